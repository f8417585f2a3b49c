package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.input.Grade;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.Optional;

/**
 * What one hit does to a tank in its pit: Armour Save, then the 4+ of the pit, then the Firepower Test.
 *
 * @param save the Armour Save: d6 and armour against the Anti-tank rating
 * @param pitSave whether the pit helps against this attack
 * @param failed which Armour Saves count as failed
 * @param motivation what the crew needs to stay in the fight when Bailed Out again, if known
 */
record TankHit(
        WeaponClass weapon,
        Need firepower,
        Score save,
        int antiTank,
        boolean pitSave,
        ShootingReadings.FailedSave failed,
        Optional<Grade> motivation)
        implements Attempt<Condition> {
    private static final Lookup SAVE = Lookup.of("Armour Save", Rule.CORE_05, Rule.TANKPIT_07);
    private static final Test PIT_SAVE = Test.of(
                    "tank pit save", Die.D6, "saved: no effect", "failed: carry on", Rule.TANKPIT_03)
            .byOther();
    private static final Need PIT_NEED = Need.of(Target.atLeast(4), "after a failed Armour Save");
    private static final Test MOTIVATION = Test.of(
                    "Motivation Test", Die.D6, "passed: stays Bailed Out", "failed: Destroyed", Rule.CORE_14)
            .byOther();
    private static final Remark OVER = Remark.of("Destroyed already: nothing more is rolled", Rule.CORE_05);
    private static final Remark FLAMED =
            Remark.of("A Flame-thrower leaves no Armour Save, so the pit gives none either (core rules)", Rule.CORE_12);
    private static final Remark STAYS_OUT = Remark.of(
            "Bailed Out again: the core rules ask for a Motivation Test; none rolled, as no --motivation was given",
            Rule.CORE_14);

    @Override
    public Condition attempt(Condition tank, Umpire umpire) {
        if (tank == Condition.DESTROYED) {
            umpire.note(OVER);
            return tank;
        }
        if (weapon == WeaponClass.FLAME_THROWER) {
            umpire.note(FLAMED);
            return umpire.test(Firepower.TANK_FLAME, firepower) ? bailOut(tank, umpire) : tank;
        }
        Armour.SaveResult result = umpire.lookUp(SAVE, save, total -> Armour.SaveResult.of(total, antiTank));
        if (result == Armour.SaveResult.ABOVE || (pitMayHelp(result) && umpire.test(PIT_SAVE, PIT_NEED))) {
            return tank;
        }
        if (result == Armour.SaveResult.EQUAL) {
            return umpire.test(Firepower.ARMOUR_EQUAL, firepower) ? bailOut(tank, umpire) : tank;
        }
        return umpire.test(Firepower.ARMOUR_BELOW, firepower) ? Condition.DESTROYED : bailOut(tank, umpire);
    }

    private boolean pitMayHelp(Armour.SaveResult result) {
        return pitSave && (result == Armour.SaveResult.BELOW || failed == ShootingReadings.FailedSave.NOT_ABOVE);
    }

    private Condition bailOut(Condition tank, Umpire umpire) {
        if (tank != Condition.BAILED_OUT) {
            return Condition.BAILED_OUT;
        }
        if (motivation.isEmpty()) {
            umpire.note(STAYS_OUT);
            return Condition.BAILED_OUT;
        }
        Need need = Need.of(motivation.get().target(), motivation.get().words());
        return umpire.test(MOTIVATION, need) ? Condition.BAILED_OUT : Condition.DESTROYED;
    }
}
