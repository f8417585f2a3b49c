package io.redoubt.repl;

import io.redoubt.battle.Battle;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Roll;
import io.redoubt.battle.Ruling;
import io.redoubt.exact.Fraction;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How many more dice of each side passed than were to be expected, kept from prompt to prompt. */
final class RunningLuck {
    private final Map<String, Fraction> surplus = new HashMap<>();
    private int counted;
    private int last;

    /**
     * What it is now: only what was done since it was last asked is looked at, and all of it after something was taken
     * back.
     */
    Fraction of(Battle battle, String side) {
        List<JournalEntry> standing = battle.standing();
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
            if (roll instanceof Roll.Judged judged) {
                Fraction more =
                        Fraction.of(judged.passed()).minus(judged.chance().times(Fraction.of(judged.dice())));
                surplus.merge(ruling.call().side(judged.hand()), more, Fraction::plus);
            }
        }
    }
}
