package io.redoubt.session;

import io.redoubt.battle.Board;
import io.redoubt.battle.PhaseStart;
import io.redoubt.battle.TurnStart;
import io.redoubt.cli.command.BoardEdits;
import io.redoubt.cli.query.FacesParser;
import io.redoubt.cli.query.Upkeep;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.SentenceText;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import io.redoubt.umpire.WrittenFaces;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Commands for sides and turns. */
final class TurnCommands {
    private static final String SIDES = "sides";

    private static final String STATUS = "status";

    private static final String DICE = "--dice";

    private static final String USE =
            "use next or next turn (the next side's turn) or next phase (the next phase of this turn)";

    private static final int INDENT = 2;

    private final SessionContext table;

    TurnCommands(SessionContext table) {
        this.table = table;
    }

    List<Command> all() {
        return List.of(
                new Command(STATUS, STATUS, "the turn, the last command, and who has still to act", this::status),
                new Command(SIDES, "sides FIRST SECOND …", "name the sides in the order of their turns", this::sides),
                new Command(
                        "next",
                        "next [turn|phase] [--dice FACES]",
                        "the next side's turn, or the next phase of this one",
                        this::next));
    }

    private ExitCode status(List<String> words, String typed) {
        Command.mustStandAlone(STATUS, words);
        new Standing(table).lines().forEach(table::say);
        return ExitCode.ANSWERED;
    }

    private ExitCode sides(List<String> words, String typed) {
        BoardEdits edits = new BoardEdits(table.world(), table.rules(), table.board());
        List<Change> changes = edits.changes(SIDES, words);
        String unknown = edits.unknown(changes);
        table.record(typed, changes);
        table.say(String.join(" and ", words) + " play; it is the turn of "
                + table.board().mark(Board.SIDE) + unknown);
        return ExitCode.ANSWERED;
    }

    ExitCode next(List<String> words, String typed) {
        boolean alone = words.isEmpty() || words.get(0).startsWith("--");
        String what = alone ? "turn" : words.get(0);
        Optional<WrittenFaces> dice = dice(alone ? words : words.subList(1, words.size()));
        if (what.equals("phase")) {
            return phase(typed, dice);
        }
        if (!what.equals("turn")) {
            throw new BadInputException(USE);
        }
        return turn(typed, dice);
    }

    /** Returns the faces after {@code --dice}, which may be joined to it by an equals sign. */
    private static Optional<WrittenFaces> dice(List<String> words) {
        if (words.isEmpty()) {
            return Optional.empty();
        }
        String option = words.get(0);
        if (words.size() == 1 && option.startsWith(DICE + '=')) {
            return Optional.of(FacesParser.faces(option.substring(DICE.length() + 1)));
        }
        if (words.size() == 2 && option.equals(DICE)) {
            return Optional.of(FacesParser.faces(words.get(1)));
        }
        throw new BadInputException(
                USE + "; --dice 4,3 gives the dice that you rolled for its tests, and dice mine asks for them");
    }

    /** Begins the next phase, or the next turn after the last phase. */
    private ExitCode phase(String typed, Optional<WrittenFaces> dice) {
        BattleRules rules = table.rules().battleRules();
        if (rules.phases().isEmpty()) {
            throw new BadInputException("rulings of " + table.rules().title()
                    + " do not depend on phases; next turn begins the next side's turn");
        }
        Optional<PhaseStart> next = PhaseStart.after(table.board(), rules);
        if (next.isEmpty()) {
            return turn(typed, dice);
        }
        if (dice.isPresent()) {
            throw new BadInputException("--dice: the next phase of this turn takes no dice; remove it");
        }
        List<Expiry> lapses = next.get().lapses(table.board(), rules);
        table.battle().record(typed, List.of(), next.get().changes(table.board(), rules));
        table.print(title(next.get().phase()) + " Phase");
        say(lapses.stream()
                .map(over -> new Upkeep.UpkeepMessage("", over.sentence(), List.of()))
                .toList());
        return ExitCode.ANSWERED;
    }

    /** Formats {@code defensive-fire} as {@code Defensive Fire}. */
    private static String title(String phase) {
        StringBuilder title = new StringBuilder();
        for (String word : Piece.shown(phase).split("-", -1)) {
            title.append(title.isEmpty() ? "" : " ");
            title.append(word.equals("and") ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
        }
        return title.toString();
    }

    private ExitCode turn(String typed, Optional<WrittenFaces> dice) {
        TurnStart turn = TurnStart.after(table.board());
        Upkeep upkeep = new Upkeep(table.world(), table.rules(), table.seat());
        upkeep.run(turn, dice);
        table.battle()
                .record(
                        typed,
                        upkeep.rulings(),
                        turn.changes(table.board(), table.rules().battleRules()));

        table.print("Turn " + turn.number() + (turn.side().isEmpty() ? "" : " · " + turn.side()));
        say(upkeep.said());
        if (upkeep.said().isEmpty()) {
            table.say("No automatic changes this turn");
        }
        return ExitCode.ANSWERED;
    }

    private void say(List<Upkeep.UpkeepMessage> events) {
        new TurnMessages(events).joined().forEach(this::say);
    }

    /** Prints an event, with its rules at the right edge. */
    private void say(Upkeep.UpkeepMessage said) {
        String rules = SentenceText.rules(said.sentence().remark().shownRules());
        StringBuilder text = new StringBuilder(said.piece().isEmpty() ? "" : PrintableText.of(said.piece()) + ": ");
        text.append(SentenceText.plain(said.sentence()));
        said.rolls().forEach(roll -> text.append(" (").append(roll).append(')'));
        for (TextColumns.Pair line :
                TextColumns.beside(text.toString(), rules, table.world().columns() - INDENT)) {
            table.print(" ".repeat(INDENT) + line.text() + " ".repeat(line.gap()) + line.note());
        }
    }
}
