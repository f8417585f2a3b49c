package io.redoubt.rules.rulefile.model;

import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.TotalRoll;
import java.util.List;
import java.util.Optional;

/**
 * Dice that are added up, with their modifiers.
 *
 * @param roll the name of the roll with its rules
 * @param against the number that the total is compared with, for the ruling
 */
public record TotalDice(TotalRoll roll, int dice, Die die, List<Factor> factors, Optional<Against> against) {
    /** The most dice that are rolled at once. */
    public static final int MOST_DICE = 1_000;

    public TotalDice {
        factors = List.copyOf(factors);
    }

    /** A number with its name. */
    public record Against(Expression value, String words) {}

    /** Returns the score; empty if a part of it is unknown. */
    Optional<DiceTotal> score(Frame frame) {
        Factor.Sum sum = Factor.sum(factors, frame);
        Optional<Value> number = against.map(each -> each.value().value(frame));
        if (!sum.isKnown() || number.filter(Value.Missing.UNKNOWN::equals).isPresent()) {
            return Optional.empty();
        }
        Optional<Modifier> compared = number.map(value ->
                new Modifier(NumberExpression.number(value), against.get().words()));
        return Optional.of(new DiceTotal(dice, die, sum.modifiers(), compared));
    }

    /** Returns the bounds of the total. */
    public Bounds bounds() {
        Bounds bounds = faces();
        for (Factor factor : factors) {
            bounds = bounds.plus(factor.bounds());
        }
        return bounds;
    }

    /** Returns the bounds of the sum of the faces. */
    public Bounds faces() {
        return new Bounds(dice, dice * die.sides());
    }

    /** Returns the number of totals that the dice can show. */
    int totals() {
        return dice * (die.sides() - 1) + 1;
    }

    int weight() {
        return 1
                + Factor.weight(factors)
                + against.map(each -> each.value().weight()).orElse(0);
    }
}
