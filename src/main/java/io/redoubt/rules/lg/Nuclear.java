package io.redoubt.rules.lg;

import io.redoubt.rules.Inputs;
import io.redoubt.umpire.Remark;

/** What a nuclear warhead does to troops in its effect area. */
final class Nuclear {
    static final Remark ALL_DESTROYED =
            Remark.of("A nuclear warhead destroys the troops in its area: no armor saves them", Rule.DESTR_15);
    static final Remark DESTROYED_WITH_IT = Remark.of("{} inside: destroyed with it", Rule.DESTR_15);

    private Nuclear() {}

    static boolean destroysTroops(Inputs in) {
        return in.reading(Disputed.NUCLEAR_TROOPS) == Disputed.Blast.DESTROYED;
    }

    /** How many troops are destroyed with the structure they are in, where somebody said they are there. */
    static int doomed(Inputs in) {
        int troops = in.find(Inmates.TROOPS).orElse(0);
        return troops > 0 && destroysTroops(in) ? troops : 0;
    }
}
