package io.redoubt.odds;

import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Umpire;

/** A small machine of four states with dice of two sizes, a way back and an end. */
enum Bunker {
    SOUND,
    SHAKEN,
    BREACHED,
    LOST;

    /** What one shell does. */
    Bunker shell(Umpire umpire) {
        return switch (this) {
            case SOUND -> umpire.test(Gunnery.FIREPOWER, Gunnery.atLeast(3)) ? SHAKEN : SOUND;
            case SHAKEN -> umpire.test(Gunnery.FIREPOWER, Gunnery.atLeast(5)) ? BREACHED : SOUND;
            case BREACHED -> umpire.test(Gunnery.MORALE, Gunnery.atMost(7)) ? SHAKEN : LOST;
            case LOST -> LOST;
        };
    }
}
