package io.redoubt.rules.fow.assault;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An assault between two rounds.
 *
 * @param end how it ended; undecided while it goes on
 * @param roster the teams that are left
 */
record AssaultProgress(Assault.AssaultEnd end, Roster roster) {
    boolean isOver() {
        return end != Assault.AssaultEnd.UNDECIDED;
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

    /** How many teams of each kind are left of an assault. */
    static final class Roster {
        private final int[] left;

        private Roster(int[] left) {
            this.left = left;
        }

        /** Everybody is there. */
        static Roster of(List<TeamSpec> teams) {
            int[] left = new int[teams.size()];
            for (int i = 0; i < left.length; i++) {
                left[i] = teams.get(i).count();
            }
            return new Roster(left);
        }

        int left(int kind) {
            return left[kind];
        }

        int total() {
            int total = 0;
            for (int each : left) {
                total += each;
            }
            return total;
        }

        /** One team of a kind fewer. */
        Roster without(int kind) {
            int[] fewer = left.clone();
            fewer[kind]--;
            return new Roster(fewer);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Roster that && Arrays.equals(left, that.left);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(left);
        }
    }
}
