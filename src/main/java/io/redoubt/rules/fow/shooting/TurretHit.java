package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Umpire;

/**
 * What one hit does to a Turret: its owner rolls an Armour Save as for a tank.
 *
 * @param save the save: d6 and armour against the Anti-tank rating
 * @param antiTank the weapon's Anti-tank rating
 */
public record TurretHit(WeaponClass weapon, Need firepower, Score save, int antiTank) implements Attempt<Condition> {
    private static final Lookup SAVE =
            Lookup.of("Armour Save", Rule.TURRET_03, Rule.CORE_05, Rule.TURRET_02, Rule.TURRET_04);
    private static final Remark OVER = Remark.of("Destroyed already: nothing more is rolled", Rule.CORE_05);
    private static final Remark FLAMED =
            Remark.of("A Flame-thrower's hit leaves no Armour Save and Bails it Out", Rule.FLAME_07, Rule.FLAME_06);
    private static final Remark STAYS_OUT =
            Remark.of("Bailed Out again: a Bunker passes the Motivation Test, so it only stays out", Rule.FIGHT_04);

    @Override
    public Condition attempt(Condition turret, Umpire umpire) {
        if (turret == Condition.DESTROYED) {
            umpire.note(OVER);
            return turret;
        }
        return switch (weapon) {
            case BUNKER_BUSTER -> {
                umpire.note(NestHit.BUSTED);
                yield Condition.DESTROYED;
            }
            case FLAME_THROWER -> {
                umpire.note(FLAMED);
                yield bailOut(turret, umpire);
            }
            case NO_HE, NORMAL -> shell(turret, umpire);
        };
    }

    private Condition shell(Condition turret, Umpire umpire) {
        Armour.SaveResult result = umpire.lookUp(SAVE, save, total -> Armour.SaveResult.of(total, antiTank));
        return switch (result) {
            case ABOVE -> turret;
            case EQUAL -> umpire.test(Firepower.ARMOUR_EQUAL, firepower) ? bailOut(turret, umpire) : turret;
            case BELOW ->
                umpire.test(Firepower.ARMOUR_BELOW, firepower) ? Condition.DESTROYED : bailOut(turret, umpire);
        };
    }

    /** Bailed Out once, or once more, which changes nothing. */
    public static Condition bailOut(Condition turret, Umpire umpire) {
        if (turret == Condition.BAILED_OUT) {
            umpire.note(STAYS_OUT);
        }
        return Condition.BAILED_OUT;
    }
}
