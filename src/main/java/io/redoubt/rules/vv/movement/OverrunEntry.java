package io.redoubt.rules.vv.movement;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.assault.AssaultReadings;
import io.redoubt.rules.vv.assault.BarredAssault;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;

/** What an armour overrun may drive through, and that it comes out again. */
record OverrunEntry(EnterHex entry, Checklist list) {
    private static final Remark NO_ENEMY =
            Remark.of("An overrun goes at units of the enemy, and {}", Rule.CORE_50, Rule.V3_9);
    private static final Remark NO_PLACE = Remark.of(
            "No place in {} for an AFV, and nobody stays beside it: it must keep moving",
            Rule.V3_13,
            Rule.V4_3,
            Rule.V3_11,
            Rule.CORE_50);

    /** Says who may make it, and at what. */
    void check() {
        if (entry.who().unit() != UnitClass.AFV) {
            list.forbid(BarredAssault.ONLY_AFVS);
        }
        switch (entry.occupiedBy()) {
            case ENEMY -> {
                if (entry.bars().armour() == EnterHex.Armour.MET) {
                    list.forbid("No overrun goes through a hex with an AFV (core rules)", Rule.CORE_50);
                } else if (entry.position().isBunker() && entry.bars().bunkers() == AssaultReadings.Bunkers.NEVER) {
                    list.forbid(BarredAssault.OVER_BUNKER);
                } else {
                    list.note("An armour overrun may go through it", Rule.V3_9, Rule.CORE_09, Rule.CORE_55);
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
            list.note("An overrun goes through the hex and out of it again", Rule.CORE_50, Rule.V4_1);
        }
        list.note("That is the way; assault rules on the attack, and asks for no points again", Rule.CORE_50);
    }
}
