package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.FaceSource;
import io.redoubt.umpire.RollingUmpire;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Step;
import io.redoubt.umpire.Throw;
import io.redoubt.umpire.Transcript;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The stupid way to odds: a real game for every sequence of faces there is, each with its share of one. */
final class EveryThrow<O> implements FaceSource {
    private final Map<O, Fraction> odds = new HashMap<>();
    private final Set<RuleId> rules = new HashSet<>();
    private final List<Integer> sides = new ArrayList<>();
    private final List<Integer> shown = new ArrayList<>();
    private int used;

    private EveryThrow(Function<? super Umpire, ? extends O> resolver) {
        do {
            play(resolver);
        } while (turn());
    }

    /** Counts a resolver and plays it: both must give the same odds and touch the same rules. */
    static <O> Odds<O> agreesWithCount(Function<? super Umpire, ? extends O> resolver) {
        Odds<O> counted = Odds.count(resolver);
        EveryThrow<O> played = new EveryThrow<>(resolver);
        assertEquals(played.odds, table(counted.distribution()));
        assertEquals(played.rules, counted.rules());
        return counted;
    }

    /** The odds of every value, which must add up to 1. */
    static <T> Map<T, Fraction> table(Distribution<T> distribution) {
        Map<T, Fraction> table = new HashMap<>();
        Fraction sum = Fraction.ZERO;
        for (T value : distribution.values()) {
            table.put(value, distribution.of(value));
            sum = sum.plus(distribution.of(value));
        }
        assertEquals(distribution.values().size(), table.size(), "equal values were not merged");
        assertEquals(Fraction.ONE, sum);
        assertEquals(Fraction.ONE, distribution.mass());
        return table;
    }

    @Override
    public int[] roll(Throw what) {
        int[] faces = new int[what.dice()];
        for (int i = 0; i < faces.length; i++) {
            if (used == shown.size()) {
                sides.add(what.die().sides());
                shown.add(1);
            }
            faces[i] = shown.get(used++);
        }
        return faces;
    }

    private void play(Function<? super Umpire, ? extends O> resolver) {
        used = 0;
        Transcript transcript = new Transcript();
        O outcome = resolver.apply(new RollingUmpire(this, transcript));
        long ways = 1;
        for (int die : sides) {
            ways = Math.multiplyExact(ways, (long) die);
        }
        odds.merge(outcome, Fraction.of(1, ways), Fraction::plus);
        for (Step step : transcript.steps()) {
            rules.addAll(step.cites());
        }
    }

    /** Turns the last die that has a face left; false when there is none. */
    private boolean turn() {
        while (!shown.isEmpty()) {
            int last = shown.size() - 1;
            int face = shown.remove(last);
            if (face < sides.get(last)) {
                shown.add(face + 1);
                return true;
            }
            sides.remove(last);
        }
        return false;
    }
}
