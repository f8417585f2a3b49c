package io.redoubt.svg;

import java.util.ArrayList;
import java.util.List;

/** Estimates the width of words in any sans-serif font, rather too wide than too narrow. */
public final class TextMetrics {
    private static final double WIDE = 1.1;
    private static final double CAPITAL = 0.72;
    private static final double USUAL = 0.63;
    private static final double NARROW = 0.34;
    private static final int FIRST_WIDE = 0x1100;
    private static final String THIN = "iljtfr.,:;'|!()[]\" ·";

    private TextMetrics() {}

    /**
     * Returns the width of a text.
     *
     * @param size the size of the letters
     */
    public static double width(String text, double size) {
        double width = 0;
        for (int i = 0; i < text.length(); ) {
            int point = text.codePointAt(i);
            i += Character.charCount(point);
            width += width(point);
        }
        return width * size;
    }

    private static double width(int point) {
        if (THIN.indexOf(point) >= 0) {
            return NARROW;
        }
        if (point >= FIRST_WIDE && !Character.isAlphabetic(point) && point < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            return CAPITAL;
        }
        if (point >= FIRST_WIDE) {
            return WIDE;
        }
        return Character.isUpperCase(point) || point == 'm' || point == 'w' || point == '%' ? CAPITAL : USUAL;
    }

    /** Breaks a text into lines; a word wider than a line is broken. */
    public static List<String> wrap(String text, double size, double room) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.replace('\u00a0', ' ').split(" ", -1)) {
            String more = line.length() == 0 ? word : line + " " + word;
            if (width(more, size) > room && line.length() > 0) {
                lines.add(line.toString());
                line.setLength(0);
                more = word;
            }
            line.setLength(0);
            line.append(more);
            while (width(line.toString(), size) > room && line.codePointCount(0, line.length()) > 1) {
                String head = cut(line.toString(), size, room);
                lines.add(head);
                line.delete(0, head.length());
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /** Returns the text, truncated to the available width. */
    public static String fitted(String text, double size, double room) {
        if (width(text, size) <= room) {
            return text;
        }
        return cut(text, size, room - width("…", size)).stripTrailing() + '…';
    }

    /** Returns the longest beginning that fits, but at least one character. */
    private static String cut(String text, double size, double room) {
        int end = text.offsetByCodePoints(0, 1);
        while (end < text.length()) {
            int next = text.offsetByCodePoints(end, 1);
            if (width(text.substring(0, next), size) > room) {
                break;
            }
            end = next;
        }
        return text.substring(0, end);
    }
}
