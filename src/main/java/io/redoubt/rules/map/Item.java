package io.redoubt.rules.map;

import java.util.Optional;

/**
 * Something on the table.
 *
 * @param name by which a {@link Flaw} finds it
 * @param label what is written at it; may be empty
 * @param detail more of it, for who looks closer; may be empty
 * @param owner its side; empty where it has none
 * @param facing where it looks, in degrees clockwise from the top of the map, if that is known
 */
public record Item(
        Layer layer, String name, String label, String detail, String owner, Ground ground, Optional<Integer> facing) {
    /** Something that belongs to nobody and faces nowhere. */
    public Item(Layer layer, String name, String label, String detail, Ground ground) {
        this(layer, name, label, detail, "", ground, Optional.empty());
    }
}
