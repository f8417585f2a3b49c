package io.redoubt.foresight;

import java.math.BigInteger;
import java.util.List;

/**
 * What an action comes to, ready to be weighed often.
 *
 * @param ways every way it can go
 * @param weights of the ways, over one total
 * @param odds the same as floating-point numbers
 */
record Transition(List<Way> ways, BigInteger[] weights, BigInteger total, double[] odds) {
    static final Transition NOTHING = new Transition(List.of(), new BigInteger[0], BigInteger.ONE, new double[0]);

    static Transition of(Upshot.Happens happens) {
        BigInteger total = BigInteger.ONE;
        for (Way way : happens.ways()) {
            BigInteger denominator = way.chance().denominator();
            total = total.divide(total.gcd(denominator)).multiply(denominator);
        }
        int size = happens.ways().size();
        BigInteger[] weights = new BigInteger[size];
        double[] odds = new double[size];
        for (int i = 0; i < size; i++) {
            weights[i] = happens.ways()
                    .get(i)
                    .chance()
                    .numerator()
                    .multiply(total.divide(happens.ways().get(i).chance().denominator()));
            odds[i] = happens.ways().get(i).chance().doubleValue();
        }
        return new Transition(happens.ways(), weights, total, odds);
    }
}
