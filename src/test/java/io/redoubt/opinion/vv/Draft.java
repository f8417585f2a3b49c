package io.redoubt.opinion.vv;

import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** A command line in the making, and the random numbers that decide what stands on it. */
final class Draft {
    /** Each switch that may stand on a line, with its settings, the standard one first. */
    private static final Map<String, List<String>> READINGS = Map.ofEntries(
            Map.entry("cover-of-fortifications", List.of("add-both", "position-only")),
            Map.entry("wire-penalty", List.of("every-attack", "anti-personnel")),
            Map.entry("opportunity-cover", List.of("hindrances-count", "target-hex-only")),
            Map.entry("opportunity-adjacent", List.of("minus-2", "minus-3")),
            Map.entry("mortar-cover", List.of("position-counts", "terrain-only")),
            Map.entry("pinned-gun", List.of("any-point", "at-its-rating")),
            Map.entry("overrun-of-bunker", List.of("never", "allowed")),
            Map.entry("assault-out-of-wire", List.of("no-penalty", "plus-one")),
            Map.entry("assault-cover", List.of("terrain-and-position", "terrain-only")),
            Map.entry("assault-odds", List.of("drop-fraction", "for-the-defender")),
            Map.entry("minefield-die", List.of("1d6", "2d6")),
            Map.entry("own-minefield", List.of("attacked", "safe")),
            Map.entry("afv-in-minefield", List.of("rolls", "safe")),
            Map.entry("passengers-in-minefield", List.of("share-fate", "own-die")),
            Map.entry("minefield-entry", List.of("every-entry", "movement-only")),
            Map.entry("passage-cost", List.of("plus-one", "terrain-only")),
            Map.entry("cannot-occupy", List.of("passes-through", "may-not-enter")),
            Map.entry("gun-in-wire", List.of("no-effect", "stops", "barred")),
            Map.entry("minimum-move", List.of("one-hex-always", "must-afford")),
            Map.entry("tunnel-exit", List.of("one-per-hex", "plus-one")),
            Map.entry("leaders-in-bunkers", List.of("count", "do-not-count")));

    private final Random random;
    private final StringBuilder line;
    private final Map<String, String> readings = new HashMap<>();

    Draft(Random random, String verb) {
        this.random = random;
        this.line = new StringBuilder("vv ").append(verb);
    }

    /** True one time in so many. */
    boolean once(int in) {
        return random.nextInt(in) == 0;
    }

    int number(int from, int to) {
        return from + random.nextInt(to - from + 1);
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // the list is only read
    final <T> T any(T... things) {
        return any(List.of(things));
    }

    <T> T any(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }

    /** An option with its value. */
    void put(String option, Object value) {
        line.append(" --").append(option).append(' ').append(value);
    }

    void flag(String option) {
        line.append(" --").append(option);
    }

    /** A flag that stands there one time in so many. */
    boolean maybe(String option, int in) {
        boolean there = once(in);
        if (there) {
            flag(option);
        }
        return there;
    }

    /** A number that is 0 unless it stands there, one time in so many. */
    int maybe(String option, int in, int from, int to) {
        if (!once(in)) {
            return 0;
        }
        int value = number(from, to);
        put(option, value);
        return value;
    }

    /** A choice that is the first of these unless it stands there, one time in so many. */
    String maybe(String option, int in, List<String> choices) {
        if (!once(in)) {
            return choices.get(0);
        }
        String choice = any(choices);
        put(option, choice);
        return choice;
    }

    /** Whether a disputed point is settled so; the first time somebody asks, it may be put on the line. */
    boolean reads(String key, String setting) {
        return readings.computeIfAbsent(key, unasked -> settle(key)).equals(setting);
    }

    private String settle(String key) {
        List<String> settings = READINGS.get(key);
        if (settings == null) {
            throw new IllegalArgumentException(key);
        }
        if (once(3)) {
            String setting = any(settings);
            line.append(" --reading vv.").append(key).append('=').append(setting);
            return setting;
        }
        return settings.get(0);
    }

    /** Not allowed; where several rules forbid it, it is enough that one of them is told. */
    Question refused(Set<String> rules) {
        return expecting(new Verdict.Refused(rules.size() == 1 ? rules : Set.of()));
    }

    Question expecting(Verdict verdict) {
        return new Question(line.toString(), verdict);
    }
}
