package io.redoubt.rules.input;

/** Text from outside, made safe to print: control characters are shown, not sent; long text is cut. */
public final class Escaped {
    private static final int LONGEST = 60;
    private static final int HEX = 16;
    private static final String OPENING = "\\u{";
    private static final int MOST_DIGITS = 6;

    private Escaped() {}

    /** The text, cut where it gets long. */
    public static String of(String text) {
        return of(text, LONGEST);
    }

    /** The text to its end. */
    public static String whole(String text) {
        return of(text, Integer.MAX_VALUE);
    }

    /** The text to its end, over as many lines as it has: only line ends are sent as they are. */
    public static String lines(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        int from = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
            safe.append(whole(text.substring(from, end))).append('\n');
            from = end + 1;
        }
        return safe.append(whole(text.substring(from))).toString();
    }

    /** A word as it is typed: in quotes where a shell would not take it as it stands. */
    public static String quoted(String word) {
        if (word.matches("[\\w.,:+@=/-]+")) {
            return word;
        }
        boolean plain = word.indexOf('\'') >= 0 && word.chars().noneMatch(c -> "\"\\$`!".indexOf(c) >= 0);
        return plain ? '"' + word + '"' : "'" + word.replace("'", "'\\''") + "'";
    }

    /** The text, cut before the first character or escape that goes beyond a length. */
    public static String of(String text, int longest) {
        StringBuilder safe = new StringBuilder(Math.min(text.length(), longest) + 1);
        int i = 0;
        while (i < text.length() && safe.length() < longest) {
            int past = escape(text, i);
            if (past > i) {
                safe.append(text, i, past);
                i = past;
            } else {
                int point = text.codePointAt(i);
                append(safe, point);
                i += Character.charCount(point);
            }
        }
        return i < text.length() ? safe.append('…').toString() : safe.toString();
    }

    /** Where an escape of text that is safe already ends; {@code from} where none begins. */
    private static int escape(String text, int from) {
        if (!text.startsWith(OPENING, from)) {
            return from;
        }
        int digits = from + OPENING.length();
        int end = digits;
        while (end < text.length() && end - digits < MOST_DIGITS && Character.digit(text.charAt(end), HEX) >= 0) {
            end++;
        }
        return end > digits && end < text.length() && text.charAt(end) == '}' ? end + 1 : from;
    }

    private static void append(StringBuilder safe, int point) {
        int type = Character.getType(point);
        if (type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || type == Character.SURROGATE
                || type == Character.PRIVATE_USE
                || type == Character.UNASSIGNED) {
            safe.append(OPENING).append(Integer.toString(point, HEX)).append('}');
        } else {
            safe.appendCodePoint(point);
        }
    }
}
