package io.redoubt.rules.input;

import java.util.List;

/** A text that cannot be read on from one place. */
public final class Misread extends BadInput {
    private static final long serialVersionUID = 1L;

    /** So much of a long text is shown on either side of the place. */
    private static final int AROUND = 30;

    private final String text;
    private final int column;

    Misread(String text, int column, String message) {
        super((text.isBlank() ? "" : Escaped.of(text) + ": ") + message);
        this.text = text;
        this.column = column;
    }

    /** The place, counted from 1; one past the end where the end comes too soon. */
    public int column() {
        return column;
    }

    /** The text around the place, and a caret under it; safe to print. */
    public List<String> shown() {
        int[] points = text.codePoints().toArray();
        int at = column - 1;
        int from = Math.max(0, at - AROUND);
        int to = Math.min(points.length, at + AROUND);
        String before = (from > 0 ? "…" : "") + Escaped.whole(new String(points, from, at - from));
        String after = Escaped.whole(new String(points, at, Math.max(0, to - at))) + (to < points.length ? "…" : "");
        return List.of(before + after, " ".repeat(before.length()) + '^');
    }
}
