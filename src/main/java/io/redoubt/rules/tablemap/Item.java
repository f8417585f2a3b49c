package io.redoubt.rules.tablemap;

import java.util.Optional;

/**
 * An object on the table.
 *
 * @param name the name that a {@link RuleViolation} refers to
 * @param label the text drawn at it; may be empty
 * @param detail further details; may be empty
 * @param owner its side; empty if it has none
 * @param facing its facing, in degrees clockwise from the top of the map, if known
 */
public record Item(
        Layer layer,
        String name,
        String label,
        String detail,
        String owner,
        Footprint ground,
        Optional<Integer> facing) {
    /** Creates an object without owner and facing. */
    public Item(Layer layer, String name, String label, String detail, Footprint ground) {
        this(layer, name, label, detail, "", ground, Optional.empty());
    }
}
