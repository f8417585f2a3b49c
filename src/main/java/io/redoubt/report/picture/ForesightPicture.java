package io.redoubt.report.picture;

import io.redoubt.exact.Fraction;
import io.redoubt.svg.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Draws the results of steps: bars for every uncertain value. */
public final class ForesightPicture {
    private static final int MOST_STEPS = 12;
    private static final int MOST_VALUES = 24;
    private static final int MOST_BARS = 16;

    private final Drawing sheet;
    private int values;

    /**
     * Creates a picture of steps.
     *
     * @param steps the commands of the steps
     */
    public ForesightPicture(String title, List<String> steps) {
        this.sheet = new Drawing(title);
        int number = 0;
        for (String step : steps.subList(0, Math.min(MOST_STEPS, steps.size()))) {
            sheet.paragraph(++number + "  " + io.redoubt.rules.input.PrintableText.whole(step), "faint");
        }
        if (steps.size() > MOST_STEPS) {
            sheet.paragraph("and " + (steps.size() - MOST_STEPS) + " more", "faint");
        }
    }

    /** Draws the probabilities of one value, or of goals. */
    public void chances(String title, Map<String, Fraction> chances) {
        if (values++ >= MOST_VALUES) {
            return;
        }
        List<BarPanel.Bar> bars = new ArrayList<>();
        chances.forEach(
                (name, chance) -> bars.add(new BarPanel.Bar(name, chance.doubleValue(), BarPanel.told(chance), "")));
        sheet.space(10).paragraph(title, "strong");
        BarPanel.draw(sheet, bars.subList(0, Math.min(MOST_BARS, bars.size())), 1);
        if (bars.size() > MOST_BARS) {
            sheet.paragraph("and " + (bars.size() - MOST_BARS) + " more", "faint");
        }
    }

    /** Returns the content of an SVG file. */
    public String file() {
        if (values == 0) {
            sheet.space(8).paragraph("Everything is certain", "strong");
        }
        if (values > MOST_VALUES) {
            sheet.space(8).paragraph("and " + (values - MOST_VALUES) + " more; see the text answer", "faint");
        }
        return sheet.file("The results of these steps as bars");
    }
}
