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

/** Nuclear warheads, which have to hit and to do nothing more. */
public final class NuclearWarhead {
    private NuclearWarhead() {}

    public static StructureAttack read(Inputs in) {
        Test toHit = HitAndPenetration.toHit(RuleId.of("LG-ATTACK-01"));
        RequiredRoll hit = in.get(SharedInputs.HIT).need();
        return umpire -> umpire.test(toHit, hit) ? StructureAttack.Impact.PENETRATED : StructureAttack.Impact.MISS;
    }

    /** Whether it destroys outright what its area covers: where no points are counted, or the group settled it so. */
    public static boolean isOutright(Inputs in) {
        return WeaponData.nuclear(in)
                && (in.peek(SharedInputs.VARIANT).isEmpty()
                        || in.reading(Readings.NUCLEAR_POINTS) == Readings.Warhead.DESTROYED);
    }

    /** The variant by which an attack costs points; empty where none are counted. */
    public static Optional<Variant> variant(Inputs in) {
        boolean warhead = in.peek(SharedInputs.NUCLEAR).orElse(false)
                || in.peek(SharedInputs.WEAPON).map(WeaponData::isNuclear).orElse(false);
        return warhead && isOutright(in) ? Optional.empty() : in.find(SharedInputs.VARIANT);
    }

    public static boolean destroysTroops(Inputs in) {
        return in.reading(Readings.NUCLEAR_TROOPS) == Readings.Blast.DESTROYED;
    }

    /** How many troops are destroyed with the structure they are in, where somebody said they are there. */
    public static int doomed(Inputs in) {
        int troops = in.find(Occupants.TROOPS).orElse(0);
        return troops > 0 && destroysTroops(in) ? troops : 0;
    }
}
