package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.ShotResult;
import io.redoubt.rules.fow.terms.SkillTest;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;
import java.util.Optional;

/**
 * Direct fire at a Bunker: Skill Tests to hit, then what each hit does.
 *
 * @param armour the armour a hit strikes, where it counts
 * @param hit what one hit does to this Bunker
 * @param perHit whether every hit counts, or one for each weapon that hit at all
 */
record BunkerShot(
        Strongpoint at,
        Condition state,
        Sight sight,
        Firing firing,
        WeaponClass weapon,
        ShootForm.NationalRule nationalRule,
        Optional<Armour> armour,
        BunkerHit hit,
        ShootingReadings.PerHit perHit)
        implements Attack {
    private static final Remark PILLBOX_HOLDS =
            Remark.of("Ordinary gunfire pins a Pillbox but never destroys it [FOW-BUNK-06]");

    @Override
    public void check(Checklist list) {
        sight.checkBunker(at, list);
        firing.check(list);
        if (nationalRule != ShootForm.NationalRule.NONE) {
            list.note("{} cannot be used against Bunkers: ignored [FOW-SHOT-12]", nationalRule);
        }
        if (at == Strongpoint.TURRET) {
            list.note(
                    armour.isPresent()
                            ? "A Turret has no slits: its armour must be beaten [FOW-TURRET-02, FOW-TURRET-01]"
                            : "A Turret has no slits, and this weapon leaves it no Armour Save [FOW-TURRET-01, FOW-TURRET-02]");
            armour.ifPresent(struck -> struck.note(list));
        }
        checkState(list);
        checkWeapon(list);
    }

    private void checkState(Checklist list) {
        if (state == Condition.PINNED) {
            list.note("Pinned Down already, until its owner's next Starting Step [FOW-FIGHT-07]");
        } else if (state == Condition.BAILED_OUT) {
            list.note("Bailed Out already, until its owner's next Starting Step [FOW-TURRET-06]");
        }
    }

    private void checkWeapon(Checklist list) {
        boolean pillbox = at == Strongpoint.PILLBOX;
        boolean turret = at == Strongpoint.TURRET;
        switch (weapon) {
            case NORMAL -> {
                if (pillbox) {
                    list.note(PILLBOX_HOLDS);
                }
            }
            case NO_HE -> {
                if (pillbox) {
                    list.note(PILLBOX_HOLDS);
                }
                list.note(
                        turret
                                ? "Without HE the Turret procedure is as usual [FOW-NOHE-04]"
                                : "Without HE the weapon can pin but not destroy [FOW-NOHE-02, FOW-NOHE-03]");
            }
            case FLAME_THROWER -> {
                if (pillbox) {
                    list.note("A Flame-thrower can pin a Pillbox but never destroy it [FOW-FLAME-05]");
                } else if (turret) {
                    list.note("A Flame-thrower can never destroy a Turret [FOW-FLAME-08]");
                }
            }
            case BUNKER_BUSTER -> {
                // Nothing to say before it hits.
            }
        }
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        Need toHit = SkillTest.need(firing.score());
        if (perHit == ShootingReadings.PerHit.PER_HIT) {
            return umpire.volley("Hit", SkillTest.TO_HIT, toHit, firing.dice(), state, hit);
        }
        int each = firing.diceEach();
        return umpire.volley(
                "Weapon",
                firing.teams(),
                weapon -> weapon.count(SkillTest.TO_HIT, toHit, each) > 0,
                "Weapon that hit",
                state,
                hit);
    }
}
