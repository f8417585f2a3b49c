package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.umpire.Remark;

/** What a nuclear warhead does to troops in its effect area. */
public final class NuclearWarhead {
    public static final Remark ALL_DESTROYED =
            Remark.of("A nuclear warhead destroys the troops in its area: no armor saves them", Rule.DESTR_15);
    public static final Remark DESTROYED_WITH_IT = Remark.of("{} inside: destroyed with it", Rule.DESTR_15);

    private NuclearWarhead() {}

    public static boolean destroysTroops(Inputs in) {
        return in.reading(Readings.NUCLEAR_TROOPS) == Readings.Blast.DESTROYED;
    }

    /** How many troops are destroyed with the structure they are in, where somebody said they are there. */
    public static int doomed(Inputs in) {
        int troops = in.find(Occupants.TROOPS).orElse(0);
        return troops > 0 && destroysTroops(in) ? troops : 0;
    }
}
