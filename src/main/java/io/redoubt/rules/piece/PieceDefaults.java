package io.redoubt.rules.piece;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Form;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What pieces fill into a form, and which piece filled what. */
public final class PieceDefaults {
    private final Map<String, String> texts = new LinkedHashMap<>();
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<String, String> given;

    /**
     * What pieces fill in beside what was given.
     *
     * @param given the texts by input that were given, which win
     */
    public PieceDefaults(Map<String, String> given) {
        this.given = Map.copyOf(given);
    }

    /** What was given for an input; empty if it is a list, a range, or cannot be read. */
    public <T> Optional<T> given(Field<T> input) {
        Optional<String> text = Optional.ofNullable(given.get(input.name()));
        try {
            return text.map(input.kind()::parse);
        } catch (BadValue e) {
            return Optional.empty();
        }
    }

    /** Whether an input was given, so that another that contradicts it had better not be filled. */
    public boolean isGiven(Field<?> input) {
        return given.containsKey(input.name());
    }

    /** Fills what is still empty of the inputs that say which of the named pieces holds their value. */
    public void takeHeld(Form<?> form, Participants who) {
        for (Field<?> input : form.held()) {
            if (!texts.containsKey(input.name())) {
                input.holder()
                        .flatMap(who::of)
                        .ifPresent(
                                piece -> piece.value(input.keptAs()).ifPresent(text -> put(input.name(), text, piece)));
            }
        }
    }

    /** Fills inputs with the values a piece has under the same names. */
    public void take(Optional<Piece> piece, Field<?>... inputs) {
        for (Field<?> input : inputs) {
            takeAs(input, input, piece);
        }
    }

    /** Fills an input with the value a piece has under another name. */
    public void takeAs(Field<?> input, Field<?> value, Optional<Piece> piece) {
        piece.ifPresent(from -> from.value(value.name()).ifPresent(text -> put(input.name(), text, from)));
    }

    /** Fills an input with what was made of what a piece is. */
    public <T> void put(Field<T> input, T value, Piece from) {
        put(input.name(), input.kind().text(value), from);
    }

    /** Fills an input with what the pieces on the table make of it together. */
    public <T> void put(Field<T> input, T value) {
        texts.put(input.name(), input.kind().show(value));
        sources.put(input.name(), "the table");
    }

    /** Fills an input with a text that was made of what a piece is. */
    public void put(String input, String text, Piece from) {
        texts.put(input, text);
        sources.put(input, from.name());
    }

    /** The texts by input. */
    public Map<String, String> texts() {
        return texts;
    }

    /** The names of the pieces by input. */
    public Map<String, String> sources() {
        return sources;
    }
}
