package io.redoubt.rules.vv.positions;

import java.util.ArrayList;
import java.util.List;

/**
 * The units that mines eliminate, of those that entered together.
 *
 * @param number how many
 * @param struck whose die was low, in their order; empty where they are too many to be told apart
 */
public record MineLosses(int number, List<Boolean> struck) {
    /** More than can stand in a hex; of larger numbers, which are typed, only the count is of use. */
    static final int MOST_TOLD_APART = 12;

    public static final MineLosses NONE = new MineLosses(0, List.of());

    static MineLosses of(int number) {
        return new MineLosses(number, List.of());
    }

    static MineLosses ofDice(List<Boolean> struck) {
        int number = (int) struck.stream().filter(low -> low).count();
        return number == 0 ? NONE : new MineLosses(number, struck);
    }

    /** How many of those at these places, from 0. */
    public int among(int from, int to) {
        int lost = 0;
        for (int place = from; place < Math.min(to, struck.size()); place++) {
            lost += struck.get(place) ? 1 : 0;
        }
        return lost;
    }

    /** Whether it is known which of them. */
    public boolean areTold() {
        return number == 0 || !struck.isEmpty();
    }

    /** Those of the units that entered, in the order of their dice. */
    public <T> List<T> of(List<T> units) {
        List<T> lost = new ArrayList<>();
        for (int place = 0; place < units.size(); place++) {
            if (among(place, place + 1) == 1) {
                lost.add(units.get(place));
            }
        }
        return lost;
    }

    /** In words: {@code units 1 and 3 of 4 are lost}. */
    String words(int all) {
        List<String> places = new ArrayList<>();
        for (int place = 0; place < struck.size(); place++) {
            if (struck.get(place)) {
                places.add(Integer.toString(place + 1));
            }
        }
        String last = places.remove(places.size() - 1);
        return places.isEmpty()
                ? "unit " + last + " of " + all + " is lost"
                : "units " + String.join(", ", places) + " and " + last + " of " + all + " are lost";
    }
}
