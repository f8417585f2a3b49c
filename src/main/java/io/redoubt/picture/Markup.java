package io.redoubt.picture;

import java.util.ArrayDeque;
import java.util.Deque;

/** Writes XML: what is opened is closed, and text is never markup, whatever stands in it. */
public final class Markup {
    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /**
     * Begins an element.
     *
     * @param attributes names and values in turn
     */
    public Markup open(String name, String... attributes) {
        tag(name, attributes);
        out.append('>');
        open.push(name);
        return this;
    }

    /** An element with nothing in it. */
    public Markup empty(String name, String... attributes) {
        tag(name, attributes);
        out.append("/>");
        return line();
    }

    /** An element with a text in it. */
    public Markup element(String name, String text, String... attributes) {
        return open(name, attributes).text(text).close();
    }

    /** An element within a line of text. */
    public Markup inline(String name, String text) {
        tag(name);
        out.append('>');
        escape(text, out);
        out.append("</").append(name).append('>');
        return this;
    }

    /** Ends the element that was begun last. */
    public Markup close() {
        out.append("</").append(open.pop()).append('>');
        return line();
    }

    public Markup text(String text) {
        escape(text, out);
        return this;
    }

    /** A new line, where blanks mean nothing. */
    public Markup line() {
        out.append('\n');
        return this;
    }

    /** Everything that other markup holds. */
    public Markup add(Markup other) {
        if (!other.open.isEmpty()) {
            throw new IllegalStateException("still open: " + other.open);
        }
        out.append(other.out);
        return this;
    }

    private void tag(String name, String... attributes) {
        out.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            escape(attributes[i + 1], out);
            out.append('"');
        }
    }

    private static void escape(String text, StringBuilder to) {
        for (int i = 0; i < text.length(); ) {
            int point = text.codePointAt(i);
            i += Character.charCount(point);
            switch (point) {
                case '&' -> to.append("&amp;");
                case '<' -> to.append("&lt;");
                case '>' -> to.append("&gt;");
                case '"' -> to.append("&quot;");
                default -> to.appendCodePoint(isText(point) ? point : '\ufffd');
            }
        }
    }

    /** Whether XML can hold it. */
    private static boolean isText(int point) {
        return point == '\t'
                || point == '\n'
                || (point >= ' ' && point < Character.MIN_SURROGATE)
                || (point > Character.MAX_SURROGATE && point < 0xfffe)
                || point >= Character.MIN_SUPPLEMENTARY_CODE_POINT;
    }

    /** The markup; everything must be closed. */
    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        return out.toString();
    }
}
