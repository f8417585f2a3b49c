package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.battle.CommandChecker;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.PhaseStart;
import io.redoubt.battle.Ruling;
import io.redoubt.battle.TurnStart;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.query.HouseReadings;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.List;

/**
 * Derives the changes of each command of a journal again, as a session would from these words on this board, so that no
 * entry's words differ from its effects.
 */
public final class JournalCommands implements CommandChecker {
    private final Environment world;

    /** Creates a checker that uses the cards of this environment. */
    public JournalCommands(Environment world) {
        this.world = HouseReadings.unsettled(world);
    }

    @Override
    public Finding check(JournalEntry entry, Board board) {
        List<String> leading = List.of(entry.words().strip().split("\\s+", 3));
        if (!entry.rulings().isEmpty() && !leading.get(0).equals(TableWords.NEXT)) {
            return ruling(entry, leading);
        }
        try {
            return command(entry, board);
        } catch (BadInputException | BadValueException e) {
            return new Finding.Unfitting("its command cannot be carried out: " + e.getMessage());
        }
    }

    /** Checks an entry with a ruling: it has one ruling only, of the verb that was typed, and no other changes. */
    private Finding ruling(JournalEntry entry, List<String> leading) {
        Ruling ruling = entry.rulings().get(0);
        boolean game = world.games().game(leading.get(0)).isPresent() && leading.size() > 1;
        boolean sameGame = !game || leading.get(0).equals(ruling.call().game());
        String verb = leading.get(game ? 1 : 0);
        if (!sameGame || !verb.equals(ruling.call().verb()) || entry.rulings().size() > 1) {
            return unfitting(entry, "rule on " + ruling.call().verb());
        }
        return fitting(entry.changes().isEmpty(), entry);
    }

    private Finding command(JournalEntry entry, Board board) {
        List<String> words = TableWords.of(entry.words());
        if (words.isEmpty()) {
            return fitting(entry.changes().isEmpty(), entry);
        }
        List<String> rest = words.subList(1, words.size());
        return switch (words.get(0)) {
            case TableWords.NEXT ->
                fitting(TurnStart.isIn(entry) || PhaseStart.in(entry).isPresent(), entry);
            case TableWords.DICE -> fitting(isDice(words, entry.changes()), entry);
            case TableWords.USE -> fitting(isUse(rest, entry.changes(), board), entry);
            default -> edit(entry, words, board);
        };
    }

    private static boolean isDice(List<String> words, List<Change> changes) {
        return TableWords.isDiceMode(words) && changes.equals(List.of(new Change("", Board.DICE, words.get(1))));
    }

    /**
     * Returns whether the changes are those of {@code use}. A battle that becomes one of another game may take over the
     * player's configured readings for it.
     */
    private boolean isUse(List<String> words, List<Change> changes, Board board) {
        if (words.size() != 1
                || world.games().game(words.get(0)).isEmpty()
                || world.games().isAdded(words.get(0))
                || world.games().isAdded(board.mark(Board.GAME))
                || !board.pieces().isEmpty()) {
            return false;
        }
        List<Change> expected = TableWords.use(words.get(0), board);
        List<Change> others = new ArrayList<>(changes);
        others.removeIf(change -> change.piece().isEmpty()
                && change.key().startsWith(Board.READING + words.get(0) + '.')
                && board.mark(change.key()).isEmpty());
        return others.equals(expected);
    }

    private Finding edit(JournalEntry entry, List<String> words, Board board) {
        RuleSet game = world.games()
                .game(board.mark(Board.GAME))
                .orElseThrow(() -> new BadInputException("unknown game " + PrintableText.of(board.mark(Board.GAME))));
        BoardEdits edits = BoardEdits.again(world.with(DefaultGame.VARIABLE, game.key()), game, board);
        List<String> rest = words.subList(1, words.size());
        if (words.get(0).equals("sides") && PlayingSides.areEarlier(entry.changes(), rest)) {
            return new Finding.Fitting();
        }
        CardWords cards = new CardWords(game, words, board);
        try {
            // Earlier versions recorded the names of other pieces as they were typed.
            PieceReferences links =
                    new PieceReferences(board, game.battleRules().namesOfPieces());
            if (links.spelled(edits.changes(words.get(0), rest))
                    .equals(links.spelled(cleared(entry.changes(), game, board)))) {
                return new Finding.Fitting();
            }
        } catch (BadInputException e) {
            if (!cards.mayExplain(entry.changes())) {
                throw e;
            }
        }
        return cards.mayExplain(entry.changes())
                ? new Finding.Unknown("a card that it names is missing or different here")
                : unfitting(entry, "change that");
    }

    /** Returns changes in which a flag that was set to no is cleared: earlier versions recorded it as false. */
    private static List<Change> cleared(List<Change> changes, RuleSet game, Board board) {
        List<Change> cleared = new ArrayList<>();
        for (Change change : changes) {
            boolean denied = change.value().equals("false")
                    && game.battleRules().kinds().stream()
                            .flatMap(kind -> kind.field(change.key()).stream())
                            .anyMatch(field -> field.kind().isFlag());
            if (!denied) {
                cleared.add(change);
            } else if (board.piece(change.piece()).isPresent()) {
                cleared.add(new Change(change.piece(), change.key(), ""));
            }
        }
        return cleared;
    }

    private static Finding fitting(boolean fits, JournalEntry entry) {
        return fits ? new Finding.Fitting() : unfitting(entry, "change that");
    }

    private static Finding unfitting(JournalEntry entry, String what) {
        return new Finding.Unfitting("its command does not " + what + ": " + PrintableText.of(entry.words()));
    }
}
