package io.redoubt.rules.lg.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.shared.TenthsChance;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fewest attacks that reach a probability. */
class AttacksNeededTest {
    private static AttacksNeeded needed(int hit, int penetrate, Breaching.Costs costs, int points) {
        RuleId rule = RuleId.of("LG-BREACH-05");
        io.redoubt.umpire.Test penetration =
                io.redoubt.umpire.Test.of("Penetration [LG-CORE-03]", Die.D10, "penetrated", "held");
        return new AttacksNeeded(
                new HitAndPenetration(
                        HitAndPenetration.toHit(rule),
                        new TenthsChance(hit).need(),
                        penetration,
                        new TenthsChance(penetrate).need(),
                        1),
                costs,
                points);
    }

    private static int toBe(String sure, AttacksNeeded needed) {
        return needed.toBe(new Certainty.Written().parse(sure), work -> {});
    }

    @ParameterizedTest
    @CsvSource({"56%, 1", "56.01%, 2", "80.64%, 2", "80.65%, 3"})
    void anAttackThatReachesItExactlyIsEnough(String sure, int attacks) {
        assertEquals(attacks, toBe(sure, needed(8, 7, new Breaching.Costs(0, 1), 1)));
    }

    /** Every attack hits and costs 1 point, or 2 with an even chance: four points need two to four attacks. */
    @ParameterizedTest
    @CsvSource({"25%, 2", "26%, 3", "7/8, 3", "0.876, 4", "100%, 4"})
    void anAttackMayCostPointsInAnyCase(String sure, int attacks) {
        assertEquals(attacks, toBe(sure, needed(10, 5, new Breaching.Costs(1, 2), 4)));
    }

    /** With a chance of one in a hundred, 0.99 to the power of 1000 and of 999 are left. */
    @Test
    void aThousandAttacksAreTheMost() {
        AttacksNeeded rare = needed(1, 1, new Breaching.Costs(0, 1), 1);
        assertEquals(1000, toBe("0.99995661", rare));
        BadInputException refused = assertThrows(BadInputException.class, () -> toBe("0.99995684", rare));
        assertTrue(refused.getMessage().contains("1000 attacks do not reach it"), refused.getMessage());
    }

    /** A place costs 100 units, and 8 for each 32 bits of the number of all cases: 7 bits an attack, of 500 at first. */
    @Test
    void workIsChargedByTheSizeOfItsNumbers() {
        List<Double> work = new ArrayList<>();
        needed(8, 7, new Breaching.Costs(0, 1), 3).toBe(new Certainty.Written().parse("50%"), work::add);
        assertEquals(List.of(100 + 8 * 500 * 5 / 32.0, 100 + 8 * 500 * 5 / 32.0), work.subList(0, 2));
    }
}
