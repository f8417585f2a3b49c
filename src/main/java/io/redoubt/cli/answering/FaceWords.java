package io.redoubt.cli.answering;

import java.util.ArrayList;
import java.util.List;

/** Faces of dice as people write them, {@code 4,6,1} or {@code 4 6 1}. */
public final class FaceWords {
    private FaceWords() {}

    /** The words between commas and blanks; empty where a comma has nothing beside it. */
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
