package io.redoubt.report.picture;

import io.redoubt.exact.Fraction;
import io.redoubt.report.CompareRows;
import io.redoubt.report.Comparison;
import io.redoubt.report.HeatColumns;
import io.redoubt.report.Percent;
import io.redoubt.report.Refusals;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.svg.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws a comparison: for each outcome a bar for each question. */
public final class ComparePicture {
    private static final int MOST_ROWS = 40;
    private static final double HEIGHT = 24;

    private ComparePicture() {}

    /** Returns the content of an SVG file. */
    public static String of(Comparison comparison) {
        Drawing sheet = new Drawing("Comparison");
        int number = 0;
        for (Comparison.Compared question : comparison.questions()) {
            sheet.paragraph(++number + "  " + PrintableText.whole(question.text()), "plain");
            for (String reason : Refusals.reasons(List.of(question.answer()))) {
                sheet.paragraph("not allowed: " + reason, "faint");
            }
        }
        List<CompareRows.Row> rows = CompareRows.of(comparison);
        double most = rows.stream()
                .filter(row -> row.kind() == HeatColumns.Kind.CHANCE)
                .flatMap(row -> row.values().stream().flatMap(Optional::stream))
                .mapToDouble(Fraction::doubleValue)
                .max()
                .orElse(1);
        for (CompareRows.Row row : rows.subList(0, Math.min(MOST_ROWS, rows.size()))) {
            boolean chance = row.kind() == HeatColumns.Kind.CHANCE;
            sheet.space(10).paragraph(row.label(rows) + (chance ? "" : ", on average"), "strong");
            BarPanel.draw(sheet, bars(row), chance ? most : 1);
        }
        if (comparison.questions().size() == 2) {
            comparison.bothRolled().forEach(both -> rolled(sheet, both));
        }
        return sheet.file(
                "Bars that compare the odds of " + comparison.questions().size() + " questions");
    }

    private static List<BarPanel.Bar> bars(CompareRows.Row row) {
        double most = 1;
        if (row.kind() == HeatColumns.Kind.AVERAGE) {
            most = row.values().stream()
                    .flatMap(Optional::stream)
                    .mapToDouble(Fraction::doubleValue)
                    .max()
                    .orElse(1);
        }
        List<BarPanel.Bar> bars = new ArrayList<>();
        for (int i = 0; i < row.values().size(); i++) {
            double level = row.values().get(i).map(Fraction::doubleValue).orElse(0.0);
            String text = row.values().get(i).isEmpty() ? "none" : row.text(i);
            bars.add(new BarPanel.Bar("" + (i + 1), most == 0 ? 0 : level / most, text, i % 2 == 0 ? "" : "pale"));
        }
        return bars;
    }

    /** Draws the comparison of both rolls: one bar in three parts. */
    private static void rolled(Drawing sheet, Comparison.BothRolled both) {
        String what = both.isOutcome() ? "does better" : "has more " + both.words();
        sheet.space(14).paragraph("When both are rolled, which " + what + "?", "strong");
        double width = Drawing.WIDTH - 2 * Drawing.MARGIN;
        double top = sheet.bottom() + 8;
        double first = both.above().doubleValue() * width;
        double equal = both.equal().doubleValue() * width;
        sheet.rectangle(Drawing.MARGIN, top, first, HEIGHT, "bar")
                .rectangle(Drawing.MARGIN + first, top, equal, HEIGHT, "outline")
                .rectangle(Drawing.MARGIN + first + equal, top, width - first - equal, HEIGHT, "bar pale");
        sheet.space(HEIGHT + 12)
                .paragraph(
                        both.first() + ": " + Percent.of(both.above()) + " (left)  ·  equal: "
                                + Percent.of(both.equal()) + "  ·  " + both.second() + ": "
                                + Percent.of(both.below()) + " (right)",
                        "plain");
    }
}
