package io.redoubt.repl;

import java.util.ArrayList;
import java.util.List;

/**
 * A word that could come next.
 *
 * @param value what would be typed
 * @param help one line about it; may be empty
 */
record Suggestion(String value, String help) {
    /**
     * Words that go on a list, without those that stand in it.
     *
     * @param listed the list so far, a comma at its end
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
