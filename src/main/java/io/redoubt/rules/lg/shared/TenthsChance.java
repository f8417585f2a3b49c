package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.TenthsNotation;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;

/**
 * A chance on one d10: it succeeds from 1 to the number (LG-CORE-01).
 *
 * @param number from 0 (never succeeds) to 10 (always succeeds)
 */
public record TenthsChance(int number) {
    public static final int SIDES = 10;

    /** Returns a modified number, limited to 0 to 10. */
    public static TenthsChance held(int number) {
        return new TenthsChance(Math.max(0, Math.min(SIDES, number)));
    }

    public RequiredRoll need() {
        return RequiredRoll.of(Target.atMost(number));
    }

    public RequiredRoll need(String reason) {
        return RequiredRoll.of(Target.atMost(number), reason);
    }

    @Override
    public String toString() {
        return number + "/" + SIDES;
    }

    /** The notation {@code 7/10}, {@code 7}, {@code 1-7} or {@code 70%}. */
    public static final class Written implements ValueFormat<TenthsChance> {
        @Override
        public TenthsChance parse(String text) {
            return new TenthsChance(
                    TenthsNotation.parse(text).orElseThrow(() -> new BadValueException("takes " + expects())));
        }

        @Override
        public String show(TenthsChance value) {
            return value.toString();
        }

        @Override
        public String label() {
            return "N/10";
        }

        @Override
        public String expects() {
            return "a chance in tenths from 0/10 to 10/10: 7/10, 7 or 70%";
        }

        @Override
        public List<TenthsChance> span(TenthsChance from, TenthsChance to) {
            List<TenthsChance> all = new ArrayList<>();
            for (int number = from.number(); number <= to.number(); number++) {
                all.add(new TenthsChance(number));
            }
            return all;
        }
    }
}
