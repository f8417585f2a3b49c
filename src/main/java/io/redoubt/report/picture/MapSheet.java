package io.redoubt.report.picture;

import io.redoubt.picture.Drawing;
import io.redoubt.rules.map.Box;
import io.redoubt.rules.map.Ground;
import io.redoubt.rules.map.Point;
import io.redoubt.rules.map.TableMap;
import java.util.List;

/**
 * Where a table lies on a sheet.
 *
 * @param box what of the table is shown, in its unit
 * @param scale how many points of the sheet a unit takes
 * @param left where it begins on the sheet
 * @param top likewise
 */
record MapSheet(Box box, double scale, double left, double top) {
    private static final double RULER = 26;
    private static final double HIGHEST = 900;
    private static final double LARGEST_HEX = 96;

    /** The largest map that fits below what a sheet holds already. */
    static MapSheet below(double bottom, TableMap map) {
        Box box = map.box();
        boolean hexes = map.scale() == TableMap.Scale.HEXES;
        double ruler = hexes ? 4 : RULER;
        double room = Drawing.WIDTH - 2 * Drawing.MARGIN - ruler;
        double scale = Math.min(room / box.width(), HIGHEST / box.height());
        if (hexes) {
            scale = Math.min(scale, LARGEST_HEX);
        }
        return new MapSheet(box, scale, Drawing.MARGIN + ruler, bottom);
    }

    double x(double x) {
        return left + (x - box.left()) * scale;
    }

    double y(double y) {
        return top + (box.high() - y) * scale;
    }

    double right() {
        return x(box.right());
    }

    double bottom() {
        return y(box.low());
    }

    /** How the unit of the table becomes points of the sheet: what is drawn within keeps the numbers of the table. */
    String transform() {
        return "translate(" + Drawing.number(x(0)) + ' ' + Drawing.number(y(0)) + ") scale(" + Drawing.number(scale)
                + " -" + Drawing.number(scale) + ')';
    }

    /** The outlines of some ground, in the unit of the table; its radius is left to the pen. */
    static String data(Ground ground) {
        StringBuilder data = new StringBuilder();
        for (List<Point> patch : ground.patches()) {
            char next = 'M';
            for (Point corner : patch) {
                data.append(next).append(Drawing.number(corner.x())).append(' ').append(Drawing.number(corner.y()));
                next = 'L';
            }
            // A pen draws nothing on a way that goes nowhere, but for a closed one.
            data.append(patch.size() == 2 ? "" : "Z");
        }
        return data.toString();
    }
}
