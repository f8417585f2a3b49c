package io.redoubt.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.exact.Fraction;
import io.redoubt.odds.Odds;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.RollingUmpire;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Step;
import io.redoubt.umpire.Transcript;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every procedure and example, every way the raw dice can fall: each roll is played out at the table, replayed from
 * its faces, and added up; the sums must be what counting says, to the last fraction.
 */
class DualRunTest {
    /**
     * Repeats and chains of tests show their use with more dice than anybody throws in every way; smaller ones are
     * thrown in ThrownAndCountedTest.
     */
    private static final Pattern MANY_DICE = Pattern.compile("[0-9]x\\(|\\bthen\\b");

    private static final int MOST_ROLLS = 3_000_000;

    /** One example of one procedure. */
    record Case(RuleSet game, Procedure<?, ?> procedure, Example example) {
        @Override
        public String toString() {
            return game.key() + ' ' + procedure.verb() + ' ' + example.options();
        }
    }

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        List<RuleSet> games = new ArrayList<>(Catalog.games());
        games.add(Catalog.dice());
        for (RuleSet game : games) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                procedure.examples().stream()
                        .filter(example -> !MANY_DICE.matcher(example.options()).find())
                        .forEach(example -> cases.add(new Case(game, procedure, example)));
            }
        }
        return cases;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void countingIsEveryRollAddedUp(Case each) {
        compare(each.procedure(), each.example());
    }

    private static <S, O> void compare(Procedure<S, O> procedure, Example example) {
        S situation = situation(procedure.form(), example);
        Checklist checklist = new Checklist();
        procedure.check(situation, checklist);
        assertEquals(List.of(), checklist.objections(), "an example is allowed");

        Odds<O> odds = Odds.count(umpire -> procedure.resolve(situation, umpire));
        assertEquals(Fraction.ONE, odds.distribution().mass());

        Map<O, Map<Integer, Long>> rolls = new HashMap<>();
        Set<RuleId> touched = new HashSet<>();
        EveryFace faces = new EveryFace();
        int played = 0;
        do {
            assertTrue(++played <= MOST_ROLLS, "too many dice for an example: take fewer");
            Transcript transcript = new Transcript();
            O result = procedure.resolve(situation, new RollingUmpire(faces, transcript));
            rolls.computeIfAbsent(result, key -> new HashMap<>()).merge(faces.ways(), 1L, Long::sum);
            for (Step step : transcript.steps()) {
                touched.addAll(step.cites());
            }
            EnteredFaces given = new EnteredFaces(transcript.faces());
            assertEquals(result, procedure.resolve(situation, new RollingUmpire(given, new Transcript())));
            given.allUsed();
            assertTrue(procedure.outcomes(situation).isEmpty()
                    || procedure.outcomes(situation).contains(procedure.outcome(situation, result)));
        } while (faces.next());

        Map<O, Fraction> sums = new HashMap<>();
        rolls.forEach((result, ways) -> sums.put(result, sum(ways)));
        Map<O, Fraction> counted = new HashMap<>();
        odds.distribution()
                .values()
                .forEach(value -> counted.put(value, odds.distribution().of(value)));
        assertEquals(sums, counted);
        assertEquals(touched, odds.rules(), "rolling and counting touch the same rules");
    }

    /** Rolls of equal weight were counted together. */
    private static Fraction sum(Map<Integer, Long> rollsByWays) {
        Fraction sum = Fraction.ZERO;
        for (Map.Entry<Integer, Long> rolls : rollsByWays.entrySet()) {
            sum = sum.plus(Fraction.of(rolls.getValue(), rolls.getKey()));
        }
        return sum;
    }

    private static <S> S situation(Form<S> form, Example example) {
        Inputs inputs = Typed.inputs(form, example.options());
        S situation = form.read(inputs);
        assertEquals(List.of(), inputs.unused(), "an example gives nothing in vain");
        return situation;
    }
}
