package io.redoubt.rules.piece;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A procedure that is due for a piece.
 *
 * @param verb the verb of the procedure
 * @param inputs the values that the piece does not supply, by input
 */
public record UpkeepStep(String verb, Map<String, String> inputs) {
    public UpkeepStep {
        inputs = Collections.unmodifiableMap(new TreeMap<>(inputs)); // sorted, because it is written to the journal
    }

    /** Returns a step whose inputs the piece supplies alone. */
    public static UpkeepStep of(String verb) {
        return new UpkeepStep(verb, Map.of());
    }
}
