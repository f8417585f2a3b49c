package io.redoubt.battle;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.Step;
import io.redoubt.umpire.Test;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The dice of one roll in a ruling, with their exact odds. */
public sealed interface Roll {
    /** Returns the name of the test. */
    String test();

    int dice();

    /**
     * Dice judged one by one.
     *
     * @param chance the probability of each die to pass
     * @param passed the number of dice that passed
     * @param hand the side that rolled them
     */
    record PassFail(String test, Fraction chance, int dice, int passed, Test.Hand hand) implements Roll {
        public PassFail {
            boolean possible = chance.signum() >= 0 && chance.compareTo(Fraction.ONE) <= 0;
            if (!possible || chance.denominator().bitLength() >= Integer.SIZE || passed < 0 || passed > dice) {
                throw new IllegalArgumentException("no dice roll like that: " + passed + " of " + dice);
            }
        }
    }

    /**
     * Dice that are added up.
     *
     * @param sides the sides of each die
     * @param sum the sum of the faces, without modifiers
     */
    record Total(String test, int dice, int sides, int sum) implements Roll {}

    /** Returns the rolls among the steps of a ruling, without results that were certain and took no dice. */
    static List<Roll> of(List<Step> steps) {
        List<Roll> rolls = new ArrayList<>();
        for (Step step : steps) {
            of(step).ifPresent(rolls::add);
        }
        return List.copyOf(rolls);
    }

    private static Optional<Roll> of(Step step) {
        if (step instanceof Step.Roll roll && !roll.faces().isEmpty()) {
            Fraction chance = Fraction.of(
                    roll.need().target().faces(roll.test().die()),
                    roll.test().die().sides());
            return Optional.of(new PassFail(
                    roll.test().name(),
                    chance,
                    roll.dice(),
                    roll.passed(),
                    roll.test().hand()));
        }
        if (step instanceof Step.TotalStep sum && !sum.faces().isEmpty()) {
            int total = 0;
            for (int face : sum.faces()) {
                total += face;
            }
            return Optional.of(new Total(
                    sum.lookup().name(), sum.faces().size(), sum.score().die().sides(), total));
        }
        return Optional.empty();
    }
}
