package io.redoubt.foresight;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.odds.Budget;
import java.util.Optional;
import java.util.function.Supplier;

/** The share of a budget that one search may use. It stops the search when the share is used, or the user interrupts. */
public final class SearchLimit {
    private final Optional<Budget> budget;
    private final double share;
    private final int capacity;

    /** Signals that a search ends before it is complete. */
    public static final class SearchStoppedException extends ComputationAbortedException {
        private static final long serialVersionUID = 1L;

        SearchStoppedException() {
            super("the search stopped");
        }
    }

    /** The work of finding results of actions, to be charged to a limit. */
    public static final class EvaluationWork {
        /** Estimated cost of finding one result of an action, in units of work. */
        private static final double EVALUATION = 2_500;

        /** Estimated cost of finding one result of an action for each two pieces on the board. */
        private static final double EVALUATION_OF_PAIR = 2.5;

        /** Estimated cost of a board on which the values that matter are observed, in units of work. */
        private static final double OBSERVATION = 3_500;

        /** Estimated cost of asking the rules about such a board, in units of work. */
        private static final double QUESTION = 28_000;

        /** Estimated cost of the end of a turn for each piece, in units of work. */
        private static final double TURN_OF_PIECE = 200;

        /** Estimated cost of the end of a turn for each piece, if its part is known. */
        private static final double PART = 25;

        /** Estimated cost of asking the rules what the end of a turn changes, for each piece. */
        private static final double QUESTION_OF_PIECE = 1_000;

        /** Estimated cost of finding what an action tells apart when some pieces can still act. */
        private static final double CLASSIFICATION = 600;

        private double uncharged;
        private int questions;

        /** Adds a result that was not known yet, on a board with some pieces. */
        public void evaluate(int pieces) {
            uncharged += EVALUATION + EVALUATION_OF_PAIR * pieces * pieces;
        }

        /** Adds a board on which the values that matter were observed. */
        public void observe() {
            uncharged += OBSERVATION;
        }

        /** Adds a question to the rules. */
        public void ask() {
            questions++;
            uncharged += QUESTION;
        }

        /** Adds what an action tells apart when some pieces can still act. */
        public void classify() {
            uncharged += CLASSIFICATION;
        }

        /** Adds the end of a turn on a board with some pieces. */
        public void endTurn(int pieces) {
            uncharged += TURN_OF_PIECE * pieces;
        }

        /** Adds the end of a turn whose results are known for each piece. */
        public void endTurnByPieces(int pieces) {
            uncharged += PART * pieces;
        }

        /** Adds a question to the rules about the end of a turn. */
        public void askAboutTurn(int pieces) {
            uncharged += QUESTION_OF_PIECE * pieces;
        }

        /** Returns how often the rules were asked. */
        public int questions() {
            return questions;
        }

        /** Returns the work since it was asked last, in units of a budget. */
        public double take() {
            double work = uncharged;
            uncharged = 0;
            return work;
        }
    }

    /**
     * Creates a limit.
     *
     * @param share the part of the budget, from 0 to 1, that may be used when the search ends
     * @param capacity the number of boards that may be kept in memory
     */
    public SearchLimit(Budget budget, double share, int capacity) {
        this(Optional.of(budget), share, capacity);
    }

    private SearchLimit(Optional<Budget> budget, double share, int capacity) {
        this.budget = budget;
        this.share = share;
        this.capacity = capacity;
    }

    /** Returns the limit of work that has to be done: there is none. */
    public static SearchLimit none() {
        return new SearchLimit(Optional.empty(), 1, Integer.MAX_VALUE);
    }

    /**
     * Returns a limit that ends when a part of what is left until this one is used.
     *
     * @param part from 0 to 1
     */
    public SearchLimit part(double part) {
        double used = budget.map(Budget::used).orElse(0.0);
        return new SearchLimit(budget, used + part * (share - used), capacity);
    }

    /**
     * Charges work that is about to be done. Work that the share does not cover is not charged: with an empty budget, the
     * rules would not answer any more.
     *
     * @throws ComputationAbortedException if the share is used, or does not cover the work, or the user interrupts
     */
    public void spend(double units) {
        // Without a lambda, here and below: an object for it takes longer than the rest, and this is called at every
        // result.
        if (budget.isEmpty()) {
            return;
        }
        if (isReached() || units > left()) {
            throw new SearchStoppedException();
        }
        budget.get().spend(units);
    }

    /** Returns whether the share is used, or the user has interrupted. */
    public boolean isReached() {
        return budget.isPresent()
                && (budget.get().used() >= share || Thread.currentThread().isInterrupted());
    }

    /** Returns the work that the limit leaves, in units; without a limit, more than there ever is. */
    public double left() {
        return budget.isEmpty()
                ? Double.MAX_VALUE
                : budget.get().units(share - budget.get().used());
    }

    /**
     * Makes sure that one more board can be kept.
     *
     * @param boards the number of boards kept so far
     * @throws SearchStoppedException if memory is full
     */
    public void mustHold(int boards) {
        if (boards >= capacity) {
            throw new SearchStoppedException();
        }
    }

    /** Does work whose result is needed even if the user has interrupted. */
    public static <T> T uninterrupted(Supplier<T> work) {
        boolean stopped = Thread.interrupted();
        try {
            return work.get();
        } finally {
            if (stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
