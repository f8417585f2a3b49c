package io.redoubt.formula;

import io.redoubt.umpire.Target;

/** Formats targets in the notation of formulas. */
final class Comparisons {
    private Comparisons() {}

    /** Returns {@code >=4}, {@code <=4} or {@code =4}. */
    static String text(Target target) {
        return switch (target.bound()) {
            case AT_LEAST -> ">=" + target.number();
            case AT_MOST -> "<=" + target.number();
            case EXACTLY -> "=" + target.number();
        };
    }
}
