package io.redoubt.report.picture;

import io.redoubt.rules.tablemap.Box;
import io.redoubt.rules.tablemap.Footprint;
import io.redoubt.rules.tablemap.Point;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.svg.Drawing;
import java.util.List;

/**
 * The position of a table on a sheet.
 *
 * @param box the displayed part of the table, in its unit
 * @param scale the points of the sheet per unit
 * @param left the left edge on the sheet
 * @param top the top edge on the sheet
 */
record MapSheet(Box box, double scale, double left, double top) {
    private static final double RULER = 26;
    private static final double HIGHEST = 900;
    private static final double LARGEST_HEX = 96;

    /** Returns the largest map that fits below the used part of a sheet. */
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

    /**
     * Returns the transformation from units of the table to points of the sheet, so that shapes keep the coordinates of
     * the table.
     */
    String transform() {
        return "translate(" + Drawing.number(x(0)) + ' ' + Drawing.number(y(0)) + ") scale(" + Drawing.number(scale)
                + " -" + Drawing.number(scale) + ')';
    }

    /** Returns the outlines of an area, in the unit of the table; its radius becomes the width of the stroke. */
    static String data(Footprint ground) {
        StringBuilder data = new StringBuilder();
        for (List<Point> patch : ground.patches()) {
            char next = 'M';
            for (Point corner : patch) {
                data.append(next).append(Drawing.number(corner.x())).append(' ').append(Drawing.number(corner.y()));
                next = 'L';
            }
            // A path of length 0 is drawn only if it is closed.
            data.append(patch.size() == 2 ? "" : "Z");
        }
        return data.toString();
    }
}
