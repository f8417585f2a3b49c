package io.redoubt.odds;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.Fraction;
import io.redoubt.umpire.Attempt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Absorbing Markov chain: rounds without a limit until one ends them, solved exactly instead of truncated.
 *
 * <p>Let v(i) be the expected number of visits to round state i. Then v = start + v Q, where Q is the transition matrix
 * between states that continue; the probability of an end is the flow into it from all visits.
 */
final class AbsorbingChain<S> {
    /** Cost of one state in the equations: memory and lookups. */
    private static final int STATE = 200;

    /** Cost of a product with zero. */
    private static final int EMPTY = 20;

    /** Cost of a fraction apart from its words, and the cost factor of the numbers created for it. */
    private static final int FRACTION = 600;

    private static final int FRACTIONS = 200;

    private final String noun;
    private final Predicate<S> over;
    private final Attempt<S> round;
    private final CountContext count;
    private final ValueIndex<S> going = new ValueIndex<>();
    private final ValueIndex<S> ends = new ValueIndex<>();
    private final List<Distribution<S>> rounds = new ArrayList<>();

    AbsorbingChain(String noun, Predicate<S> over, Attempt<S> round, CountContext count) {
        this.noun = noun;
        this.over = over;
        this.round = round;
        this.count = count;
    }

    Distribution<S> run(S start) {
        if (over.test(start)) {
            return new Distribution<>(List.of(start), ExactWeights.of(1, 1));
        }
        explore(start);
        Fraction[] visits = visits();
        Fraction[] shares = new Fraction[ends.size()];
        Arrays.fill(shares, Fraction.ZERO);
        for (int i = 0; i < going.size(); i++) {
            for (S next : rounds.get(i).values()) {
                if (over.test(next)) {
                    int end = ends.of(next);
                    shares[end] = shares[end].plus(visits[i].times(rounds.get(i).of(next)));
                }
            }
        }
        return new Distribution<>(ends.values(), common(shares));
    }

    private void explore(S start) {
        going.of(start);
        for (int i = 0; i < going.size(); i++) {
            S from = going.value(i);
            count.spend(STATE * (going.size() + 1.0), noun);
            rounds.add(new CountingUmpire(count).count(umpire -> round.attempt(from, umpire)));
            for (S next : rounds.get(i).values()) {
                (over.test(next) ? ends : going).of(next);
            }
        }
    }

    /** Solves v (I - Q) = start by elimination; the first state explored is the start. */
    private Fraction[] visits() {
        int n = going.size();
        Fraction[][] rows = new Fraction[n][n + 1];
        for (int j = 0; j < n; j++) {
            for (int i = 0; i < n; i++) {
                Fraction flow = rounds.get(i).of(going.value(j)).negate();
                rows[j][i] = i == j ? flow.plus(Fraction.ONE) : flow;
            }
            rows[j][n] = j == 0 ? Fraction.ONE : Fraction.ZERO;
        }
        for (int pivot = 0; pivot < n; pivot++) {
            eliminate(rows, pivot);
        }
        Fraction[] visits = new Fraction[n];
        for (int i = 0; i < n; i++) {
            visits[i] = rows[i][n];
        }
        return visits;
    }

    private void eliminate(Fraction[][] rows, int pivot) {
        int from = pivot;
        while (from < rows.length && rows[from][pivot].signum() == 0) {
            from++;
        }
        if (from == rows.length) {
            throw new TooManyPathsException("this can continue without end: no " + noun + " is certain to end it");
        }
        Fraction[] row = rows[from];
        rows[from] = rows[pivot];
        rows[pivot] = row;
        Fraction scale = Fraction.ONE.over(row[pivot]);
        for (int k = pivot; k < row.length; k++) {
            row[k] = row[k].times(scale);
        }
        for (int other = 0; other < rows.length; other++) {
            Fraction factor = rows[other][pivot];
            if (other != pivot && factor.signum() != 0) {
                spend(row, pivot, factor);
                for (int k = pivot; k < row.length; k++) {
                    rows[other][k] = rows[other][k].minus(factor.times(row[k]));
                }
            }
        }
    }

    /**
     * Charges the subtraction of a row before it is done: one product of fractions, in lowest terms, for each state.
     */
    private void spend(Fraction[] row, int pivot, Fraction factor) {
        double work = 0;
        for (int k = pivot; k < row.length; k++) {
            work += row[k].signum() == 0
                    ? EMPTY
                    : FRACTION + FRACTIONS * Budget.products(1, bits(row[k]), bits(factor));
        }
        count.spend(work, noun);
    }

    private static double bits(Fraction fraction) {
        return fraction.denominator().bitLength();
    }

    private static ExactWeights common(Fraction[] shares) {
        BigInteger total = BigInteger.ONE;
        for (Fraction share : shares) {
            BigInteger denominator = share.denominator();
            total = total.multiply(denominator.divide(total.gcd(denominator)));
        }
        BigInteger[] weights = new BigInteger[shares.length];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = shares[i].numerator().multiply(total.divide(shares[i].denominator()));
        }
        return ExactWeights.of(total, weights);
    }
}
