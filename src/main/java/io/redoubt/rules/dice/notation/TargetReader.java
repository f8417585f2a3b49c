package io.redoubt.rules.dice.notation;

import io.redoubt.umpire.Target;
import java.util.function.IntFunction;

/** Parses comparisons: {@code >=4}, {@code <3}, {@code ==1}. */
final class TargetReader {
    private final Cursor cursor;

    TargetReader(Cursor cursor) {
        this.cursor = cursor;
    }

    /** Returns whether a comparison comes next. */
    boolean isNext() {
        return cursor.sees("<>=");
    }

    /** Parses a comparison, which must come next. */
    Target read() {
        if (cursor.takes(">=")) {
            return with(Target::atLeast);
        }
        if (cursor.takes("<=")) {
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
