package io.redoubt.report.picture;

import io.redoubt.exact.Fraction;
import io.redoubt.report.Answer;
import io.redoubt.report.OddsTable;
import io.redoubt.report.QuestionInWords;
import io.redoubt.svg.Drawing;
import java.util.ArrayList;
import java.util.List;

/** Draws the odds of one question: bars of its outcomes, and the distributions of its quantities. */
public final class OddsPicture {
    private static final int MOST_PANELS = 6;

    private OddsPicture() {}

    /**
     * Returns the picture.
     *
     * @param show the name of the only quantity to draw; empty for all
     * @return the content of an SVG file
     */
    public static String of(Answer answer, String show) {
        Drawing sheet = new Drawing(PictureWords.title(answer));
        String question = QuestionInWords.of(answer.asked(), List.of());
        if (!question.isEmpty()) {
            sheet.paragraph(question, "faint");
        }
        if (answer instanceof Answer.Counted counted) {
            draw(sheet, counted.odds(), show);
        }
        List<String> faults = PictureWords.faults(answer);
        if (!faults.isEmpty()) {
            sheet.space(8).paragraph(answer instanceof Answer.Refused ? "Not allowed" : "At fault", "alarm");
            faults.forEach(fault -> sheet.paragraph(fault, "plain"));
        }
        return sheet.file("The odds of this question, as bars and curves");
    }

    private static void draw(Drawing sheet, OddsTable odds, String show) {
        List<BarPanel.Bar> bars = new ArrayList<>();
        for (String outcome : odds.shown()) {
            Fraction chance = odds.outcomes().getOrDefault(outcome, Fraction.ZERO);
            bars.add(new BarPanel.Bar(outcome, chance.doubleValue(), BarPanel.told(chance), ""));
        }
        if (!bars.isEmpty()) {
            BarPanel.draw(sheet, bars);
        }
        boolean one = odds.quantities().stream().anyMatch(amount -> amount.isCalled(show));
        int panels = 0;
        for (OddsTable.Amount amount : odds.quantities()) {
            boolean open = amount.distribution().size() > 1;
            if (open && panels < MOST_PANELS && (!one || amount.isCalled(show))) {
                new NumberPanel(sheet, amount).draw();
                panels++;
            } else if (!open) {
                sheet.space(8).paragraph(amount.words() + ": " + amount.average(), "plain");
            }
        }
    }
}
