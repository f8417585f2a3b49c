package io.redoubt.rules.vv.movement;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.assault.AssaultReadings;
import io.redoubt.rules.vv.assault.BarredAssault;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;

/** What an armour overrun may drive through, and that it comes out again. */
record OverrunEntry(EnterHex entry, Checklist list) {
    private static final Remark NO_ENEMY =
            Remark.of("An overrun goes at units of the enemy, and {} [VV-CORE-50, VV-20.3-9]");
    private static final Remark NO_PLACE = Remark.of(
            "No place in {} for an AFV, and nobody stays beside it: it must keep moving [VV-20.3-13, VV-20.4-3, VV-20.3-11, VV-CORE-50]");

    /** Says who may make it, and at what. */
    void check() {
        if (entry.who().unit() != UnitClass.AFV) {
            list.forbid(BarredAssault.ONLY_AFVS);
        }
        switch (entry.occupiedBy()) {
            case ENEMY -> {
                if (entry.bars().armour() == EnterHex.Armour.MET) {
                    list.forbid("No overrun goes through a hex with an AFV (core rules) [VV-CORE-50]");
                } else if (entry.position().isBunker() && entry.bars().bunkers() == AssaultReadings.Bunkers.NEVER) {
                    list.forbid(BarredAssault.OVER_BUNKER);
                } else {
                    list.note("An armour overrun may go through it [VV-20.3-9, VV-CORE-09, VV-CORE-55]");
                }
            }
            case FRIENDLY -> list.forbid(NO_ENEMY, "friends are in the hex");
            case NONE -> list.forbid(NO_ENEMY, "nobody is in the hex");
        }
    }

    /** Says why it does not end there. */
    void goesOn() {
        if (entry.position().hasInside()) {
            list.note(NO_PLACE, entry.position().place());
        } else {
            list.note("An overrun goes through the hex and out of it again [VV-CORE-50, VV-20.4-1]");
        }
        list.note("That is the way; assault rules on the attack, and asks for no points again [VV-CORE-50]");
    }
}
