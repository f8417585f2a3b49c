package io.redoubt.rules.dh.shared;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.TenthsNotation;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Number of successful faces of a d10, counted from 1 (DH-CORE-01).
 *
 * @param faces 0 to 10
 */
public record D10Chance(int faces) {
    /** Returns the roll needed with these modifiers, without those of 0. */
    public RequiredRoll need(String reason, Modifier... modifiers) {
        int number = faces;
        List<Modifier> effective = new ArrayList<>();
        for (Modifier modifier : modifiers) {
            number += modifier.value();
            if (modifier.value() != 0) {
                effective.add(modifier);
            }
        }
        return new RequiredRoll(Target.atMost(number), reason, List.copyOf(effective));
    }

    /**
     * Parses a number that the chapter takes from the core book: {@code 6/10}, {@code 60%}, {@code 1..6} or {@code 6}.
     *
     * @param source reference to the rules that give the number
     */
    public record Format(String source) implements ValueFormat<D10Chance> {
        private static final String TENTHS = "/10";
        private static final String FROM_ONE = "1..";

        @Override
        public D10Chance parse(String text) {
            String tenths = text.startsWith(FROM_ONE) ? text.substring(FROM_ONE.length()) + TENTHS : text;
            return new D10Chance(
                    TenthsNotation.parse(tenths).orElseThrow(() -> new BadValueException("takes " + expects())));
        }

        @Override
        public String show(D10Chance value) {
            return value.faces() + TENTHS;
        }

        @Override
        public String label() {
            return "N/10";
        }

        @Override
        public String expects() {
            return "a probability such as 6/10, 60% or 1..6 (not printed in this chapter); " + source;
        }

        @Override
        public List<D10Chance> span(D10Chance from, D10Chance to) {
            return IntStream.rangeClosed(from.faces(), to.faces())
                    .mapToObj(D10Chance::new)
                    .toList();
        }
    }

    /**
     * Probability in hundredths, as two ten-sided dice give it.
     *
     * @param hundredths 0 to 100
     */
    public record Hundredths(int hundredths) {
        /** Returns the fraction in lowest terms, for sentences. */
        @Override
        public String toString() {
            int by = divisor(100, hundredths);
            return hundredths / by + "/" + 100 / by;
        }

        private static int divisor(int a, int b) {
            return b == 0 ? a : divisor(b, a % b);
        }
    }
}
