package io.redoubt.odds;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.IntegerMath;
import java.util.ArrayList;
import java.util.List;

/** All results of a few distinguishable dice. */
final class PassFailPatterns {
    private static final int MOST = 12;

    private PassFailPatterns() {}

    /** Returns the results; the first die varies fastest. */
    static List<Object> falls(int dice) {
        List<Object> falls = new ArrayList<>();
        for (int fall = 0; fall < ways(dice); fall++) {
            List<Boolean> passed = new ArrayList<>();
            for (int die = 0; die < dice; die++) {
                passed.add(passes(fall, die));
            }
            falls.add(List.copyOf(passed));
        }
        return falls;
    }

    /** Returns the probabilities of the results, in the same order. */
    static ExactWeights shares(int winning, int sides, int dice) {
        long common = IntegerMath.gcd(winning, sides);
        long[] weights = new long[ways(dice)];
        long total = 1;
        for (int fall = 0; fall < weights.length; fall++) {
            weights[fall] = 1;
            for (int die = 0; die < dice; die++) {
                weights[fall] *= (passes(fall, die) ? winning : sides - winning) / common;
            }
        }
        for (int die = 0; die < dice; die++) {
            total *= sides / common;
        }
        return ExactWeights.of(total, weights);
    }

    private static int ways(int dice) {
        if (dice > MOST) {
            throw new IllegalArgumentException("too many dice to tell them apart: " + dice);
        }
        return 1 << dice;
    }

    private static boolean passes(int fall, int die) {
        return (fall >> die & 1) == 1;
    }
}
