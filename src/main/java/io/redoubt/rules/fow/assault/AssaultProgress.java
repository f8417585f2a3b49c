package io.redoubt.rules.fow.assault;

import java.util.ArrayList;
import java.util.List;

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

    /** Numbers of teams that remain, by kind, in the order of the assault. */
    record Roster(List<Integer> left) {
        /** Returns the roster before the first round: every team of the assault. */
        static Roster of(List<TeamSpec> teams) {
            List<Integer> left = new ArrayList<>();
            for (TeamSpec each : teams) {
                left.add(each.count());
            }
            return new Roster(left);
        }

        int left(int kind) {
            return left.get(kind);
        }

        int total() {
            int total = 0;
            for (int each : left) {
                total += each;
            }
            return total;
        }

        /** Returns the roster with one team of a kind less. */
        Roster without(int kind) {
            List<Integer> fewer = new ArrayList<>(left);
            fewer.set(kind, fewer.get(kind) - 1);
            return new Roster(fewer);
        }
    }
}
