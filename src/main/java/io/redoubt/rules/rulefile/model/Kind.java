package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A kind of piece.
 *
 * @param slots its values as names of conditions; the first one is the name of the piece
 * @param values its values by name, in order
 * @param lines what a turn brings such a piece
 */
public record Kind(String id, String help, List<Slot> slots, Map<String, KindValue> values, List<TurnLine> lines) {
    /** A value of a kind. */
    public record KindValue(DeclaredField<?> field, ValueType type) {}

    /** The turns to which a line belongs. */
    public enum Whose {
        OWN,
        EVERY
    }

    /**
     * What a turn brings a piece: a procedure, or values that it loses.
     *
     * @param verb the procedure, if it is one
     * @param drops the values it loses
     * @param text what is said of it
     */
    public record TurnLine(
            Whose whose, Optional<String> verb, List<String> drops, Optional<Expression> when, Text text, Spot spot) {
        public TurnLine {
            drops = List.copyOf(drops);
        }
    }

    public Kind {
        slots = List.copyOf(slots);
        values = new LinkedHashMap<>(values);
        lines = List.copyOf(lines);
    }

    /** Returns the kind for the table. */
    public PieceKind pieceKind() {
        List<InputField<?>> fields = new ArrayList<>();
        values.values().forEach(value -> fields.add(value.field().field()));
        return new PieceKind(id, help, fields);
    }

    /** Returns the number up to which another value of a piece lets this one go; empty if none limits it. */
    public OptionalInt limit(KindValue value, Piece piece) {
        Optional<KindValue> other = value.type() instanceof ValueType.Whole whole
                ? whole.upTo().flatMap(name -> Optional.ofNullable(values.get(name)))
                : Optional.empty();
        return other.isPresent() && other.get().field().of(piece) instanceof Value.Whole most
                ? OptionalInt.of(most.number())
                : OptionalInt.empty();
    }

    /** Returns the frame of the values of a piece. */
    public Frame frame(Piece piece, Coverage coverage) {
        List<Value> all = new ArrayList<>();
        for (Slot slot : slots) {
            all.add(slot.origin() instanceof Slot.Input input ? input.field().of(piece) : new Value.Name(piece.name()));
        }
        return Frame.known(all, FixedSource.NONE).observed(coverage);
    }

    /** Returns whether a line applies to a piece. */
    public boolean applies(TurnLine line, Piece piece, Coverage coverage) {
        Frame frame = frame(piece, coverage);
        boolean due = line.when().map(when -> when.isTrue(frame)).orElse(true);
        if (due) {
            coverage.reached(line.spot());
        }
        return due;
    }
}
