package io.redoubt.umpire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which rules a step rests on. */
class StepTest {
    private static final RequiredRoll FOURS = Gunnery.atLeast(4);

    @Test
    void rollThatAllPassCitesTheRuleOfPassingFirst() {
        Step.Roll roll = roll(3, 4, 5, 6);
        assertEquals(List.of(Gunnery.AIM_HIT, Gunnery.AIM), roll.cites());
    }

    @Test
    void rollThatNonePassCitesTheRuleOfFailingFirst() {
        Step.Roll roll = roll(0, 1, 2, 3);
        assertEquals(List.of(Gunnery.AIM_MISS, Gunnery.AIM), roll.cites());
    }

    @Test
    void rollThatSomePassCitesTheTestFirstAndBothResults() {
        Step.Roll roll = roll(1, 1, 6, 2);
        assertEquals(List.of(Gunnery.AIM, Gunnery.AIM_HIT, Gunnery.AIM_MISS), roll.cites());
    }

    @Test
    void settledRollsPassWithAllDiceOrNone() {
        Step.Roll sure = new Step.Roll(Gunnery.HIT, Gunnery.atLeast(1), 3, List.of(), 3, Optional.empty());
        Step.Roll hopeless = new Step.Roll(Gunnery.HIT, Gunnery.atLeast(7), 3, List.of(), 0, Optional.empty());
        assertEquals(List.of(Gunnery.AIM_HIT, Gunnery.AIM), sure.cites());
        assertEquals(List.of(Gunnery.AIM_MISS, Gunnery.AIM), hopeless.cites());
    }

    @Test
    void testsWithoutRulesForTheirResultsCiteTheirOwn() {
        Step.Roll roll = new Step.Roll(Gunnery.FIREPOWER, FOURS, 2, List.of(1, 6), 1, Optional.empty());
        assertEquals(List.of(Gunnery.PUNCH), roll.cites());
    }

    @Test
    void reckoningCitesItsRowBeforeItsTable() {
        assertEquals(List.of(Gunnery.HOLE, Gunnery.ARMOUR), reckoning(Optional.of(Gunnery.Plate.HOLED)));
        assertEquals(List.of(Gunnery.ARMOUR), reckoning(Optional.of(Gunnery.Plate.HOLDS)));
        assertEquals(List.of(Gunnery.ARMOUR), reckoning(Optional.empty()));
    }

    @Test
    void rowsCiteNothingUnlessTheySaySo() {
        Row plain = () -> "stands";
        assertEquals(List.of(), plain.cites());
        assertEquals(List.of(Gunnery.ARMOUR), reckoning(Optional.of(plain)));
    }

    @Test
    void findingCitesItsRemark() {
        Step finding = new Step.Finding(Sentence.of(Gunnery.SMOKED, "All"), false, Optional.empty());
        assertEquals(List.of(Gunnery.SMOKE), finding.cites());
    }

    @Test
    void placesInASeriesAreToldApartByAllTheySay() {
        Step.Place second = new Step.Place("Hit", 2, 3);
        assertEquals(second, new Step.Place("Hit", 2, 3));
        assertEquals(second.hashCode(), new Step.Place("Hit", 2, 3).hashCode());
        assertNotEquals(second, new Step.Place("Wreck", 2, 3));
        assertNotEquals(second, new Step.Place("Hit", 1, 3));
        assertNotEquals(second, new Step.Place("Hit", 2, 4));
        assertNotEquals(second, (Object) "Hit 2 of 3");
    }

    @Test
    void placesOfShortSeriesDoNotShareTheirHashes() {
        Set<Integer> hashes = new HashSet<>();
        int places = 0;
        for (String noun : List.of("Hit", "Wreck", "Round")) {
            for (int of = 1; of <= 9; of++) {
                for (int index = 1; index <= of; index++) {
                    hashes.add(new Step.Place(noun, index, of).hashCode());
                    places++;
                }
            }
        }
        assertEquals(places, hashes.size());
    }

    private static Step.Roll roll(int passed, Integer... faces) {
        return new Step.Roll(Gunnery.HIT, FOURS, faces.length, List.of(faces), passed, Optional.empty());
    }

    private static List<RuleId> reckoning(Optional<Row> row) {
        return new Step.TotalStep(Gunnery.SAVE, DiceTotal.of(1, Die.D6), List.of(4), 4, row, Optional.empty()).cites();
    }
}
