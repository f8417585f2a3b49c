package io.redoubt.rules.input;

import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A point the rulebook leaves open or contradicts itself on, with the ways a group may settle it.
 *
 * @param key the name of the switch, for example {@code fow.firepower-tests}
 * @param dispute what is in dispute, in one sentence, with the rules in dispute
 * @param values the ways to settle it
 * @param standard the way taken unless the group says otherwise
 * @param nature whether there is a dispute at all
 */
public record Reading<V extends Named>(String key, Remark dispute, List<V> values, V standard, Nature nature) {

    /** Why a group has a say. */
    public enum Nature {
        /** The book can be read in several ways: rulings say which was taken, even if it is the usual one. */
        DISPUTED,
        /** The book leaves it to the group: worth saying only where the group does without. */
        OPTIONAL
    }

    /** Returns what is in dispute, in one sentence. */
    public String question() {
        return dispute.template();
    }

    /** Returns the rules in dispute. */
    public List<RuleId> cites() {
        return dispute.cites();
    }

    /** A reading whose first value is the standard one. */
    public static <V extends Named> Reading<V> of(String key, String question, List<V> values) {
        return new Reading<>(key, Remark.of(question), values, values.get(0), Nature.DISPUTED);
    }

    /** A reading whose values are all constants of an enum, the standard one first. */
    public static <V extends Enum<V> & Named> Reading<V> of(String key, String question, Class<V> values) {
        return of(key, question, List.of(values.getEnumConstants()));
    }

    /** A part of the book that nobody has to play by; the first value is to play by it. */
    public static <V extends Named> Reading<V> optional(String key, String question, List<V> values) {
        return new Reading<>(key, Remark.of(question), values, values.get(0), Nature.OPTIONAL);
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
