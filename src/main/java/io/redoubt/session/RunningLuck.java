package io.redoubt.session;

import io.redoubt.battle.Battle;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Roll;
import io.redoubt.battle.Ruling;
import io.redoubt.exact.Fraction;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The luck of each side, as {@link io.redoubt.battle.Luck#surplus}, updated from prompt to prompt. */
final class RunningLuck {
    private final Map<String, Fraction> surplus = new HashMap<>();
    private int counted;
    private int last;

    /**
     * Returns the current surplus of a side. Only new entries are added, unless some were undone: then all are counted
     * again.
     */
    Fraction of(Battle battle, String side) {
        List<JournalEntry> standing = battle.activeEntries();
        boolean goesOn = counted == 0
                || (counted <= standing.size() && standing.get(counted - 1).number() == last);
        if (!goesOn) {
            surplus.clear();
            counted = 0;
        }
        for (; counted < standing.size(); counted++) {
            JournalEntry entry = standing.get(counted);
            entry.rulings().forEach(this::add);
            last = entry.number();
        }
        return surplus.getOrDefault(side, Fraction.ZERO);
    }

    private void add(Ruling ruling) {
        for (Roll roll : ruling.rolls()) {
            if (roll.isJudged()) {
                surplus.merge(ruling.call().side(roll.hand()), roll.surplus(), Fraction::plus);
            }
        }
    }
}
