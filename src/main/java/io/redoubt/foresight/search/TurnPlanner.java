package io.redoubt.foresight.search;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.exact.Fraction;
import io.redoubt.odds.Budget;
import java.util.List;

/**
 * Plans the best turn. It finds a good fixed order first, then the best policy in which the pieces act in that order,
 * and then the best policy of all. When the budget is used up, or the user interrupts, the best policy so far is the
 * answer, with an upper bound.
 */
public final class TurnPlanner {
    /** The part of the budget after which the search for values that can be merged ends. */
    private static final double VALUES = 0.45;

    /** The part of the budget after which the search for a fixed order ends. */
    private static final double ORDER = 0.2;

    /** The part of the budget after which the search for the best policy in the sequence of that order ends. */
    private static final double SEQUENCE = 0.4;

    /** The part of the budget after which the search for the best policy ends; the rest is for exact values. */
    private static final double POLICY = 0.85;

    /** Estimated memory of one board, in bytes. */
    private static final long BOARD_BYTES = 400;

    /** The largest difference of values that rounding may cause. */
    private static final double ROUNDING = 1e-12;

    private TurnPlanner() {}

    /**
     * Finds the best policy, or the best one that the budget allows, and its exact value.
     *
     * @param budget the limit on the work
     */
    public static Plan of(PlanningProblem setting, Budget budget) {
        RelevantValues needed = new RelevantValues(setting.worth().places());
        PieceSymmetry alike = PieceSymmetry.in(setting);
        while (true) {
            needed.begin();
            Attempt attempt = new Attempt(setting, new MoveGenerator(setting, alike, needed), budget);
            try {
                Plan plan = attempt.plan();
                needed.end();
                return plan;
            } catch (TransitionTable.AsymmetryException e) {
                alike = PieceSymmetry.none();
                attempt.passOnInterruption();
            } catch (RelevantValues.MoreRelevantException e) {
                attempt.passOnInterruption();
            }
        }
    }

    /** Returns the number of boards that may be kept: half of the memory that Java may use. */
    private static int capacity() {
        return (int) Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory() / 2 / BOARD_BYTES);
    }

    /** One attempt, which ends early if an assumption about symmetry or relevance fails. */
    private static final class Attempt {
        private final PlanningProblem setting;
        private final MoveGenerator moves;
        private final SearchLimit limit;
        private final State start;
        private final RepeatedActions repeated;
        private final LocalSearch search;
        private int boards;
        private boolean interrupted;

        Attempt(PlanningProblem setting, MoveGenerator moves, Budget budget) {
            this.setting = setting;
            this.moves = moves;
            this.limit = new SearchLimit(budget, POLICY, capacity());
            this.start = moves.start();
            this.repeated = new RepeatedActions(setting);
            this.search = new LocalSearch(setting, moves, repeated, limit.until(ORDER));
        }

        Plan plan() {
            ProblemNarrowing narrowed = ProblemNarrowing.of(setting, moves, limit.until(VALUES));
            List<Move> order = search.find(start);
            BackwardInduction policy = restricted(order);
            BackwardInduction free = new BackwardInduction(setting, moves, ActingSequence.FREE, limit);
            boolean complete = true;
            try {
                free.solveFirst(start);
                policy = free;
                boards = 0; // those of the best policy are all that matters now
            } catch (ComputationAbortedException e) {
                complete = false;
            }
            boards += free.boards();
            interrupted = Thread.interrupted(); // the answer is ready; what follows only counts it exactly
            search.continueUntil(SearchLimit.none());
            policy.continueUntil(SearchLimit.none());
            ExactComparison exactly = exactly(policy);
            Policy best = new Policy(start, 0, policy, exactly, moves, new Policy.PolicyShape());
            Fraction value = best.value();
            FixedOrderSearch.Result fixed = new FixedOrderSearch.Result(order, value(order), false);
            if (complete && !setting.hasReplies()) {
                fixed = new FixedOrderSearch(policy, exactly, moves, repeated).find(start, fixed);
            }
            return new Plan(
                    value,
                    complete ? value : narrowed.most(),
                    best.options(),
                    told(fixed),
                    best,
                    boards,
                    complete,
                    narrowed.leftOut());
        }

        /** Makes sure that a user who interrupted this attempt need not wait for the next. */
        void passOnInterruption() {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        private ExactComparison exactly(BackwardInduction policy) {
            return new ExactComparison(policy, moves.transitions().base(), ExactComparison.scale(setting.worth()));
        }

        /** Returns the exact value of a fixed order. */
        private Fraction value(List<Move> order) {
            BackwardInduction strict = new BackwardInduction(
                    setting, moves, ActingSequence.strictly(order, moves.all()), SearchLimit.none());
            return exactly(strict).value(strict.solveFirst(start));
        }

        /** Returns an order as commands, without the steps that do not change its value. */
        private Plan.Fixed told(FixedOrderSearch.Result fixed) {
            List<Move> steps = search.withoutIdle(fixed.steps(), start, ROUNDING);
            if (!value(steps).equals(fixed.value())) {
                steps = search.withoutIdle(fixed.steps(), start, 0);
            }
            if (!value(steps).equals(fixed.value())) {
                steps = fixed.steps(); // the other side replies to steps that change nothing otherwise
            }
            return new Plan.Fixed(search.values().commands(steps, start), value(steps), fixed.complete());
        }

        /** Returns the best policy in which the pieces act in the sequence of an order. */
        private BackwardInduction restricted(List<Move> order) {
            BackwardInduction restricted =
                    new BackwardInduction(setting, moves, ActingSequence.of(order, moves.all()), limit.until(SEQUENCE));
            try {
                restricted.solveFirst(start);
            } catch (ComputationAbortedException e) {
                boolean stopped = Thread.interrupted(); // the value of the order is needed all the same
                try {
                    search.continueUntil(SearchLimit.none());
                    restricted = new BackwardInduction(
                            setting,
                            moves,
                            ActingSequence.strictly(
                                    setting.hasReplies() ? order : search.withoutIdle(order, start, 0), moves.all()),
                            SearchLimit.none());
                    restricted.solveFirst(start);
                } finally {
                    if (stopped) {
                        Thread.currentThread().interrupt();
                    }
                }
            }
            boards += restricted.boards();
            return restricted;
        }
    }
}
