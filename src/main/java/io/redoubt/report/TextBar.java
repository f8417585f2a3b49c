package io.redoubt.report;

import io.redoubt.exact.Fraction;

/** Draws bars in eighths of a column. */
final class TextBar {
    private static final String EIGHTHS = " ▏▎▍▌▋▊▉";
    private static final int PARTS = 8;

    private TextBar() {}

    /** Returns the bar of a probability, where 1 has {@code width} columns. */
    static String of(Fraction probability, int width) {
        return of(probability.doubleValue(), width);
    }

    /** Returns the bar of a part, where the whole has {@code width} columns. */
    static String of(double part, int width) {
        long parts = Math.round(part * width * PARTS);
        StringBuilder bar = new StringBuilder("█".repeat((int) (parts / PARTS)));
        int rest = (int) (parts % PARTS);
        if (rest > 0) {
            bar.append(EIGHTHS.charAt(rest));
        }
        return bar.toString();
    }
}
