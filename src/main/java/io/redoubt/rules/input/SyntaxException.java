package io.redoubt.rules.input;

import java.util.List;

/** Signals a text that cannot be parsed beyond one place. */
public final class SyntaxException extends BadInputException {
    private static final long serialVersionUID = 1L;

    /** The number of characters displayed on either side of the place. */
    private static final int AROUND = 30;

    private final String text;
    private final int column;

    SyntaxException(String text, int column, String message) {
        super((text.isBlank() ? "" : PrintableText.of(text) + ": ") + message);
        this.text = text;
        this.column = column;
    }

    /** Returns the place, counted from 1; one past the end if the text ends too early. */
    public int column() {
        return column;
    }

    /** Returns the text around the place, and a caret under it; safe to print. */
    public List<String> shown() {
        int[] points = text.codePoints().toArray();
        int at = column - 1;
        int from = Math.max(0, at - AROUND);
        int to = Math.min(points.length, at + AROUND);
        String before = (from > 0 ? "…" : "") + PrintableText.whole(new String(points, from, at - from));
        String after =
                PrintableText.whole(new String(points, at, Math.max(0, to - at))) + (to < points.length ? "…" : "");
        return List.of(before + after, " ".repeat(before.length()) + '^');
    }
}
