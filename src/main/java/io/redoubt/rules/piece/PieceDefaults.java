package io.redoubt.rules.piece;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.InputField;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The values that pieces fill into a form, and the source of each. */
public final class PieceDefaults {
    private final Map<String, String> texts = new LinkedHashMap<>();
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<String, String> given;
    private final Extent extent;
    private final List<Gap> gaps = new ArrayList<>();

    /** The values that are filled in. */
    public enum Extent {
        /** All values that the ruling mentions. */
        RULING,
        /** The values that can change a result. */
        RESULTS
    }

    /**
     * A value that a piece could have filled into an input, but does not have.
     *
     * @param input the name of the input
     * @param piece the name of the piece
     * @param value the name of the value on the piece
     */
    public record Gap(String input, String piece, String value) {}

    /**
     * Creates defaults besides the inputs given by the user.
     *
     * @param given the texts given by the user, by input, which have priority
     */
    public PieceDefaults(Map<String, String> given) {
        this(given, Extent.RULING);
    }

    /**
     * Creates defaults of an extent besides the inputs given by the user.
     *
     * @param given the texts given by the user, by input, which have priority
     */
    public PieceDefaults(Map<String, String> given, Extent extent) {
        this.given = Map.copyOf(given);
        this.extent = extent;
    }

    /** Returns the given value of an input; empty for lists, ranges and unreadable text. */
    public <T> Optional<T> given(InputField<T> input) {
        Optional<String> text = Optional.ofNullable(given.get(input.name()));
        try {
            return text.map(input.kind()::parse);
        } catch (BadValueException e) {
            return Optional.empty();
        }
    }

    /** Returns the value of an input, given or filled by now; empty for lists, ranges and unreadable text. */
    public <T> Optional<T> known(InputField<T> input) {
        return isGiven(input)
                ? given(input)
                : Optional.ofNullable(texts.get(input.name())).map(input.kind()::parse);
    }

    /** Returns whether an input was given, so that a contradicting one is not filled. */
    public boolean isGiven(InputField<?> input) {
        return given.containsKey(input.name());
    }

    /** Fills the remaining inputs whose holder is one of the named pieces. */
    public void takeHeld(Form<?> form, Participants who) {
        for (InputField<?> input : form.held()) {
            if (!texts.containsKey(input.name())) {
                take(input, input.keptAs(), input.holder().flatMap(who::of));
            }
        }
    }

    /** Fills inputs from a piece's values of the same names. */
    public void take(Optional<Piece> piece, InputField<?>... inputs) {
        for (InputField<?> input : inputs) {
            takeAs(input, input, piece);
        }
    }

    /** Fills an input that may not change the result: of a plan, this is no part. */
    public void takeForNotes(Optional<Piece> piece, InputField<?> input) {
        if (extent == Extent.RULING) {
            take(piece, input);
        }
    }

    /** Fills an input from a piece's value of another name. */
    public void takeAs(InputField<?> input, InputField<?> value, Optional<Piece> piece) {
        take(input, value.name(), piece);
    }

    private void take(InputField<?> input, String value, Optional<Piece> piece) {
        if (piece.isPresent()) {
            Piece from = piece.get();
            from.value(value)
                    .ifPresentOrElse(
                            text -> put(input.name(), text, from),
                            () -> gaps.add(new Gap(input.name(), from.name(), value)));
        }
    }

    /** Fills an input with a value derived from a piece. */
    public <T> void put(InputField<T> input, T value, Piece from) {
        put(input.name(), input.kind().text(value), from);
    }

    /** Fills an input with a value derived from all pieces on the table. */
    public <T> void put(InputField<T> input, T value) {
        texts.put(input.name(), input.kind().show(value));
        sources.put(input.name(), "the table");
    }

    /**
     * Fills an input with a list derived from all pieces on the table, unless it is empty. It only adds notes to the
     * ruling, except where the user names pieces.
     *
     * @param naming the inputs by which the user names pieces of the list
     */
    public <T> void putForNotes(InputField<List<T>> input, Supplier<List<T>> list, InputField<?>... naming) {
        if (extent == Extent.RULING || Arrays.stream(naming).anyMatch(this::isGiven)) {
            Optional.of(list.get()).filter(found -> !found.isEmpty()).ifPresent(found -> put(input, found));
        }
    }

    /** Fills an input with a text derived from a piece. */
    public void put(String input, String text, Piece from) {
        texts.put(input, text);
        sources.put(input, from.name());
    }

    /** Returns the values that the pieces could have filled in but do not have, in the order in which they were looked for. */
    public List<Gap> gaps() {
        return List.copyOf(gaps);
    }

    /** Returns the texts by input. */
    public Map<String, String> texts() {
        return texts;
    }

    /** Returns the names of the pieces by input. */
    public Map<String, String> sources() {
        return sources;
    }
}
