package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.vv.pieces.UnitSpec;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** The crew of an AFV that cannot move, which leaves it on 2 or less after each attack it survives. */
public final class AbandonedAfv {
    public static final Test CREW = Test.of("does the crew leave", Die.D6, "abandoned", "it stays", Rule.CORE_32)
            .askedAs("crew, which may leave");
    public static final Need LEAVES = Need.of(Target.atMost(2));

    private AbandonedAfv() {}

    /** How many of these units are left by their crews, after an attack that casualty points came from. */
    static int among(List<UnitSpec> units, Umpire umpire) {
        int abandoned = 0;
        for (UnitSpec unit : units) {
            abandoned += unit.isImmobile() && umpire.test(CREW, LEAVES) ? 1 : 0;
        }
        return abandoned;
    }
}
