package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.Optional;

/**
 * The attack factor and effect area of a weapon.
 *
 * @param printed whether they are those of the one weapon the chapter prints them for
 */
public record WeaponData(int attackFactor, boolean effectArea, boolean printed) {
    public static final WeaponData NAMELESS = new WeaponData(0, false, false);

    static final String HEAVY_FUSION_RIFLE = "heavy fusion rifle";
    private static final String LETTERS = Weapon.letters(HEAVY_FUSION_RIFLE);
    /** The attack factor of the heavy fusion rifle. */
    static final int PRINTED_ATTACK_FACTOR = 7;

    public static boolean isPrinted(Weapon weapon) {
        return Weapon.letters(weapon.name()).equals(LETTERS);
    }

    public static boolean isNuclear(Weapon weapon) {
        return weapon.family().map(family -> family.name().equals("nuclear")).orElse(false);
    }

    /** Returns whether the weapon given is the one with printed numbers. */
    public static boolean isPrinted(Inputs in) {
        return in.find(SharedInputs.WEAPON).map(WeaponData::isPrinted).orElse(false);
    }

    /** Returns whether the weapon is a nuclear warhead by flag or name; rejects a contradiction. */
    public static boolean nuclear(Inputs in) {
        boolean named = in.find(SharedInputs.WEAPON).map(WeaponData::isNuclear).orElse(false);
        if (named && in.find(SharedInputs.NUCLEAR).equals(Optional.of(false))) {
            throw new BadInputException("--weapon nuclear and --nuclear false cannot be combined; give only one");
        }
        return in.get(SharedInputs.NUCLEAR, named);
    }

    /** Returns whether any input gives the weapon an effect area; rejects a contradiction. */
    public static boolean area(Inputs in) {
        boolean known =
                nuclear(in) || isPrinted(in) || in.find(SharedInputs.FIRE_MODE).equals(Optional.of(FireMode.AREA));
        if (known && in.find(SharedInputs.EFFECT_AREA).equals(Optional.of(false))) {
            throw new BadInputException(
                    "--effect-area false: the weapon has an effect area by other options; remove it");
        }
        return in.get(SharedInputs.EFFECT_AREA, known);
    }

    /** Reads the data; only those of a heavy fusion rifle have defaults. */
    public static WeaponData read(Inputs in, Penetration penetration) {
        int factor = penetration.attackFactor(in);
        return new WeaponData(factor, area(in), isPrinted(in) && factor == PRINTED_ATTACK_FACTOR);
    }

    public void check(Checklist list) {
        if (printed) {
            list.note("A heavy fusion rifle has attack factor 7 and an effect area [LG-DMG-07, LG-DMG-11]");
        }
    }
}
