package io.redoubt.session;

import java.util.ArrayList;
import java.util.List;

/**
 * A possible next word.
 *
 * @param value the word to type
 * @param help a description of one line; may be empty
 */
record Suggestion(String value, String help) {
    /**
     * Suggests words that extend a list, without those already in it.
     *
     * @param listed the list so far, with a comma at its end
     */
    static List<Suggestion> further(List<Suggestion> words, String listed) {
        List<String> names = List.of(listed.split(",", -1));
        List<Suggestion> further = new ArrayList<>();
        for (Suggestion next : words) {
            if (!names.contains(next.value())) {
                further.add(new Suggestion(listed + next.value(), next.help()));
            }
        }
        return further;
    }
}
