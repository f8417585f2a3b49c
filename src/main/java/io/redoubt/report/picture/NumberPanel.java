package io.redoubt.report.picture;

import io.redoubt.exact.Fraction;
import io.redoubt.report.OddsTable;
import io.redoubt.report.Percent;
import io.redoubt.svg.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Draws the distribution of a quantity: a column for each value, and a curve of the cumulative probability. */
final class NumberPanel {
    private static final int MOST = 120;
    private static final double LEFT = 58;
    private static final double HEIGHT = 130;
    private static final double LABELLED = 40;
    private static final double SHORTEST = 0.0005;
    private static final int QUARTERS = 4;

    private final Drawing sheet;
    private final OddsTable.Amount amount;
    private final List<Value> values = new ArrayList<>();

    private record Value(String name, double share, String told, double atLeast, String reached) {}

    NumberPanel(Drawing sheet, OddsTable.Amount amount) {
        this.sheet = sheet;
        this.amount = amount;
        Fraction left = Fraction.ONE;
        for (Map.Entry<Integer, Fraction> each : amount.distribution().entrySet()) {
            Fraction share = each.getValue();
            values.add(new Value(
                    amount.told(each.getKey()),
                    share.doubleValue(),
                    Percent.of(share),
                    left.doubleValue(),
                    Percent.of(left)));
            left = left.minus(share);
        }
    }

    void draw() {
        int all = values.size();
        trim();
        sheet.space(14).paragraph(amount.words() + ": " + amount.average() + " on average", "strong");
        columns();
        sheet.space(10).paragraph("Probability of at least …", "strong");
        curve();
        if (values.size() < all) {
            sheet.paragraph((all - values.size()) + " very unlikely values at the ends are not shown", "faint");
        }
    }

    /** Drops values at the ends if there are very many, the least likely first. */
    private void trim() {
        while (values.size() > MOST
                || (values.size() > MOST / QUARTERS
                        && Math.min(
                                        values.get(0).share(),
                                        values.get(values.size() - 1).share())
                                < SHORTEST)) {
            boolean first =
                    values.get(0).share() < values.get(values.size() - 1).share();
            values.remove(first ? 0 : values.size() - 1);
        }
    }

    private double step() {
        return (Drawing.WIDTH - Drawing.MARGIN - LEFT) / values.size();
    }

    private void columns() {
        double most = 0;
        for (Value value : values) {
            most = Math.max(most, value.share());
        }
        double base = sheet.bottom() + HEIGHT + 24;
        double step = step();
        if (step < LABELLED) {
            scale(base, most);
        }
        for (int i = 0; i < values.size(); i++) {
            Value value = values.get(i);
            double height = value.share() / most * HEIGHT;
            double x = LEFT + i * step;
            sheet.rectangle(x + step * 0.1, base - height, step * 0.8, height, "bar");
            if (step >= LABELLED) {
                sheet.text(x + step / 2, base - height - 5, value.told(), "tiny middle");
            }
        }
        names(base);
        sheet.line(LEFT, base, Drawing.WIDTH - Drawing.MARGIN, base, "axis");
        sheet.space(base + 20 - sheet.bottom());
    }

    private void scale(double base, double most) {
        for (int i = 1; i <= 2; i++) {
            double share = most * i / 2;
            double y = base - HEIGHT * i / 2;
            sheet.line(LEFT, y, Drawing.WIDTH - Drawing.MARGIN, y, "grid");
            sheet.text(LEFT - 6, y + 4, Math.round(share * 1000) / 10.0 + " %", "tiny end faint");
        }
    }

    private void names(double base) {
        int widest = 1;
        for (Value value : values) {
            widest = Math.max(widest, value.name().length());
        }
        int every = (int) Math.ceil((widest * 7 + 6) / step());
        for (int i = 0; i < values.size(); i += every) {
            sheet.text(LEFT + (i + 0.5) * step(), base + 15, values.get(i).name(), "small middle");
        }
    }

    private void curve() {
        double top = sheet.bottom() + 30;
        double base = top + HEIGHT;
        double step = step();
        for (int quarter = 0; quarter <= QUARTERS; quarter++) {
            double y = base - HEIGHT * quarter / QUARTERS;
            sheet.line(LEFT, y, Drawing.WIDTH - Drawing.MARGIN, y, quarter == 0 ? "axis" : "grid");
            sheet.text(LEFT - 6, y + 4, quarter * 100 / QUARTERS + " %", "tiny end faint");
        }
        List<double[]> places = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            places.add(
                    new double[] {LEFT + (i + 0.5) * step, base - values.get(i).atLeast() * HEIGHT});
        }
        sheet.path(Drawing.through(places), "curve");
        for (int i = 0; i < values.size() && step >= LABELLED / 2; i++) {
            sheet.circle(places.get(i)[0], places.get(i)[1], 3.5, "dot");
        }
        for (int i = 0; i < values.size() && step >= LABELLED; i++) {
            // To the right, since the curve falls to its places from the left.
            sheet.text(places.get(i)[0] + 3, places.get(i)[1] - 6, values.get(i).reached(), "tiny halo");
        }
        names(base);
        sheet.space(base + 20 - sheet.bottom());
    }
}
