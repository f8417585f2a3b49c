package io.redoubt.rules.piece;

import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A warning before a ruling.
 *
 * @param about the name of the piece whose state it is about; empty if it is about the turn or the inputs
 */
public record Reminder(Optional<String> about, Sentence sentence) {
    /**
     * What remains of a warning when only its numbers change.
     *
     * @param names the values of its gaps that are not numbers; empty if it is about a piece, which identifies it
     */
    public record Kind(Optional<String> about, SentenceTemplate remark, List<Object> names) {}

    /** Returns a warning about a piece, whose name fills the first gap. */
    public static Reminder of(Piece about, SentenceTemplate remark, Object... further) {
        List<Object> values = new ArrayList<>(List.of(about.name()));
        values.addAll(List.of(further));
        return of(about, new Sentence(remark, List.copyOf(values)));
    }

    /** Returns a warning about a piece. */
    public static Reminder of(Piece about, Sentence sentence) {
        return new Reminder(Optional.of(about.name()), sentence);
    }

    /** Returns a warning about the turn or the inputs. */
    public static Reminder of(Sentence sentence) {
        return new Reminder(Optional.empty(), sentence);
    }

    /** Returns whether it is about the state of this piece. */
    public boolean isAbout(Piece piece) {
        return about.filter(piece.name()::equals).isPresent();
    }

    /** Returns what it shares with a warning that differs in numbers only. */
    public Kind kind() {
        List<Object> names = about.isPresent()
                ? List.of()
                : sentence.values().stream()
                        .filter(value -> !(value instanceof Number))
                        .toList();
        return new Kind(about, sentence.remark(), names);
    }
}
