package io.redoubt.opinion.dh;

import io.redoubt.opinion.Lot;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Dice thrown at a crew in its own work: how many of them cost a man, if there are men enough. */
record Blast(int dice, int lethality) {
    private static final Map<Blast, Lot<Integer>> KNOWN = new ConcurrentHashMap<>();

    static Lot<Integer> of(int dice, int lethality) {
        return KNOWN.computeIfAbsent(new Blast(dice, lethality), Blast::thrown);
    }

    private Lot<Integer> thrown() {
        return Lot.sure(0).times(dice, lost -> Lot.die(10).map(face -> face <= lethality ? lost + 1 : lost));
    }
}
