package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import java.util.List;
import java.util.Locale;

/**
 * Armour of a card, by side.
 *
 * @param front bands of the location roll, which together contain every face of the die once
 * @param side as front
 * @param rear as front
 * @param top armour value against attacks from above, which roll no location (DH-CARD-FMT-5)
 */
public record Armour(List<Band> front, List<Band> side, List<Band> rear, int top) {
    /** Number of faces of the location die. */
    public static final int FACES = 10;

    public Armour {
        front = List.copyOf(front);
        side = List.copyOf(side);
        rear = List.copyOf(rear);
    }

    /** Returns the bands of a side; the top is one band that needs no roll. */
    public List<Band> bands(Facing facing) {
        return switch (facing) {
            case FRONT -> front;
            case SIDE -> side;
            case REAR -> rear;
            case TOP -> List.of(new Band(Location.TOP, 1, FACES, top));
        };
    }

    /** Returns how many parts of a side contain a face of the location die; it should be one (DH-CARD-FMT-4). */
    public static long parts(List<Band> side, int face) {
        return side.stream().filter(band -> band.holds(face)).count();
    }

    /** Sides of a card; fire from above strikes the top. */
    public enum Facing implements PlainName {
        FRONT,
        SIDE,
        REAR,
        TOP;

        /** Sides that need a location roll. */
        public static final List<Facing> ROLLED = List.of(FRONT, SIDE, REAR);
    }

    /** Parts of a fortification that a shot can strike. */
    public enum Location implements NamedConstant {
        WALLS,
        VISION,
        ENTRANCE,
        TOP;

        /** Parts that a location roll can give. */
        public static final List<Location> ROLLED = List.of(WALLS, VISION, ENTRANCE);

        @Override
        public String words() {
            return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Faces of the location die that lead to one part of a side.
     *
     * @param from its lowest face, 1 to 10
     * @param to its highest face, from there to 10
     * @param armour its armour value (AV), 0 or more
     */
    public record Band(Location location, int from, int to, int armour) {
        public boolean holds(int face) {
            return face >= from && face <= to;
        }

        public String faces() {
            return from == to ? String.valueOf(from) : from + "-" + to;
        }
    }

    /** Parses one part of a side: {@code LOCATION:FROM-TO:AV}, for example {@code walls:1-8:75}. */
    public static final class BandFormat implements ValueFormat<Band> {
        /** Highest armour value accepted. */
        public static final int MOST_ARMOUR = 9999;

        private static final int PARTS = 3;

        @Override
        public Band parse(String text) {
            String[] parts = text.split(":", -1);
            if (parts.length != PARTS) {
                throw new BadValueException("takes " + expects());
            }
            int dash = parts[1].indexOf('-');
            int from = number(dash < 0 ? parts[1] : parts[1].substring(0, dash), FACES);
            int to = number(dash < 0 ? parts[1] : parts[1].substring(dash + 1), FACES);
            if (from < 1 || to < from) {
                throw new BadValueException("needs faces of a d10 from low to high: it takes " + expects());
            }
            return new Band(location(parts[0]), from, to, number(parts[2], MOST_ARMOUR));
        }

        private Location location(String text) {
            return Location.ROLLED.stream()
                    .filter(location -> location.id().equals(text))
                    .findFirst()
                    .orElseThrow(() ->
                            new BadValueException("begins with walls, vision or entrance: it takes " + expects()));
        }

        private int number(String text, int most) {
            try {
                return WholeNumberFormat.of(0, most).parse(text);
            } catch (BadValueException e) {
                throw new BadValueException("takes " + expects());
            }
        }

        @Override
        public String show(Band value) {
            return value.location().id() + ':' + value.faces() + ':' + value.armour();
        }

        @Override
        public String label() {
            return "PART:FACES:AV";
        }

        @Override
        public String expects() {
            return "a part, its faces of the location roll and its armour value, like walls:1-8:75";
        }
    }
}
