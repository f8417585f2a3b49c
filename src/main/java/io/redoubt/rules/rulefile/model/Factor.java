package io.redoubt.rules.rulefile.model;

import io.redoubt.umpire.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A named number that changes a sum or the need of a die.
 *
 * @param sign 1 if it is added or makes a target harder, -1 if it is subtracted or makes it easier
 * @param reason the reason, which a ruling lists
 * @param when the condition under which it applies
 * @param spot its place in the rule file
 */
public record Factor(int sign, Expression value, String reason, Optional<Expression> when, Spot spot) {
    /**
     * The factors that apply.
     *
     * @param isKnown whether all of them are known already
     */
    record Sum(List<Modifier> modifiers, boolean isKnown) {
        int total() {
            int total = 0;
            for (Modifier modifier : modifiers) {
                total += modifier.value();
            }
            return total;
        }
    }

    /** Returns the factors that apply; those of 0 are left out. */
    static Sum sum(List<Factor> factors, Frame frame) {
        List<Modifier> modifiers = new ArrayList<>(factors.size());
        boolean known = true;
        for (Factor factor : factors) {
            Value applies = factor.when.isPresent() ? factor.when.get().value(frame) : Value.Truth.YES;
            if (applies != Value.Truth.NO) {
                Value value = factor.value.value(frame);
                if (applies == Value.Missing.UNKNOWN || value == Value.Missing.UNKNOWN) {
                    known = false;
                } else {
                    int number = factor.sign * NumberExpression.number(value);
                    if (number != 0) {
                        frame.reached(factor.spot);
                        modifiers.add(new Modifier(number, factor.reason));
                    }
                }
            }
        }
        return new Sum(modifiers, known);
    }

    /** Returns the bounds of what it adds. */
    Bounds bounds() {
        Bounds own = sign < 0 ? value.bounds().negative() : value.bounds();
        return when.isPresent() ? own.or(Bounds.of(0)) : own;
    }

    static int weight(List<Factor> factors) {
        int weight = 0;
        for (Factor factor : factors) {
            weight += 1
                    + factor.value.weight()
                    + factor.when.map(Expression::weight).orElse(0);
        }
        return weight;
    }
}
