package io.redoubt.battle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The dice of a battle that were judged one by one, from which luck is computed.
 *
 * @param bySide the rolls of each side, in order
 * @param all all rolls, in order
 */
record LuckSample(SortedMap<String, List<Roll.PassFail>> bySide, List<Roll.PassFail> all) {
    /** Collects the rolls; equal rolls, which are frequent in a long battle, share one object. */
    static LuckSample of(Iterable<Ruling> rulings) {
        LuckSample rolls = new LuckSample(new TreeMap<>(), new ArrayList<>());
        Map<Roll.PassFail, Roll.PassFail> known = new HashMap<>();
        for (Ruling ruling : rulings) {
            for (Roll roll : ruling.rolls()) {
                if (roll instanceof Roll.PassFail judged) {
                    Roll.PassFail one = known.computeIfAbsent(judged, any -> judged);
                    rolls.bySide
                            .computeIfAbsent(ruling.call().side(judged.hand()), any -> new ArrayList<>())
                            .add(one);
                    rolls.all.add(one);
                }
            }
        }
        return rolls;
    }
}
