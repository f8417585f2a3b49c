package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.FireMode;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.util.Optional;
import java.util.function.BiFunction;

/** The rules of fire at a tank dug into a Tank Pit, which is not a Bunker: rolls to hit, or hits already scored. */
record PitShot(Inputs in, Condition state, FireMode mode, Checklist list) {
    private static final Test TO_HIT =
            Test.of("to hit [FOW-CORE-16]", Die.D6, "hit", "miss").askedAs("roll to hit");

    private static final Modifier LONG_RANGE = new Modifier(1, "over 16\"/40 cm");

    /**
     * The hits of an attack.
     *
     * @param most greatest possible number of hits
     * @param strike rolls for the hits, unless already scored, and resolves each
     */
    private record Hits(int most, BiFunction<Umpire, TankHit, Condition> strike) {}

    /** Judges an attack; direct fire needs line of sight to the tank. */
    Attack read() {
        if (in.get(ShootForm.SMOKE)) {
            throw new BadInputException(
                    "--smoke: this chapter has smoke for Bunkers only, and a Tank Pit is not a Bunker; remove it");
        }
        boolean direct = mode == FireMode.DIRECT;
        boolean far = direct && new Sight(in, list).isFar("No line of sight to the tank (core rules) [FOW-CORE-15]");
        Hits hits = hits(far);
        WeaponClass weapon = in.get(ShootForm.WEAPON);
        TankHit hit = weapon == WeaponClass.FLAME_THROWER
                ? new TankHit(Optional.empty(), BunkerShot.firepower(in, weapon), in.find(ShootForm.MOTIVATION))
                : shell(far, weapon);
        if (state == Condition.BAILED_OUT) {
            list.note("Already Bailed Out (core rules) [FOW-CORE-08]");
        }
        if (hit.motivation().isEmpty() && (state == Condition.BAILED_OUT || hits.most() > 1)) {
            list.note(
                    "No --motivation given: a tank Bailed Out again is assumed to stay so, without the core rules' test [FOW-CORE-14]");
        }
        return Attack.of(
                Strongpoint.TANK_PIT, state, list, umpire -> hits.strike().apply(umpire, hit));
    }

    private Hits hits(boolean far) {
        Optional<Grade> toHit = in.find(ShootForm.TO_HIT);
        Optional<Integer> scored = in.find(ShootForm.HITS);
        if (toHit.isPresent() && scored.isPresent()) {
            throw new BadInputException(
                    "--hits and --to-hit cannot be combined; give the hits scored, or the score to roll");
        }
        boolean direct = mode == FireMode.DIRECT;
        if (toHit.isPresent() && direct) {
            HitDice firing = HitDice.byCore(in, toHit.get(), list);
            list.note("A tank in a pit is Concealed: the score to hit given includes that [FOW-TANKPIT-02]");
            RequiredRoll need = RequiredRoll.of(toHit.get().target(), "as given");
            return new Hits(
                    firing.dice(), (umpire, hit) -> umpire.volley("Hit", TO_HIT, need, firing.dice(), state, hit));
        }
        Optional<Grade> training = direct && scored.isEmpty() ? in.find(ShootForm.TARGET_SKILL) : Optional.empty();
        if (training.isPresent()) {
            list.note("A tank in a pit is Concealed [FOW-TANKPIT-02]");
            TeamScore score = TeamScore.of(training.get(), new TeamScore.Conditions(true, false, far), list);
            int dice = HitDice.byCore(in, training.get(), list).dice();
            return new Hits(dice, (umpire, hit) -> umpire.repeat("Hit", score.roll(dice, umpire), state, hit));
        }
        int given = in.get(ShootForm.HITS);
        list.note("Hits on the tank: {}, as given [FOW-TANKPIT-02]", given);
        return new Hits(given, (umpire, hit) -> umpire.repeat("Hit", given, state, hit));
    }

    private TankHit shell(boolean far, WeaponClass weapon) {
        boolean direct = mode == FireMode.DIRECT;
        Armour armour = direct ? Armour.of(in) : Armour.fromAbove(in);
        boolean longRange = far && in.reading(ShootingReadings.LONG_RANGE) == ShootingReadings.LongRange.PLUS_ONE;
        boolean pit = direct || in.reading(ShootingReadings.PIT_SAVE) == ShootingReadings.PitSave.EVERY_SAVE;
        RequiredRoll firepower = BunkerShot.firepower(in, weapon);
        TankHit.Save save = new TankHit.Save(
                longRange ? armour.save(LONG_RANGE) : armour.save(),
                armour.antiTank(),
                pit,
                in.reading(ShootingReadings.FAILED_SAVE));
        list.note(
                direct
                        ? "Only the facing of the turret decides which armour is struck [FOW-TANKPIT-07]"
                        : "From above it strikes the Top armour (core rules) [FOW-CORE-05]");
        if (longRange) {
            list.note("Over 16\"/40 cm: one more armour (core rules) [FOW-CORE-13]");
        }
        return new TankHit(Optional.of(save), firepower, in.find(ShootForm.MOTIVATION));
    }

    /**
     * One hit on a tank in its pit: Armour Save, then the 4+ of the pit, then the Firepower Test.
     *
     * @param save saves against the hit; empty for a Flame-thrower, against which there are none
     * @param motivation score of the crew to stay in the fight when Bailed Out again, if known
     */
    record TankHit(Optional<Save> save, RequiredRoll firepower, Optional<Grade> motivation)
            implements Attempt<Condition> {
        /**
         * The saves against one hit.
         *
         * @param armour d6 and armour against the Anti-tank rating
         * @param pit true if the pit helps against this attack
         * @param failed reading of a failed Armour Save
         */
        record Save(DiceTotal armour, int antiTank, boolean pit, ShootingReadings.FailedSave failed) {
            private boolean pitMayHelp(Armour.SaveResult result) {
                return pit && (result == Armour.SaveResult.BELOW || failed == ShootingReadings.FailedSave.NOT_ABOVE);
            }
        }

        private static final TotalRoll SAVE =
                TotalRoll.high("Armour Save [FOW-CORE-05, FOW-TANKPIT-07]").byOther();
        private static final Test PIT_SAVE = Test.of(
                        "tank pit save [FOW-TANKPIT-03]", Die.D6, "saved: no effect", "failed: carry on")
                .byOther();
        private static final RequiredRoll PIT_NEED = RequiredRoll.of(Target.atLeast(4), "after a failed Armour Save");
        private static final Test MOTIVATION = Test.of(
                        "Motivation Test [FOW-CORE-14]", Die.D6, "passed: stays Bailed Out", "failed: Destroyed")
                .byOther();

        @Override
        public Condition attempt(Condition tank, Umpire umpire) {
            if (tank == Condition.DESTROYED) {
                umpire.note("Already Destroyed: no further rolls [FOW-CORE-05]");
                return tank;
            }
            return save.map(against -> shell(against, tank, umpire)).orElseGet(() -> flame(tank, umpire));
        }

        private Condition flame(Condition tank, Umpire umpire) {
            umpire.note(
                    "A Flame-thrower allows no Armour Save, so the pit gives none either (core rules) [FOW-CORE-12]");
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
                        "Bailed Out again: the core rules' Motivation Test is not rolled, as no --motivation was given [FOW-CORE-14]");
                return Condition.BAILED_OUT;
            }
            RequiredRoll need =
                    RequiredRoll.of(motivation.get().target(), motivation.get().words());
            return umpire.test(MOTIVATION, need) ? Condition.BAILED_OUT : Condition.DESTROYED;
        }
    }
}
