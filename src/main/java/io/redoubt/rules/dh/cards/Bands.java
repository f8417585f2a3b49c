package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import java.util.List;

/** One part of a side of a work: {@code LOCATION:FROM-TO:AV}, for example {@code walls:1-8:75}. */
public final class Bands implements Kind<Band> {
    /** The highest armour value that is believed. */
    public static final int MOST_ARMOUR = 9999;

    private static final int PARTS = 3;
    private static final int FACES = 10;

    @Override
    public Band parse(String text) {
        String[] parts = text.split(":", -1);
        if (parts.length != PARTS) {
            throw new BadValue("takes " + expects());
        }
        int dash = parts[1].indexOf('-');
        int from = number(dash < 0 ? parts[1] : parts[1].substring(0, dash), FACES);
        int to = number(dash < 0 ? parts[1] : parts[1].substring(dash + 1), FACES);
        if (from < 1 || to < from) {
            throw new BadValue("needs faces of a d10 from low to high: it takes " + expects());
        }
        return new Band(location(parts[0]), from, to, number(parts[2], MOST_ARMOUR));
    }

    private Location location(String text) {
        for (Location location : List.of(Location.WALLS, Location.VISION, Location.ENTRANCE)) {
            if (location.id().equals(text)) {
                return location;
            }
        }
        throw new BadValue("begins with walls, vision or entrance: it takes " + expects());
    }

    private int number(String text, int most) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 0 && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new BadValue("takes " + expects());
        }
        throw new BadValue("takes " + expects());
    }

    @Override
    public String show(Band value) {
        String faces = value.from() == value.to() ? "" + value.from() : value.from() + "-" + value.to();
        return value.location().id() + ':' + faces + ':' + value.armour();
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
