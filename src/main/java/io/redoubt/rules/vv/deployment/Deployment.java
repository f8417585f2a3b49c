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
 * @param oob what the order of battle gives, if the file says
 * @param hiddenMinefields whether the scenario provides them
 * @param areas where the order of battle lets positions stand; empty if it does not say
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
    /** Who lays out the tunnels. */
    enum Design implements PlainName {
        SCENARIO,
        OWNER,
        NONE
    }

    /** Where a scenario is fought. */
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
     * @param written whether its place was written down
     */
    record Marker(
            Position type,
            Spot spot,
            Terrain terrain,
            PositionStack stack,
            int outside,
            boolean hidden,
            boolean written) {
        /** How it is called in a list of faults. */
        String name() {
            return type.words() + ' ' + spot;
        }
    }

    /**
     * A tunnel through a chain of hexes.
     *
     * @param path the hexes it runs through, both ends included
     */
    record Tunnel(String name, int map, List<HexId> path) {}
}
