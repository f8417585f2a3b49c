package io.redoubt.session;

import java.util.List;
import java.util.regex.Pattern;

/** Splits what was typed or pasted at the prompt into commands. */
final class PastedLines {
    /** The sign of the manual before a line to type, or the prompt of a session. */
    private static final Pattern MARK = Pattern.compile("^\\s*(<|\\w+>)(\\s+|$)");

    private PastedLines() {}

    /**
     * Returns the commands of a text. A single line is returned as it is; of several lines, blank lines and comments
     * are omitted. A sign in front, copied from a page or from another session, is removed.
     */
    static List<String> of(String typed) {
        List<String> lines =
                typed.lines().map(line -> MARK.matcher(line).replaceFirst("")).toList();
        return lines.size() < 2
                ? List.of(String.join("", lines))
                : lines.stream().filter(PastedLines::isCommand).toList();
    }

    private static boolean isCommand(String line) {
        return !line.isBlank() && !line.strip().startsWith("#");
    }
}
