package io.redoubt.report.picture;

import io.redoubt.svg.Drawing;
import io.redoubt.svg.TextMetrics;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Draws lines over a range, each named at its end, and distinguished by dashes and marks as well as by shade. */
final class LinePanel {
    private static final double LEFT = 58;
    private static final double HEIGHT = 240;
    private static final double NAMES = 150;
    private static final double LINE = 15;
    private static final double LABELLED = 40;
    private static final int KINDS = 6;
    private static final int MARKS = 3;

    /** The styles of lines. */
    static final String RULES = """
            .line{fill:none;stroke-width:2.5;stroke-linejoin:round}
            .line0{stroke:#08306b}.mark0{fill:#08306b}
            .line1{stroke:#b3541e;stroke-dasharray:8 3}.mark1{fill:#b3541e}
            .line2{stroke:#2a9d6f;stroke-dasharray:2 3}.mark2{fill:#2a9d6f}
            .line3{stroke:#7b3294;stroke-dasharray:10 3 2 3}.mark3{fill:#7b3294}
            .line4{stroke:#6b6b6b;stroke-dasharray:5 5}.mark4{fill:#6b6b6b}
            .line5{stroke:#c99700;stroke-dasharray:1 4}.mark5{fill:#c99700}
            .mark{stroke:#fff;stroke-width:1}
            """;

    /**
     * A line.
     *
     * @param levels the levels from 0 to 1, one per value; negative if there is none
     * @param values the values as texts
     */
    record Series(String name, List<Double> levels, List<String> values) {}

    private final Drawing sheet;
    private final List<String> range;
    private final double right = Drawing.WIDTH - Drawing.MARGIN - NAMES;

    LinePanel(Drawing sheet, List<String> range) {
        this.sheet = sheet;
        this.range = range;
    }

    /**
     * Draws lines.
     *
     * @param over the name of the range
     * @param scale the labels of the levels 0, a quarter, and so on
     */
    void draw(String over, List<Series> lines, List<String> scale) {
        double top = sheet.bottom() + 16;
        double base = top + HEIGHT;
        for (int i = 0; i < scale.size(); i++) {
            double y = base - HEIGHT * i / (scale.size() - 1);
            sheet.line(LEFT, y, right, y, i == 0 ? "axis" : "grid");
            sheet.text(LEFT - 6, y + 4, scale.get(i), "tiny end faint");
        }
        int every = every();
        for (int i = 0; i < range.size(); i += every) {
            sheet.text(x(i), base + 16, range.get(i), "small middle");
        }
        sheet.text((LEFT + right) / 2, base + 33, over, "small middle faint");
        for (int i = 0; i < lines.size(); i++) {
            line(lines.get(i), i, base, lines.size() == 1);
        }
        names(lines, top, base);
        sheet.space(base + 38 - sheet.bottom());
    }

    private int every() {
        double widest = 1;
        for (String value : range) {
            widest = Math.max(widest, TextMetrics.width(value, 11.5));
        }
        return (int) Math.max(1, Math.ceil((widest + 8) / ((right - LEFT) / range.size())));
    }

    private double x(int i) {
        return LEFT + 12 + (right - LEFT - 24) * i / Math.max(1, range.size() - 1);
    }

    private void line(Series line, int number, double base, boolean alone) {
        List<double[]> places = new ArrayList<>();
        for (int i = 0; i < range.size(); i++) {
            if (line.levels().get(i) >= 0) {
                places.add(new double[] {x(i), base - line.levels().get(i) * HEIGHT});
            }
        }
        if (places.isEmpty()) {
            return;
        }
        sheet.path(Drawing.through(places), "line line" + number % KINDS);
        double step = (right - LEFT) / range.size();
        for (int i = 0; i < range.size() && step > 8; i++) {
            if (line.levels().get(i) >= 0) {
                double y = base - line.levels().get(i) * HEIGHT;
                mark(sheet, x(i), y, number);
                if (alone && step >= LABELLED) {
                    sheet.text(x(i), y - 9, line.values().get(i), "tiny middle halo");
                }
            }
        }
    }

    /** Draws a circle, a square or a diamond. */
    static void mark(Drawing sheet, double x, double y, int number) {
        String style = "mark mark" + number % KINDS;
        switch (number % MARKS) {
            case 0 -> sheet.circle(x, y, 4.2, style);
            case 1 -> sheet.rectangle(x - 3.8, y - 3.8, 7.6, 7.6, style);
            default -> sheet.path(String.format(Locale.ROOT, "M%.1f %.1fl5 5l-5 5l-5-5z", x, y - 5), style);
        }
    }

    /** Draws each name at the end of its line, or as near to it as the others allow. */
    private void names(List<Series> lines, double top, double base) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            order.add(i);
        }
        order.sort(Comparator.comparingDouble(i -> -last(lines.get(i))));
        double from = top - LINE;
        double most = base - (lines.size() - 1) * LINE;
        for (int i : order) {
            double at = Math.max(from + LINE, Math.min(base - last(lines.get(i)) * HEIGHT + 4, most));
            most += LINE;
            from = at;
            mark(sheet, right + 8, at - 4, i);
            sheet.text(right + 18, at, TextMetrics.fitted(lines.get(i).name(), Drawing.LETTER, NAMES - 18), "plain");
        }
    }

    private static double last(Series line) {
        for (int i = line.levels().size() - 1; i >= 0; i--) {
            if (line.levels().get(i) >= 0) {
                return line.levels().get(i);
            }
        }
        return 0;
    }
}
