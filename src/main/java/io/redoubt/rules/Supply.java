package io.redoubt.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What pieces fill into a form, and which piece filled what. */
public final class Supply {
    private final Map<String, String> texts = new LinkedHashMap<>();
    private final Map<String, String> sources = new LinkedHashMap<>();

    /** Fills inputs with the values a piece has under the same names. */
    public void take(Optional<Piece> piece, String... names) {
        for (String name : names) {
            takeAs(name, name, piece);
        }
    }

    /** Fills an input with the value a piece has under another name. */
    public void takeAs(String input, String value, Optional<Piece> piece) {
        piece.ifPresent(from -> from.value(value).ifPresent(text -> put(input, text, from)));
    }

    /** Fills an input with a text that was made of what a piece is. */
    public void put(String input, String text, Piece from) {
        texts.put(input, text);
        sources.put(input, from.name());
    }

    /** Fills an input with a number of pieces. */
    public void count(String input, int pieces) {
        texts.put(input, Integer.toString(pieces));
        sources.put(input, "the table");
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
