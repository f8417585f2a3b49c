package io.redoubt.rules;

import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A point the rulebook leaves open or contradicts itself on, with the ways a group may settle it.
 *
 * @param key the name of the switch, for example {@code fow.firepower-tests}
 * @param question what is in dispute, in one sentence
 * @param values the ways to settle it
 * @param standard the way taken unless the group says otherwise
 * @param cites the rules in dispute
 */
public record Reading<V extends Named>(String key, String question, List<V> values, V standard, List<RuleId> cites) {

    /** A reading whose first value is the standard one. */
    public static <V extends Named> Reading<V> of(String key, String question, List<V> values, RuleId... cites) {
        return new Reading<>(key, question, values, values.get(0), List.of(cites));
    }

    /**
     * The value of a name.
     *
     * @throws BadInput listing the values
     */
    V parse(String text) {
        for (V value : values) {
            if (value.id().equals(text)) {
                return value;
            }
        }
        List<String> ids = ids();
        throw new BadInput("--reading " + key + '=' + Escaped.of(text) + ": not one of " + String.join(", ", ids)
                + Nearest.hint(text, ids));
    }

    /** The names of the values. */
    public List<String> ids() {
        List<String> ids = new ArrayList<>(values.size());
        for (V value : values) {
            ids.add(value.id());
        }
        return ids;
    }

    // By hand, and by the key alone: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Reading<?> that && key.equals(that.key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }
}
