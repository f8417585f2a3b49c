package io.redoubt.rules.dice.notation;

import io.redoubt.umpire.Target;
import java.util.function.IntFunction;

/** Parses comparisons: {@code >=4}, {@code <3}, {@code ==1}, and the ways to write those of a count. */
final class TargetReader {
    private static final String SIGNS = "<>=≥≤";

    private final Cursor cursor;

    TargetReader(Cursor cursor) {
        this.cursor = cursor;
    }

    /** Returns whether a comparison comes next. */
    boolean isNext() {
        return cursor.sees(SIGNS);
    }

    /** Returns whether a comparison comes next that only a count has: {@code t8}, or {@code 4+} after a space. */
    boolean isCountNext() {
        return cursor.sees("t", "0123456789") || (cursor.isAfterBlank() && cursor.seesNumberAndPlus());
    }

    /** Returns whether {@code 4+} comes next. */
    boolean isPlusNext() {
        return cursor.seesNumberAndPlus();
    }

    /** Parses a comparison, which must come next; {@code t8} and {@code 4+} are at least that. */
    Target read() {
        if (cursor.sees("t", "0123456789")) {
            cursor.takes("t");
            return with(Target::atLeast);
        }
        if (cursor.seesNumberAndPlus()) {
            Target target = Target.atLeast(cursor.number("a number"));
            cursor.takes("+");
            return target;
        }
        if (cursor.takes(">=") || cursor.takes("≥")) {
            return with(Target::atLeast);
        }
        if (cursor.takes("<=") || cursor.takes("≤")) {
            return with(Target::atMost);
        }
        if (cursor.takes(">")) {
            return with(number -> Target.atLeast(number + 1));
        }
        if (cursor.takes("<")) {
            return with(number -> Target.atMost(number - 1));
        }
        if (cursor.takes("==") || cursor.takes("=")) {
            String instead = cursor.sees("<>") ? "a number (>= and <= are written so)" : "a number";
            return Target.exactly(cursor.signed(instead));
        }
        throw cursor.fault("a comparison, like >=4");
    }

    /** Parses a comparison, or a number that means equality. */
    Target readOrNumber(String expected) {
        if (isNext()) {
            return read();
        }
        return Target.exactly(cursor.number(expected));
    }

    private Target with(IntFunction<Target> target) {
        return target.apply(cursor.signed("a number"));
    }
}
