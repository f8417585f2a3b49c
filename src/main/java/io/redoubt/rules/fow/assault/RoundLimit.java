package io.redoubt.rules.fow.assault;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Nearest;
import io.redoubt.rules.input.Whole;
import java.util.ArrayList;
import java.util.List;

/**
 * How many rounds of assault combat are looked at.
 *
 * @param rounds at most so many, or {@link #NO_LIMIT}
 */
record RoundLimit(int rounds) {
    private static final int NO_LIMIT = Integer.MAX_VALUE;

    /** Fought until one side is done. */
    static final RoundLimit UNLIMITED = new RoundLimit(NO_LIMIT);

    boolean isUnlimited() {
        return rounds == NO_LIMIT;
    }

    @Override
    public String toString() {
        return isUnlimited() ? "to the end" : rounds == 1 ? "1 round" : rounds + " rounds";
    }

    /** A number of rounds, or {@code unlimited}. */
    static final class RoundLimits implements Kind<RoundLimit> {
        private static final String UNLIMITED = "unlimited";
        private static final Whole NUMBERS = Whole.of(1, 1000);

        @Override
        public RoundLimit parse(String text) {
            if (text.equals(UNLIMITED)) {
                return RoundLimit.UNLIMITED;
            }
            try {
                return new RoundLimit(NUMBERS.parse(text));
            } catch (BadValue e) {
                throw new BadValue("takes " + expects() + Nearest.hint(text, choices()));
            }
        }

        @Override
        public String show(RoundLimit value) {
            return value.isUnlimited() ? UNLIMITED : Integer.toString(value.rounds());
        }

        @Override
        public String label() {
            return "N|" + UNLIMITED;
        }

        @Override
        public String expects() {
            return NUMBERS.expects() + ", or " + UNLIMITED;
        }

        @Override
        public List<String> choices() {
            return List.of(UNLIMITED);
        }

        @Override
        public List<RoundLimit> span(RoundLimit from, RoundLimit to) {
            if (from.isUnlimited() || to.isUnlimited()) {
                throw new BadValue("has no ranges up to unlimited; write a list like 1,2,unlimited");
            }
            List<RoundLimit> limits = new ArrayList<>();
            for (int rounds = from.rounds(); rounds <= to.rounds(); rounds++) {
                limits.add(new RoundLimit(rounds));
            }
            return limits;
        }
    }
}
