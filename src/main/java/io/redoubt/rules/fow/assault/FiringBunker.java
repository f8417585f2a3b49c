package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Distance;
import io.redoubt.rules.Grade;
import java.util.Optional;

/**
 * A Bunker that would conduct Defensive Fire.
 *
 * @param name what its owner calls it; {@link #ASSAULTED} for the Bunker that is assaulted
 * @param rof its rate of fire when nothing hinders it
 * @param toHit the score it needs to hit the assaulting platoon
 * @param distance how far it is from the assaulted Bunker; empty for that Bunker itself
 * @param state how it stands, where it was said
 * @param hindrance what else may keep it from firing, where it was said
 */
record FiringBunker(
        String name,
        int rof,
        Grade toHit,
        Optional<Distance> distance,
        Optional<FireState> state,
        Optional<FireLane.Hindrance> hindrance) {
    static final String ASSAULTED = "assaulted";

    boolean isAssaulted() {
        return name.equals(ASSAULTED);
    }

    boolean isHinderedBy(FireLane.Hindrance by) {
        return hindrance.isPresent() && hindrance.get() == by;
    }

    FireState stance() {
        return state.orElse(FireState.UNHARMED);
    }

    /** The same Bunker in a state that is known from elsewhere. */
    FiringBunker in(FireState known) {
        return new FiringBunker(name, rof, toHit, distance, Optional.of(known), hindrance);
    }

    int dice() {
        return stance().dice(rof);
    }
}
