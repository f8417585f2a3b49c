package io.redoubt.rules.dh.cards;

import java.util.List;

/**
 * The armour of a card, side by side.
 *
 * @param front the bands of the location roll; together they take every face of the die once
 * @param side as front
 * @param rear as front
 * @param top the armour value against attacks from above, which roll no location (DH-CARD-FMT-5)
 */
public record Armour(List<Band> front, List<Band> side, List<Band> rear, int top) {
    public Armour {
        front = List.copyOf(front);
        side = List.copyOf(side);
        rear = List.copyOf(rear);
    }

    /** The bands of a side; the top is one band that needs no roll. */
    public List<Band> bands(Facing facing) {
        return switch (facing) {
            case FRONT -> front;
            case SIDE -> side;
            case REAR -> rear;
            case TOP -> List.of(new Band(Location.TOP, 1, 10, top));
        };
    }
}
