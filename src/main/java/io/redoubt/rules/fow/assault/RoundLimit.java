package io.redoubt.rules.fow.assault;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The number of rounds of assault combat to resolve.
 *
 * @param rounds the most rounds; empty if fought to the end
 */
record RoundLimit(OptionalInt rounds) {
    static final RoundLimit UNLIMITED = new RoundLimit(OptionalInt.empty());

    static RoundLimit of(int rounds) {
        return new RoundLimit(OptionalInt.of(rounds));
    }

    boolean isUnlimited() {
        return rounds.isEmpty();
    }

    int last() {
        return rounds.orElseThrow();
    }

    @Override
    public String toString() {
        return isUnlimited() ? "to the end" : last() == 1 ? "1 round" : last() + " rounds";
    }

    /** The format of a number of rounds, or {@code unlimited}. */
    static final class RoundLimitFormat implements ValueFormat<RoundLimit> {
        private static final String UNLIMITED = "unlimited";
        private static final WholeNumberFormat NUMBERS = WholeNumberFormat.of(1, 1000);

        @Override
        public RoundLimit parse(String text) {
            if (text.equals(UNLIMITED)) {
                return RoundLimit.UNLIMITED;
            }
            try {
                return RoundLimit.of(NUMBERS.parse(text));
            } catch (BadValueException e) {
                throw new BadValueException("takes " + expects() + SpellingSuggestion.hint(text, choices()));
            }
        }

        @Override
        public String show(RoundLimit value) {
            return value.isUnlimited() ? UNLIMITED : Integer.toString(value.last());
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
                throw new BadValueException("does not support ranges up to unlimited; write a list like 1,2,unlimited");
            }
            List<RoundLimit> limits = new ArrayList<>();
            for (int rounds = from.last(); rounds <= to.last(); rounds++) {
                limits.add(RoundLimit.of(rounds));
            }
            return limits;
        }
    }
}
