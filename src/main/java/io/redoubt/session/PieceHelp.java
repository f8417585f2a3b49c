package io.redoubt.session;

import io.redoubt.cli.command.PieceArguments;
import io.redoubt.cli.parsing.Option;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.List;

/** Prints the kinds and options of pieces, for the help of commands that describe them. */
final class PieceHelp {
    private static final int MARGIN = 24;

    private final SessionContext table;

    PieceHelp(SessionContext table) {
        this.table = table;
    }

    /**
     * Prints the kinds of piece, or the options of one kind; nothing for other commands.
     *
     * @param words a kind, or a piece of it; empty for all kinds
     */
    void tell(Command command, List<String> words) {
        boolean unit = command.name().equals(PieceKind.UNIT);
        if (!unit && !List.of("add", "set").contains(command.name())) {
            return;
        }
        if (!unit && words.isEmpty()) {
            table.kinds().forEach(kind -> line(kind.id(), kind.help()));
            table.say("help " + command.name() + " KIND shows the options of a kind");
            return;
        }
        String id = unit
                ? PieceKind.UNIT
                : table.board().find(words.get(0)).map(Piece::kind).orElse(words.get(0));
        List<String> ids = PieceKind.ids(table.kinds());
        options(PieceKind.of(id, table.kinds())
                .orElseThrow(() -> new BadInputException("help " + command.name() + " " + PrintableText.of(id)
                        + ": not one of " + String.join(", ", ids) + SpellingSuggestion.hint(id, ids))));
    }

    private void options(PieceKind kind) {
        table.say(kind.id() + ": " + kind.help());
        for (Option option : new PieceArguments(kind).options()) {
            line(
                    "--" + option.name(),
                    option.help()
                            + kind.field(option.name()).map(PieceHelp::values).orElse(""));
        }
    }

    /** Returns the values of an option, and its default. */
    private static <T> String values(InputField<T> field) {
        if (field.kind().isFlag()) {
            return "";
        }
        return ": " + field.expects()
                + field.standard()
                        .map(value -> "; default " + field.kind().show(value))
                        .orElse("");
    }

    private void line(String what, String help) {
        table.say(what + " ".repeat(Math.max(2, MARGIN - what.length())) + help, MARGIN);
    }
}
