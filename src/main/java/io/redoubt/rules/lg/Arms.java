package io.redoubt.rules.lg;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
import io.redoubt.umpire.Remark;

/**
 * Attack factor and effect area of a weapon.
 *
 * @param printed whether they are those of the one weapon the chapter prints them for
 */
record Arms(int attackFactor, boolean effectArea, boolean printed) {
    static final Arms NAMELESS = new Arms(0, false, false);

    private static final String HEAVY_FUSION_RIFLE = "heavy fusion rifle";
    /** Of the heavy fusion rifle. */
    static final int PRINTED_ATTACK_FACTOR = 7;

    private static final Remark PRINTED =
            Remark.of("A heavy fusion rifle has attack factor 7 and an effect area", Rule.DMG_07, Rule.DMG_11);

    static boolean isPrinted(Weapon weapon) {
        return weapon.name().equals(HEAVY_FUSION_RIFLE);
    }

    /** Reads them; only those of a heavy fusion rifle go without saying. */
    static Arms read(Inputs in, Penetration penetration) {
        boolean printed = in.find(Fields.ATTACK_FACTOR).isEmpty()
                && in.find(Fields.WEAPON).map(Arms::isPrinted).orElse(false);
        if (printed) {
            return new Arms(PRINTED_ATTACK_FACTOR, true, true);
        }
        return new Arms(penetration.attackFactor(in), in.get(Fields.EFFECT_AREA), false);
    }

    void check(Checklist list) {
        if (printed) {
            list.note(PRINTED);
        }
    }
}
