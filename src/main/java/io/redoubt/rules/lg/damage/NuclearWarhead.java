package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.SharedInputs.Variant;
import io.redoubt.rules.lg.shared.WeaponData;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Test;
import java.util.Optional;

/** Attacks of nuclear warheads, which need only a hit. */
public final class NuclearWarhead {
    private NuclearWarhead() {}

    public static StructureAttack read(Inputs in) {
        Test toHit = HitAndPenetration.toHit(RuleId.of("LG-ATTACK-01"));
        RequiredRoll hit = in.get(SharedInputs.HIT).need();
        return umpire -> umpire.test(toHit, hit) ? StructureAttack.Impact.PENETRATED : StructureAttack.Impact.MISS;
    }

    /** Returns whether it destroys all in its area: always without points, otherwise by the reading. */
    public static boolean isOutright(Inputs in) {
        return WeaponData.nuclear(in)
                && (in.peek(SharedInputs.VARIANT).isEmpty()
                        || in.reading(Readings.NUCLEAR_POINTS) == Readings.Warhead.DESTROYED);
    }

    /** Returns the variant by which an attack costs points; empty if no points are counted. */
    public static Optional<Variant> variant(Inputs in) {
        boolean warhead = in.peek(SharedInputs.NUCLEAR).orElse(false)
                || in.peek(SharedInputs.WEAPON).map(WeaponData::isNuclear).orElse(false);
        return warhead && isOutright(in) ? Optional.empty() : in.find(SharedInputs.VARIANT);
    }

    public static boolean destroysTroops(Inputs in) {
        return in.reading(Readings.NUCLEAR_TROOPS) == Readings.Blast.DESTROYED;
    }

    /** Returns the number of known occupants that are destroyed with their structure. */
    public static int doomed(Inputs in) {
        int troops = in.find(Occupants.TROOPS).orElse(0);
        return troops > 0 && destroysTroops(in) ? troops : 0;
    }
}
