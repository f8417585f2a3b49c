package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.LongWords;
import io.redoubt.rules.vv.terms.PlacementReadings;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.umpire.Remark;

/** The layout of tunnels. */
record TunnelCheck(Inputs in, Checklist list) {
    private static final int MOST = 4;

    private static final Remark WET = Remark.of("{}: it runs under {}, and never may under water [VV-20.121-8]");
    private static final Remark WET_CANAL =
            Remark.of("{}: it runs under {}, water that is not listed (a reading) [VV-20.121-8]");
    private static final Remark WET_BRIDGE =
            Remark.of("{}: it runs under {}, and so under the water below it (a reading) [VV-20.121-8]");

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
     * The length of a section.
     *
     * @param steps from one entrance to the next
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

    void closed(String name) {
        list.note("{}: an entrance at each end [VV-20.121-5, VV-20.121-7]", name);
    }

    void bare(String name, Object where) {
        list.fault("{}: no bunker or cave at {}; each end needs one [VV-20.121-5, VV-20.121-7]", name, where);
    }

    void toItself(String name, Object where) {
        list.fault(
                "{}: it leads from the cave at {} back to it; each tunnel of a cave leads to another entrance [VV-20.121-7, VV-20.121-6]",
                name,
                where);
    }

    void dry(String name) {
        list.note("{}: under no water [VV-20.121-8]", name);
    }

    /** True if no tunnel may run under this terrain. */
    boolean isWater(Terrain above) {
        return switch (above) {
            case CANAL -> in.reading(PlacementReadings.CANAL_OVER_TUNNEL) == PlacementReadings.Canals.FORBIDDEN;
            case BRIDGE -> in.reading(PlacementReadings.BRIDGE) == PlacementReadings.Bridges.FORBIDDEN;
            default -> above.isWater();
        };
    }

    void wet(String name, Terrain terrain, Object where) {
        Remark remark = switch (terrain) {
            case CANAL -> WET_CANAL;
            case BRIDGE -> WET_BRIDGE;
            default -> WET;
        };
        list.fault(remark, name, new LongWords(terrain.words() + where));
    }

    void bunkerOnRoute(String name) {
        list.note("{}: the bunker on its route is a way in, and begins a new section [VV-20.12-4, VV-20.12-5]", name);
    }

    void branches(int tunnels, Object where) {
        list.note(
                "{} tunnels start at {}: any number may, each to another entrance [VV-20.121-6, VV-20.121-7]",
                tunnels,
                where);
    }

    /** A tunnel that meets another one, where both obey the rules. */
    void crossing(String name) {
        list.note("{} crosses another tunnel: allowed, as each obeys the rules [VV-20.121-9]", name);
    }

    /** The same, where a rule is broken in one of them. */
    void faultyCrossing(String name, Object faulty) {
        list.fault("{} crosses another tunnel, and may not: a rule is broken in {} [VV-20.121-9]", name, faulty);
    }

    void broken(String name, HexId one, HexId next) {
        list.fault("{}: {} and {} are not adjacent, so the tunnel is not whole [VV-20.121-4]", name, one, next);
    }
}
