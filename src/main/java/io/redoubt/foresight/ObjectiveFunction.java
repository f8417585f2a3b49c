package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The objective function: the sum of the values of the goals that hold on a board. With a single goal of value 1, its
 * expectation is the probability of the goal.
 *
 * @param parts at least one
 */
public record ObjectiveFunction(List<Part> parts) {
    /** A goal and its value. */
    public record Part(Goal goal, Fraction value) {}

    public ObjectiveFunction {
        parts = List.copyOf(parts);
    }

    /** Returns the objective function whose expectation is the probability of a goal. */
    public static ObjectiveFunction of(Goal goal) {
        return new ObjectiveFunction(List.of(new Part(goal, Fraction.ONE)));
    }

    /** Returns the value of a board. */
    public Fraction of(ValueSource look) {
        Fraction sum = Fraction.ZERO;
        for (Part part : parts) {
            sum = part.goal().holds(look) ? sum.plus(part.value()) : sum;
        }
        return sum;
    }

    /** Returns the approximate value of a board. */
    public double approximately(ValueSource look) {
        double sum = 0;
        for (Part part : parts) {
            sum += part.goal().holds(look) ? part.value().doubleValue() : 0;
        }
        return sum;
    }

    /** Returns the approximate value of a board, where a goal that holds in part has a part of its value. */
    public double inPart(ValueSource look) {
        double sum = 0;
        for (Part part : parts) {
            sum += part.goal().degree(look) * part.value().doubleValue();
        }
        return sum;
    }

    /** Returns an upper bound of the objective function. */
    public Fraction most() {
        return bound(1, goal -> Possibility.PERHAPS);
    }

    /** Returns a lower bound of the objective function. */
    public Fraction least() {
        return bound(-1, goal -> Possibility.PERHAPS);
    }

    /**
     * Returns an upper bound.
     *
     * @param values returns the values that a piece can have
     */
    public Fraction most(Function<PieceValueKey, Set<String>> values) {
        return bound(1, goal -> goal.possibility(values));
    }

    /** Returns a lower bound; see {@link #most(Function)}. */
    Fraction least(Function<PieceValueKey, Set<String>> values) {
        return bound(-1, goal -> goal.possibility(values));
    }

    /** Returns the sum if goals of this sign hold where they can, and others only where they must. */
    private Fraction bound(int sign, Function<Goal, Possibility> possibility) {
        Fraction sum = Fraction.ZERO;
        for (Part part : parts) {
            Possibility of = possibility.apply(part.goal());
            boolean counts = part.value().signum() == sign ? of != Possibility.NEVER : of == Possibility.ALWAYS;
            sum = counts ? sum.plus(part.value()) : sum;
        }
        return sum;
    }

    /** Returns the conditions on single values that can decide it, given the values that pieces can have. */
    public List<Goal> conditions(Function<PieceValueKey, Set<String>> values) {
        List<Goal> conditions = new ArrayList<>();
        parts.forEach(part -> conditions.addAll(part.goal().conditions(values)));
        return conditions;
    }

    /** Returns the largest sum of absolute values, which bounds rounding errors. */
    public double magnitude() {
        return most().minus(least()).doubleValue();
    }

    /** Returns the values that the goals read. */
    public Set<PieceValueKey> places() {
        Set<PieceValueKey> places = new LinkedHashSet<>();
        parts.forEach(part -> places.addAll(part.goal().places()));
        return places;
    }

    /** Returns the pieces of all goals. */
    public Set<String> pieces() {
        Set<String> pieces = new LinkedHashSet<>();
        parts.forEach(part -> pieces.addAll(part.goal().pieces()));
        return pieces;
    }

    /** Returns this function with other names of pieces. */
    ObjectiveFunction renamed(UnaryOperator<String> names) {
        List<Part> renamed = new ArrayList<>();
        parts.forEach(part -> renamed.add(new Part(part.goal().renamed(names), part.value())));
        return new ObjectiveFunction(renamed);
    }

    /** Returns a text that is equal for functions with equivalent goals, whatever their order. */
    String canonical() {
        List<String> texts = new ArrayList<>();
        parts.forEach(part -> texts.add(part.goal().canonical() + ':' + part.value()));
        texts.sort(null);
        return texts.toString();
    }

    /** Returns whether the objective function is symmetric in two pieces. */
    public boolean isAlikeFor(String one, String other) {
        UnaryOperator<String> swap = name -> name.equals(one) ? other : name.equals(other) ? one : name;
        return canonical().equals(renamed(swap).canonical());
    }
}
