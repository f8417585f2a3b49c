package io.redoubt.rules.fow.shooting;

import io.redoubt.umpire.Row;

/** How an Armour Save falls out (FOW-CORE-05). */
enum SaveResult implements Row {
    ABOVE("above: no effect"),
    EQUAL("equal: Firepower Bails Out"),
    BELOW("below: Firepower Destroys, else Bails Out");

    private final String words;

    SaveResult(String words) {
        this.words = words;
    }

    static SaveResult of(int total, int antiTank) {
        if (total > antiTank) {
            return ABOVE;
        }
        return total == antiTank ? EQUAL : BELOW;
    }

    @Override
    public String words() {
        return words;
    }
}
