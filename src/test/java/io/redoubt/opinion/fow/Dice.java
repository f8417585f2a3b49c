package io.redoubt.opinion.fow;

import io.redoubt.opinion.Chance;
import io.redoubt.opinion.Lot;
import io.redoubt.opinion.Verdict;
import java.util.Map;
import java.util.TreeMap;

/** Dice as the table throws them: one six-sided die after the other (FOW-CORE-01). */
public final class Dice {
    private Dice() {}

    /** Whether one die shows this score or more. */
    static Lot<Boolean> shows(int score) {
        return Lot.die(6).map(face -> face >= score);
    }

    /** How many of so many dice show this score or more. */
    static Lot<Integer> hits(int dice, int score) {
        return howMany(dice, shows(score));
    }

    /** How many of so many equal throws succeed. */
    static Lot<Integer> howMany(int throwsOfIt, Lot<Boolean> one) {
        return Lot.sure(0).times(throwsOfIt, hits -> one.map(hit -> hit ? hits + 1 : hits));
    }

    /** A distribution of numbers, as answers write it. */
    static Map<String, Chance> cells(Lot<Integer> numbers) {
        Map<String, Chance> cells = new TreeMap<>();
        numbers.shares().forEach((number, share) -> cells.put(Integer.toString(number), share));
        return cells;
    }

    /** Outcomes with several numbers beside them. */
    static Verdict odds(Lot<String> outcomes, Map<String, Map<String, Chance>> numbers) {
        return new Verdict.Odds(new TreeMap<>(outcomes.shares()), numbers);
    }
}
