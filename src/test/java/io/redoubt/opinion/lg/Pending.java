package io.redoubt.opinion.lg;

import java.util.EnumSet;
import java.util.Set;

/** Points this opinion differs in from the program as it is today: not asked before they are mended there. */
enum Pending {
    /** A weapon in another spelling is understood, an unknown one is bad input. */
    WEAPON_WORDS,
    /** The heavy fusion rifle has its effect area in the guidelines too, and whatever attack factor it is given. */
    HEAVY_FUSION_RIFLE,
    /** Fire mode "area" is an effect area, which variant 3 doubles. */
    AREA_MODE_IN_VARIANTS,
    /** Numbers of hits and casualties stay where there is one piece. */
    NUMBERS_OF_ONE_PIECE,
    /** Fire at troops behind a wall also costs the wall its points. */
    WALL_BEFORE_TROOPS,
    /** A nuclear warhead destroys the troops it reaches, whatever their armor. */
    NUCLEAR_AT_TROOPS,
    /** Several attacks by the guidelines are several chances. */
    ATTACKS_BY_GUIDELINES;

    private static final Set<Pending> MENDED = EnumSet.allOf(Pending.class);

    boolean isMended() {
        return MENDED.contains(this);
    }
}
