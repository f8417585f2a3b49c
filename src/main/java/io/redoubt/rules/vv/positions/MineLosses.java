package io.redoubt.rules.vv.positions;

import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.NamedLater;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The units of a group that mines eliminate.
 *
 * @param struck whether the die of each unit was low, in order; empty if the units are too many to be told apart
 */
public record MineLosses(int number, List<Boolean> struck) implements NamedLater {
    /** The largest group whose dice are kept apart: more than a hex holds. */
    static final int MOST_TOLD_APART = 12;

    public static final MineLosses NONE = new MineLosses(0, List.of());

    static MineLosses of(int number) {
        return new MineLosses(number, List.of());
    }

    static MineLosses ofDice(List<Boolean> struck) {
        int number = (int) struck.stream().filter(low -> low).count();
        return number == 0 ? NONE : new MineLosses(number, struck);
    }

    /** Returns the number of losses among the units at these indices. */
    public int among(int from, int to) {
        return (int) IntStream.range(from, Math.min(to, struck.size()))
                .filter(struck::get)
                .count();
    }

    /** Returns whether it is known which units are lost. */
    public boolean areTold() {
        return number == 0 || !struck.isEmpty();
    }

    /** Returns the lost ones of the units, in the order of their dice. */
    public <T> List<T> of(List<T> units) {
        return IntStream.range(0, Math.min(units.size(), struck.size()))
                .filter(struck::get)
                .<T>mapToObj(units::get)
                .toList();
    }

    /** Returns the losses in words: {@code units 1 and 3 of 4 are lost}. */
    @Override
    public String words() {
        List<String> places = of(IntStream.rangeClosed(1, struck.size())
                .mapToObj(Integer::toString)
                .toList());
        return (number == 1 ? "unit " : "units ") + lost(places, " of " + struck.size());
    }

    @Override
    public Labelled named(List<String> names) {
        return names.size() == struck.size() ? () -> lost(of(names), "") : this;
    }

    private static String lost(List<String> units, String all) {
        int others = units.size() - 1;
        String last = units.get(others) + all;
        return others == 0
                ? last + " is lost"
                : String.join(", ", units.subList(0, others)) + " and " + last + " are lost";
    }
}
