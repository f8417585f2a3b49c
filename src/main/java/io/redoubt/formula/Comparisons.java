package io.redoubt.formula;

import io.redoubt.umpire.Target;

/** Targets as they stand in a formula. */
final class Comparisons {
    private Comparisons() {}

    /** {@code >=4}, {@code <=4} or {@code =4}. */
    static String text(Target target) {
        return switch (target.bound()) {
            case AT_LEAST -> ">=" + target.number();
            case AT_MOST -> "<=" + target.number();
            case EXACTLY -> "=" + target.number();
        };
    }
}
