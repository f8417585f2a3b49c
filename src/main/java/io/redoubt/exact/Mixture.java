package io.redoubt.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntFunction;

/** The distribution of a number that is chosen first by another: of the dice that a die says to roll. */
public final class Mixture {
    private Mixture() {}

    /**
     * Returns the distribution over all choices.
     *
     * @param choice the number that chooses
     * @param chosen the distribution for each of its values
     */
    public static NumberDistribution of(NumberDistribution choice, IntFunction<NumberDistribution> chosen) {
        if (choice.size() == 1) {
            return chosen.apply(choice.value(0));
        }
        List<NumberDistribution> parts = new ArrayList<>();
        BigInteger common = BigInteger.ONE;
        for (int i = 0; i < choice.size(); i++) {
            NumberDistribution part = chosen.apply(choice.value(i));
            parts.add(part);
            BigInteger total = part.shares().total();
            common = common.divide(common.gcd(total)).multiply(total);
        }
        TreeMap<Integer, BigInteger> sums = new TreeMap<>();
        for (int i = 0; i < choice.size(); i++) {
            ComputationAbortedException.ifInterrupted();
            NumberDistribution part = parts.get(i);
            BigInteger times = common.divide(part.shares().total())
                    .multiply(choice.shares().weight(i));
            for (int j = 0; j < part.size(); j++) {
                sums.merge(part.value(j), part.shares().weight(j).multiply(times), BigInteger::add);
            }
        }
        return NumberDistribution.of(sums, common.multiply(choice.shares().total()))
                .reduced();
    }
}
