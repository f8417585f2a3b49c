package io.redoubt.rules.fow.fire;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/**
 * A weapon about to shoot out of a fortification.
 *
 * @param field whether the target lies in its field of fire
 * @param smoke what smoke before the Bunker does to the shot
 * @param rof the weapon's rate of fire
 * @param pinnedRof the most dice it rolls while Pinned Down
 * @param score what hits, if anybody said
 */
record Salvo(
        Emplacement from,
        Condition state,
        TargetKind target,
        FireMode mode,
        FieldOfFire field,
        Smoke smoke,
        int rof,
        int pinnedRof,
        Optional<HitScore> score) {
    private static final Remark PINNED = Remark.of("{}: Pinned Down, so ROF 1 instead of {}", Rule.PILL_05);

    /** The dice to roll. */
    int dice() {
        return state == Condition.PINNED ? Math.min(rof, pinnedRof) : rof;
    }

    void check(Checklist list) {
        field.check(list);
        smoke.check(list);
        if (mode == FireMode.BOMBARDMENT && from.isBunker()) {
            if (from == Emplacement.ARTILLERY_BUNKER) {
                list.note("An Artillery Bunker may fire bombardments from inside", Rule.ARTB_01);
            } else {
                list.forbid("Only an Artillery Bunker can fire bombardments from inside", Rule.ARTB_01);
            }
        }
        switch (state) {
            case UNHARMED -> list.note(Remark.of("{}: one for each point of ROF (core rules)", Rule.CORE_47), diceToRoll());
            case PINNED -> checkPinned(list);
            case BAILED_OUT -> list.forbid(from == Emplacement.TANK_PIT ? Remark.of("The tank is Bailed Out and cannot shoot (core rules)", Rule.CORE_08) : Remark.of("Its crew is Bailed Out and cannot shoot (core rules)", Rule.CORE_08, Rule.TURRET_06));
            case DESTROYED -> list.forbid(gone());
        }
        score.ifPresent(known -> known.check(list));
    }

    private Remark gone() {
        return switch (from) {
            case NEST, FLAK_NEST, TOBRUK_PIT, PILLBOX, TURRET, ARTILLERY_BUNKER, ANTI_AIRCRAFT_BUNKER -> Remark.of("It is Destroyed: nobody shoots from it", Rule.NEST_07, Rule.BUST_03);
            case GUN_PIT -> Remark.of("The gun is Destroyed: nobody shoots from it (core rules)", Rule.CORE_46);
            case TANK_PIT -> Remark.of("The tank is Destroyed: nobody shoots from it (core rules)", Rule.CORE_05);
        };
    }

    private void checkPinned(Checklist list) {
        if (from == Emplacement.TURRET) {
            list.note("Nothing in this chapter pins a Turret: taken as given", Rule.PILL_06);
        }
        if (!from.isBunker()) {
            list.note(Remark.of("{}: Pinned Down, so ROF 1 instead of {} (core rules)", Rule.CORE_09), diceToRoll(), rof);
        } else if (rof <= pinnedRof) {
            list.note(Remark.of("{}: Pinned Down, which does not raise its ROF of {}", Rule.PILL_05, Rule.PILL_06), diceToRoll(), rof);
        } else {
            list.note(pinnedRof == 1 ? PINNED : Remark.of("{}: Pinned Down, but by its arsenal entry ROF 2 instead of {}", Rule.PILL_06, Rule.PILL_05), diceToRoll(), rof);
        }
    }

    /** The dice in words. */
    String diceToRoll() {
        return dice() == 1 ? "1 die" : dice() + " dice";
    }
}
