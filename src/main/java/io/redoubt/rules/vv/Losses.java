package io.redoubt.rules.vv;

import org.jspecify.annotations.Nullable;

/** How many units an attack pins, reduces and eliminates; a squad may be reduced and pinned by the same attack. */
record Losses(int pinned, int reduced, int eliminated) {
    static final Losses NONE = new Losses(0, 0, 0);

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Losses that
                && pinned == that.pinned
                && reduced == that.reduced
                && eliminated == that.eliminated;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * pinned + reduced) + eliminated;
    }
}
