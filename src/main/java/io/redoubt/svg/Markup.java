package io.redoubt.svg;

import java.util.ArrayDeque;
import java.util.Deque;

/** Writes XML: every opened element is closed, and text is always escaped. */
public final class Markup {
    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /**
     * Opens an element.
     *
     * @param attributes names and values, alternating
     */
    public Markup open(String name, String... attributes) {
        tag(name, attributes);
        out.append('>');
        open.push(name);
        return this;
    }

    /** Adds an empty element. */
    public Markup empty(String name, String... attributes) {
        tag(name, attributes);
        out.append("/>");
        return line();
    }

    /** Adds an element that contains a text. */
    public Markup element(String name, String text, String... attributes) {
        return open(name, attributes).text(text).close();
    }

    /** Adds an element within a line of text. */
    public Markup inline(String name, String text) {
        tag(name);
        out.append('>');
        escape(text, out);
        out.append("</").append(name).append('>');
        return this;
    }

    /** Closes the element that was opened last. */
    public Markup close() {
        out.append("</").append(open.pop()).append('>');
        return line();
    }

    public Markup text(String text) {
        escape(text, out);
        return this;
    }

    /** Adds a line break, where white space has no meaning. */
    public Markup line() {
        out.append('\n');
        return this;
    }

    /** Adds the content of other markup. */
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

    /** Returns whether XML can contain a character. */
    private static boolean isText(int point) {
        return point == '\t'
                || point == '\n'
                || (point >= ' ' && point < Character.MIN_SURROGATE)
                || (point > Character.MAX_SURROGATE && point < 0xfffe)
                || point >= Character.MIN_SUPPLEMENTARY_CODE_POINT;
    }

    /** Returns the markup; all elements must be closed. */
    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        return out.toString();
    }
}
