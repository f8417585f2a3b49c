package io.redoubt.report.picture;

import io.redoubt.svg.Drawing;
import io.redoubt.svg.Markup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Draws the luck of a side over a battle: a curve, and the band that contains nearly all such series of dice. */
public final class LuckPicture {
    private static final double LEFT = 58;
    private static final double HEIGHT = 180;
    /** Room for the last value beside the curve, also in large letters. */
    private static final double ROOM = 64;

    private LuckPicture() {}

    /**
     * The luck up to a certain die.
     *
     * @param dice the number of dice so far
     * @param surplus the luck so far; 0 is the expectation
     * @param low the lower end of the band
     * @param high the upper end of the band
     */
    public record Moment(int dice, double surplus, double low, double high) {}

    /**
     * Returns the picture as part of a page with the style of pictures. The page prints the title and explains the
     * band, in letters that do not shrink with the picture.
     *
     * @param title the title, with the name of the side
     */
    public static Markup of(String title, List<Moment> moments) {
        Drawing sheet = Drawing.untitled(title);
        double most = 1;
        for (Moment moment : moments) {
            most = Math.max(most, Math.max(Math.abs(moment.surplus()), Math.max(-moment.low(), moment.high())));
        }
        int last = Math.max(1, moments.get(moments.size() - 1).dice());
        double middle = sheet.bottom() + 14 + HEIGHT / 2;
        double scale = HEIGHT / 2 / most;
        double across = (Drawing.WIDTH - Drawing.MARGIN - ROOM - LEFT) / last;
        List<double[]> band = new ArrayList<>();
        List<double[]> curve = new ArrayList<>();
        List<double[]> low = new ArrayList<>();
        for (Moment moment : moments) {
            double x = LEFT + moment.dice() * across;
            band.add(new double[] {x, middle - moment.high() * scale});
            low.add(new double[] {x, middle - moment.low() * scale});
            curve.add(new double[] {x, middle - moment.surplus() * scale});
        }
        Collections.reverse(low);
        band.addAll(low);
        sheet.path(Drawing.through(band) + 'Z', "band");
        double right = LEFT + last * across;
        sheet.line(LEFT, middle, right, middle, "axis");
        double mark = most >= 2 ? Math.floor(most) : most;
        for (double at : new double[] {mark, -mark}) {
            sheet.line(LEFT, middle - at * scale, right, middle - at * scale, "grid");
            sheet.text(
                    LEFT - 6,
                    middle - at * scale + 4,
                    (at > 0 ? "+" : "−") + Drawing.number(Math.round(Math.abs(at) * 10) / 10.0),
                    "tiny end faint");
        }
        sheet.text(LEFT - 6, middle + 4, "0", "tiny end faint");
        sheet.path(Drawing.through(curve), "curve");
        Moment end = moments.get(moments.size() - 1);
        double[] place = curve.get(curve.size() - 1);
        sheet.circle(place[0], place[1], 4, "dot")
                .text(
                        place[0] + 8,
                        place[1] + 4,
                        (end.surplus() < 0 ? "−" : "+")
                                + Drawing.number(Math.round(Math.abs(end.surplus()) * 10) / 10.0),
                        "small strong");
        sheet.text(LEFT, middle + HEIGHT / 2 + 20, "lucky above, unlucky below", "small faint");
        sheet.text(right, middle + HEIGHT / 2 + 20, last + (last == 1 ? " die" : " dice"), "small end");
        sheet.space(middle + HEIGHT / 2 + 20 - sheet.bottom());
        return sheet.within("A curve of luck over " + last + " dice");
    }
}
