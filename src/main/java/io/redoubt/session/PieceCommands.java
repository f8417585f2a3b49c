package io.redoubt.session;

import io.redoubt.cli.command.BoardEdits;
import io.redoubt.cli.command.ChangeText;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.List;
import java.util.Map;

/** Commands that add, describe, list and remove pieces. */
final class PieceCommands {
    /** The name of the command whose text after the piece is free. */
    static final String NOTE = "note";

    private final SessionContext table;

    PieceCommands(SessionContext table) {
        this.table = table;
    }

    List<Command> all() {
        return List.of(
                new Command(
                        "add", "add KIND NAME… [options]", "add pieces to the table (n1..n6 adds six)", saying("add")),
                new Command("copy", "copy NAME OTHER…", "copy a piece under new names", saying("copy")),
                new Command(PieceKind.UNIT, "unit NAME [options]", "same as add unit", saying(PieceKind.UNIT)),
                new Command("set", "set NAME options", "change its details (the value none clears one)", saying("set")),
                new Command("list", "list [WORD]", "list pieces, optionally of one kind or side", this::list),
                new Command("show", "show NAME", "show all details of a piece", this::show),
                new Command("remove", "remove NAME", "remove a piece from the table", this::remove),
                new Command("rename", "rename NAME OTHER", "rename a piece", this::rename),
                new Command(NOTE, "note NAME WORDS", "attach a note to a piece", saying(NOTE)));
    }

    private Command.Action saying(String command) {
        return (words, typed) -> said(command, words, typed);
    }

    /** Runs an edit and prints the changes. */
    private ExitCode said(String command, List<String> words, String typed) {
        List<Change> changes = edits().changes(command, words);
        String unknown = edits().unknown(changes);
        table.record(typed, changes);
        table.say(ChangeText.of(changes) + unknown);
        return ExitCode.ANSWERED;
    }

    private BoardEdits edits() {
        return new BoardEdits(table.world(), table.rules(), table.board());
    }

    private ExitCode remove(List<String> words, String typed) {
        List<Change> changes = edits().changes("remove", words);
        int alone = changes.size() - 1;
        table.record(typed, changes);
        String others = alone == 0 ? "" : "; " + ChangeText.of(changes.subList(0, alone));
        table.say(words.get(0) + " removed" + others + "  (type undo to reverse)");
        return ExitCode.ANSWERED;
    }

    private ExitCode rename(List<String> words, String typed) {
        table.record(typed, edits().changes("rename", words));
        table.say(words.get(0) + " is now called " + words.get(1));
        return ExitCode.ANSWERED;
    }

    private ExitCode list(List<String> words, String typed) {
        if (words.size() > 1) {
            throw new BadInputException("list takes one word, or none: a kind, a side or a name");
        }
        String only = words.isEmpty() ? "" : words.get(0);
        int shown = 0;
        for (Piece piece : table.board().pieces()) {
            if (only.isEmpty()
                    || piece.kind().equals(only)
                    || piece.owner().equals(only)
                    || piece.name().equals(only)) {
                table.say(line(piece));
                shown++;
            }
        }
        if (shown == 0) {
            table.say(only.isEmpty() ? "The table is empty; use add to place a piece" : "None");
        }
        return ExitCode.ANSWERED;
    }

    /** Formats a piece: {@code gunhouse  pillbox of germans: state pinned, slits 2}. */
    private static String line(Piece piece) {
        StringBuilder text =
                new StringBuilder(PrintableText.of(piece.name())).append("  ").append(piece.kind());
        if (!piece.owner().isEmpty()) {
            text.append(" of ").append(PrintableText.of(piece.owner()));
        }
        String between = ": ";
        for (Map.Entry<String, String> value : piece.values().entrySet()) {
            if (!value.getKey().equals(Piece.OWNER)) {
                text.append(between).append(value.getKey());
                if (!value.getValue().equals("true")) {
                    text.append('\u00a0').append(Piece.shown(value.getValue()));
                }
                between = ", ";
            }
        }
        return text.toString();
    }

    private ExitCode show(List<String> words, String typed) {
        Piece piece = alone(words, "show NAME");
        table.print(PrintableText.of(piece.name()) + " · " + piece.kind());
        piece.values()
                .forEach((key, value) ->
                        table.say(key + " ".repeat(Math.max(1, 22 - key.length())) + Piece.shown(value)));
        return ExitCode.ANSWERED;
    }

    private Piece alone(List<String> words, String use) {
        if (words.size() != 1) {
            throw new BadInputException("give one name: " + use);
        }
        return table.piece(words.get(0));
    }
}
