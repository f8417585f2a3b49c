package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.StepResult;
import io.redoubt.rules.piece.Change;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The result of an action, prepared for repeated evaluation. */
final class Transition {
    /** The result of a move after which the board is as it was. */
    static final Transition CERTAIN =
            of(new StepResult.Done(List.of(new OutcomeBranch("", Fraction.ONE, List.of())), List.of(), List.of()));

    static final Transition NOTHING = new Transition(List.of(), new BigInteger[0], BigInteger.ONE, new double[0]);

    private final List<OutcomeBranch> ways;
    private final BigInteger[] weights;
    private final BigInteger total;
    private final double[] odds;
    private final boolean changesSomething;
    private final Map<List<Change>, Fraction> changes = new HashMap<>();

    /**
     * Creates a transition from branches with their weights.
     *
     * @param weights the weights of the branches, over one total
     * @param odds the probabilities as floating-point numbers
     */
    private Transition(List<OutcomeBranch> ways, BigInteger[] weights, BigInteger total, double[] odds) {
        this.ways = ways;
        this.weights = weights;
        this.total = total;
        this.odds = odds;
        this.changesSomething = ways.stream().anyMatch(way -> !way.changes().isEmpty());
    }

    /** Returns the branches. */
    List<OutcomeBranch> ways() {
        return ways;
    }

    /** Returns whether any branch changes the board; an action without changes cannot be better than none. */
    boolean changesSomething() {
        return changesSomething;
    }

    /** Returns whether another transition makes the same changes with the same probabilities, whatever they are called. */
    boolean hasSameChanges(Transition other) {
        return changes().equals(other.changes());
    }

    private Map<List<Change>, Fraction> changes() {
        if (changes.isEmpty()) {
            ways.forEach(way -> changes.merge(way.changes(), way.chance(), Fraction::plus));
        }
        return changes;
    }

    BigInteger weight(int way) {
        return weights[way];
    }

    BigInteger total() {
        return total;
    }

    double odds(int way) {
        return odds[way];
    }

    /** Returns the least common multiple. */
    static BigInteger leastMultiple(BigInteger one, BigInteger other) {
        return one.divide(one.gcd(other)).multiply(other);
    }

    static Transition of(StepResult.Done happens) {
        BigInteger total = BigInteger.ONE;
        for (OutcomeBranch way : happens.ways()) {
            total = leastMultiple(total, way.chance().denominator());
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
