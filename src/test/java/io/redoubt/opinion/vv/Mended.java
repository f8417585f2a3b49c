package io.redoubt.opinion.vv;

/** Points of which this opinion knows that the program answers them otherwise: not asked until they are mended. */
final class Mended {
    /** An overrun asked with {@code cross}: by AFVs only, at an enemy only, and on through the hex. */
    static final boolean OVERRUNS = false;

    /** Enemies and a lack of room at the end of a tunnel. */
    static final boolean TUNNEL_EXITS = false;

    /** More units than there is room for: some may stay, the others must go on. */
    static final boolean PART_OF_A_STACK = false;

    /** Leaving wire when it does not let go is refused. */
    static final boolean LEAVING_WIRE = false;

    /** A satchel charge that is there and is not. */
    static final boolean CONTRADICTIONS = false;

    /** Positions on ground on which 20.2 lets none stand. */
    static final boolean IMPOSSIBLE_GROUND = false;

    /** {@code vv.passage-cost} where it is the units inside, not {@code --full}, that make somebody go on. */
    static final boolean PASSAGE = false;

    /** {@code vv.pinned-gun} where the pinned Gun is named with {@code --units}. */
    static final boolean PINNED_GUNS = false;

    private Mended() {}
}
