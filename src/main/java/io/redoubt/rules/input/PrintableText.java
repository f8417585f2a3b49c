package io.redoubt.rules.input;

/** Makes text from outside safe to print: control characters are displayed, not sent; long text is truncated. */
public final class PrintableText {
    private static final int LONGEST = 60;
    private static final int HEX = 16;
    private static final String OPENING = "\\u{";
    private static final int MOST_DIGITS = 6;

    private PrintableText() {}

    /** Returns the text, truncated if it is long. */
    public static String of(String text) {
        return of(text, LONGEST);
    }

    /** Returns the whole text. */
    public static String whole(String text) {
        return of(text, Integer.MAX_VALUE);
    }

    /** Returns the whole text with its lines; only line ends are sent unchanged. */
    public static String lines(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        int from = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
            safe.append(whole(text.substring(from, end))).append('\n');
            from = end + 1;
        }
        return safe.append(whole(text.substring(from))).toString();
    }

    /** Returns a word as it is typed: in quotes if the shell would not accept it unchanged. */
    public static String quoted(String word) {
        if (word.matches("[\\w.,:+@=/-]+")) {
            return word;
        }
        boolean plain = word.indexOf('\'') >= 0 && word.chars().noneMatch(c -> "\"\\$`!".indexOf(c) >= 0);
        return plain ? '"' + word + '"' : "'" + word.replace("'", "'\\''") + "'";
    }

    /** Returns the text, truncated before the first character or escape beyond a length. */
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

    /** Returns the end of an escape in text that is already safe; {@code from} if none begins there. */
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
