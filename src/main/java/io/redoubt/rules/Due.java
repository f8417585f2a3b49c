package io.redoubt.rules;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A procedure that is due for a piece.
 *
 * @param verb which
 * @param inputs what the piece does not fill in by itself, by input
 */
public record Due(String verb, Map<String, String> inputs) {
    public Due {
        inputs = Collections.unmodifiableMap(new TreeMap<>(inputs)); // always in one order: it is written down
    }

    /** A procedure that the piece fills in alone. */
    public static Due of(String verb) {
        return new Due(verb, Map.of());
    }
}
