package io.redoubt.rules.dh.cards;

/**
 * The faces of the location roll that lead to one part of a side.
 *
 * @param from its lowest face, 1 to 10
 * @param to its highest face, from there to 10
 * @param armour its armour value (AV), 0 or more
 */
public record Band(Location location, int from, int to, int armour) {
    public boolean holds(int face) {
        return face >= from && face <= to;
    }
}
