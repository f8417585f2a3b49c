package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.FireMode;
import io.redoubt.rules.fow.shared.ShotResult;
import io.redoubt.rules.fow.shared.ShotTarget;
import io.redoubt.rules.fow.shared.SkillTest;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Target;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The rules of attacks on Bunkers: one method per kind of attack, which fills the checklist and returns the dice. */
record BunkerShot(Inputs in, Strongpoint at, Condition state, Checklist list) {
    /** The assumed Firepower of a Flame-thrower without a given rating. */
    private static final Grade FLAME_FIREPOWER = new Grade("6+", "6+", Target.atLeast(6));

    /** Judges artillery or aircraft against a Bunker, which may not be the aiming point and takes no harm. */
    Attack fromAbove(FireMode mode) {
        if (in.get(ShootForm.AIM_POINT) == ShootForm.AimPoint.OTHER) {
            list.note("Aimed elsewhere: {} neither harms nor pins a Bunker under the template [FOW-ARTY-04]", mode);
        } else {
            list.forbid(
                    mode == FireMode.BOMBARDMENT
                            ? "A Bunker cannot be the aiming point of an Artillery Bombardment [FOW-ARTY-02]"
                            : "A Bunker cannot be the aiming point of an Air Strike [FOW-ARTY-03]");
        }
        return Attack.of(at, state, list, umpire -> state);
    }

    /** Judges a shot at a Destroyed target, which needs no roll. */
    Attack atWreck() {
        boolean armoured = at == Strongpoint.TURRET || at == Strongpoint.TANK_PIT;
        list.note(
                armoured
                        ? "The {} is already Destroyed: no roll (core rules) [FOW-CORE-05]"
                        : "The {} is already Destroyed: no roll [FOW-NEST-07, FOW-BUST-03]",
                at);
        return Attack.of(at, state, list, umpire -> state);
    }

    /** Judges direct fire: Skill Tests to hit, then the effect of each hit. */
    Attack direct() {
        new Sight(in, list).ofBunker(at);
        HitDice firing = HitDice.of(in, in.get(ShootForm.SKILL), list);
        if (in.get(ShootForm.SMOKE)) {
            return smoke(firing);
        }
        WeaponClass weapon = in.get(ShootForm.WEAPON);
        ShootForm.NationalRule national = in.get(ShootForm.NATIONAL_RULE);
        boolean saves =
                at == Strongpoint.TURRET && weapon != WeaponClass.FLAME_THROWER && weapon != WeaponClass.BUNKER_BUSTER;
        Optional<Armour> armour = saves ? Optional.of(Armour.of(in)) : Optional.empty();
        BunkerHit hit = hit(weapon, armour, state == Condition.PINNED || firing.dice() > 1);
        // Several hits of one weapon count one by one, or once for each weapon that hit.
        boolean perWeapon = firing.diceEach() > 1
                && in.reading(ShootingReadings.FIREPOWER_TESTS) == ShootingReadings.PerHit.PER_WEAPON;
        if (national != ShootForm.NationalRule.NONE) {
            list.note("{} cannot be used against Bunkers: ignored [FOW-SHOT-12]", national);
        }
        if (at == Strongpoint.TURRET) {
            list.note(
                    saves
                            ? "A Turret has no slits: its armour must be beaten [FOW-TURRET-02, FOW-TURRET-01]"
                            : "A Turret has no slits, and this weapon leaves it no Armour Save [FOW-TURRET-01, FOW-TURRET-02]");
            armour.ifPresent(struck -> struck.note(list));
        }
        if (state == Condition.PINNED) {
            list.note("Already Pinned Down, until its owner's next Starting Step [FOW-FIGHT-07]");
        } else if (state == Condition.BAILED_OUT) {
            list.note("Already Bailed Out, until its owner's next Starting Step [FOW-TURRET-06]");
        }
        judge(weapon);
        RequiredRoll toHit = SkillTest.need(firing.score());
        return Attack.of(
                at,
                state,
                list,
                perWeapon
                        ? umpire -> umpire.volley(
                                "Weapon",
                                firing.teams(),
                                each -> each.count(SkillTest.TO_HIT, toHit, firing.diceEach()) > 0,
                                "Weapon that hit",
                                state,
                                hit)
                        : umpire -> umpire.volley("Hit", SkillTest.TO_HIT, toHit, firing.dice(), state, hit));
    }

    private void judge(WeaponClass weapon) {
        boolean pillbox = at == Strongpoint.PILLBOX;
        boolean turret = at == Strongpoint.TURRET;
        if (pillbox && (weapon == WeaponClass.NORMAL || weapon == WeaponClass.NO_HE)) {
            list.note("Ordinary gunfire pins a Pillbox but never destroys it [FOW-BUNK-06]");
        }
        if (weapon == WeaponClass.NO_HE) {
            list.note(
                    turret
                            ? "Without HE the usual Turret procedure applies [FOW-NOHE-04]"
                            : "Without HE the weapon can pin but not destroy [FOW-NOHE-02, FOW-NOHE-03]");
        }
        if (weapon == WeaponClass.FLAME_THROWER && pillbox) {
            list.note("A Flame-thrower can pin a Pillbox but never destroy it [FOW-FLAME-05]");
        } else if (weapon == WeaponClass.FLAME_THROWER && turret) {
            list.note("A Flame-thrower can never destroy a Turret [FOW-FLAME-08]");
        }
    }

    /** Returns the effect of one hit, and reads the weapon's Firepower only if a test needs it. */
    private BunkerHit hit(WeaponClass weapon, Optional<Armour> armour, boolean mayBePinned) {
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

    static RequiredRoll firepower(Inputs in, WeaponClass weapon) {
        Grade rating = weapon == WeaponClass.FLAME_THROWER
                ? in.get(ShootForm.FIREPOWER, FLAME_FIREPOWER)
                : in.get(ShootForm.FIREPOWER);
        return RequiredRoll.of(rating.target());
    }

    /** Judges smoke instead of a shot; whether it may be placed at a Turret is a reading. */
    private Attack smoke(HitDice firing) {
        boolean allowed = at != Strongpoint.TURRET
                || in.reading(ShootingReadings.SMOKE_AT_TURRET) == ShootingReadings.SmokeAtTurret.BEFORE_GUN;
        Optional<List<Integer>> before = in.find(ShootForm.BEFORE);
        if (at == Strongpoint.PILLBOX) {
            before.ifPresent(this::mustBeSlits);
        }
        if (allowed) {
            list.note("Smoke declared before rolling: it holds for all dice of the weapon [FOW-SMOKE-02]");
            list.note(
                    "Each hit puts one marker, 2\"/5 cm across, in front of a {} [FOW-SMOKE-04, FOW-SMOKE-05, FOW-SMOKE-06]",
                    at == Strongpoint.TURRET ? "gun" : "firing slit");
            before.ifPresent(slits -> list.note(
                    at == Strongpoint.PILLBOX
                            ? "Placed in front of the firing slit that faces {} [FOW-SMOKE-06]"
                            : "Placed in front of the side that faces {} [FOW-SMOKE-06]",
                    bearings(slits, " and ")));
            list.note("Smoke neither pins nor destroys [FOW-SMOKE-07]");
        } else {
            list.forbid("Smoke goes in front of a firing slit, and a Turret has none [FOW-SMOKE-06, FOW-TURRET-01]");
        }
        RequiredRoll toHit = SkillTest.need(firing.score());
        return new Attack(
                at,
                state,
                list,
                List.of(),
                List.of(new Quantity<>("markers", "smoke markers", ShotResult::markers)),
                umpire -> new SmokeMarkers(state, umpire.count(SkillTest.SMOKE, toHit, firing.dice())));
    }

    /** Rejects smoke in front of a firing slit that is not there, if the bearings of the slits are known. */
    private void mustBeSlits(List<Integer> before) {
        List<Integer> slits = in.find(ShootForm.SLIT).orElse(before);
        for (int bearing : before) {
            if (!slits.contains(bearing)) {
                throw new BadInputException("--before " + bearing + ": no firing slit faces that way; valid bearings: "
                        + bearings(slits, ", "));
            }
        }
    }

    private static String bearings(List<Integer> degrees, String separator) {
        return degrees.stream().map(String::valueOf).collect(Collectors.joining(separator));
    }

    /**
     * Smoke markers, which leave the condition of the target unchanged (FOW-SMOKE-07).
     *
     * @param markers one for each hit (FOW-SMOKE-04)
     */
    private record SmokeMarkers(Condition condition, int markers) implements ShotResult {
        @Override
        public Sentence inWords(ShotTarget at) {
            return Sentence.of(
                    "{} in front of the {}. It is still *{}*. [FOW-SMOKE-04]",
                    markers == 1 ? "1 smoke marker" : markers + " smoke markers",
                    at,
                    condition);
        }
    }
}
