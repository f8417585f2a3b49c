package io.redoubt.rules.piece;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A procedure that is due for a piece.
 *
 * @param verb which
 * @param inputs what the piece does not fill in by itself, by input
 */
public record UpkeepStep(String verb, Map<String, String> inputs) {
    public UpkeepStep {
        inputs = Collections.unmodifiableMap(new TreeMap<>(inputs)); // always in one order: it is written down
    }

    /** A procedure that the piece fills in alone. */
    public static UpkeepStep of(String verb) {
        return new UpkeepStep(verb, Map.of());
    }
}
