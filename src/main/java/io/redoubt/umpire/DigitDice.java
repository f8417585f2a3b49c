package io.redoubt.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Dice read as the digits of one number: a d66 is two d6, tens and units. */
public final class DigitDice {
    private static final int TEN = 10;

    /** The numbers after the d that players use this way. */
    private static final List<Integer> NAMES = List.of(66, 88, 666);

    private DigitDice() {}

    /** Returns the die that is written with this number after the d; empty if that number counts its faces. */
    public static Optional<Die> read(int written) {
        return isName(written) ? Optional.of(Die.marked(marks(written))) : Optional.empty();
    }

    static boolean isName(int written) {
        return NAMES.contains(written);
    }

    /** Returns the notation of such a die; empty for any other die. */
    static Optional<String> name(Die die) {
        if (die.marks().isEmpty()) {
            return Optional.empty();
        }
        for (int written : NAMES) {
            if (die.highest() == written && die.marks().equals(marks(written))) {
                return Optional.of("d" + written);
            }
        }
        return Optional.empty();
    }

    private static List<Integer> marks(int written) {
        int sides = written % TEN;
        List<Integer> marks = List.of(0);
        for (int digit = written; digit > 0; digit /= TEN) {
            List<Integer> longer = new ArrayList<>();
            for (int mark : marks) {
                for (int face = 1; face <= sides; face++) {
                    longer.add(mark * TEN + face);
                }
            }
            marks = longer;
        }
        return marks;
    }
}
