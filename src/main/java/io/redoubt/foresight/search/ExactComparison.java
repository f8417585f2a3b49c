package io.redoubt.foresight.search;

import io.redoubt.exact.CommonBase;
import io.redoubt.exact.Fraction;
import io.redoubt.exact.IntegerMath;
import io.redoubt.foresight.ObjectiveFunction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Computes exact node values as numerators over a {@link CommonBase}, to compare choices that floating point cannot
 * separate.
 */
final class ExactComparison {
    /** The delay of a choice whose own dice change the value. */
    private static final int TELLING = 1;

    private final BackwardInduction planner;
    private final BigInteger scale;
    private final CommonBase base;
    private final Optional<PackedNumerators> packed;

    /**
     * Creates the calculation for a plan.
     *
     * @param scale the factor that makes the value of every board an integer
     */
    ExactComparison(BackwardInduction planner, BigInteger base, BigInteger scale) {
        this.planner = planner;
        this.base = new CommonBase(base);
        this.scale = scale;
        this.packed = planner.packed().map(search -> new PackedNumerators(search, this.base, scale));
    }

    /** Returns the least factor that makes the value of every board an integer. */
    static BigInteger scale(ObjectiveFunction worth) {
        BigInteger scale = BigInteger.ONE;
        for (ObjectiveFunction.Part part : worth.parts()) {
            scale = IntegerMath.leastMultiple(scale, part.value().denominator());
        }
        return scale;
    }

    /** Returns the value of a node under the best policy. */
    Fraction value(PlanNode node) {
        return base.with(() -> Fraction.of(numerator(node), scale.multiply(base.power(node.height))));
    }

    /** Returns the first among the best choices of a node. */
    PlanNode.Choice chosen(PlanNode node) {
        return base.with(() -> choose(node));
    }

    private BigInteger numerator(PlanNode node) {
        if (node.exact == null || node.version != base.version()) {
            node.chosen = null;
            node.delay = -1;
            node.version = base.version();
            if (packed.isPresent()) {
                node.exact = packed.get().of(node);
            } else {
                choose(node);
            }
        }
        return Objects.requireNonNull(node.exact);
    }

    private PlanNode.Choice choose(PlanNode node) {
        if (node.chosen == null || node.version != base.version()) {
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
            node.version = base.version();
            node.delay = -1;
            node.chosen = first(node, equal);
        }
        return Objects.requireNonNull(node.chosen);
    }

    /** Returns the choice with the least delay among equally good ones; on a tie, the first. */
    private PlanNode.Choice first(PlanNode node, List<PlanNode.Choice> equal) {
        PlanNode.Choice first = equal.get(0);
        // Nothing comes before the end of the turn, and the delay of the others takes long.
        if (equal.size() > 1 && !(first.move() instanceof Move.Rest)) {
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
        return base.with(() -> {
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
            if (!base.raised(numerator(next), node.height - next.height).equals(now)) {
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
        PlanNode.Choice chosen = choose(node);
        if (node.delay < 0) {
            node.delay = delayOf(node, chosen);
        }
        return node.delay;
    }

    private BigInteger numerator(PlanNode node, PlanNode.Choice choice) {
        if (choice.move() instanceof Move.Rest) {
            Fraction worth = planner.worth(node.state);
            return base.raised(worth.numerator().multiply(scale.divide(worth.denominator())), node.height);
        }
        return sum(choice, node.height);
    }

    private BigInteger sum(PlanNode.Choice choice, int height) {
        Transition transition = choice.transition();
        List<PlanNode> next = choice.next();
        BigInteger factor = base.over(transition.total());
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < next.size(); i++) {
            BigInteger value = base.raised(numerator(next.get(i)), height - 1 - next.get(i).height);
            sum = sum.add(transition.weight(i).multiply(value));
        }
        return sum.multiply(factor);
    }

    /** Returns the value of a choice. */
    Fraction value(PlanNode.Choice choice) {
        int height = 1;
        for (PlanNode node : choice.next()) {
            height = Math.max(height, node.height + 1);
        }
        int steps = height;
        return base.with(() -> Fraction.of(sum(choice, steps), scale.multiply(base.power(steps))));
    }
}
