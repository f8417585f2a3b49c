package io.redoubt.rules.fow.assault;

import org.jspecify.annotations.Nullable;

/**
 * An assault between two rounds.
 *
 * @param end how it ended; undecided while it goes on
 * @param roster the teams that are left
 */
record AssaultProgress(AssaultEnd end, Roster roster) {
    boolean isOver() {
        return end != AssaultEnd.UNDECIDED;
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AssaultProgress that && end == that.end && roster.equals(that.roster);
    }

    @Override
    public int hashCode() {
        return 31 * roster.hashCode() + end.hashCode();
    }
}
