package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Cover;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.ShotTarget;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Target;
import java.util.Optional;

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
            return new SmokeShot(at, state, sight, firing, allowed);
        }
        return bunker(in, at, state, sight, firing);
    }

    private static BunkerShot bunker(Inputs in, Strongpoint at, Condition state, Sight sight, Firing firing) {
        WeaponClass weapon = in.get(ShootForm.WEAPON);
        ShootForm.NationalRule national = in.get(ShootForm.NATIONAL_RULE);
        boolean saves =
                at == Strongpoint.TURRET && weapon != WeaponClass.FLAME_THROWER && weapon != WeaponClass.BUNKER_BUSTER;
        Optional<Armour> armour = saves ? Optional.of(Armour.of(in)) : Optional.empty();
        Attempt<Condition> hit = switch (at) {
            case NEST, FLAK_NEST, TOBRUK_PIT -> nest(in, weapon, state, firing.dice());
            case PILLBOX -> new NestHit.PillboxHit(weapon, firepower(in, weapon, at));
            case TURRET, TANK_PIT -> turret(in, weapon, armour);
        };
        ShootingReadings.PerHit perHit = firing.diceEach() > 1
                ? in.reading(ShootingReadings.FIREPOWER_TESTS)
                : ShootingReadings.FIREPOWER_TESTS.standard();
        return new BunkerShot(at, state, sight, firing, weapon, national, armour, hit, perHit);
    }

    private static NestHit nest(Inputs in, WeaponClass weapon, Condition state, int dice) {
        boolean mayBePinned = state == Condition.PINNED || dice > 1;
        ShootingReadings.PinnedNest pinned = weapon == WeaponClass.NORMAL && mayBePinned
                ? in.reading(ShootingReadings.PINNED_NEST)
                : ShootingReadings.PINNED_NEST.standard();
        return new NestHit(weapon, firepower(in, weapon, Strongpoint.NEST), pinned);
    }

    private static TurretHit turret(Inputs in, WeaponClass weapon, Optional<Armour> armour) {
        Armour struck = armour.orElse(Armour.NEVER_TESTED);
        return new TurretHit(weapon, firepower(in, weapon, Strongpoint.TURRET), struck.save(), struck.antiTank());
    }

    /** What a Firepower Test needs; nobody is asked where none can be rolled. */
    private static Need firepower(Inputs in, WeaponClass weapon, Strongpoint at) {
        boolean automatic = weapon == WeaponClass.BUNKER_BUSTER
                || (weapon == WeaponClass.FLAME_THROWER && (at == Strongpoint.PILLBOX || at == Strongpoint.TURRET));
        if (automatic) {
            return Need.of(Target.atLeast(1));
        }
        return firepower(in, weapon);
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
        Sight sight = Sight.of(in, Strongpoint.TANK_PIT);
        PitShot.Hits hits = hits(in, mode);
        WeaponClass weapon = in.get(ShootForm.WEAPON);
        boolean saves = weapon != WeaponClass.FLAME_THROWER;
        Armour armour = saves ? struck(in, mode) : Armour.NEVER_TESTED;
        boolean far = saves
                && mode == FireMode.DIRECT
                && sight.beyondReach()
                && in.reading(ShootingReadings.LONG_RANGE) == ShootingReadings.LongRange.PLUS_ONE;
        boolean pitSave = saves
                && (mode == FireMode.DIRECT
                        || in.reading(ShootingReadings.PIT_SAVE) == ShootingReadings.PitSave.EVERY_SAVE);
        TankHit hit = new TankHit(
                weapon,
                firepower(in, weapon),
                far ? armour.save(LONG_RANGE) : armour.save(),
                armour.antiTank(),
                pitSave,
                saves ? in.reading(ShootingReadings.FAILED_SAVE) : ShootingReadings.FAILED_SAVE.standard(),
                in.find(ShootForm.MOTIVATION));
        return new PitShot(state, mode, sight, hits, hit, far, hit.motivation().isPresent());
    }

    private static Armour struck(Inputs in, FireMode mode) {
        return mode == FireMode.DIRECT ? Armour.of(in) : Armour.fromAbove(in);
    }

    private static PitShot.Hits hits(Inputs in, FireMode mode) {
        Optional<Grade> toHit = in.find(ShootForm.TO_HIT);
        Optional<Integer> scored = in.find(ShootForm.HITS);
        if (toHit.isPresent() && scored.isPresent()) {
            throw new BadInput("--hits and --to-hit contradict each other: give the hits scored, or the score to roll");
        }
        if (toHit.isPresent() && mode == FireMode.DIRECT) {
            return new PitShot.Hits.Rolled(Firing.of(in, toHit.get()));
        }
        return new PitShot.Hits.Scored(in.get(ShootForm.HITS));
    }
}
