package io.redoubt.cli.runtime;

import io.redoubt.rules.input.PrintableText;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** Formats the stack trace of a bug for a bug report. */
public final class BugTrace {
    private BugTrace() {}

    /**
     * Returns the lines of the stack trace. They are escaped, because an exception message may contain input with
     * control characters.
     */
    public static List<String> lines(Throwable bug) {
        StringWriter text = new StringWriter();
        bug.printStackTrace(new PrintWriter(text, true));
        return text.toString().lines().map(BugTrace::escaped).toList();
    }

    private static String escaped(String line) {
        String indent = line.startsWith("\t") ? "\t" : "";
        return indent + PrintableText.whole(line.substring(indent.length()));
    }
}
