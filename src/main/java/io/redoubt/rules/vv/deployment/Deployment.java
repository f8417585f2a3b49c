package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.vv.positions.PositionStack;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A deployment as a file describes it.
 *
 * @param oob order of battle, if the file gives one
 * @param areas areas in which the order of battle allows positions; empty if the file gives none
 */
record Deployment(
        Optional<Deployment.Theater> theater,
        Optional<Nation> side,
        Optional<OrderOfBattle> oob,
        boolean hiddenMinefields,
        Optional<Deployment.Design> tunnelDesign,
        List<Area> areas,
        Map<Spot, Terrain> terrain,
        List<Marker> markers,
        List<Tunnel> tunnels) {
    enum Design implements PlainName {
        SCENARIO,
        OWNER,
        NONE
    }

    enum Theater implements PlainName {
        PACIFIC,
        EUROPE,
        AFRICA,
        OTHER;

        @Override
        public String words() {
            String id = id();
            return Character.toUpperCase(id.charAt(0)) + id.substring(1);
        }
    }

    /** A hex of one of the maps. */
    record Spot(int map, HexId hex) {
        @Override
        public String toString() {
            return map == 1 ? hex.toString() : "map " + map + ' ' + hex;
        }
    }

    /** A block of hexes between two corners. */
    record Area(int map, HexId from, HexId to) {
        boolean holds(Spot spot) {
            HexId hex = spot.hex();
            return spot.map() == map
                    && between(hex.column(), from.column(), to.column())
                    && between(hex.row(), from.row(), to.row());
        }

        private static boolean between(int value, int one, int other) {
            return value >= Math.min(one, other) && value <= Math.max(one, other);
        }
    }

    /**
     * A position in its hex.
     *
     * @param hidden whether it is a hidden minefield
     * @param noted whether its place was written down
     */
    record Marker(
            Position type, Spot spot, Terrain ground, PositionStack stack, int outside, boolean hidden, boolean noted) {
        String name() {
            return type.words() + ' ' + spot;
        }
    }

    /**
     * A tunnel through a chain of hexes.
     *
     * @param path hexes of the tunnel, both ends included
     */
    record Tunnel(String name, int map, List<HexId> path) {}
}
