package io.redoubt.cli.query;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.KeptAnswers;
import io.redoubt.battle.RecordedQuery;
import io.redoubt.battle.Roll;
import io.redoubt.battle.Ruling;
import io.redoubt.battle.RulingSides;
import io.redoubt.catalog.Catalog;
import io.redoubt.exact.Fraction;
import io.redoubt.question.Consequence;
import io.redoubt.report.Answer;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.umpire.Seed;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Resolves queries at a battle: fills them from its pieces, takes its dice, and records each ruling before it is shown.
 */
public final class BattleSeat {
    private final Battle battle;
    private final Optional<Prompter> person;
    private final Map<Role, String> last = new EnumMap<>(Role.class);

    /**
     * Joins a battle.
     *
     * @param person the user to prompt; empty if there is none
     */
    public BattleSeat(Battle battle, Optional<Prompter> person) {
        this.battle = battle;
        this.person = person;
    }

    /** Remembers the pieces of this ruling as the defaults of the next prompt. */
    public void remember(PieceInputFiller.FilledQuery staged) {
        if (!staged.by().isEmpty()) {
            last.put(Role.BY, staged.by());
        }
        if (!staged.at().isEmpty()) {
            last.put(Role.AT, staged.at());
        }
    }

    /** Returns the piece that had this role in the last ruling, if it is still on the table. */
    Optional<String> last(Role role) {
        return Optional.ofNullable(last.get(role))
                .filter(name -> battle.board().acting(name).isPresent());
    }

    public Battle battle() {
        return battle;
    }

    public Optional<Prompter> person() {
        return person;
    }

    /** Returns whether a query belongs to this battle: it is of its game, or names one of its pieces. */
    public boolean mayRule(Query query) {
        Board board = battle.board();
        boolean named = false;
        for (Role role : Role.values()) {
            named |=
                    board.acting(query.inputs().getOrDefault(role.option(), "")).isPresent();
        }
        return named || board.mark(Board.GAME).equals(query.game().key());
    }

    /**
     * Returns whether a query rolls plain dice that belong to this battle. A seed of the user's own makes them a trial,
     * and a battle that has ended takes no more dice of the program.
     */
    public boolean mayRoll(Query query) {
        AnswerSettings.Dice dice = query.settings().dice();
        boolean rolls = dice instanceof AnswerSettings.Dice.Rolled rolled
                ? rolled.seed().isEmpty() && !battle.isOver()
                : dice instanceof AnswerSettings.Dice.Given;
        return rolls && query.game().key().equals(Catalog.DICE);
    }

    /** Returns the source of the dice of the battle. */
    public DiceMode mode() {
        return DiceMode.of(battle.board().mark(Board.DICE)).orElse(DiceMode.APP);
    }

    /** Returns the seed of the next ruling, or of one that many rulings later. */
    private Seed due(int ahead) {
        if (battle.isOver()) {
            throw new BadInputException(
                    "the battle has ended and its seed is revealed, so the program no longer rolls for it (use dice "
                            + "mine to enter your own)");
        }
        return battle.secret()
                .orElseThrow(() -> new BadInputException("the program cannot roll: " + battle.secretPlace()
                        + " with the seed of the battle is missing, or belongs to another battle; use dice mine "
                        + "to enter your own dice"))
                .seed(battle.board().rolled() + ahead);
    }

    /** Returns a query filled from its pieces, with its dice. */
    public PieceInputFiller.FilledQuery fill(Query query) {
        PieceInputFiller.FilledQuery staged = new PieceInputFiller(battle.board()).stage(query);
        return staged.with(dice(staged.query(), "", 0));
    }

    /**
     * Returns a query filled from its pieces, with its dice; prompts for them name the piece.
     *
     * @param board the current state of the pieces
     * @param ahead the number of earlier rulings that use the program's dice and are not recorded yet
     */
    public PieceInputFiller.FilledQuery fill(Query query, Board board, int ahead) {
        PieceInputFiller.FilledQuery staged = new PieceInputFiller(board).stage(query);
        return staged.with(dice(staged.query(), staged.at(), ahead));
    }

    private Query dice(Query query, String title, int ahead) {
        AnswerSettings settings = query.settings();
        if (settings.dice() instanceof AnswerSettings.Dice.Rolled rolled) {
            if (rolled.seed().isPresent()) {
                throw new BadInputException(
                        "--seed cannot be used with a battle: its dice come from the battle's own seed, which the "
                                + "opponent can check; use --dice for your own dice");
            }
            AnswerSettings.Dice dice =
                    new AnswerSettings.Dice.Thrown(new PromptedFaces(title, mode(), () -> due(ahead), person));
            settings = settings.with(dice, settings.readings());
        }
        return query.with(settings);
    }

    /**
     * Records a ruling if it took dice or changed the board.
     *
     * @param typed the command as it was typed
     * @return the changes it made
     */
    public List<Change> record(
            PieceInputFiller.FilledQuery staged, Answer.Ruled ruled, Consequence<?> came, String typed) {
        Ruling ruling = ruling(staged, battle.board(), ruled, came);
        if (!ruling.thrown().faces().isEmpty() || !ruling.effects().isEmpty()) {
            battle.record(typed, List.of(ruling), List.of());
        }
        return ruling.effects();
    }

    /** Returns the journal entry of a ruling. */
    Ruling ruling(PieceInputFiller.FilledQuery staged, Board board, Answer.Ruled ruled, Consequence<?> came) {
        Query query = staged.query();
        RecordedQuery call = call(staged, board);
        Map<String, String> odds = new LinkedHashMap<>();
        for (Map.Entry<String, Fraction> outcome : ruled.odds().outcomes().entrySet()) {
            odds.put(outcome.getKey(), outcome.getValue().toString());
        }
        return new Ruling(
                call,
                query.settings().dice().thrown(ruled.dice()),
                ruled.outcome(),
                ruled.amounts(),
                odds,
                Roll.of(ruled.steps()),
                staged.reminders(),
                effects(staged, call, board, came));
    }

    private static RecordedQuery call(PieceInputFiller.FilledQuery staged, Board board) {
        Query query = staged.query();
        boolean befalls = staged.by().isEmpty() && query.procedure().actor(query.inputs()) == Role.AT;
        // The dice of a ruling that touches no piece count for neither side's luck.
        RulingSides sides = staged.touchesNothing()
                ? new RulingSides("", "")
                : RulingSides.of(board, befalls ? staged.at() : staged.by(), staged.at());
        return new RecordedQuery(
                query.game().key(),
                query.procedure().verb(),
                query.inputs(),
                fromPieces(query, staged),
                query.settings().readings(),
                staged.by(),
                staged.at(),
                sides.acting(),
                sides.other());
    }

    /**
     * Keeps answers to the prompts of a query that was not recorded as a ruling, in an entry for each piece that they
     * describe.
     *
     * @return the changes it made
     */
    public List<Change> keep(PieceInputFiller.FilledQuery staged) {
        Query query = staged.query();
        Map<String, List<Change>> pieces = new LinkedHashMap<>();
        new KeptAnswers(battle.board(), query.game())
                .of(
                        call(staged, battle.board()),
                        query.procedure(),
                        staged.answers().keySet())
                .forEach(change -> pieces.computeIfAbsent(change.piece(), any -> new ArrayList<>())
                        .add(change));
        List<Change> kept = new ArrayList<>();
        pieces.forEach((piece, changes) -> {
            StringBuilder words = new StringBuilder("set ").append(PrintableText.quoted(piece));
            changes.forEach(change ->
                    words.append(" --").append(change.key()).append(' ').append(PrintableText.quoted(change.value())));
            battle.record(words.toString(), List.of(), changes);
            kept.addAll(changes);
        });
        return kept;
    }

    /** Returns the changes of a ruling: answers to prompts that describe a piece, then its consequences. */
    private static List<Change> effects(
            PieceInputFiller.FilledQuery staged, RecordedQuery call, Board board, Consequence<?> came) {
        Query query = staged.query();
        List<Change> effects = new ArrayList<>();
        if (!staged.answers().isEmpty()) {
            effects.addAll(new KeptAnswers(board, query.game())
                    .of(call, query.procedure(), staged.answers().keySet()));
        }
        effects.addAll(came.effects(board.with(effects).participants(staged.by(), staged.at())));
        return effects;
    }

    /**
     * Returns the sources of inputs. Values filled from a card count as given, because cards are not part of the
     * battle.
     */
    private static Map<String, String> fromPieces(Query query, PieceInputFiller.FilledQuery staged) {
        Map<String, String> sources = new LinkedHashMap<>(query.sources());
        sources.values()
                .removeIf(source -> !source.equals(staged.by())
                        && !source.equals(staged.at())
                        && query.cards().containsValue(source));
        return sources;
    }
}
