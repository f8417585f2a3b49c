package io.redoubt.rules.lg.terms;

import io.redoubt.umpire.Need;
import io.redoubt.umpire.Target;

/**
 * What one d10 must show: it succeeds on 1 up to a number (LG-CORE-01).
 *
 * @param number 0, which never succeeds, to 10, which always does
 */
public record Chance(int number) {
    public static final int SIDES = 10;

    /** A number after modifiers, held to 0 to 10. */
    public static Chance held(int number) {
        return new Chance(Math.max(0, Math.min(SIDES, number)));
    }

    /** What it needs, where nothing but the number itself was given. */
    public Need need() {
        return Need.of(Target.atMost(number));
    }

    public Need need(String reason) {
        return Need.of(Target.atMost(number), reason);
    }

    /** As players write it: {@code 7/10}. */
    @Override
    public String toString() {
        return number + "/" + SIDES;
    }
}
