package io.redoubt.report.picture;

import io.redoubt.exact.Fraction;
import io.redoubt.report.Percent;
import io.redoubt.svg.Drawing;
import io.redoubt.svg.TextMetrics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Draws a tree of steps and their possible results, from top to bottom; bars show the probability of each branch. */
public final class TreePicture {
    private static final double INDENT = 17;
    private static final double DEEPEST = 230;
    private static final double LINE = 18;
    private static final double BAR = 84;
    private static final double THICK = 9;
    private static final String RULES = """
            .branch{stroke:#8c8c8c;stroke-width:1.2;fill:none}
            .step{fill:#08306b}
            .chance{fill:#fff;stroke:#08306b;stroke-width:1.5}
            """;

    private TreePicture() {}

    /** The kind of a row. */
    public enum Nature {
        STEP,
        OUTCOME
    }

    /** The drawn part of the tree. */
    public enum Extent {
        WHOLE,
        BEGINNING
    }

    /**
     * A row.
     *
     * @param depth the level of indentation
     * @param reach the probability of reaching this row
     */
    public record Row(int depth, Nature nature, String text, Fraction reach) {}

    /** Returns the content of an SVG file. */
    public static String of(String title, List<Row> rows, Extent extent) {
        Drawing sheet = new Drawing(title);
        sheet.markup().element("style", RULES);
        if (rows.isEmpty()) {
            sheet.paragraph("No action improves the result", "plain");
        } else {
            sheet.paragraph("Filled: action. Open: outcome with its probability", "faint");
            sheet.space(8);
        }
        Map<Integer, Double> above = new HashMap<>();
        double right = Drawing.WIDTH - Drawing.MARGIN - BAR - 52;
        for (Row row : rows) {
            double x = Drawing.MARGIN + 5 + Math.min(DEEPEST, row.depth() * INDENT);
            List<String> lines = TextMetrics.wrap(row.text(), Drawing.LETTER, right - x - 14);
            double y = sheet.bottom() + LINE - 4;
            if (above.containsKey(row.depth() - 1)) {
                double from = above.getOrDefault(row.depth() - 1, y);
                double stem = Drawing.MARGIN + 5 + Math.min(DEEPEST, (row.depth() - 1) * INDENT);
                sheet.path(
                        "M" + Drawing.number(stem) + ' ' + Drawing.number(from + 5) + 'V' + Drawing.number(y - 4) + 'H'
                                + Drawing.number(x - 4),
                        "branch");
            }
            above.put(row.depth(), y - 4);
            boolean step = row.nature() == Nature.STEP;
            if (step) {
                sheet.rectangle(x - 4, y - 8, 8, 8, "step");
            } else {
                sheet.circle(x, y - 4, 4, "chance");
            }
            for (int i = 0; i < lines.size(); i++) {
                sheet.text(x + 10, y + i * LINE, lines.get(i), step ? "strong" : "plain");
            }
            double length = row.reach().doubleValue() * BAR;
            sheet.rectangle(right + 6, y - THICK, BAR, THICK, "track")
                    .rectangle(right + 6, y - THICK, Math.max(1, length), THICK, step ? "bar" : "bar pale")
                    .text(Drawing.WIDTH - Drawing.MARGIN, y, Percent.of(row.reach()), "small end");
            sheet.space(lines.size() * LINE + 4);
        }
        if (extent == Extent.BEGINNING) {
            sheet.paragraph("… tree cut here", "faint");
        }
        return sheet.file("A tree of steps and their possible outcomes");
    }
}
