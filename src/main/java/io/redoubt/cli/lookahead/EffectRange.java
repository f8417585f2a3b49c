package io.redoubt.cli.lookahead;

import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The changes of one outcome, with the range of values where they depend on numbers the outcome carries. */
final class EffectRange {
    private final Map<Key, Value> values = new LinkedHashMap<>();
    private int results;

    private record Key(String piece, String key) {}

    /** The lowest and highest new value, and the number of results that set it. */
    private record Value(String low, String high, int times) {
        static Value of(String text) {
            return new Value(text, text, 1);
        }

        Value or(String text) {
            Optional<Integer> number = number(text);
            if (number.isEmpty() || number(low).isEmpty() || number(high).isEmpty()) {
                // Words have no order, but the longest of several lists is the most informative.
                return new Value(low, text.length() > high.length() ? text : high, times + 1);
            }
            return new Value(
                    number.get() < number(low).get() ? text : low,
                    number.get() > number(high).get() ? text : high,
                    times + 1);
        }

        private static Optional<Integer> number(String text) {
            try {
                return Optional.of(Integer.parseInt(text));
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }
    }

    /** Adds the changes of one result. */
    void add(List<Change> changes) {
        results++;
        for (Change change : changes) {
            values.merge(
                    new Key(change.piece(), change.key()),
                    Value.of(change.value()),
                    (known, added) -> known.or(added.low()));
        }
    }

    /** Returns every possible change; a change that not every result makes is marked "perhaps". */
    List<Change> changes() {
        List<Change> changes = new ArrayList<>();
        values.forEach((key, value) -> {
            boolean sure = value.times() == results || value.high().isEmpty();
            changes.add(new Change(key.piece(), sure ? key.key() : "perhaps " + key.key(), shown(value)));
        });
        return changes;
    }

    private static String shown(Value value) {
        if (value.low().equals(value.high())) {
            return value.low();
        }
        return value.low() + (Value.number(value.high()).isPresent() ? " to " : ", or ") + value.high();
    }
}
