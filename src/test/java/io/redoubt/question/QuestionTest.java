package io.redoubt.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** One question, asked once: what is said before dice, counted, rolled and left behind hangs together. */
class QuestionTest {
    private final Barrage barrage = new Barrage();

    private Question<Integer, Integer> ask(String... inputs) {
        Map<String, String> given = Map.of("guns", inputs[0]);
        if (inputs.length > 1) {
            given = Map.of("guns", inputs[0], "called", inputs[1]);
        }
        return Question.of(barrage, new Inputs(given, Map.of()));
    }

    @Test
    void questionThatCannotBeReadIsNone() {
        assertThrows(BadInputException.class, () -> ask("many"));
    }

    @Test
    void questionTellsWhatItsProcedureSaysOfTheSituation() {
        Question<Integer, Integer> two = ask("2");
        assertSame(barrage, two.procedure());
        assertEquals(Map.of(Barrage.GUNS, 2), two.inputs().consulted());
        assertEquals(Barrage.HEADLINE, two.headline());
        assertEquals(List.of("hit"), two.shown());
        assertEquals(Optional.of("hit"), two.instead("gone"));
        assertEquals(Optional.empty(), two.instead("quiet"));
        assertEquals(List.of(Barrage.HITS), two.quantities());
        assertEquals(Map.of("guns", 2), two.facts());
    }

    @Test
    void objectionIsAFindingAndForbids() {
        assertTrue(ask("3").isAllowed());
        assertEquals(1, ask("3").findings().size());
        assertFalse(ask("4").isAllowed());
        assertEquals(2, ask("4").findings().size());
    }

    @Test
    void everyOutcomeHasItsChanceInTheOrderOfTheContract() {
        Map<String, Fraction> chances = ask("2").chances();
        assertEquals(List.of("gone", "quiet", "hit"), new ArrayList<>(chances.keySet()));
        assertEquals(Map.of("gone", Fraction.ZERO, "quiet", Fraction.of(1, 4), "hit", Fraction.of(3, 4)), chances);
    }

    @Test
    void oddsAreCountedOnce() {
        Question<Integer, Integer> two = ask("2");
        assertSame(two.odds(), two.odds());
        int paths = barrage.counted;
        assertEquals(3, paths);
        assertEquals(3, two.consequences().size());
        assertEquals(paths, barrage.counted);
    }

    @Test
    void rulesAreThoseSaidBeforeDiceAndThoseDiceCanTouch() {
        assertEquals(Set.of(Gunnery.AIM, Gunnery.AIM_HIT, Gunnery.AIM_MISS), ask("1").rules());
        assertEquals(Set.of(Gunnery.ARMOUR, Gunnery.AIM, Gunnery.AIM_HIT, Gunnery.AIM_MISS), ask("2").rules());
    }

    @Test
    void rollTellsTheFindingsFirstAndEveryRuleUpToItsVerdict() {
        Resolution<Integer> rolled = ask("2").roll(new EnteredFaces(List.of(5, 6)));
        assertEquals(List.of(5, 6), rolled.faces());
        assertEquals(2, rolled.steps().size());
        assertTrue(rolled.steps().get(0) instanceof Step.Finding);
        assertTrue(rolled.steps().get(1) instanceof Step.Roll);
        assertEquals(List.of(2, 2), rolled.verdict().values());
        assertEquals(
                List.of(Gunnery.ARMOUR, Gunnery.AIM_HIT, Gunnery.AIM, Gunnery.HOLE), new ArrayList<>(rolled.rules()));
        assertEquals(2, rolled.consequence().result());
        assertEquals("hit", rolled.consequence().outcome());
        assertEquals(Map.of("hits", 2), rolled.consequence().amounts());
    }

    @Test
    void everythingThatCanComeOfItIsToldWithWhatItLeaves() {
        Piece pillbox = new Piece("Alpha", "pillbox", Map.of());
        Participants who = new Participants(Optional.empty(), Optional.of(pillbox), List.of(pillbox), "");
        List<String> told = new ArrayList<>();
        List<Change> left = new ArrayList<>();
        for (Consequence<Integer> consequence : ask("1", "scars").consequences()) {
            told.add(consequence.outcome() + ' ' + consequence.amounts());
            left.addAll(consequence.effects(who));
        }
        assertEquals(List.of("quiet {hits=0}", "hit {hits=1}"), told);
        assertEquals(List.of(new Change("Alpha", "scars", "0"), new Change("Alpha", "scars", "1")), left);
        assertEquals(
                List.of(),
                ask("1").consequences()
                        .get(0)
                        .effects(new Participants(Optional.empty(), Optional.empty(), List.of(), "")));
    }
}
