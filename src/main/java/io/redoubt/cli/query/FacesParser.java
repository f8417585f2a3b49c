package io.redoubt.cli.query;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.umpire.WrittenFaces;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Parses faces of dice, {@code 4,6,1}, {@code 4 6 1} or {@code 461}. */
public final class FacesParser {
    private static final int LONGEST = 100_000;

    /** Two digits or more, none of them 0: a die that shows 0 shows 10 as well. */
    private static final Pattern CLOSE = Pattern.compile("[1-9]{2,}");

    private FacesParser() {}

    /**
     * Returns the faces given with {@code --dice}; {@code 461} is {@code 4,6,1} where every die has one digit.
     *
     * @throws BadInputException if one of them is missing or is not a number
     */
    public static WrittenFaces faces(String text) {
        List<Integer> faces = new ArrayList<>();
        if (text.length() > LONGEST) {
            throw new BadInputException("--dice: more than " + LONGEST + " characters of dice");
        }
        if (CLOSE.matcher(text.strip()).matches()) {
            return WrittenFaces.close(text.strip());
        }
        for (String word : of(text)) {
            if (word.isEmpty()) {
                throw new BadInputException("--dice " + PrintableText.of(text) + ": no face at die "
                        + (faces.size() + 1) + "; write the faces in order, like 4,6,1");
            }
            faces.add(face(word, text));
        }
        return WrittenFaces.apart(faces);
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
