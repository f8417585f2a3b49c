package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.query.DiceMode;
import io.redoubt.rules.piece.Change;
import java.util.List;

/** The words of commands that change the table: those of {@link BoardEdits}, and those for the battle as a whole. */
public final class TableWords {
    static final String NEXT = "next";
    static final String DICE = "dice";
    static final String USE = "use";

    private static final String NOTE = "note";

    private TableWords() {}

    /** Splits a command into words; the text of a note is kept as typed, including its quotes. */
    public static List<String> of(String typed) {
        boolean note = typed.strip().split("\\s", 2)[0].equals(NOTE);
        return note ? ShellWords.of(typed, 2) : ShellWords.of(typed);
    }

    /** Returns whether a command changes the table and does nothing else. */
    public static boolean changeTable(List<String> words) {
        String command = words.get(0);
        return BoardEdits.COMMANDS.contains(command)
                || command.equals(NEXT)
                || command.equals(USE)
                || isDiceMode(words);
    }

    /** Returns the names of these commands, for messages. */
    public static String commands() {
        return String.join(", ", BoardEdits.COMMANDS) + ", next, use and dice " + String.join("|", DiceMode.ids());
    }

    /** Returns whether a command sets the dice mode; other words after {@code dice} are dice to roll. */
    static boolean isDiceMode(List<String> words) {
        return words.size() == 2
                && words.get(0).equals(DICE)
                && DiceMode.of(words.get(1)).isPresent();
    }

    /** Returns the changes that set the game of an empty table, and clear its phase. */
    public static List<Change> use(String game, Board board) {
        Change other = new Change("", Board.GAME, game);
        return board.mark(Board.PHASE).isEmpty() ? List.of(other) : List.of(other, new Change("", Board.PHASE, ""));
    }
}
