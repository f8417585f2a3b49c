package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;

/** The tests that gap a Street Barricade, and what they bring about. */
final class GapTest {
    private static final Result PASSED = Result.of("passed: gapped", Rule.GAP_10);
    private static final Result FAILED = Result.of("failed: unharmed", Rule.GAP_11);

    static final Test PIONEERS = Test.of("Skill Test to gap", Die.D6, Rule.GAP_08, PASSED, FAILED);
    static final Test CARRIER = Test.of("second Firepower Test", Die.D6, Rule.GAP_01, PASSED, FAILED);
    static final Test TO_HIT = Test.of("Skill Test", Die.D6, "hit", "miss", Rule.GAP_05, Rule.CORE_02);
    static final Test GUN = Test.of("Firepower Test", Die.D6, Rule.GAP_06, PASSED, FAILED);

    static final Remark GAPPED = Remark.of(
            "The Street Barricade is *GAPPED*: Difficult Going now, with its cover as before.",
            Rule.GAP_10,
            Rule.GAP_12,
            Rule.GAP_13);
    /** Pioneers test when all movement is over. */
    static final Remark GAPPED_AFTER_MOVING = Remark.of(
            "The Street Barricade is *GAPPED* after all movement: Difficult Going from the next Step on, with its"
                    + " cover as before.",
            Rule.GAP_10,
            Rule.GAP_08,
            Rule.GAP_12,
            Rule.GAP_13);

    static final Remark UNGAPPED = Remark.of("The Street Barricade is *NOT GAPPED*, and wholly unharmed.", Rule.GAP_11);

    private GapTest() {}
}
