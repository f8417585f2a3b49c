package io.redoubt.cli.query;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.List;

/** Parses faces of dice, {@code 4,6,1} or {@code 4 6 1}. */
public final class FacesParser {
    private static final int LONGEST = 100_000;

    private FacesParser() {}

    /**
     * Returns the faces given with {@code --dice}.
     *
     * @throws BadInputException if one of them is missing or is not a number
     */
    public static List<Integer> faces(String text) {
        List<Integer> faces = new ArrayList<>();
        if (text.length() > LONGEST) {
            throw new BadInputException("--dice: more than " + LONGEST + " characters of dice");
        }
        for (String word : of(text)) {
            if (word.isEmpty()) {
                throw new BadInputException("--dice " + PrintableText.of(text) + ": no face at die "
                        + (faces.size() + 1) + "; write the faces in order, like 4,6,1");
            }
            faces.add(face(word, text));
        }
        return faces;
    }

    private static int face(String face, String text) {
        try {
            return Integer.parseInt(face);
        } catch (NumberFormatException e) {
            throw new BadInputException("--dice " + PrintableText.of(text) + ": " + PrintableText.of(face)
                    + " is not a face; write the faces in order, like 4,6,1");
        }
    }

    /** Splits a text at commas and spaces; a comma without a neighbour yields an empty word. */
    public static List<String> of(String text) {
        List<String> words = new ArrayList<>();
        if (!text.isBlank()) {
            for (String part : text.split(",", -1)) {
                words.addAll(List.of(part.strip().split(" +", -1)));
            }
        }
        return words;
    }
}
