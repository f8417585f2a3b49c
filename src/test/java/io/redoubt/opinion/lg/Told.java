package io.redoubt.opinion.lg;

import io.redoubt.opinion.Chance;
import io.redoubt.opinion.Lot;
import io.redoubt.opinion.Verdict;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What a walk over the dice comes to, read as an outcome and as numbers.
 *
 * @param <T> where the walk ends
 */
record Told<T>(Lot<T> ends, Function<T, String> outcome, Map<String, Map<String, Chance>> numbers) {
    Told(Lot<T> ends, Function<T, String> outcome) {
        this(ends, outcome, Map.of());
    }

    /** The same, with this number of each end beside it. */
    Told<T> with(String number, Function<? super T, Integer> reading) {
        Map<String, Chance> cells = new TreeMap<>();
        ends.map(reading).shares().forEach((value, share) -> cells.put(Integer.toString(value), share));
        Map<String, Map<String, Chance>> all = new TreeMap<>(numbers);
        all.put(number, cells);
        return new Told<>(ends, outcome, all);
    }

    Verdict verdict() {
        return new Verdict.Odds(new TreeMap<>(ends.map(outcome).shares()), numbers);
    }
}
