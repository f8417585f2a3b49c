package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.tablemap.Footprint;
import io.redoubt.rules.tablemap.Item;
import io.redoubt.rules.tablemap.Layer;
import io.redoubt.rules.tablemap.Point;
import io.redoubt.rules.tablemap.RuleViolation;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.rules.vv.deployment.Deployment.Area;
import io.redoubt.rules.vv.deployment.Deployment.Marker;
import io.redoubt.rules.vv.deployment.Deployment.Spot;
import io.redoubt.rules.vv.deployment.Deployment.Tunnel;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The map of a deployment: hexes one unit wide, boards side by side. */
record DeploymentMap(Deployment deployment) {
    private static final double MARKER = 0.2;
    private static final double TUNNEL = 0.04;

    TableMap with(List<RuleViolation> flaws) {
        MapBoardLayout boards = MapBoardLayout.of(deployment);
        List<Item> items = new ArrayList<>();
        for (Spot spot : boards.hexes()) {
            items.add(new Item(
                    Layer.HEX, "", spot.hex().toString(), "", new Footprint(List.of(boards.corners(spot)), 0)));
        }
        for (Area area : deployment.areas()) {
            List<List<Point>> hexes = new ArrayList<>();
            for (Spot spot : boards.hexes()) {
                if (area.holds(spot)) {
                    hexes.add(boards.corners(spot));
                }
            }
            items.add(
                    new Item(Layer.AREA, "", "", "hexes " + area.from() + " to " + area.to(), new Footprint(hexes, 0)));
        }
        for (Spot spot : boards.hexes()) {
            Terrain terrain = deployment.terrain().getOrDefault(spot, Terrain.OPEN);
            if (terrain != Terrain.OPEN) {
                String words = terrain.words();
                items.add(new Item(layer(terrain), "", words, words + " " + spot, boards.hex(spot)));
            }
        }
        Map<Spot, Integer> stacked = new HashMap<>();
        for (Marker marker : deployment.markers()) {
            items.add(marker(marker, boards, stacked.merge(marker.spot(), 1, Integer::sum)));
        }
        for (Tunnel tunnel : deployment.tunnels()) {
            List<List<Point>> stretches = new ArrayList<>();
            for (int i = 1; i < tunnel.path().size(); i++) {
                stretches.add(List.of(
                        boards.middle(new Spot(tunnel.map(), tunnel.path().get(i - 1))),
                        boards.middle(new Spot(tunnel.map(), tunnel.path().get(i)))));
            }
            items.add(new Item(
                    Layer.TUNNEL, tunnel.name(), tunnel.name(), tunnel.name(), new Footprint(stretches, TUNNEL)));
        }
        return new TableMap(TableMap.Scale.HEXES, items, flaws);
    }

    /** Returns the item of a marker; the second marker of a hex is drawn next to the first. */
    private static Item marker(Marker marker, MapBoardLayout boards, int place) {
        Point middle = boards.middle(marker.spot());
        Point at = new Point(middle.x() + (place - 1) * MARKER, middle.y() - (place - 1) * MARKER / 2);
        String units = marker.stack().isEmpty() ? "" : ", " + marker.stack().inWords();
        String hidden = marker.hidden() ? ", hidden" : "";
        String outside = marker.outside() == 0 ? "" : ", " + marker.outside() + " outside";
        return new Item(
                layer(marker.type()),
                marker.name(),
                marker.type().words(),
                marker.name() + units + outside + hidden,
                Footprint.around(at, MARKER));
    }

    private static Layer layer(Position type) {
        return switch (type) {
            case BUNKER, BUNKER_CONCRETE, BUNKER_WOOD -> Layer.BUNKER;
            case CAVE -> Layer.CAVE;
            case MINEFIELD, BARBED_WIRE -> Layer.BARRIER;
            case SANDBAGS, FOXHOLE, TRENCH, TUNNEL, OPEN -> Layer.WORK;
        };
    }

    private static Layer layer(Terrain terrain) {
        return switch (terrain) {
            case OPEN, OPEN_HILL, BEACH, DESERT, FIELD, FARMLAND -> Layer.OPEN;
            case ROAD, BRIDGE -> Layer.WAY;
            case WOODS, JUNGLE, ORCHARD, PALM_GROVE -> Layer.TREES;
            case BUILDING -> Layer.BUILDING;
            case CROPS, HAY_STACK, GULLY, WADI -> Layer.ROUGH;
            case RIVER_BANK, STREAM, CANAL, POND, MARSH, RIVER, OCEAN -> Layer.WATER;
        };
    }

    /**
     * The positions of the hexes on the sheet.
     *
     * @param hexes every hex that is drawn, board by board
     * @param lefts horizontal offset of each board
     */
    record MapBoardLayout(List<Spot> hexes, TreeMap<Integer, Double> lefts) {
        /** The most hexes drawn per board; of a larger board only used hexes are drawn. */
        private static final int MOST = 2000;

        private static final double COLUMN = Math.sqrt(3) / 2;
        private static final double CORNER = 1 / Math.sqrt(3);
        private static final double GAP = 1;

        /** The first and last used columns and rows of a board. */
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

        static MapBoardLayout of(Deployment deployment) {
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
            return new MapBoardLayout(List.copyOf(hexes), lefts);
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

        /** Returns the corners of a hex, anticlockwise from the right. */
        List<Point> corners(Spot spot) {
            Point middle = middle(spot);
            List<Point> corners = new ArrayList<>(6);
            for (int i = 0; i < 6; i++) {
                double angle = Math.PI / 3 * i;
                corners.add(new Point(middle.x() + CORNER * Math.cos(angle), middle.y() + CORNER * Math.sin(angle)));
            }
            return corners;
        }

        Footprint hex(Spot spot) {
            return new Footprint(List.of(corners(spot)), 0);
        }
    }
}
