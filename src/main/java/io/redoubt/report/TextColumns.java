package io.redoubt.report;

import java.util.ArrayList;
import java.util.List;

/** Formats text in columns of a page that is at most 80 wide. */
public final class TextColumns {
    public static final int WIDTH = 79;

    private static final int GAP = 2;

    private TextColumns() {}

    public static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    public static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    /**
     * Breaks a text at spaces, but not at non-breaking ones, into lines of at most {@code width}; a longer word gets
     * its own line.
     */
    public static List<String> wrap(String text, int width) {
        return hang(text, width, 0);
    }

    /** Breaks a text into lines and indents every line but the first. */
    public static List<String> hang(String text, int width, int indent) {
        List<String> lines = new ArrayList<>();
        String lead = " ".repeat(indent);
        String rest = text;
        while (rest.length() > width) {
            int blank = rest.lastIndexOf(' ', width);
            if (blank <= leading(rest)) {
                blank = rest.indexOf(' ', width);
            }
            if (blank < 0) {
                break;
            }
            lines.add(printed(rest.substring(0, blank).stripTrailing()));
            rest = lead + rest.substring(blank).stripLeading();
        }
        lines.add(printed(rest));
        return lines;
    }

    /**
     * One line of a text with a note at the right edge.
     *
     * @param gap the number of spaces between them; 0 without a note
     */
    public record Pair(String text, int gap, String note) {}

    /**
     * Breaks a text and the note beside it into lines. The note takes at most a third of the width, unless one of its
     * words is longer.
     *
     * @param width the width of both, with a gap of {@value #GAP} between them
     */
    public static List<Pair> beside(String text, String note, int width) {
        List<String> notes = note.isEmpty() ? List.of() : wrap(note, width / 3);
        int longest = 0;
        for (String line : notes) {
            longest = Math.max(longest, line.length());
        }
        int left = width - longest - GAP;
        List<String> texts = wrap(text, left);
        List<Pair> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(texts.size(), notes.size()); i++) {
            String line = i < texts.size() ? texts.get(i) : "";
            int gap = i < notes.size() ? Math.max(0, left - line.length()) + GAP : 0;
            lines.add(new Pair(line, gap, i < notes.size() ? notes.get(i) : ""));
        }
        return lines;
    }

    /** Replaces non-breaking spaces, which are not needed after the lines are broken. */
    private static String printed(String line) {
        return line.replace('\u00a0', ' ');
    }

    private static int leading(String text) {
        return text.length() - text.stripLeading().length();
    }
}
