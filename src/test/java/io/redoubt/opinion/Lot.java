package io.redoubt.opinion;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Everything that can come about, each with its chance: a walk over raw faces, merged where it comes to the same.
 *
 * @param <T> what comes about; equal values are one
 */
public record Lot<T>(Map<T, Chance> shares) {
    public static <T> Lot<T> sure(T value) {
        return new Lot<>(Map.of(value, Chance.SURE));
    }

    /** One die: every face from 1 to {@code sides}. */
    public static Lot<Integer> die(int sides) {
        Map<Integer, Chance> faces = new LinkedHashMap<>();
        for (int face = 1; face <= sides; face++) {
            faces.put(face, Chance.of(1, sides));
        }
        return new Lot<>(faces);
    }

    /** True with this chance, false otherwise. */
    public static Lot<Boolean> of(Chance chance) {
        Map<Boolean, Chance> both = new LinkedHashMap<>();
        both.put(true, chance);
        both.put(false, Chance.SURE.plus(new Chance(chance.ways().negate(), chance.of())));
        both.values().removeIf(share -> share.ways().signum() == 0);
        return new Lot<>(both);
    }

    /** What follows from each. */
    public <R> Lot<R> then(Function<? super T, Lot<R>> next) {
        Map<R, Chance> all = new LinkedHashMap<>();
        shares.forEach((value, share) ->
                next.apply(value).shares.forEach((end, part) -> all.merge(end, share.times(part), Chance::plus)));
        return new Lot<>(all);
    }

    /** What each comes to. */
    public <R> Lot<R> map(Function<? super T, R> reading) {
        return then(value -> Lot.sure(reading.apply(value)));
    }

    /** The same step, one time after the other, from here. */
    public Lot<T> times(int times, Function<? super T, Lot<T>> step) {
        Lot<T> now = this;
        for (int i = 0; i < times; i++) {
            now = now.then(step);
        }
        return now;
    }
}
