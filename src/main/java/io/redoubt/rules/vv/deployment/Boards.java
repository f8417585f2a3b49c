package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.map.Ground;
import io.redoubt.rules.map.Point;
import io.redoubt.rules.vv.deployment.Deployment.Area;
import io.redoubt.rules.vv.deployment.Deployment.Marker;
import io.redoubt.rules.vv.deployment.Deployment.Spot;
import io.redoubt.rules.vv.deployment.Deployment.Tunnel;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * Where the hexes of the boards lie on one sheet.
 *
 * @param hexes every hex that is drawn, board by board
 * @param lefts how far to the right each board begins
 */
record Boards(List<Spot> hexes, TreeMap<Integer, Double> lefts) {
    /** More hexes than this between the outermost are left out, but for those that something lies on. */
    private static final int MOST = 2000;

    private static final double COLUMN = Math.sqrt(3) / 2;
    private static final double CORNER = 1 / Math.sqrt(3);
    private static final double GAP = 1;

    /** The first and last columns and rows that are used of a board. */
    private record Used(int left, int top, int right, int bottom) {
        Used and(HexId hex) {
            return new Used(
                    Math.min(left, hex.column()),
                    Math.min(top, hex.row()),
                    Math.max(right, hex.column()),
                    Math.max(bottom, hex.row()));
        }

        long hexes() {
            return (long) (right - left + 1) * (bottom - top + 1);
        }
    }

    static Boards of(Deployment deployment) {
        Set<Spot> used = used(deployment);
        TreeMap<Integer, Used> boards = new TreeMap<>();
        for (Spot spot : used) {
            HexId hex = spot.hex();
            Used one = new Used(hex.column(), hex.row(), hex.column(), hex.row());
            boards.merge(spot.map(), one, (old, any) -> old.and(hex));
        }
        TreeMap<Integer, Double> lefts = new TreeMap<>();
        Set<Spot> hexes = new LinkedHashSet<>();
        double left = 0;
        for (int map : boards.keySet()) {
            Used board = boards.getOrDefault(map, new Used(0, 0, 0, 0));
            lefts.put(map, left - board.left() * COLUMN);
            left += (board.right() - board.left() + 1) * COLUMN + GAP;
            if (board.hexes() <= MOST) {
                add(map, board, hexes);
            }
        }
        hexes.addAll(used);
        return new Boards(List.copyOf(hexes), lefts);
    }

    private static void add(int map, Used board, Set<Spot> hexes) {
        for (int column = board.left(); column <= board.right(); column++) {
            for (int row = board.top(); row <= board.bottom(); row++) {
                hexes.add(new Spot(map, new HexId(column, row)));
            }
        }
    }

    private static Set<Spot> used(Deployment deployment) {
        Set<Spot> used = new LinkedHashSet<>(deployment.terrain().keySet());
        for (Marker marker : deployment.markers()) {
            used.add(marker.spot());
        }
        for (Tunnel tunnel : deployment.tunnels()) {
            tunnel.path().forEach(hex -> used.add(new Spot(tunnel.map(), hex)));
        }
        for (Area area : deployment.areas()) {
            used.add(new Spot(area.map(), area.from()));
            used.add(new Spot(area.map(), area.to()));
        }
        return used;
    }

    Point middle(Spot spot) {
        HexId hex = spot.hex();
        double shift = hex.column() % 2 == 0 ? 0 : 1.0 / 2;
        return new Point(lefts.getOrDefault(spot.map(), 0.0) + hex.column() * COLUMN, shift - hex.row());
    }

    /** The corners of a hex, anticlockwise from the right. */
    List<Point> corners(Spot spot) {
        Point middle = middle(spot);
        List<Point> corners = new ArrayList<>(6);
        for (int i = 0; i < 6; i++) {
            double angle = Math.PI / 3 * i;
            corners.add(new Point(middle.x() + CORNER * Math.cos(angle), middle.y() + CORNER * Math.sin(angle)));
        }
        return corners;
    }

    Ground hex(Spot spot) {
        return new Ground(List.of(corners(spot)), 0);
    }
}
