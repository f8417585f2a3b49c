package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Cover;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.ShotTarget;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Target;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Makes an attack of what a user gave, asking only for what this attack needs. */
final class ShotReader {
    /** The Firepower of a Flame-thrower whose own rating nobody gave. */
    private static final Grade FLAME_FIREPOWER = new Grade("6+", "6+", Target.atLeast(6));

    private static final Modifier LONG_RANGE = new Modifier(1, "over 16\"/40 cm");

    private ShotReader() {}

    static Attack read(Inputs in) {
        ShotTarget target = in.get(ShootForm.AT);
        if (target instanceof Cover cover) {
            return TeamReader.read(in, cover);
        }
        return fortification(in, (Strongpoint) target);
    }

    private static Attack fortification(Inputs in, Strongpoint at) {
        Condition state = in.get(ShootForm.STATE);
        at.mustAllow(state);
        FireMode mode = in.get(ShootForm.MODE);
        if (mode != FireMode.DIRECT && at != Strongpoint.TANK_PIT) {
            return new Attack.FromAbove(at, state, mode, in.get(ShootForm.AIM_POINT));
        }
        if (state == Condition.DESTROYED) {
            return new Attack.AtWreck(at);
        }
        if (at == Strongpoint.TANK_PIT) {
            return tank(in, state, mode);
        }
        Sight sight = Sight.of(in, at);
        Firing firing = Firing.of(in, in.get(ShootForm.SKILL));
        if (in.get(ShootForm.SMOKE)) {
            boolean allowed = at != Strongpoint.TURRET
                    || in.reading(ShootingReadings.SMOKE_AT_TURRET) == ShootingReadings.SmokeAtTurret.BEFORE_GUN;
            Optional<List<Integer>> before = at == Strongpoint.PILLBOX ? before(in) : in.find(ShootForm.BEFORE);
            return new SmokeShot(at, state, sight, firing, allowed, before);
        }
        return bunker(in, at, state, sight, firing);
    }

    /** The firing slits that smoke is put before; where it is known how they face, it is one of them. */
    private static Optional<List<Integer>> before(Inputs in) {
        Optional<List<Integer>> before = in.find(ShootForm.BEFORE);
        if (before.isPresent()) {
            List<Integer> slits = in.find(ShootForm.SLIT).orElse(before.get());
            for (int bearing : before.get()) {
                if (!slits.contains(bearing)) {
                    throw new BadInput("--before " + bearing + ": no firing slit faces that way; they face "
                            + slits.stream().map(String::valueOf).collect(Collectors.joining(", ")));
                }
            }
        }
        return before;
    }

    private static BunkerShot bunker(Inputs in, Strongpoint at, Condition state, Sight sight, Firing firing) {
        WeaponClass weapon = in.get(ShootForm.WEAPON);
        ShootForm.NationalRule national = in.get(ShootForm.NATIONAL_RULE);
        boolean saves =
                at == Strongpoint.TURRET && weapon != WeaponClass.FLAME_THROWER && weapon != WeaponClass.BUNKER_BUSTER;
        Optional<Armour> armour = saves ? Optional.of(Armour.of(in)) : Optional.empty();
        BunkerHit hit = hit(in, at, weapon, armour, state == Condition.PINNED || firing.dice() > 1);
        ShootingReadings.PerHit perHit = firing.diceEach() > 1
                ? in.reading(ShootingReadings.FIREPOWER_TESTS)
                : ShootingReadings.FIREPOWER_TESTS.standard();
        return new BunkerShot(at, state, sight, firing, weapon, national, armour, hit, perHit);
    }

    /** What one hit does, asking for the weapon's Firepower only where a test of it can be rolled. */
    private static BunkerHit hit(
            Inputs in, Strongpoint at, WeaponClass weapon, Optional<Armour> armour, boolean mayBePinned) {
        if (weapon == WeaponClass.BUNKER_BUSTER) {
            return new BunkerHit.Busted();
        }
        return switch (at) {
            case NEST, FLAK_NEST, TOBRUK_PIT ->
                switch (weapon) {
                    case NORMAL, BUNKER_BUSTER -> {
                        ShootingReadings.PinnedNest pinned = mayBePinned
                                ? in.reading(ShootingReadings.PINNED_NEST)
                                : ShootingReadings.PINNED_NEST.standard();
                        yield new BunkerHit.NestShelled(firepower(in, weapon), pinned);
                    }
                    case NO_HE -> new BunkerHit.NestPinned(firepower(in, weapon));
                    case FLAME_THROWER -> new BunkerHit.SlitFlamed(Optional.of(firepower(in, weapon)));
                };
            case PILLBOX ->
                weapon == WeaponClass.FLAME_THROWER
                        ? new BunkerHit.SlitFlamed(Optional.empty())
                        : new BunkerHit.PillboxShelled(firepower(in, weapon));
            case TURRET, TANK_PIT ->
                armour.isEmpty()
                        ? new BunkerHit.TurretFlamed()
                        : new BunkerHit.TurretShelled(firepower(in, weapon), armour.get());
        };
    }

    private static Need firepower(Inputs in, WeaponClass weapon) {
        Grade rating = weapon == WeaponClass.FLAME_THROWER
                ? in.get(ShootForm.FIREPOWER, FLAME_FIREPOWER)
                : in.get(ShootForm.FIREPOWER);
        return Need.of(rating.target());
    }

    private static PitShot tank(Inputs in, Condition state, FireMode mode) {
        if (in.get(ShootForm.SMOKE)) {
            throw new BadInput(
                    "--smoke: this chapter has smoke for Bunkers only, and a Tank Pit is none; leave it out");
        }
        Optional<Sight> sight =
                mode == FireMode.DIRECT ? Optional.of(Sight.of(in, Strongpoint.TANK_PIT)) : Optional.empty();
        PitShot.Hits hits = hits(in, mode, sight);
        WeaponClass weapon = in.get(ShootForm.WEAPON);
        if (weapon == WeaponClass.FLAME_THROWER) {
            TankHit hit = new TankHit(Optional.empty(), firepower(in, weapon), in.find(ShootForm.MOTIVATION));
            return new PitShot(state, mode, sight, hits, hit, false);
        }
        Armour armour = mode == FireMode.DIRECT ? Armour.of(in) : Armour.fromAbove(in);
        boolean far = sight.filter(Sight::beyondReach).isPresent()
                && in.reading(ShootingReadings.LONG_RANGE) == ShootingReadings.LongRange.PLUS_ONE;
        boolean pit =
                mode == FireMode.DIRECT || in.reading(ShootingReadings.PIT_SAVE) == ShootingReadings.PitSave.EVERY_SAVE;
        Need firepower = firepower(in, weapon);
        TankHit.Save save = new TankHit.Save(
                far ? armour.save(LONG_RANGE) : armour.save(),
                armour.antiTank(),
                pit,
                in.reading(ShootingReadings.FAILED_SAVE));
        TankHit hit = new TankHit(Optional.of(save), firepower, in.find(ShootForm.MOTIVATION));
        return new PitShot(state, mode, sight, hits, hit, far);
    }

    private static PitShot.Hits hits(Inputs in, FireMode mode, Optional<Sight> sight) {
        Optional<Grade> toHit = in.find(ShootForm.TO_HIT);
        Optional<Integer> scored = in.find(ShootForm.HITS);
        if (toHit.isPresent() && scored.isPresent()) {
            throw new BadInput("--hits and --to-hit contradict each other: give the hits scored, or the score to roll");
        }
        if (toHit.isPresent() && mode == FireMode.DIRECT) {
            return new PitShot.Hits.Rolled(Firing.byCore(in, toHit.get()));
        }
        Optional<Grade> training =
                mode == FireMode.DIRECT && scored.isEmpty() ? in.find(ShootForm.TARGET_SKILL) : Optional.empty();
        if (training.isPresent()) {
            boolean far = sight.filter(Sight::beyondReach).isPresent();
            return new PitShot.Hits.ByTraining(
                    Firing.byCore(in, training.get()),
                    TeamScore.of(training.get(), new TeamScore.Conditions(true, false, far)));
        }
        return new PitShot.Hits.Scored(in.get(ShootForm.HITS));
    }
}
