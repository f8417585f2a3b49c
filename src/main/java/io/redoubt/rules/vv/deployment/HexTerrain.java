package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.file.Entry;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.vv.deployment.Deployment.Spot;
import io.redoubt.rules.vv.terms.Terrain;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The terrain a file gives its hexes: one for each, whether a list of hexes or a position names it. */
final class HexTerrain {
    private record Given(Terrain kind, int line) {}

    private final Map<Spot, Given> given = new HashMap<>();

    /**
     * Adds the terrain of a hex.
     *
     * @throws BadValue naming both lines, if another line gives the hex another terrain
     */
    void add(Spot spot, Terrain kind, Entry from) {
        Given first = given.computeIfAbsent(spot, any -> new Given(kind, from.line()));
        if (first.kind() != kind) {
            throw from.fault(
                    spot + " is " + kind.words() + " here and " + first.kind().words() + " in line " + first.line()
                            + "; a hex has one terrain, so remove one of them");
        }
    }

    Optional<Terrain> of(Spot spot) {
        return Optional.ofNullable(given.get(spot)).map(Given::kind);
    }

    Map<Spot, Terrain> all() {
        Map<Spot, Terrain> all = new HashMap<>();
        given.forEach((spot, terrain) -> all.put(spot, terrain.kind()));
        return all;
    }
}
