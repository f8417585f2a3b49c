package io.redoubt.opinion;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What the second opinion says to a question. */
public sealed interface Verdict {
    /**
     * The rules answer it.
     *
     * @param outcomes the chance of each outcome that can come about; every other one is to have none
     * @param quantities the whole distribution of each number it has an opinion on
     */
    record Odds(Map<String, Chance> outcomes, Map<String, Map<String, Chance>> quantities) implements Verdict {}

    /**
     * The rules forbid it.
     *
     * @param rules ids that must be among the reasons; none if it has no opinion on them
     */
    record Refused(Set<String> rules) implements Verdict {}

    /** No question at all: it contradicts itself, or names what is not there. */
    record BadInput() implements Verdict {}

    static Verdict of(Lot<String> outcomes) {
        return new Odds(new TreeMap<>(outcomes.shares()), Map.of());
    }

    static Verdict certain(String outcome) {
        return of(Lot.sure(outcome));
    }

    static Verdict refused(String... rules) {
        return new Refused(Set.of(rules));
    }

    /** The same odds, with a number beside them. */
    static Verdict of(Lot<String> outcomes, String quantity, Lot<Integer> number) {
        Map<String, Chance> cells = new TreeMap<>();
        number.shares().forEach((value, share) -> cells.put(Integer.toString(value), share));
        return new Odds(new TreeMap<>(outcomes.shares()), Map.of(quantity, cells));
    }

    /** The same odds, with several numbers beside them. */
    static Verdict of(Lot<String> outcomes, Map<String, Lot<Integer>> numbers) {
        Map<String, Map<String, Chance>> quantities = new TreeMap<>();
        numbers.forEach((name, number) -> {
            Map<String, Chance> cells = new TreeMap<>();
            number.shares().forEach((value, share) -> cells.put(Integer.toString(value), share));
            quantities.put(name, cells);
        });
        return new Odds(new TreeMap<>(outcomes.shares()), quantities);
    }
}
