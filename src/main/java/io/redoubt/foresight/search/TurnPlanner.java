package io.redoubt.foresight.search;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.SearchLimit;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Patience;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Plans the best turn. It finds a good fixed order first, then, if it takes little, the best policy in which the pieces
 * act in that order, and then the best policy of all. When that is not found in time, the policy for the order is
 * completed, and made better: one of the next few pieces of the order may act. When the budget is used up, or the user
 * interrupts, the best policy so far is the answer, with an upper bound.
 */
public final class TurnPlanner {
    /** The part of the budget in which values are found, to be merged. */
    private static final double VALUES = 0.8;

    /** The part of what is left then, in which a fixed order is searched. */
    private static final double ORDER = 0.15;

    /** That part if there are many actions whose values cannot be merged: the best policy is hardly found then. */
    private static final double ORDER_OF_MANY = 0.7;

    /** The part of what is left then, after which the best policy in the sequence of that order is put off. */
    private static final double SEQUENCE = 0.05;

    /** The part of what is left then, in which the best policy of all is searched if that one was put off. */
    private static final double FREE = 0.62;

    /** That part if values are merged: a search among the next few pieces is nearly as good, in little time. */
    private static final double FREE_OF_MERGED = 0.85;

    /** The part of what is left in which other first steps are searched if an order is known to be best. */
    private static final double OTHERS = 0.2;

    /** The part of the whole budget after which every search ends; the rest is for exact values, and for writing them. */
    private static final double POLICY = 0.8;

    /** The time in which an upper bound is found, after a search that is not complete. */
    private static final Patience BOUND = new Patience(400);

    /** The part of what is left then, in which the exact value of that order is counted. */
    private static final double COUNT = 0.5;

    /** The time in which exact values of other orders are counted. It is not taken from the budget. */
    private static final Patience COUNTING = new Patience(500);

    /** The part of what is left of that time in which one order is counted. */
    private static final double ONE_ORDER = 0.5;

    /** The part of the actions that an order keeps if its exact value is not found in time. */
    private static final double KEPT = 0.7;

    /** Estimated memory of one board, in bytes. */
    private static final long BOARD_BYTES = 400;

    private TurnPlanner() {}

    /**
     * Finds the best policy, or the best one that the budget allows, and its exact value.
     *
     * @param budget the limit on the work
     */
    public static Plan of(PlanningProblem setting, Budget budget) {
        RelevantValues needed = new RelevantValues(setting.worth().places());
        PieceSymmetry alike = PieceSymmetry.in(setting);
        boolean isNarrowable = true;
        List<Move> known = List.of();
        while (true) {
            needed.begin();
            Attempt attempt =
                    new Attempt(setting, new MoveGenerator(setting, alike, needed), isNarrowable, known, budget);
            try {
                Plan plan = attempt.plan();
                needed.end();
                return plan;
            } catch (TransitionTable.AsymmetryException e) {
                alike = PieceSymmetry.none();
                attempt.passOnInterruption();
            } catch (RelevantValues.MoreRelevantException e) {
                isNarrowable = attempt.isNarrowable; // what was not found before would not be found again
                known = attempt.known;
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
        private final SearchLimit counting = new SearchLimit(Budget.of(COUNTING), 1, capacity());
        private final State start;
        private final RepeatedActions repeated;
        private final LocalSearch search;
        private final Map<List<Move>, List<Move>> shorter = new HashMap<>();
        private final Map<List<Move>, BackwardInduction> solved = new HashMap<>();
        private int boards;
        private boolean interrupted;
        private boolean isNarrowable;
        private List<Move> known;

        Attempt(PlanningProblem setting, MoveGenerator moves, boolean isNarrowable, List<Move> known, Budget budget) {
            this.isNarrowable = isNarrowable;
            this.known = known;
            this.setting = setting;
            this.moves = moves;
            this.limit = new SearchLimit(budget, POLICY, capacity());
            this.start = moves.start();
            this.repeated = new RepeatedActions(setting);
            this.search = new LocalSearch(setting, moves, repeated, limit);
        }

        Plan plan() {
            ProblemNarrowing narrowed =
                    isNarrowable ? ProblemNarrowing.of(setting, moves, limit, VALUES) : ProblemNarrowing.none(setting);
            isNarrowable = narrowed.isFound();
            boolean isLarge = !isNarrowable && moves.all().size() >= ReachableValues.MANY_ACTIONS;
            search.continueUntil(limit.part(isLarge ? ORDER_OF_MANY : ORDER));
            List<Move> found = search.find(start, narrowed, known);
            known = List.copyOf(found);
            Optional<PackedInduction> packed = narrowed.packed();
            BackwardInduction restricted = restricted(found, 1, packed, limit.part(SEQUENCE));
            List<Move> order = new ArrayList<>(found);
            Fraction worth = SearchLimit.uninterrupted(() -> shortenedUntilCounted(order));
            // If no policy can be better than the order, only the values of other first steps are of interest.
            boolean isBest = worth.equals(narrowed.most());
            boolean isSolved = !isBest && solves(restricted);
            SearchLimit enough = isBest
                    ? limit.part(OTHERS)
                    : isNarrowable ? limit.part(FREE_OF_MERGED) : isSolved ? limit : limit.part(FREE);
            BackwardInduction free = induction(ActingSequence.FREE, enough);
            packed.ifPresent(free::use);
            boolean complete = solves(free);
            boards = free.boards(); // those of the best policy are all that matters
            BackwardInduction policy = free;
            if (!complete) {
                restricted.continueUntil(limit);
                policy = isSolved || (!isBest && solves(restricted))
                        ? widened(restricted, found, packed)
                        : SearchLimit.uninterrupted(() -> strictly(order, worth));
                boards += policy.boards();
            }
            interrupted = Thread.interrupted(); // the answer is ready; what follows only counts it exactly
            search.continueUntil(SearchLimit.none());
            policy.continueUntil(SearchLimit.none());
            ExactComparison exactly = exactly(policy);
            Policy best = new Policy(start, 0, policy, exactly, moves, new Policy.Known());
            Fraction value = best.value();
            FixedOrderSearch.Result fixed = new FixedOrderSearch.Result(order, worth, isBest);
            if (complete && !setting.hasReplies()) {
                fixed = new FixedOrderSearch(policy, exactly, moves, repeated).find(start, fixed);
            }
            return new Plan(
                    value,
                    complete || isBest
                            ? value
                            : narrowed.bound(value, new SearchLimit(Budget.of(BOUND), 1, capacity())),
                    best.options(),
                    told(fixed),
                    best,
                    boards,
                    end(complete, isBest),
                    narrowed.leftOut());
        }

        private Plan.End end(boolean complete, boolean isBest) {
            if (!complete && interrupted) {
                return Plan.End.INTERRUPTED;
            }
            return complete || isBest ? Plan.End.COMPLETE : Plan.End.LIMIT_REACHED;
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

        /** Leaves out the last actions of an order until its exact value is found in time, and returns the value. */
        private Fraction shortenedUntilCounted(List<Move> order) {
            BackwardInduction whole = strict(order, limit.part(COUNT));
            Optional<Fraction> value = value(order, whole);
            if (value.isEmpty()) {
                whole.continueUntil(counting.part(ONE_ORDER));
                value = value(order, whole);
            }
            while (value.isEmpty()) {
                List<Move> actions =
                        order.stream().filter(Move.Act.class::isInstance).toList();
                List<Move> later = actions.subList((int) (actions.size() * KEPT), actions.size());
                order.removeIf(later::contains);
                boolean isEmpty = actions.size() == later.size();
                value = value(order, strict(order, isEmpty ? SearchLimit.none() : counting.part(ONE_ORDER)));
            }
            return value.get();
        }

        /** Returns the exact value of a fixed order; empty if it is not found in time. */
        private Optional<Fraction> value(List<Move> order, BackwardInduction strict) {
            try {
                return Optional.of(valueOrThrow(order, strict));
            } catch (ComputationAbortedException e) {
                return Optional.empty();
            }
        }

        private Fraction valueOrThrow(List<Move> order, BackwardInduction strict) {
            Fraction value = exactly(strict).value(strict.solveFirst(start));
            solved.clear(); // each keeps all its boards
            solved.put(List.copyOf(order), strict);
            return value;
        }

        /** Returns the search in which all pieces do what an order says. */
        private BackwardInduction strict(List<Move> order, SearchLimit until) {
            return induction(ActingSequence.strictly(order, moves.all()), until);
        }

        /** Returns an order as commands, without the steps that do not change its value. */
        private Plan.Fixed told(FixedOrderSearch.Result fixed) {
            List<Move> steps = shortened(fixed.steps(), fixed.value());
            return new Plan.Fixed(search.values().commands(steps, start), fixed.value(), fixed.complete());
        }

        /** Returns an order of this value without steps that do not change it, as far as they are found quickly. */
        private List<Move> shortened(List<Move> order, Fraction worth) {
            List<Move> known = shorter.get(order);
            if (known == null) {
                List<Move> steps = search.withoutIdle(order, start, OrderEvaluation.NOTHING);
                if (!hasValue(steps, worth)) {
                    steps = search.withoutIdle(order, start, 0);
                }
                // The other side replies to steps that change nothing otherwise.
                known = hasValue(steps, worth) ? steps : order;
                shorter.put(order, known);
            }
            return known;
        }

        private boolean hasValue(List<Move> order, Fraction worth) {
            return value(order, strict(order, counting.part(ONE_ORDER)))
                    .filter(worth::equals)
                    .isPresent();
        }

        /** Returns the search for the best policy in which one of the next few pieces of an order acts. */
        private BackwardInduction restricted(
                List<Move> order, int width, Optional<PackedInduction> packed, SearchLimit until) {
            ActingSequence sequence = ActingSequence.of(order, moves.all(), width);
            BackwardInduction restricted = induction(sequence, until);
            packed.flatMap(search -> search.in(sequence)).ifPresent(restricted::use);
            return restricted;
        }

        /** Returns the solved search in which the most pieces of an order may act next, as far as time allows. */
        private BackwardInduction widened(
                BackwardInduction narrow, List<Move> order, Optional<PackedInduction> packed) {
            BackwardInduction widest = narrow;
            for (int width = 2; isNarrowable && width <= moves.all().size(); width++) {
                BackwardInduction wider = restricted(order, width, packed, limit);
                if (!solves(wider)) {
                    break;
                }
                widest = wider;
            }
            return widest;
        }

        private BackwardInduction induction(ActingSequence sequence, SearchLimit until) {
            return new BackwardInduction(setting, moves, sequence, until);
        }

        /** Returns whether the limit of a search lets it solve the initial board. */
        private boolean solves(BackwardInduction induction) {
            try {
                induction.solveFirst(start);
                return true;
            } catch (ComputationAbortedException e) {
                return false;
            }
        }

        /** Returns the policy that is an order of this value. */
        private BackwardInduction strictly(List<Move> order, Fraction worth) {
            List<Move> steps = setting.hasReplies() ? order : shortened(order, worth);
            if (!solved.containsKey(steps)) {
                valueOrThrow(steps, strict(steps, SearchLimit.none()));
            }
            return Objects.requireNonNull(solved.get(steps));
        }
    }
}
