package io.redoubt.rules.fow.assault;

import io.redoubt.umpire.Row;

/** How an Armour Save in an assault falls out (FOW-CORE-06). */
enum AssaultSave implements Row {
    ABOVE("above: no effect"),
    EQUAL("equal: Bailed Out"),
    BELOW("below: Destroyed");

    private final String words;

    AssaultSave(String words) {
        this.words = words;
    }

    static AssaultSave of(int total, int tankAssault) {
        if (total > tankAssault) {
            return ABOVE;
        }
        return total == tankAssault ? EQUAL : BELOW;
    }

    @Override
    public String words() {
        return words;
    }
}
