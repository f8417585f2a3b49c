package io.redoubt.foresight.relaxation;

import java.util.List;

/**
 * A problem of decisions under chance in which every resource can be used once at most. Each use has a random result,
 * after which the next one is chosen; it may end at any time.
 */
public final class ResourceProblem {
    /** The number in place of a resource for uses that need none, and are possible any number of times. */
    public static final int FREE = -1;

    private final int start;
    private final double[] ends;
    private final List<List<Use>> uses;
    private final int resources;

    /**
     * Creates a problem.
     *
     * @param start the number of the initial board
     * @param ends the value of each board if it ends there; not copied
     * @param uses what can be done on each board
     * @param resources the number of resources
     */
    public ResourceProblem(int start, double[] ends, List<List<Use>> uses, int resources) {
        this.start = start;
        this.ends = ends;
        this.uses = uses;
        this.resources = resources;
    }

    int start() {
        return start;
    }

    double[] ends() {
        return ends;
    }

    List<Use> uses(int board) {
        return uses.get(board);
    }

    int resources() {
        return resources;
    }

    /** Returns the number of results of all uses on all boards. */
    long results() {
        return uses.stream()
                .flatMap(List::stream)
                .mapToLong(use -> use.odds.length)
                .sum();
    }

    /** A use of a resource. */
    public static final class Use {
        /** The number of the resource from 0, or {@link #FREE}. */
        final int resource;

        /** The probability of each result. */
        final double[] odds;

        /** What each result adds to the number of the board. */
        final int[] change;

        /**
         * Creates a use.
         *
         * @param resource the number of the resource from 0, or {@link #FREE}
         * @param odds the probability of each result; not copied
         * @param change what each result adds to the number of the board; not copied
         */
        public Use(int resource, double[] odds, int[] change) {
            this.resource = resource;
            this.odds = odds;
            this.change = change;
        }

        boolean isFree() {
            return resource == FREE;
        }

        /** Returns its expected value on a board, given the value of every board after it. */
        double value(int board, double[] after) {
            double value = 0;
            for (int result = 0; result < odds.length; result++) {
                value += odds[result] * after[board + change[result]];
            }
            return value;
        }

        /** Returns the probability that it leads to another board. */
        double effect() {
            double effect = 0;
            for (int result = 0; result < odds.length; result++) {
                effect += change[result] == 0 ? 0 : odds[result];
            }
            return effect;
        }
    }
}
