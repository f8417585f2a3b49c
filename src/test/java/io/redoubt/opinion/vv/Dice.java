package io.redoubt.opinion.vv;

import io.redoubt.opinion.Lot;

/** The book's two ways of rolling (VV-CORE-01). */
public final class Dice {
    private Dice() {}

    /** A dice roll: two dice added. */
    static Lot<Integer> roll() {
        return Lot.die(6).then(one -> Lot.die(6).map(other -> one + other));
    }

    /** A die roll at or under this. */
    static Lot<Boolean> under(int number) {
        return Lot.die(6).map(face -> face <= number);
    }
}
