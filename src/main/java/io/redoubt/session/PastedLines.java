package io.redoubt.session;

import java.util.List;

/** Splits what was typed or pasted at the prompt into commands. */
final class PastedLines {
    private PastedLines() {}

    /**
     * Returns the commands of a text. A single line is returned as it is; of several lines, blank lines and comments
     * are omitted.
     */
    static List<String> of(String typed) {
        List<String> lines = typed.lines().toList();
        return lines.size() < 2
                ? List.of(String.join("", lines))
                : lines.stream().filter(PastedLines::isCommand).toList();
    }

    private static boolean isCommand(String line) {
        return !line.isBlank() && !line.strip().startsWith("#");
    }
}
