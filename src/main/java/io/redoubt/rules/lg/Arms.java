package io.redoubt.rules.lg;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/**
 * Attack factor and effect area of a weapon.
 *
 * @param printed whether they are those of the one weapon the chapter prints them for
 */
record Arms(int attackFactor, boolean effectArea, boolean printed) {
    static final Arms NAMELESS = new Arms(0, false, false);

    private static final String HEAVY_FUSION_RIFLE = "heavy fusion rifle";
    private static final int ITS_ATTACK_FACTOR = 7;
    private static final Remark PRINTED =
            Remark.of("A heavy fusion rifle has attack factor 7 and an effect area", Rule.DMG_07, Rule.DMG_11);

    /** Reads them; only those of a heavy fusion rifle go without saying. */
    static Arms read(Inputs in) {
        Optional<Integer> given = in.find(Fields.ATTACK_FACTOR);
        if (given.isEmpty()
                && in.find(Fields.WEAPON).map(Weapon::name).orElse("").equals(HEAVY_FUSION_RIFLE)) {
            return new Arms(ITS_ATTACK_FACTOR, true, true);
        }
        return new Arms(given.orElseGet(() -> in.get(Fields.ATTACK_FACTOR)), in.get(Fields.EFFECT_AREA), false);
    }

    void check(Checklist list) {
        if (printed) {
            list.note(PRINTED);
        }
    }
}
