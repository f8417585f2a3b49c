package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.Optional;

/**
 * Attack factor and effect area of a weapon.
 *
 * @param printed whether they are those of the one weapon the chapter prints them for
 */
public record WeaponData(int attackFactor, boolean effectArea, boolean printed) {
    public static final WeaponData NAMELESS = new WeaponData(0, false, false);

    static final String HEAVY_FUSION_RIFLE = "heavy fusion rifle";
    private static final String LETTERS = Weapon.letters(HEAVY_FUSION_RIFLE);
    /** Of the heavy fusion rifle. */
    static final int PRINTED_ATTACK_FACTOR = 7;

    public static boolean isPrinted(Weapon weapon) {
        return Weapon.letters(weapon.name()).equals(LETTERS);
    }

    /** Whether a weapon is a nuclear warhead by its name. */
    public static boolean isNuclear(Weapon weapon) {
        return weapon.family().map(family -> family.name().equals("nuclear")).orElse(false);
    }

    /** Whether the weapon that was named is the one whose numbers are printed. */
    public static boolean isPrinted(Inputs in) {
        return in.find(SharedInputs.WEAPON).map(WeaponData::isPrinted).orElse(false);
    }

    /**
     * Whether it is a nuclear warhead: the flag says so, or the name of the weapon.
     *
     * @throws BadInputException if they contradict each other
     */
    public static boolean nuclear(Inputs in) {
        boolean named = in.find(SharedInputs.WEAPON).map(WeaponData::isNuclear).orElse(false);
        if (named && in.find(SharedInputs.NUCLEAR).equals(Optional.of(false))) {
            throw new BadInputException("--weapon nuclear and --nuclear false contradict each other: leave one out");
        }
        return in.get(SharedInputs.NUCLEAR, named);
    }

    /**
     * Whether the weapon has an effect area, whichever input tells it.
     *
     * @throws BadInputException if one input tells it and another denies it
     */
    public static boolean area(Inputs in) {
        boolean known =
                nuclear(in) || isPrinted(in) || in.find(SharedInputs.FIRE_MODE).equals(Optional.of(FireMode.AREA));
        if (known && in.find(SharedInputs.EFFECT_AREA).equals(Optional.of(false))) {
            throw new BadInputException("--effect-area false: what else is said of the weapon gives it an effect area");
        }
        return in.get(SharedInputs.EFFECT_AREA, known);
    }

    /** Reads them; only those of a heavy fusion rifle go without saying. */
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
