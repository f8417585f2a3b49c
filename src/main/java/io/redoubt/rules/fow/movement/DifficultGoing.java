package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.SkillTest;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * What Difficult Going does to a team, which is for the core rules to say.
 *
 * @param roll what a vehicle needs not to Bog Down; empty for those who do not roll
 * @param hurry whether the team moves At the Double, and may
 */
record DifficultGoing(Mobility team, Optional<Roll> roll, Hurry hurry) {
    /** The pace of the team. */
    enum Hurry {
        NONE,
        ALLOWED,
        NOT_ALLOWED
    }

    /** How a vehicle tries not to Bog Down. */
    record Roll(Test test, Need need) {}

    private static final Result THROUGH = Result.of("crosses");
    private static final Result BOGGED = Result.of("Bogged Down");

    private static final Test BOGGING = Test.of("bogging roll [FOW-CORE-07]", Die.D6, THROUGH, BOGGED);
    private static final Test OVERLOADED = Test.of("bogging roll [FOW-CORE-31, FOW-CORE-07]", Die.D6, THROUGH, BOGGED);
    private static final Test SKILL = Test.of("Skill Test [FOW-CORE-07]", Die.D6, THROUGH, BOGGED);

    private static final Need TWO_PLUS = Need.of(Target.atLeast(2));
    private static final Need THREE_PLUS = Need.of(Target.atLeast(3), "Overloaded");

    static DifficultGoing of(Inputs in, Mobility team) {
        return new DifficultGoing(team, team.isVehicle() ? roll(in) : Optional.empty(), hurry(in));
    }

    private static Optional<Roll> roll(Inputs in) {
        boolean overloaded = in.get(Cross.OVERLOADED);
        return switch (in.reading(CrossReadings.BOGGING)) {
            case NO_ROLL -> Optional.empty();
            case SKILL_TEST -> Optional.of(new Roll(SKILL, SkillTest.plain(in.get(Cross.SKILL))));
            case TWO_PLUS -> {
                boolean harder = overloaded
                        && in.reading(CrossReadings.OVERLOADED_BOGGING) == CrossReadings.OverloadedBogging.THREE_PLUS;
                yield Optional.of(harder ? new Roll(OVERLOADED, THREE_PLUS) : new Roll(BOGGING, TWO_PLUS));
            }
        };
    }

    static Hurry hurry(Inputs in) {
        if (!in.find(Cross.AT_THE_DOUBLE).orElse(false)) {
            return Hurry.NONE;
        }
        return in.reading(CrossReadings.DOUBLE_TIME) == CrossReadings.DoubleTime.NOT_ALLOWED
                ? Hurry.NOT_ALLOWED
                : Hurry.ALLOWED;
    }

    void check(Checklist list) {
        check(hurry, list);
        if (roll.isPresent()) {
            list.note("A vehicle may Bog Down in Difficult Going (core rules) [FOW-CORE-07]");
        } else {
            list.note(
                    team.isVehicle()
                            ? "No bogging roll for {}, as settled here [FOW-CORE-07]"
                            : "{} do not Bog Down: no die (core rules) [FOW-CORE-07]",
                    team.plural());
        }
    }

    static void check(Hurry hurry, Checklist list) {
        switch (hurry) {
            case NONE -> {
                // At its normal pace there is nothing to say.
            }
            case ALLOWED -> list.note("At the Double through Difficult Going, as settled here [FOW-CORE-30]");
            case NOT_ALLOWED ->
                list.forbid(
                        "Nobody moves At the Double through Difficult or Very Difficult Going (core rules) [FOW-CORE-30]");
        }
    }

    /** How it can end, the worst first. */
    List<Cross.Passage> shown() {
        return roll.isPresent()
                ? List.of(Cross.Passage.BOGGED_DOWN, Cross.Passage.CROSSES)
                : List.of(Cross.Passage.DIFFICULT_GOING);
    }

    Cross.Passage resolve(Umpire umpire) {
        if (roll.isEmpty()) {
            return Cross.Passage.DIFFICULT_GOING;
        }
        Roll rolled = roll.get();
        return umpire.test(rolled.test(), rolled.need()) ? Cross.Passage.CROSSES : Cross.Passage.BOGGED_DOWN;
    }
}
