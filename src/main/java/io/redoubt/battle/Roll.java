package io.redoubt.battle;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.Step;
import io.redoubt.umpire.SumScore;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.TotalRoll;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The dice of one roll in a ruling, with their exact odds. */
public sealed interface Roll {
    /** Returns the name of the test. */
    String test();

    int dice();

    /** Returns the side that rolled them. */
    Test.Hand hand();

    /** Returns whether some results are better than others for the side that rolled. */
    boolean isJudged();

    /**
     * Returns the luck of the roll; its expectation is 0. A sum counts the probability of a worse one less that of a
     * better one. For a die that passes or fails, this is 1 or 0 less its probability to pass.
     */
    Fraction surplus();

    /** Returns this roll as earlier versions recorded it. */
    default Roll older() {
        return this;
    }

    /** Returns whether rolls, made again, are those of a journal of this version or an earlier one. */
    static boolean agree(List<Roll> again, List<Roll> recorded) {
        return again.equals(recorded)
                || again.stream().map(Roll::older).toList().equals(recorded);
    }

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

        @Override
        public boolean isJudged() {
            return true;
        }

        @Override
        public Fraction surplus() {
            return Fraction.of(passed).minus(chance.times(Fraction.of(dice)));
        }
    }

    /**
     * Dice that are added up.
     *
     * @param sides the sides of each die
     * @param sum the sum of the faces, without modifiers
     * @param wish the sums that are better for the side that rolled
     * @param hand the side that rolled them
     */
    record Total(String test, int dice, int sides, int sum, TotalRoll.Wish wish, Test.Hand hand) implements Roll {
        public Total {
            if (wish != TotalRoll.Wish.NONE && !new SumScore(dice, sides).exists(sum)) {
                throw new IllegalArgumentException("no dice total like that: " + sum + " with " + dice + " dice");
            }
        }

        /** Creates a sum that is neither good nor bad. */
        public Total(String test, int dice, int sides, int sum) {
            this(test, dice, sides, sum, TotalRoll.Wish.NONE, Test.Hand.ACTING);
        }

        @Override
        public boolean isJudged() {
            return wish != TotalRoll.Wish.NONE;
        }

        @Override
        public Fraction surplus() {
            return Fraction.of(score(), SumScore.RESULTS);
        }

        /** Returns the luck of the sum in units of {@link SumScore#RESULTS}. */
        int score() {
            return new SumScore(dice, sides).of(sum, wish);
        }

        @Override
        public Roll older() {
            return new Total(test, dice, sides, sum);
        }
    }

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
                    sum.lookup().name(),
                    sum.faces().size(),
                    sum.score().die().sides(),
                    total,
                    sum.lookup().wish(),
                    sum.lookup().hand()));
        }
        return Optional.empty();
    }
}
