package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;

/** The Skill and Firepower Tests at Street Barricades, each with what it decides. */
final class MovementTest {
    private static final Result BOGGED = Result.of("failed: Bogged Down", Rule.CORE_07);
    private static final Result GAPPED = Result.of("passed: gapped", Rule.GAP_10);
    private static final Result UNGAPPED = Result.of("failed: unharmed", Rule.GAP_11);

    static final Test ON_FOOT =
            Test.of("Skill Test to cross", Die.D6, "passed: crosses", "failed: must stop", Rule.BARR_06);
    static final Test IN_A_VEHICLE =
            Test.of("Skill Test to cross", Die.D6, Rule.BARR_06, Result.of("passed: crosses"), BOGGED);
    /** Of an Overloaded vehicle: passed, it is rolled {@link #AGAIN}. */
    static final Test LOADED =
            Test.of("Skill Test to cross", Die.D6, Rule.BARR_06, Result.of("passed: once more", Rule.BARR_07), BOGGED);

    static final Test AGAIN = Test.of("rolled again", Die.D6, Rule.BARR_07, Result.of("passed: crosses"), BOGGED)
            .askedAs("Skill Test again");

    static final Test PIONEERS = Test.of("Skill Test to gap", Die.D6, Rule.GAP_08, GAPPED, UNGAPPED);
    static final Test CARRIER = Test.of("second Firepower Test", Die.D6, Rule.GAP_01, GAPPED, UNGAPPED);
    static final Test GUN_HITS = Test.of("Skill Test", Die.D6, "hit", "miss", Rule.GAP_05, Rule.CORE_02);
    static final Test GUN = Test.of("Firepower Test", Die.D6, Rule.GAP_06, GAPPED, UNGAPPED);

    private MovementTest() {}
}
