package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.map.Flaw;
import io.redoubt.rules.map.Ground;
import io.redoubt.rules.map.Item;
import io.redoubt.rules.map.Layer;
import io.redoubt.rules.map.Point;
import io.redoubt.rules.map.TableMap;
import io.redoubt.rules.vv.deployment.Deployment.Area;
import io.redoubt.rules.vv.deployment.Deployment.Marker;
import io.redoubt.rules.vv.deployment.Deployment.Spot;
import io.redoubt.rules.vv.deployment.Deployment.Tunnel;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A deployment seen from above: hexes a unit across from side to side, boards beside each other. */
record DeploymentMap(Deployment deployment) {
    private static final double MARKER = 0.2;
    private static final double TUNNEL = 0.04;

    TableMap with(List<Flaw> flaws) {
        Boards boards = Boards.of(deployment);
        List<Item> items = new ArrayList<>();
        for (Spot spot : boards.hexes()) {
            items.add(new Item(Layer.HEX, "", spot.hex().toString(), "", new Ground(List.of(boards.corners(spot)), 0)));
        }
        for (Area area : deployment.areas()) {
            List<List<Point>> hexes = new ArrayList<>();
            for (Spot spot : boards.hexes()) {
                if (area.holds(spot)) {
                    hexes.add(boards.corners(spot));
                }
            }
            if (!hexes.isEmpty()) {
                items.add(new Item(
                        Layer.AREA, "", "", "hexes " + area.from() + " to " + area.to(), new Ground(hexes, 0)));
            }
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
            items.add(
                    new Item(Layer.TUNNEL, tunnel.name(), tunnel.name(), tunnel.name(), new Ground(stretches, TUNNEL)));
        }
        return new TableMap(TableMap.Scale.HEXES, items, flaws);
    }

    /** The second marker of a hex stands beside the first. */
    private static Item marker(Marker marker, Boards boards, int place) {
        Point middle = boards.middle(marker.spot());
        Point at = new Point(middle.x() + (place - 1) * MARKER, middle.y() - (place - 1) * MARKER / 2);
        String units = marker.stack().isEmpty() ? "" : ", " + marker.stack().inWords();
        String hidden = marker.hidden() == Deployment.Hiding.HIDDEN ? ", hidden" : "";
        String outside = marker.outside() == 0 ? "" : ", " + marker.outside() + " outside";
        return new Item(
                layer(marker.type()),
                marker.name(),
                marker.type().words(),
                marker.name() + units + outside + hidden,
                Ground.around(at, MARKER));
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
}
