package io.redoubt.rules.fow.fire;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.fow.terms.Rule;

/** What smoke before a Bunker does to a shot out of it. */
enum Smoke {
    NONE,
    /** A slit that sees the target is left, and only the others are blinded. */
    LEAVES_A_SLIT,
    /** Every slit that could be used is blinded. */
    BLINDS_THE_SHOT,
    /** A slit is left, but the group lets smoke before any slit blind the whole Bunker. */
    BLINDS_ALL,
    /** A bombardment is not aimed through a slit. */
    NOT_IN_THE_WAY;


    void check(Checklist list) {
        switch (this) {
            case NONE -> {
                // Nothing to say where there is none.
            }
            case LEAVES_A_SLIT -> list.note("Smoke blinds only the firing slit it lies before: it shoots through another", Rule.SMOKE_06);
            case BLINDS_THE_SHOT -> list.forbid("Smoke blinds it: it has no other slit to see the target through", Rule.SMOKE_06, Rule.SMOKE_01);
            case BLINDS_ALL -> list.forbid("Smoke before any firing slit blinds every shot of the Bunker, as settled here", Rule.SMOKE_06);
            case NOT_IN_THE_WAY -> list.note( "A bombardment from inside needs no sight through a slit: smoke does not hinder it", Rule.ARTB_01);
        }
    }
}
