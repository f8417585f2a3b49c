package io.redoubt.rules.vv;

import io.redoubt.rules.Inputs;

/** Whether a position may stand in a terrain, and what speaks against it (VV-20.2). */
enum Site {
    LEGAL,
    NOT_OPEN,
    CROPS,
    NOT_DUG,
    IMPASSABLE;

    /**
     * The terrain as placement sees it: farmland is a field or crops (B-34).
     *
     * @param in settles which
     */
    static Terrain ground(Inputs in, Terrain terrain) {
        if (terrain != Terrain.FARMLAND) {
            return terrain;
        }
        return in.reading(DeployPoints.FARMLAND) == DeployPoints.Farmland.FIELD ? Terrain.FIELD : Terrain.CROPS;
    }

    /**
     * Judges a place.
     *
     * @param ground not farmland of unknown kind
     */
    static Site of(Position type, Terrain ground) {
        return switch (type.family()) {
            case FORTIFICATION -> {
                if (ground.isOpen()) {
                    yield LEGAL;
                }
                yield ground == Terrain.CROPS ? CROPS : NOT_OPEN;
            }
            case ENTRENCHMENT -> {
                boolean water = ground == Terrain.OCEAN || ground == Terrain.RIVER;
                if (!ground.bansEntrenchments()) {
                    yield LEGAL;
                }
                yield water ? IMPASSABLE : NOT_DUG;
            }
        };
    }
}
