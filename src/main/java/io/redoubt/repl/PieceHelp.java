package io.redoubt.repl;

import io.redoubt.cli.Completable;
import io.redoubt.cli.PieceLine;
import io.redoubt.rules.PieceKind;
import java.util.ArrayList;
import java.util.List;

/** What can be said of pieces, for the help of the commands that say it. */
final class PieceHelp {
    private PieceHelp() {}

    /** The kinds of piece with the options of each; nothing for other commands. */
    static List<String> of(Command command, Table table) {
        List<String> lines = new ArrayList<>();
        if (!List.of("add", "unit", "set").contains(command.name())) {
            return lines;
        }
        for (PieceKind kind : table.kinds()) {
            if (command.name().equals("unit") && !kind.id().equals("unit")) {
                continue;
            }
            lines.add(kind.id() + ": " + kind.help());
            for (Completable option : new PieceLine(kind).options()) {
                lines.add("  --" + option.name()
                        + " ".repeat(Math.max(1, 22 - option.name().length())) + option.help());
            }
        }
        return lines;
    }
}
