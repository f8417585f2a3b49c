package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.GapTool;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;
import io.redoubt.umpire.Umpire;

/** One attempt to gap a Street Barricade. */
sealed interface Gapping permits GapByPioneers, GapByGun, GapByCarrier, Gapping.NoGap {
    void check(Checklist list);

    GapOutcome resolve(Umpire umpire);

    /** What a gap leaves behind, in the words of who made it. */
    Remark gapped();

    /** What the attempt costs those who make it, whatever comes of it. */
    Field<Boolean> cost();

    static Gapping read(Inputs in) {
        GapTool with = in.get(Gap.WITH);
        Obstacle obstacle = in.get(Gap.OBSTACLE);
        if (obstacle != Obstacle.STREET_BARRICADE) {
            return new NoGap(with, obstacle);
        }
        return switch (with) {
            case PIONEERS -> GapByPioneers.of(in);
            case GUN -> GapByGun.of(in);
            case DEMOLITION_CARRIER -> GapByCarrier.of(in);
        };
    }

    /** An attempt on something that this chapter lets nobody gap; a Demolition Carrier does not hurt Bunkers. */
    record NoGap(GapTool with, Obstacle obstacle) implements Gapping {
        private static final Remark GUN =
                Remark.of("A gun rated Bunker Buster gaps Street Barricades: a {} cannot be gapped", Rule.GAP_02);
        private static final Remark PIONEERS =
                Remark.of("Pioneers gap Street Barricades: a {} cannot be gapped", Rule.GAP_07);

        @Override
        public void check(Checklist list) {
            list.forbid(
                    switch (with) {
                        case PIONEERS -> PIONEERS;
                        case GUN -> GUN;
                        case DEMOLITION_CARRIER ->
                            Remark.of(
                                    "A Demolition Carrier gaps Street Barricades: it does nothing to a {}",
                                    Rule.GAP_01);
                    },
                    obstacle);
        }

        @Override
        public GapOutcome resolve(Umpire umpire) {
            return GapOutcome.UNGAPPED;
        }

        @Override
        public Remark gapped() {
            return GapTest.GAPPED;
        }

        @Override
        public Field<Boolean> cost() {
            return PieceValues.DESTROYED;
        }
    }

    /** Whether a Street Barricade has a gap. */
    enum GapOutcome implements Named {
        UNGAPPED("not gapped"),
        GAPPED("gapped");

        private final String words;

        GapOutcome(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

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

        static final Remark UNGAPPED =
                Remark.of("The Street Barricade is *NOT GAPPED*, and wholly unharmed.", Rule.GAP_11);

        private GapTest() {}
    }
}
