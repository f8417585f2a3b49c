package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The exact values of nodes. All chances of a plan are kept over powers of one number, the least that every total
 * divides, so that nothing has to be reduced on the way: a node from which so many steps can follow has its value over
 * that power.
 */
final class Exactly {
    /** The delay of a step whose throw tells. */
    private static final int TELLING = 1;

    private final Planner planner;
    private final BigInteger scale;
    private final List<BigInteger> powers = new ArrayList<>(List.of(BigInteger.ONE));
    private BigInteger base;
    private int version = 1;

    /** A total turned up that the base is no multiple of: what was worked out so far is over another base. */
    private static final class Rebased extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Rebased() {
            super(null, null, false, false);
        }
    }

    /**
     * Values of a plan.
     *
     * @param scale makes every worth a whole number
     */
    Exactly(Planner planner, BigInteger base, BigInteger scale) {
        this.planner = planner;
        this.base = base;
        this.scale = scale;
    }

    private BigInteger power(int exponent) {
        while (powers.size() <= exponent) {
            powers.add(powers.get(powers.size() - 1).multiply(base));
        }
        return powers.get(exponent);
    }

    /** The value of the best from a node on. */
    Fraction value(Node node) {
        return overOneBase(() -> Fraction.of(numerator(node), scale.multiply(power(node.height))));
    }

    private <T> T overOneBase(Supplier<T> work) {
        while (true) {
            try {
                return work.get();
            } catch (Rebased e) {
                version++;
                powers.subList(1, powers.size()).clear();
            }
        }
    }

    /** The first among the best choices of a node. */
    Node.Choice chosen(Node node) {
        overOneBase(() -> numerator(node));
        if (node.chosen == null) {
            throw new IllegalStateException("a node without a choice");
        }
        return node.chosen;
    }

    private BigInteger numerator(Node node) {
        if (node.exact == null || node.version != version) {
            BigInteger best = BigInteger.ONE.negate();
            List<Node.Choice> equal = new ArrayList<>();
            for (Node.Choice choice : node.best) {
                BigInteger value = numerator(node, choice);
                if (value.compareTo(best) > 0) {
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

    /** Of several that are as good, the one with the least delay; its first if they are alike in that, too. */
    private Node.Choice first(Node node, List<Node.Choice> equal) {
        Node.Choice first = equal.get(0);
        if (equal.size() > 1) {
            for (Node.Choice choice : equal) {
                first = delayOf(node, choice) < delayOf(node, first) ? choice : first;
            }
        }
        return first;
    }

    /**
     * How long a choice, if it is among the best of its node, keeps from what decides: nothing is done at all; its own
     * throw tells, and the chance is another one after it; or only so many steps later one does.
     */
    int delay(Node node, Node.Choice choice) {
        return overOneBase(() -> {
            numerator(node);
            return delayOf(node, choice);
        });
    }

    private int delayOf(Node node, Node.Choice choice) {
        if (choice.move() instanceof Move.Rest) {
            return 0;
        }
        BigInteger now = numerator(node);
        for (Node next : choice.next()) {
            if (!numerator(next).multiply(power(node.height - next.height)).equals(now)) {
                return TELLING;
            }
        }
        int longest = TELLING;
        for (Node next : choice.next()) {
            longest = Math.max(longest, delayOf(next));
        }
        return 1 + longest;
    }

    private int delayOf(Node node) {
        numerator(node);
        if (node.delay < 0) {
            node.delay = delayOf(node, Objects.requireNonNull(node.chosen));
        }
        return node.delay;
    }

    private BigInteger numerator(Node node, Node.Choice choice) {
        if (choice.move() instanceof Move.Rest) {
            Fraction worth = planner.worth(node.state);
            return worth.numerator().multiply(scale.divide(worth.denominator())).multiply(power(node.height));
        }
        return sum(choice, node.height);
    }

    private BigInteger sum(Node.Choice choice, int height) {
        Transition transition = choice.transition();
        List<Node> next = choice.next();
        if (base.mod(transition.total()).signum() != 0) {
            base = Transition.leastMultiple(base, transition.total());
            throw new Rebased();
        }
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < next.size(); i++) {
            BigInteger value = numerator(next.get(i)).multiply(power(height - 1 - next.get(i).height));
            sum = sum.add(transition.weight(i).multiply(value));
        }
        return sum.multiply(base.divide(transition.total()));
    }

    /** What a choice is worth. */
    Fraction value(Node.Choice choice) {
        int height = 1;
        for (Node node : choice.next()) {
            height = Math.max(height, node.height + 1);
        }
        int steps = height;
        return overOneBase(() -> Fraction.of(sum(choice, steps), scale.multiply(power(steps))));
    }
}
