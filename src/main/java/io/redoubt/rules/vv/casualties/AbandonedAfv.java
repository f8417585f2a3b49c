package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.vv.pieces.UnitSpec;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** The crew of an AFV that cannot move, which leaves it on 2 or less after each attack it survives. */
public final class AbandonedAfv {
    public static final Test CREW = Test.of("does the crew leave [VV-CORE-32]", Die.D6, "abandoned", "it stays")
            .askedAs("crew, which may leave");
    public static final Need LEAVES = Need.of(Target.atMost(2));

    private AbandonedAfv() {}

    /** The same losses, and those of these units that are left by their crews after the attack. */
    static Losses among(List<UnitSpec> units, Losses losses, Umpire umpire) {
        List<LossPlan.Response> each = new ArrayList<>(losses.each());
        for (int i = 0; i < units.size(); i++) {
            if (units.get(i).isImmobile() && umpire.test(CREW, LEAVES)) {
                each.set(i, LossPlan.Response.ELIMINATE);
            }
        }
        return new Losses(List.copyOf(each));
    }
}
