package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Role;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A procedure of a rule file.
 *
 * @param slots its named values
 * @param fields its inputs, as fields of its form
 * @param by the kinds of piece that can act; empty if none does
 * @param at the kinds of piece that can be the target
 * @param derived the inputs with a type of their own that a piece fills, by name
 * @param about the subject of a ruling, if the file gives it
 * @param marks what is done once a turn
 * @param numbers the numbers of its results
 * @param outcomes its outcomes, from the worst to the best
 * @param check what is judged before dice
 * @param roll what is rolled
 * @param after what it leaves on pieces
 * @param kept the values that verdicts and pieces need from the roll
 * @param outcome the place of the outcome, for verdicts and pieces
 */
public record Verb(
        String name,
        String summary,
        List<Slot> slots,
        List<InputField<?>> fields,
        List<String> by,
        List<String> at,
        Map<String, PieceOrigin> derived,
        Optional<Text> about,
        List<OnceMark> marks,
        List<CountedNumber> numbers,
        List<WrittenOutcome> outcomes,
        Block check,
        Block roll,
        List<Aftermath> after,
        List<Slot> kept,
        Slot outcome,
        List<WrittenExample> examples) {
    public Verb {
        slots = List.copyOf(slots);
        fields = List.copyOf(fields);
        by = List.copyOf(by);
        at = List.copyOf(at);
        derived = new LinkedHashMap<>(derived);
        marks = List.copyOf(marks);
        numbers = List.copyOf(numbers);
        outcomes = List.copyOf(outcomes);
        after = List.copyOf(after);
        kept = List.copyOf(kept);
        examples = List.copyOf(examples);
    }

    /**
     * The piece that fills an input.
     *
     * @param key the name of its value, or {@code kind}
     */
    public record PieceOrigin(Role role, String key) {}

    /** The answer of the program if a piece acts a second time in a turn. */
    public enum Second {
        REMINDER,
        REFUSAL
    }

    /**
     * Something that a piece does once a turn.
     *
     * @param flag the flag of the acting piece that records it
     * @param words what it did, after its name
     */
    public record OnceMark(String flag, String words, List<RuleId> cites, Second second) {}

    /** A number of its results. */
    public record CountedNumber(Slot slot, String words) {}

    /**
     * An outcome.
     *
     * @param verdict the result in words
     * @param shown whether it is listed
     */
    public record WrittenOutcome(Value.Word word, Text verdict, Optional<Expression> shown) {}

    /** Returns the values as the roll begins: numbers are 0, and the dice are no double. */
    public List<Value> begun(List<Value> values) {
        List<Value> all = new ArrayList<>(values);
        for (Slot slot : slots) {
            if (slot.changes()) {
                all.set(slot.index(), slot.type() instanceof ValueType.Flag ? Value.Truth.NO : new Value.Whole(0));
            }
        }
        return all;
    }

    /** Returns the kinds of piece in a role. */
    public List<String> kinds(Role role) {
        return role == Role.BY ? by : at;
    }
}
