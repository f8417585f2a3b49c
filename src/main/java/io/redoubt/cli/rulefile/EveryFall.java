package io.redoubt.cli.rulefile;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Distribution;
import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.FaceSource;
import io.redoubt.umpire.Throw;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Rolls an example with every possible fall of its dice, one after the other, and compares the results with the counted
 * odds. Rolling and counting are two ways through the rules that must agree.
 */
final class EveryFall {
    /** Number of falls of one example that are rolled. */
    private static final int MOST = 3_000;

    /** Number of falls of all examples of a file that are rolled. */
    private static final int MOST_OF_FILE = 60_000;

    private int falls;
    private int compared;
    private int examples;

    /** The dice of the current fall, in the order in which they are rolled; the last one changes first. */
    private static final class Faces implements FaceSource {
        private final List<Integer> places = new ArrayList<>();
        private final List<Integer> sides = new ArrayList<>();
        private int used;

        @Override
        public int[] roll(Throw what) {
            int[] faces = new int[what.dice()];
            for (int i = 0; i < faces.length; i++) {
                if (used == places.size()) {
                    places.add(1);
                    sides.add(what.die().sides());
                }
                faces[i] = what.die().shown(places.get(used++));
            }
            return faces;
        }

        Fraction chance() {
            Fraction chance = Fraction.ONE;
            for (int each : sides) {
                chance = chance.times(Fraction.of(1, each));
            }
            return chance;
        }

        /** Goes to the next fall; returns whether there is one. */
        boolean next() {
            used = 0;
            int last = places.size() - 1;
            while (last >= 0 && places.get(last).equals(sides.get(last))) {
                places.remove(last);
                sides.remove(last--);
            }
            if (last >= 0) {
                places.set(last, places.get(last) + 1);
            }
            return last >= 0;
        }
    }

    /**
     * Compares an example.
     *
     * @return the difference, in words; empty if there is none, or if its dice can fall in too many ways
     */
    <S, O> Optional<String> difference(Question<S, O> question) {
        examples++;
        Map<String, Fraction> outcomes = new LinkedHashMap<>();
        Map<String, Map<Integer, Fraction>> numbers = new LinkedHashMap<>();
        Faces faces = new Faces();
        int rolled = 0;
        do {
            if (++rolled > MOST || ++falls > MOST_OF_FILE) {
                return Optional.empty();
            }
            Consequence<O> consequence = question.roll(faces).consequence();
            Fraction chance = faces.chance();
            outcomes.merge(consequence.outcome(), chance, Fraction::plus);
            consequence
                    .amounts()
                    .forEach((name, number) -> numbers.computeIfAbsent(name, any -> new LinkedHashMap<>())
                            .merge(number, chance, Fraction::plus));
        } while (faces.next());
        compared++;
        return outcome(question, outcomes).or(() -> number(question, numbers));
    }

    private static Optional<String> outcome(Question<?, ?> question, Map<String, Fraction> rolled) {
        for (Map.Entry<String, Fraction> counted : question.chances().entrySet()) {
            Fraction fallen = rolled.getOrDefault(counted.getKey(), Fraction.ZERO);
            if (!fallen.equals(counted.getValue())) {
                return Optional.of(bug(counted.getKey(), fallen, counted.getValue()));
            }
        }
        return Optional.empty();
    }

    private static <S, O> Optional<String> number(Question<S, O> question, Map<String, Map<Integer, Fraction>> rolled) {
        for (Quantity<O> quantity : question.quantities()) {
            Distribution<Integer> counted = question.distribution(quantity);
            for (int value : counted.values()) {
                Fraction fallen = rolled.getOrDefault(quantity.name(), Map.of()).getOrDefault(value, Fraction.ZERO);
                if (!fallen.equals(counted.of(value))) {
                    return Optional.of(bug(quantity.name() + ' ' + value, fallen, counted.of(value)));
                }
            }
        }
        return Optional.empty();
    }

    private static String bug(String what, Fraction fallen, Fraction counted) {
        return "this is a bug in Redoubt, please report it: all falls of the dice give " + what + ' '
                + ExpectedChance.written(fallen) + ", the odds are " + ExpectedChance.written(counted);
    }

    /** Returns the result in words; empty if no example takes dice. */
    Optional<String> told() {
        int left = examples - compared;
        return compared == 0
                ? Optional.empty()
                : Optional.of("Every fall of the dice comes to the odds in " + compared
                        + (compared == 1 ? " example" : " examples")
                        + (left == 0 ? "" : "; too many falls in " + left));
    }
}
