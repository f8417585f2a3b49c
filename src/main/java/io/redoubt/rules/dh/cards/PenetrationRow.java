package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Ten penetration values of a weapon, which are looked up and never computed (DH-CARD-FMT-7).
 *
 * @param weapon name of the weapon on the card, which may be shortened
 * @param values values for the columns {@code <2}, 2 to 9 and {@code 10+}, in this order; never falling
 */
public record PenetrationRow(String weapon, List<Integer> values, RuleId cite) {
    public static final int COLUMNS = 10;

    public PenetrationRow {
        values = List.copyOf(values);
    }

    public List<String> cells() {
        return values.stream().map(String::valueOf).toList();
    }

    /** Returns whether the row belongs to this weapon; cards shorten its name. */
    boolean isOf(Weapon other) {
        return other.name().startsWith(weapon);
    }

    /** Returns the value of a modified die: the first column below 2, the last from 10. */
    public int at(int modifiedDie) {
        return values.get(Math.max(1, Math.min(COLUMNS, modifiedDie)) - 1);
    }

    /** Parses the ten values of a penetration row, separated by commas or given one by one. */
    public static final class Format implements ValueFormat<List<Integer>> {
        private static final int MOST = 9999;

        @Override
        public List<Integer> parse(String text) {
            List<Integer> values = new ArrayList<>();
            for (String part : text.replace(ListFormat.SEPARATOR, ",").split(",", -1)) {
                values.add(value(part.strip(), values));
            }
            if (values.size() != PenetrationRow.COLUMNS) {
                throw new BadValueException("has " + values.size() + " values: it takes " + expects());
            }
            return List.copyOf(values);
        }

        private int value(String text, List<Integer> before) {
            int value;
            try {
                value = Integer.parseInt(text);
            } catch (NumberFormatException e) {
                throw new BadValueException("takes " + expects());
            }
            if (value < 0 || value > MOST) {
                throw new BadValueException("takes values from 0 to " + MOST);
            }
            if (!before.isEmpty() && value < before.get(before.size() - 1)) {
                throw new BadValueException("falls from " + before.get(before.size() - 1) + " to " + value
                        + ": a better die never penetrates less");
            }
            return value;
        }

        @Override
        public String show(List<Integer> value) {
            return value.stream().map(String::valueOf).collect(Collectors.joining(ListFormat.SEPARATOR));
        }

        @Override
        public String explain(List<Integer> value) {
            return value.stream().map(String::valueOf).collect(Collectors.joining(" "));
        }

        @Override
        public String label() {
            return "N,N,...";
        }

        @Override
        public String expects() {
            return "ten values, for a die below 2, for 2 to 9, and for 10 and above, like 6,12,18,24,30,36,42,48,54,60";
        }

        @Override
        public boolean isRepeatable() {
            return true;
        }
    }
}
