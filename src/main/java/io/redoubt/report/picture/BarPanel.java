package io.redoubt.report.picture;

import io.redoubt.exact.Fraction;
import io.redoubt.svg.Drawing;
import io.redoubt.svg.TextMetrics;
import java.util.List;

/** Draws rows of bars, each between its name and its value. */
final class BarPanel {
    private static final double ROW = 24;
    private static final double THICK = 15;
    private static final double LONGEST_NAME = 230;
    private static final double VALUE = 130;
    private static final double GAP = 8;
    private static final double ABOVE = 14;
    private static final double SAFE = 1.08;

    private BarPanel() {}

    /**
     * One bar.
     *
     * @param level the length relative to the others
     * @param style the style of the fill
     */
    record Bar(String name, double level, String value, String style) {}

    /** Returns a probability with its fraction, if that is short enough to read. */
    static String told(Fraction chance) {
        String exact = chance.toString();
        String percent = io.redoubt.report.Percent.of(chance);
        return exact.length() > 11 || chance.signum() == 0 || chance.equals(Fraction.ONE)
                ? percent
                : percent + "  =  " + exact;
    }

    /** Draws bars; the longest takes the full width. */
    static void draw(Drawing sheet, List<Bar> bars) {
        draw(sheet, bars, bars.stream().mapToDouble(Bar::level).max().orElse(0));
    }

    /**
     * Draws bars.
     *
     * @param most the level that takes the full width
     */
    static void draw(Drawing sheet, List<Bar> bars, double most) {
        double names = 0;
        for (Bar bar : bars) {
            names = Math.max(names, Math.min(LONGEST_NAME, TextMetrics.width(bar.name(), Drawing.LETTER) * SAFE));
        }
        double left = Drawing.MARGIN + names + GAP;
        double room = Drawing.WIDTH - Drawing.MARGIN - VALUE - left;
        double top = sheet.bottom() + ABOVE;
        sheet.line(left, top - 2, left, top + bars.size() * ROW - ROW + THICK + 2, "axis");
        for (Bar bar : bars) {
            double length = most == 0 ? 0 : bar.level() / most * room;
            String name = TextMetrics.fitted(bar.name(), Drawing.LETTER, LONGEST_NAME / SAFE);
            sheet.text(left - GAP, top + THICK - 3, name, "end");
            if (length > 0) {
                sheet.rectangle(left, top, Math.max(1, length), THICK, "bar " + bar.style());
            }
            sheet.text(left + length + GAP - 2, top + THICK - 3, bar.value(), "plain");
            top += ROW;
        }
        sheet.space(top - sheet.bottom() + 2);
    }
}
