package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.input.Grade;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.Optional;

/**
 * What one hit does to a tank in its pit: Armour Save, then the 4+ of the pit, then the Firepower Test.
 *
 * @param save what may keep the hit out; empty for a Flame-thrower, against which there is nothing
 * @param motivation what the crew needs to stay in the fight when Bailed Out again, if known
 */
record TankHit(Optional<TankHit.Save> save, Need firepower, Optional<Grade> motivation) implements Attempt<Condition> {
    /**
     * The saves against one hit.
     *
     * @param armour d6 and armour against the Anti-tank rating
     * @param pit whether the pit helps against this attack
     * @param failed which Armour Saves count as failed
     */
    record Save(Score armour, int antiTank, boolean pit, ShootingReadings.FailedSave failed) {
        private boolean pitMayHelp(Armour.SaveResult result) {
            return pit && (result == Armour.SaveResult.BELOW || failed == ShootingReadings.FailedSave.NOT_ABOVE);
        }
    }

    private static final Lookup SAVE = Lookup.of("Armour Save [FOW-CORE-05, FOW-TANKPIT-07]");
    private static final Test PIT_SAVE = Test.of(
                    "tank pit save [FOW-TANKPIT-03]", Die.D6, "saved: no effect", "failed: carry on")
            .byOther();
    private static final Need PIT_NEED = Need.of(Target.atLeast(4), "after a failed Armour Save");
    private static final Test MOTIVATION = Test.of(
                    "Motivation Test [FOW-CORE-14]", Die.D6, "passed: stays Bailed Out", "failed: Destroyed")
            .byOther();

    @Override
    public Condition attempt(Condition tank, Umpire umpire) {
        if (tank == Condition.DESTROYED) {
            umpire.note("Destroyed already: nothing more is rolled [FOW-CORE-05]");
            return tank;
        }
        return save.map(against -> shell(against, tank, umpire)).orElseGet(() -> flame(tank, umpire));
    }

    private Condition flame(Condition tank, Umpire umpire) {
        umpire.note("A Flame-thrower leaves no Armour Save, so the pit gives none either (core rules) [FOW-CORE-12]");
        return umpire.test(Firepower.TANK_FLAME, firepower) ? bailOut(tank, umpire) : tank;
    }

    private Condition shell(Save against, Condition tank, Umpire umpire) {
        Armour.SaveResult result =
                umpire.lookUp(SAVE, against.armour(), total -> Armour.SaveResult.of(total, against.antiTank()));
        if (result == Armour.SaveResult.ABOVE || (against.pitMayHelp(result) && umpire.test(PIT_SAVE, PIT_NEED))) {
            return tank;
        }
        if (result == Armour.SaveResult.EQUAL) {
            return umpire.test(Firepower.ARMOUR_EQUAL, firepower) ? bailOut(tank, umpire) : tank;
        }
        return umpire.test(Firepower.ARMOUR_BELOW, firepower) ? Condition.DESTROYED : bailOut(tank, umpire);
    }

    private Condition bailOut(Condition tank, Umpire umpire) {
        if (tank != Condition.BAILED_OUT) {
            return Condition.BAILED_OUT;
        }
        if (motivation.isEmpty()) {
            umpire.note(
                    "Bailed Out again: the core rules ask for a Motivation Test; none rolled, as no --motivation was given [FOW-CORE-14]");
            return Condition.BAILED_OUT;
        }
        Need need = Need.of(motivation.get().target(), motivation.get().words());
        return umpire.test(MOTIVATION, need) ? Condition.BAILED_OUT : Condition.DESTROYED;
    }
}
