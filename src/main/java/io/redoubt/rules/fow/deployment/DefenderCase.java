package io.redoubt.rules.fow.deployment;

import java.util.Optional;

/**
 * Who has Bunkers, and what that means for who defends.
 *
 * @param normal who would defend otherwise, if known
 */
record DefenderCase(Way way, Optional<Force> normal) {
    /** How it is decided. */
    enum Way {
        MISSION,
        A_DEFENDS,
        B_DEFENDS,
        HIGHER_ATTACKS,
        HIGHER_DEFENDS
    }
}
