package io.redoubt.rules.dh.shared;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;

/**
 * How many faces of a d10 do, the low ones (DH-CORE-01).
 *
 * @param faces 0 to 10
 */
public record D10Chance(int faces) {
    /** What a die must show, modifiers included; those of 0 are left out. */
    public RequiredRoll need(String reason, Modifier... modifiers) {
        int number = faces;
        List<Modifier> told = new ArrayList<>();
        for (Modifier modifier : modifiers) {
            number += modifier.value();
            if (modifier.value() != 0) {
                told.add(modifier);
            }
        }
        return new RequiredRoll(Target.atMost(number), reason, List.copyOf(told));
    }

    /**
     * A chance the chapter takes from the core book: {@code 6/10}, {@code 1..6} or {@code 6}.
     *
     * @param source where players find the number
     */
    public record Format(String source) implements ValueFormat<D10Chance> {
        private static final int FACES = 10;
        private static final String TENTHS = "/10";
        private static final String FROM_ONE = "1..";

        @Override
        public D10Chance parse(String text) {
            String digits = text;
            if (text.endsWith(TENTHS)) {
                digits = text.substring(0, text.length() - TENTHS.length());
            } else if (text.startsWith(FROM_ONE)) {
                digits = text.substring(FROM_ONE.length());
            }
            try {
                int faces = Integer.parseInt(digits);
                if (faces >= 0 && faces <= FACES) {
                    return new D10Chance(faces);
                }
            } catch (NumberFormatException e) {
                throw new BadValueException("takes " + expects());
            }
            throw new BadValueException("takes " + expects());
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
            return "a probability such as 6/10 or 1..6 (not printed in this chapter); " + source;
        }

        @Override
        public List<D10Chance> span(D10Chance from, D10Chance to) {
            List<D10Chance> all = new ArrayList<>();
            for (int faces = from.faces(); faces <= to.faces(); faces++) {
                all.add(new D10Chance(faces));
            }
            return all;
        }
    }

    /**
     * A chance of so many in a hundred: what two ten-sided dice can tell.
     *
     * @param hundredths 0 to 100
     */
    public record Hundredths(int hundredths) {
        /** As a fraction in its lowest terms, for sentences. */
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
