package io.redoubt.report.picture;

import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.svg.Drawing;

/** Draws the measures of a map: a grid, numbers along its edges, and a scale in inches and centimetres. */
final class MapRulers {
    private static final int[] INCHES = {1, 2, 6, 12, 24, 48, 120, 240};
    private static final int[] OTHERS = {1, 2, 5, 10, 20, 50, 100, 200};
    private static final double LEAST = 42;
    private static final double CENTIMETRES = 2.54;

    private MapRulers() {}

    static void grid(Drawing sheet, MapSheet place, TableMap.Scale scale) {
        double step = step(scale, place.scale(), LEAST);
        for (double x = step; x < place.box().right(); x += step) {
            sheet.line(place.x(x), place.top(), place.x(x), place.bottom(), "grid");
        }
        for (double y = step; y < place.box().high(); y += step) {
            sheet.line(place.left(), place.y(y), place.right(), place.y(y), "grid");
        }
    }

    static void frame(Drawing sheet, MapSheet place, TableMap.Scale unit) {
        sheet.rectangle(place.left(), place.top(), place.right() - place.left(), place.bottom() - place.top(), "frame");
        double step = step(unit, place.scale(), LEAST);
        for (double x = 0; x <= place.box().right(); x += step) {
            sheet.text(place.x(x), place.bottom() + 13, label(x, unit), "tiny middle faint");
        }
        for (double y = 0; y <= place.box().high(); y += step) {
            sheet.text(place.left() - 4, place.y(y) + 3.5, label(y, unit), "tiny end faint");
        }
    }

    /** Draws a scale of about a foot in both units, whichever the file uses. */
    static void scale(Drawing sheet, MapSheet place, TableMap.Scale unit) {
        boolean inches = unit == TableMap.Scale.INCHES;
        double inch = inches ? place.scale() : place.scale() * CENTIMETRES;
        double room = (place.right() - place.left()) / 3;
        bar(sheet, place.left(), inch, room, INCHES, "\"");
        bar(sheet, place.left() + room + 60, inch / CENTIMETRES, room, OTHERS, " cm");
        sheet.space(26);
    }

    private static void bar(Drawing sheet, double left, double unit, double room, int[] steps, String sign) {
        int length = 1;
        for (int step : steps) {
            length = step * unit <= room ? step : length;
        }
        double y = sheet.bottom() + 6;
        sheet.rectangle(left, y, length * unit / 2, 5, "ink")
                .rectangle(left + length * unit / 2, y, length * unit / 2, 5, "outline")
                .text(left + length * unit + 6, y + 7, length + sign, "small");
    }

    /**
     * Returns the number of units between two marks of a ruler, for a given size of a unit and least distance of marks.
     */
    static int step(TableMap.Scale scale, double unit, double least) {
        int[] steps = scale == TableMap.Scale.INCHES ? INCHES : OTHERS;
        for (int step : steps) {
            if (step * unit >= least) {
                return step;
            }
        }
        return steps[steps.length - 1];
    }

    private static String label(double at, TableMap.Scale unit) {
        return Drawing.number(at) + (at == 0 ? "" : unit == TableMap.Scale.INCHES ? "\"" : "");
    }
}
