package io.redoubt.odds;

import io.redoubt.umpire.RuleId;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What all parts of one count share: the rules it touched and how far it has gone. */
final class Count {
    /** Paths one count may follow: some seconds of work, far beyond any ruling at a table. */
    static final int MOST_PATHS = 1_000_000;

    /** States one series of attempts may reach. */
    static final int MOST_STATES = 50_000;

    /** States that may go on in rounds without a bound: their equations are solved exactly, which grows with the cube. */
    static final int MOST_SOLVED = 150;

    private static final int PATHS_BETWEEN_LOOKS = 0x3ff;

    private final Set<RuleId> rules = new LinkedHashSet<>();
    private int paths;

    void touch(List<RuleId> cites) {
        for (int i = 0; i < cites.size(); i++) {
            rules.add(cites.get(i));
        }
    }

    void nextPath(Tree tree) {
        if ((paths & PATHS_BETWEEN_LOOKS) == 0) {
            mayGoOn();
        }
        if (++paths > MOST_PATHS) {
            Object last = tree.lastQuestion();
            throw new TooManyPaths("more than " + MOST_PATHS + " ways to follow"
                    + (last == null ? "" : ", last at the " + last) + ": ask about fewer dice or attempts at once");
        }
    }

    /** Gives up when the person who asked does; asked for at every step of a long series, and every so many paths. */
    static void mayGoOn() {
        if (Thread.currentThread().isInterrupted()) {
            throw new TooManyPaths("given up: nothing has changed");
        }
    }

    Set<RuleId> rules() {
        return rules;
    }
}
