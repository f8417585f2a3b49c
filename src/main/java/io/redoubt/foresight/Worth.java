package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What boards are worth: the sum of the goals that hold on them. A single goal worth 1 makes it a chance.
 *
 * @param parts at least one
 */
public record Worth(List<Part> parts) {
    /** A goal and what it is worth; not negative. */
    public record Part(Goal goal, Fraction value) {}

    public Worth {
        parts = List.copyOf(parts);
    }

    /** The chance of a goal. */
    public static Worth of(Goal goal) {
        return new Worth(List.of(new Part(goal, Fraction.ONE)));
    }

    /** What pieces such as these are worth. */
    Fraction of(Look look) {
        Fraction sum = Fraction.ZERO;
        for (Part part : parts) {
            sum = part.goal().holds(look) ? sum.plus(part.value()) : sum;
        }
        return sum;
    }

    /** More than this is never to be had. */
    Fraction most() {
        Fraction sum = Fraction.ZERO;
        for (Part part : parts) {
            sum = sum.plus(part.value());
        }
        return sum;
    }

    /** The least number that makes the worth of every board a whole one. */
    BigInteger scale() {
        BigInteger scale = BigInteger.ONE;
        for (Part part : parts) {
            scale = Transition.leastMultiple(scale, part.value().denominator());
        }
        return scale;
    }

    /** The pieces it is about. */
    public Set<String> pieces() {
        Set<String> pieces = new LinkedHashSet<>();
        parts.forEach(part -> pieces.addAll(part.goal().pieces()));
        return pieces;
    }

    /** Whether it is the same whichever of two pieces is called by which name. */
    boolean isAlikeFor(String one, String other) {
        List<String> before = new ArrayList<>();
        List<String> after = new ArrayList<>();
        for (Part part : parts) {
            before.add(part.goal().canonical() + ':' + part.value());
            after.add(part.goal().swapped(one, other).canonical() + ':' + part.value());
        }
        before.sort(null);
        after.sort(null);
        return before.equals(after);
    }
}
