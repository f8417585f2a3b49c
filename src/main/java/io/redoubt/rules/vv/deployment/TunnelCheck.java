package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.shared.LongWords;
import io.redoubt.rules.vv.shared.PlacementReadings;
import io.redoubt.rules.vv.shared.Terrain;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** The rules on the layout of tunnels. */
record TunnelCheck(Inputs in, Checklist list) {
    static final String BARE = "{}: no bunker or cave at {}; each end needs one [VV-20.121-5, VV-20.121-7]";
    static final String CLOSED = "{}: an entrance at each end [VV-20.121-5, VV-20.121-7]";
    static final String ON_ROUTE =
            "{}: the bunker on its route is a way in, and begins a new section [VV-20.12-4, VV-20.12-5]";
    static final String BRANCHES =
            "{} tunnels start at {}: any number may, each to another entrance [VV-20.121-6, VV-20.121-7]";

    private static final int MOST = 4;

    void design(Deployment.Design design) {
        switch (design) {
            case SCENARIO -> list.note("The scenario gives the layout of the tunnels [VV-20.121-1]");
            case OWNER -> list.note("The scenario lets the owner lay out the tunnels [VV-20.121-2]");
            case NONE ->
                list.fault(
                        "The scenario neither gives tunnels nor lets the owner lay them out [VV-20.121-2, VV-20.121-1]");
        }
    }

    /**
     * Judges the length of a section.
     *
     * @param steps number of steps from one entrance to the next
     */
    void length(String name, int steps) {
        boolean near = steps == MOST;
        boolean hexes = near && in.reading(PlacementReadings.SECTION_LENGTH) == PlacementReadings.SectionLength.HEXES;
        int counted = hexes ? steps + 1 : steps;
        String length = counted == 1 ? "1 hex long" : counted + " hexes long";
        if (counted <= MOST) {
            list.note("{}: {}, four at most [VV-20.121-4]", name, length);
        } else {
            list.fault("{}: {}, and a section has four at most [VV-20.121-4]", name, length);
        }
    }

    /** Returns whether this terrain is water, under which no tunnel may run. */
    private boolean isWater(Terrain above) {
        return switch (above) {
            case CANAL -> in.reading(PlacementReadings.CANAL_OVER_TUNNEL) == PlacementReadings.OverWater.FORBIDDEN;
            case BRIDGE -> in.reading(PlacementReadings.BRIDGE) == PlacementReadings.OverWater.FORBIDDEN;
            default -> above.isWater();
        };
    }

    /** Judges the terrain above a tunnel; the function returns the place of each hex in words. */
    void water(String name, List<Terrain> above, IntFunction<String> where) {
        boolean dry = true;
        for (int i = 0; i < above.size(); i++) {
            Terrain terrain = above.get(i);
            if (isWater(terrain)) {
                dry = false;
                list.fault(
                        switch (terrain) {
                            case CANAL -> "{}: it runs under {}, water that is not listed (reading) [VV-20.121-8]";
                            case BRIDGE ->
                                "{}: it runs under {}, and so under the water below it (reading) [VV-20.121-8]";
                            default -> "{}: it runs under {}, but no tunnel may run under water [VV-20.121-8]";
                        },
                        name,
                        new LongWords(terrain.words() + where.apply(i)));
            }
        }
        if (dry) {
            list.note("{}: not under water [VV-20.121-8]", name);
        }
    }

    /** Judges a tunnel that crosses another one; both must obey the rules. */
    void crossing(String name, Optional<String> faulty) {
        faulty.ifPresentOrElse(
                other -> list.fault(
                        "{} may not cross another tunnel: a rule is broken in {} [VV-20.121-9]", name, other),
                () -> list.note("{} crosses another tunnel: allowed, as each obeys the rules [VV-20.121-9]", name));
    }
}
