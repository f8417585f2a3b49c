package io.redoubt.opinion.dh;

/**
 * A row of the results table.
 *
 * @param number of the row, from the top
 * @param blast AP of the dice thrown at the crew; 0 where none are
 * @param hits Penetrating Hits to note
 */
record Row(int number, int blast, int hits) {
    /** The row of a total; a 10 stands in two. */
    static Row of(int total, boolean tenIsTheEnd) {
        if (total <= 2) {
            return new Row(1, 0, 1);
        } else if (total <= 4) {
            return new Row(2, 3, 1);
        } else if (total <= 6) {
            return new Row(3, 6, 2);
        } else if (total <= 8) {
            return new Row(4, 8, 2);
        }
        return total == 9 || (total == 10 && !tenIsTheEnd) ? new Row(5, 9, 0) : new Row(6, 0, 0);
    }

    boolean costsAWeapon() {
        return number == 4;
    }

    boolean destroys() {
        return number >= 5;
    }
}
