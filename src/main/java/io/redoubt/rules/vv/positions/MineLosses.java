package io.redoubt.rules.vv.positions;

import java.util.List;
import java.util.stream.IntStream;

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
        return (int) IntStream.range(from, Math.min(to, struck.size()))
                .filter(struck::get)
                .count();
    }

    /** Whether it is known which of them. */
    public boolean areTold() {
        return number == 0 || !struck.isEmpty();
    }

    /** Those of the units that entered, in the order of their dice. */
    public <T> List<T> of(List<T> units) {
        return IntStream.range(0, Math.min(units.size(), struck.size()))
                .filter(struck::get)
                .<T>mapToObj(units::get)
                .toList();
    }

    /** In words: {@code units 1 and 3 of 4 are lost}. */
    String words(int all) {
        List<String> places = IntStream.range(0, struck.size())
                .filter(struck::get)
                .mapToObj(place -> Integer.toString(place + 1))
                .toList();
        int others = places.size() - 1;
        String last = places.get(others) + " of " + all;
        return others == 0
                ? "unit " + last + " is lost"
                : "units " + String.join(", ", places.subList(0, others)) + " and " + last + " are lost";
    }
}
