package io.redoubt.rules.tablemap;

import java.util.List;

/**
 * A table seen from above.
 *
 * @param scale the unit of distances
 * @param items all objects on it
 * @param flaws the places where rules are broken
 */
public record TableMap(Scale scale, List<Item> items, List<RuleViolation> flaws) {
    /** The unit of distances. */
    public enum Scale {
        INCHES,
        CENTIMETRES,
        HEXES
    }

    public TableMap {
        items = List.copyOf(items);
        flaws = List.copyOf(flaws);
    }

    /** Returns the rectangle around everything; a measured table begins at its corner. */
    public Box box() {
        Box box = scale == Scale.HEXES
                ? items.isEmpty() ? new Box(0, 0, 1, 1) : items.get(0).ground().box()
                : new Box(0, 0, 1, 1);
        for (Item item : items) {
            // A road that leads off the table does not make it wider.
            Footprint ground =
                    item.ground().isLine() ? new Footprint(item.ground().patches(), 0) : item.ground();
            box = box.and(ground.box());
        }
        return box;
    }
}
