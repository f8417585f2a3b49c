package io.redoubt.umpire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.WeightedValues;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The umpire of a game: what the dice decide, and the steps it leaves in the transcript. */
class RollingUmpireTest {
    private static final Optional<Step.Place> NOWHERE = Optional.empty();
    private static final RequiredRoll FOURS = Gunnery.atLeast(4);
    private static final RequiredRoll SURE = Gunnery.atLeast(1);
    private static final RequiredRoll HOPELESS = Gunnery.atLeast(7);

    private Transcript transcript = new Transcript();

    @BeforeEach
    void freshPage() {
        transcript = new Transcript();
    }

    @Test
    void dieThatMeetsItsNeedPasses() {
        Umpire umpire = umpire(4, 3);
        assertTrue(umpire.test(Gunnery.HIT, FOURS));
        assertFalse(umpire.test(Gunnery.HIT, FOURS));
        assertSteps(hits(FOURS, NOWHERE, 4), hits(FOURS, NOWHERE, 3));
    }

    @Test
    void dicePassOneByOneAndStayInTheOrderTheyFell() {
        assertEquals(2, umpire(5, 1, 6, 3).count(Gunnery.HIT, FOURS, 4));
        assertSteps(hits(FOURS, NOWHERE, 5, 1, 6, 3));
        assertEquals(List.of(5, 1, 6, 3), transcript.faces());
    }

    @Test
    void settledNeedsRollNoDie() {
        Umpire umpire = umpire();
        assertTrue(umpire.test(Gunnery.HIT, SURE));
        assertFalse(umpire.test(Gunnery.HIT, HOPELESS));
        assertEquals(3, umpire.count(Gunnery.HIT, SURE, 3));
        assertEquals(0, umpire.count(Gunnery.HIT, HOPELESS, 3));
        assertSteps(settled(SURE, 1), settled(HOPELESS, 1), settled(SURE, 3), settled(HOPELESS, 3));
        assertEquals(List.of(), transcript.faces());
    }

    @Test
    void whatIsDoneInTurnIsDoneSoOftenAndHasNoPlace() {
        Umpire umpire = umpire(4, 3, 6);
        assertEquals(2, umpire.<Integer>inTurn(3, 0, (hits, each) -> hits + (each.test(Gunnery.HIT, FOURS) ? 1 : 0)));
        assertSteps(hits(FOURS, NOWHERE, 4), hits(FOURS, NOWHERE, 3), hits(FOURS, NOWHERE, 6));
    }

    @Test
    void noDiceLeaveNoStep() {
        Umpire umpire = umpire();
        assertEquals(0, umpire.count(Gunnery.HIT, FOURS, 0));
        assertEquals(0, umpire.count(Gunnery.HIT, SURE, 0));
        assertSteps();
    }

    @Test
    void notesBecomeFindingsWithTheirValues() {
        umpire().note(Gunnery.SMOKED, "The pillbox");
        assertSteps(new Step.Finding(new Sentence(Gunnery.SMOKED, List.of("The pillbox")), true, NOWHERE));
        assertEquals(List.of(Gunnery.SMOKE), transcript.steps().get(0).cites());
    }

    @Test
    void totalsAddTheModifiersToTheFaces() {
        DiceTotal score = DiceTotal.of(2, Die.D6, new Modifier(5, "Front"), new Modifier(-1, "Worn"));
        assertEquals(3 + 6 + 4, umpire(3, 6).total(Gunnery.SAVE, score));
        assertSteps(new Step.TotalStep(Gunnery.SAVE, score, List.of(3, 6), 13, Optional.empty(), NOWHERE));
    }

    @Test
    void tablesAreReadAtTheTotal() {
        DiceTotal score = DiceTotal.of(1, Die.D6, new Modifier(5, "Front"));
        Umpire umpire = umpire(4, 3);
        assertEquals(Gunnery.Plate.HOLDS, umpire.lookUp(Gunnery.SAVE, score, Gunnery.Plate::of));
        assertEquals(Gunnery.Plate.HOLED, umpire.lookUp(Gunnery.SAVE, score, Gunnery.Plate::of));
        assertSteps(
                new Step.TotalStep(Gunnery.SAVE, score, List.of(4), 9, Optional.of(Gunnery.Plate.HOLDS), NOWHERE),
                new Step.TotalStep(Gunnery.SAVE, score, List.of(3), 8, Optional.of(Gunnery.Plate.HOLED), NOWHERE));
    }

    @Test
    void attemptsCarryTheStateOnAndTheirPlace() {
        Umpire umpire = umpire(6, 1, 5);
        int hits = umpire.repeat("Shot", 2, 40, (sum, at) -> at.test(Gunnery.HIT, FOURS) ? sum + 2 : sum + 1);
        umpire.test(Gunnery.HIT, FOURS);
        assertEquals(43, hits);
        assertSteps(hits(FOURS, place("Shot", 1, 2), 6), hits(FOURS, place("Shot", 2, 2), 1), hits(FOURS, NOWHERE, 5));
    }

    @Test
    void attemptsInsideAnAttemptReturnToTheOuterPlace() {
        umpire(1, 2, 3).repeat("Turn", 1, 0, (sum, at) -> {
            at.test(Gunnery.HIT, FOURS);
            at.repeat("Shot", 1, 0, (inner, gun) -> gun.count(Gunnery.HIT, FOURS, 1));
            at.note(Gunnery.SMOKED, "All");
            return at.total(Gunnery.SAVE, DiceTotal.of(1, Die.D6));
        });
        List<Optional<Step.Place>> places =
                transcript.steps().stream().map(Step::place).toList();
        Optional<Step.Place> turn = place("Turn", 1, 1);
        assertEquals(List.of(turn, place("Shot", 1, 1), turn, turn), places);
    }

    @Test
    void roundsGoOnUntilOneEndsIt() {
        Umpire umpire = umpire(1, 2, 6, 5);
        int rounds = umpire.until("Round", sum -> sum > 10, 0, (sum, at) -> at.test(Gunnery.HIT, FOURS) ? 20 : sum + 1);
        umpire.test(Gunnery.HIT, FOURS);
        assertEquals(20, rounds);
        assertSteps(
                hits(FOURS, place("Round", 1, 1), 1),
                hits(FOURS, place("Round", 2, 2), 2),
                hits(FOURS, place("Round", 3, 3), 6),
                hits(FOURS, NOWHERE, 5));
    }

    @Test
    void roundsThatAreOverAtTheStartAreNotPlayed() {
        assertEquals(7, umpire().until("Round", sum -> true, 7, (sum, at) -> sum + 1));
        assertSteps();
    }

    @Test
    void roundsThatCannotEndAreStopped() {
        assertEquals(
                "no end after 1000000 of Round",
                assertThrows(
                                IllegalStateException.class,
                                () -> umpire().until("Round", sum -> sum > 1_000_000, 0, (sum, at) -> sum))
                        .getMessage());
        assertEquals(1_000_000, umpire().until("Round", sum -> sum >= 1_000_000, 0, (sum, at) -> sum + 1));
    }

    @Test
    void volleyRollsTogetherFirstAndResolvesEachHitAfterwards() {
        int passed = umpire(4, 2, 6, 3, 5)
                .volley(
                        "Hit",
                        Gunnery.HIT,
                        FOURS,
                        3,
                        0,
                        (sum, at) -> at.test(Gunnery.FIREPOWER, FOURS) ? sum + 1 : sum);
        assertEquals(1, passed);
        assertSteps(
                hits(FOURS, NOWHERE, 4, 2, 6),
                new Step.Roll(Gunnery.FIREPOWER, FOURS, 1, List.of(3), 0, place("Hit", 1, 2)),
                new Step.Roll(Gunnery.FIREPOWER, FOURS, 1, List.of(5), 1, place("Hit", 2, 2)));
    }

    @Test
    void volleyOfTrialsTriesAllFirstAndResolvesEachSuccessAfterwards() {
        int successes = umpire(4, 2, 6, 3, 5)
                .volley(
                        "Weapon",
                        3,
                        at -> at.test(Gunnery.HIT, FOURS),
                        "Hit",
                        0,
                        (sum, at) -> at.test(Gunnery.FIREPOWER, FOURS) ? sum + 1 : sum);
        assertEquals(1, successes);
        assertSteps(
                hits(FOURS, place("Weapon", 1, 3), 4),
                hits(FOURS, place("Weapon", 2, 3), 2),
                hits(FOURS, place("Weapon", 3, 3), 6),
                new Step.Roll(Gunnery.FIREPOWER, FOURS, 1, List.of(3), 0, place("Hit", 1, 2)),
                new Step.Roll(Gunnery.FIREPOWER, FOURS, 1, List.of(5), 1, place("Hit", 2, 2)));
    }

    /** Two dice, of which the first is thrown as part of a series. */
    private record Pair() implements CustomRoll<Integer> {
        @Override
        public Integer thrown(DiceTray table) {
            table.attempt("Die", 1, 2);
            int first = table.roll("pair", 1, Die.D6).get(0);
            table.record(dice(first, NOWHERE));
            table.ended();
            int second = table.roll("pair", 1, Die.D6).get(0);
            table.record(dice(second, NOWHERE));
            table.note(Gunnery.SMOKED, "All");
            return first + second;
        }

        @Override
        public double nanos() {
            return 0;
        }

        @Override
        public WeightedValues<Integer> counted() {
            throw new AssertionError("nobody counts here");
        }
    }

    private static Step.Dice dice(int face, Optional<Step.Place> place) {
        return new Step.Dice("pair", Optional.empty(), List.of(new Step.Shown(face, "")), face, place);
    }

    @Test
    void whatIsDrawnIsTakenDownInItsPlace() {
        assertEquals(8, umpire(3, 5).draw(new Pair()));
        assertSteps(
                dice(3, place("Die", 1, 2)),
                dice(5, NOWHERE),
                new Step.Finding(new Sentence(Gunnery.SMOKED, List.of("All")), true, NOWHERE));
    }

    @Test
    void diceAreAskedForWithTheirNameNeedAndPlace() {
        assertMissing(
                "the To Hit of Shot 2 (d6, needs 4+) needs 1 die",
                () -> umpire(3).repeat("Shot", 2, true, (state, at) -> at.test(Gunnery.HIT, FOURS)));
    }

    @Test
    void totalsAreAskedForWithTheirDice() {
        assertMissing(
                "the Armour Save (d10) needs 2 dice", () -> umpire(4).total(Gunnery.SAVE, DiceTotal.of(2, Die.D10)));
    }

    private Umpire umpire(Integer... faces) {
        return new RollingUmpire(new EnteredFaces(List.of(faces)), transcript);
    }

    private void assertSteps(Step... steps) {
        assertEquals(List.of(steps), transcript.steps());
    }

    private static Step hits(RequiredRoll need, Optional<Step.Place> place, Integer... faces) {
        int passed = (int) Stream.of(faces).filter(need.target()::meets).count();
        return new Step.Roll(Gunnery.HIT, need, faces.length, List.of(faces), passed, place);
    }

    private static Step settled(RequiredRoll need, int dice) {
        int passed = need.target().faces(Gunnery.HIT.die()) == 0 ? 0 : dice;
        return new Step.Roll(Gunnery.HIT, need, dice, List.of(), passed, NOWHERE);
    }

    private static Optional<Step.Place> place(String noun, int index, int of) {
        return Optional.of(new Step.Place(noun, index, of));
    }

    private static void assertMissing(String words, Runnable action) {
        String message = assertThrows(DiceMismatchException.class, action::run).getMessage();
        assertTrue(message.contains(words), message);
    }
}
