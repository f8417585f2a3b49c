package io.redoubt.opinion.lg;

import io.redoubt.opinion.Lot;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * What one attack does to troops: how it struck, how many it hit, and how many of them are out because their own armor
 * was penetrated as well (LG-CORE-04).
 */
record Harm(Strike strike, int hits, int out) {
    static Lot<Harm> of(Strike strike, int hits, int armor) {
        return Strike.successes(hits, armor).map(out -> new Harm(strike, hits, out));
    }

    /** The chance to penetrate a piece's own armor; by the other reading a hit alone is enough. */
    static int armor(Asked asked) {
        int faces = asked.faces("armor-penetrate");
        return "none".equals(asked.reading("armor-inside", "own-armor", "none")) ? 10 : faces;
    }

    /** The outcome for the troops, with this word where none is hit. */
    String name(String nobodyHit) {
        if (hits == 0) {
            return nobodyHit;
        }
        return out > 0 ? "piece-out-of-action" : "piece-hit-armor-holds";
    }

    static Told<Harm> one(Lot<Harm> attack, Function<Harm, String> outcome, boolean counted) {
        Told<Harm> told = new Told<>(attack, outcome);
        return counted ? told.with("hits", Harm::hits).with("casualties", Harm::out) : told;
    }

    /** Attacks one after the other on whoever is still in action. */
    static Told<Integer> several(IntFunction<Lot<Harm>> attack, int pieces, int attacks, boolean counted) {
        Lot<Integer> out = casualties(attack, pieces, attacks);
        Told<Integer> told = new Told<>(out, gone -> gone > 0 ? "out-of-action" : "still-in-action");
        return counted ? told.with("casualties", gone -> gone) : told;
    }

    private static Lot<Integer> casualties(IntFunction<Lot<Harm>> attack, int pieces, int attacks) {
        return Lot.sure(0).times(attacks, gone -> attack.apply(pieces - gone).map(harm -> gone + harm.out()));
    }
}
