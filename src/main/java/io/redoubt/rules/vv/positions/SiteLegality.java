package io.redoubt.rules.vv.positions;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.vv.terms.PlacementReadings;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;

/** Whether a position may stand in a terrain, and what speaks against it (VV-20.2). */
public enum SiteLegality {
    LEGAL,
    NOT_OPEN,
    CROPS,
    NOT_DUG,
    BRIDGE,
    IMPASSABLE;

    /**
     * The terrain as placement sees it: farmland is a field or crops (B-34).
     *
     * @param in settles which
     */
    public static Terrain ground(Inputs in, Terrain terrain) {
        if (terrain != Terrain.FARMLAND) {
            return terrain;
        }
        return in.reading(PlacementReadings.FARMLAND) == PlacementReadings.Farmland.FIELD
                ? Terrain.FIELD
                : Terrain.CROPS;
    }

    /**
     * Judges a place.
     *
     * @param in settles what a bridge hex is to an entrenchment (B-36)
     * @param ground not farmland of unknown kind
     */
    public static SiteLegality of(Inputs in, Position type, Terrain ground) {
        return switch (type.family()) {
            case FORTIFICATION -> {
                if (ground.isOpen()) {
                    yield LEGAL;
                }
                yield ground == Terrain.CROPS ? CROPS : NOT_OPEN;
            }
            case ENTRENCHMENT -> {
                if (ground == Terrain.BRIDGE) {
                    yield in.reading(PlacementReadings.BRIDGE) == PlacementReadings.Bridges.FORBIDDEN ? BRIDGE : LEGAL;
                }
                boolean water = ground == Terrain.OCEAN || ground == Terrain.RIVER;
                if (!ground.bansEntrenchments()) {
                    yield LEGAL;
                }
                yield water ? IMPASSABLE : NOT_DUG;
            }
        };
    }
}
