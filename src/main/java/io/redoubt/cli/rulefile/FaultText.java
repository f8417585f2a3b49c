package io.redoubt.cli.rulefile;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.rulefile.text.RuleFault;
import java.util.ArrayList;
import java.util.List;

/** Shows the faults of a rule file, each with its line and a caret. */
public final class FaultText {
    private final String file;
    private final String[] lines;

    public FaultText(String file, String text) {
        this.file = PrintableText.whole(file);
        this.lines = text.replace("\r\n", "\n").split("\n", -1);
    }

    /** Returns a fault in one line. */
    public String line(RuleFault fault) {
        return file + ", " + PrintableText.whole(fault.toString());
    }

    /** Returns a fault with its line and a caret under the place. */
    public List<String> lines(RuleFault fault) {
        List<String> all = new ArrayList<>(List.of(line(fault)));
        if (fault.line() <= lines.length) {
            String code = lines[fault.line() - 1].replace("\ufeff", "").replace("\t", "    ");
            String shown = PrintableText.whole(code);
            int column = Math.min(fault.column() - 1, shown.length());
            all.add("  " + shown);
            all.add("  " + " ".repeat(column) + '^');
        }
        return all;
    }
}
