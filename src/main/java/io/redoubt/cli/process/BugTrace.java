package io.redoubt.cli.process;

import io.redoubt.rules.input.Escaped;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** Where a bug came about, to be printed for whoever reports it. */
public final class BugTrace {
    private BugTrace() {}

    /** Its lines. What a bug says of itself may be text from outside, like all of a fault: it cannot steer a terminal. */
    public static List<String> lines(Throwable bug) {
        StringWriter text = new StringWriter();
        bug.printStackTrace(new PrintWriter(text, true));
        return text.toString().lines().map(BugTrace::escaped).toList();
    }

    private static String escaped(String line) {
        String indent = line.startsWith("\t") ? "\t" : "";
        return indent + Escaped.whole(line.substring(indent.length()));
    }
}
