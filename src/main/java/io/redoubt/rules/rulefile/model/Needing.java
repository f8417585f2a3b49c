package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.Grade;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a die needs.
 *
 * @param target the target before modifiers
 * @param reason the origin of the target; may be empty
 * @param factors what makes it harder (sign 1) or easier (sign -1)
 * @param best the easiest target it can become
 * @param worst the hardest target it can become
 */
public record Needing(
        Expression target, String reason, List<Factor> factors, Optional<Expression> best, Optional<Expression> worst) {
    public Needing {
        factors = List.copyOf(factors);
    }

    /** Returns the need; empty if a part of it is unknown. Looks at every part in any case. */
    Optional<RequiredRoll> need(Frame frame) {
        Value base = target.value(frame);
        Factor.Sum sum = Factor.sum(factors, frame);
        Optional<Value> easiest = best.map(each -> each.value(frame));
        Optional<Value> hardest = worst.map(each -> each.value(frame));
        boolean known = sum.isKnown()
                && easiest.filter(Value.Missing.UNKNOWN::equals).isEmpty()
                && hardest.filter(Value.Missing.UNKNOWN::equals).isEmpty();
        if (!known || !(base instanceof Value.Aim aim)) {
            return Optional.empty();
        }
        Grade grade = aim.grade();
        // A harder target is higher if high faces meet it, and lower if low faces do.
        int direction = grade.target().bound() == Target.Bound.AT_MOST ? -1 : 1;
        int hardness = direction * grade.target().number() + sum.total();
        if (easiest.isPresent()) {
            hardness = Math.max(hardness, direction * NumberExpression.number(easiest.get()));
        }
        if (hardest.isPresent()) {
            hardness = Math.min(hardness, direction * NumberExpression.number(hardest.get()));
        }
        List<Modifier> modifiers = new ArrayList<>(sum.modifiers());
        if (direction < 0) {
            modifiers.replaceAll(each -> new Modifier(-each.value(), each.reason()));
        }
        boolean named = !grade.id().equals(grade.target().toString());
        String why = reason.isEmpty() && named ? grade.words() : reason;
        return Optional.of(new RequiredRoll(
                new Target(grade.target().bound(), direction * hardness), why, List.copyOf(modifiers)));
    }

    int weight() {
        return 1
                + target.weight()
                + Factor.weight(factors)
                + best.map(Expression::weight).orElse(0)
                + worst.map(Expression::weight).orElse(0);
    }
}
