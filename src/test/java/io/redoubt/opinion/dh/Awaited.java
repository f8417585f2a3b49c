package io.redoubt.opinion.dh;

import java.util.EnumSet;
import java.util.Set;

/** What the program is about to be mended in: not asked about until it is here. */
enum Awaited {
    /** The +1 Fire/Acq of the coaxial machine gun counts when it shoots from its card. */
    COAXIAL_BONUS,
    /** A series says in its outcome that a weapon was lost. */
    WEAPONS_IN_A_SERIES,
    /** The turret of a Turret Bunker turns all round: the reading {@code dh.turret-bunkers}. */
    TURRETS_TURN,
    /** {@code dh.half-the-rest} rounds the rifles of a crew too small for its weapons as well. */
    ROUNDING_WHEN_SHORT,
    /** A weapon of the attacked card may be named with hyphens for its blanks, as everywhere else. */
    HYPHENS_IN_SHOTS,
    /** What an empty work that stands is called. */
    EMPTY_WORKS,
    /** The plain alternative holds for every question and not for {@code shoot} alone. */
    PLAIN_COVER_EVERYWHERE;

    private static final Set<Awaited> HERE = EnumSet.allOf(Awaited.class);

    boolean here() {
        return HERE.contains(this);
    }
}
