package io.redoubt.rules.input;

import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A point that the rulebook leaves open or contradicts itself on, with the possible readings.
 *
 * @param key the name of the switch, for example {@code fow.firepower-tests}
 * @param dispute the disputed point in one sentence, with its rules
 * @param values the possible readings
 * @param standard the default reading
 * @param nature the nature of the point: disputed or optional
 */
public record Reading<V extends NamedConstant>(
        String key, SentenceTemplate dispute, List<V> values, V standard, Nature nature) {

    /** The reason why the group decides. */
    public enum Nature {
        /** The book can be read in several ways: rulings name the reading, even if it is the default. */
        DISPUTED,
        /** The book makes it optional: rulings name the reading only if the group plays without it. */
        OPTIONAL
    }

    /** Returns the disputed point, in one sentence. */
    public String question() {
        return dispute.template();
    }

    /** Returns the rules in dispute. */
    public List<RuleId> cites() {
        return dispute.cites();
    }

    /** Returns a reading whose first value is the default. */
    public static <V extends NamedConstant> Reading<V> of(String key, String question, List<V> values) {
        return new Reading<>(key, SentenceTemplate.of(question), values, values.get(0), Nature.DISPUTED);
    }

    /** Returns a reading whose values are all constants of an enum, the default first. */
    public static <V extends Enum<V> & NamedConstant> Reading<V> of(String key, String question, Class<V> values) {
        return of(key, question, List.of(values.getEnumConstants()));
    }

    /** Returns an optional part of the book; the first value is to play by it. */
    public static <V extends NamedConstant> Reading<V> optional(String key, String question, List<V> values) {
        return new Reading<>(key, SentenceTemplate.of(question), values, values.get(0), Nature.OPTIONAL);
    }

    /**
     * Returns the value of a name.
     *
     * @throws BadInputException listing the values
     */
    V parse(String text) {
        for (V value : values) {
            if (value.id().equals(text)) {
                return value;
            }
        }
        List<String> ids = ids();
        throw new BadInputException("--reading " + key + '=' + PrintableText.of(text) + ": not one of "
                + String.join(", ", ids) + SpellingSuggestion.hint(text, ids));
    }

    /** Returns the names of the values. */
    public List<String> ids() {
        List<String> ids = new ArrayList<>(values.size());
        for (V value : values) {
            ids.add(value.id());
        }
        return ids;
    }

    // Written by hand and for the key alone, because the generated methods slow down the start of a single command.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Reading<?> that && key.equals(that.key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }
}
