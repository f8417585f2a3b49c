package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.ObjectiveFunction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Computes exact node values with one common denominator, to compare choices that floating point cannot separate. All
 * probabilities of a plan have as denominator a power of one base, which is a multiple of every total, so that no
 * fraction is reduced on the way. The exponent is the number of steps that can follow a node.
 */
final class ExactComparison {
    /** The delay of a choice whose own dice change the value. */
    private static final int TELLING = 1;

    private final BackwardInduction planner;
    private final BigInteger scale;
    private final List<BigInteger> powers = new ArrayList<>(List.of(BigInteger.ONE));
    private BigInteger base;
    private int version = 1;

    /** Signals a total that does not divide the base; the values computed so far have another base. */
    private static final class DenominatorChangedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        DenominatorChangedException() {
            super(null, null, false, false);
        }
    }

    /**
     * Creates the calculation for a plan.
     *
     * @param scale the factor that makes the value of every board an integer
     */
    ExactComparison(BackwardInduction planner, BigInteger base, BigInteger scale) {
        this.planner = planner;
        this.base = base;
        this.scale = scale;
    }

    /** Returns the least factor that makes the value of every board an integer. */
    static BigInteger scale(ObjectiveFunction worth) {
        BigInteger scale = BigInteger.ONE;
        for (ObjectiveFunction.Part part : worth.parts()) {
            scale = Transition.leastMultiple(scale, part.value().denominator());
        }
        return scale;
    }

    private BigInteger power(int exponent) {
        while (powers.size() <= exponent) {
            powers.add(powers.get(powers.size() - 1).multiply(base));
        }
        return powers.get(exponent);
    }

    /** Returns the value of a node under the best policy. */
    Fraction value(PlanNode node) {
        return overOneBase(() -> Fraction.of(numerator(node), scale.multiply(power(node.height))));
    }

    private <T> T overOneBase(Supplier<T> work) {
        while (true) {
            try {
                return work.get();
            } catch (DenominatorChangedException e) {
                version++;
                powers.subList(1, powers.size()).clear();
            }
        }
    }

    /** Returns the first among the best choices of a node. */
    PlanNode.Choice chosen(PlanNode node) {
        overOneBase(() -> numerator(node));
        if (node.chosen == null) {
            throw new IllegalStateException("a node without a choice");
        }
        return node.chosen;
    }

    private BigInteger numerator(PlanNode node) {
        if (node.exact == null || node.version != version) {
            List<PlanNode.Choice> choices = planner.best(node);
            BigInteger best = numerator(node, choices.get(0));
            List<PlanNode.Choice> equal = new ArrayList<>();
            for (PlanNode.Choice choice : choices) {
                BigInteger value = numerator(node, choice);
                if (node.side == PlanNode.Side.OWN ? value.compareTo(best) > 0 : value.compareTo(best) < 0) {
                    best = value;
                    equal.clear();
                }
                if (value.equals(best)) {
                    equal.add(choice);
                }
            }
            node.exact = best;
            node.version = version;
            node.delay = -1;
            node.chosen = first(node, equal);
        }
        return node.exact;
    }

    /** Returns the choice with the least delay among equally good ones; on a tie, the first. */
    private PlanNode.Choice first(PlanNode node, List<PlanNode.Choice> equal) {
        PlanNode.Choice first = equal.get(0);
        if (equal.size() > 1) {
            for (PlanNode.Choice choice : equal) {
                first = delayOf(node, choice) < delayOf(node, first) ? choice : first;
            }
        }
        return first;
    }

    /**
     * Returns how many steps pass before one of the best choices of a node changes the value: 0 if it ends the turn, 1
     * if its own dice change the value, more if only later steps do.
     */
    int delay(PlanNode node, PlanNode.Choice choice) {
        return overOneBase(() -> {
            numerator(node);
            return delayOf(node, choice);
        });
    }

    private int delayOf(PlanNode node, PlanNode.Choice choice) {
        if (choice.move() instanceof Move.Rest) {
            return 0;
        }
        BigInteger now = numerator(node);
        for (PlanNode next : choice.next()) {
            if (!numerator(next).multiply(power(node.height - next.height)).equals(now)) {
                return TELLING;
            }
        }
        int longest = TELLING;
        for (PlanNode next : choice.next()) {
            longest = Math.max(longest, delayOf(next));
        }
        return 1 + longest;
    }

    private int delayOf(PlanNode node) {
        numerator(node);
        if (node.delay < 0) {
            node.delay = delayOf(node, Objects.requireNonNull(node.chosen));
        }
        return node.delay;
    }

    private BigInteger numerator(PlanNode node, PlanNode.Choice choice) {
        if (choice.move() instanceof Move.Rest) {
            Fraction worth = planner.worth(node.state);
            return worth.numerator().multiply(scale.divide(worth.denominator())).multiply(power(node.height));
        }
        return sum(choice, node.height);
    }

    private BigInteger sum(PlanNode.Choice choice, int height) {
        Transition transition = choice.transition();
        List<PlanNode> next = choice.next();
        if (base.mod(transition.total()).signum() != 0) {
            base = Transition.leastMultiple(base, transition.total());
            throw new DenominatorChangedException();
        }
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < next.size(); i++) {
            BigInteger value = numerator(next.get(i)).multiply(power(height - 1 - next.get(i).height));
            sum = sum.add(transition.weight(i).multiply(value));
        }
        return sum.multiply(base.divide(transition.total()));
    }

    /** Returns the value of a choice. */
    Fraction value(PlanNode.Choice choice) {
        int height = 1;
        for (PlanNode node : choice.next()) {
            height = Math.max(height, node.height + 1);
        }
        int steps = height;
        return overOneBase(() -> Fraction.of(sum(choice, steps), scale.multiply(power(steps))));
    }
}
