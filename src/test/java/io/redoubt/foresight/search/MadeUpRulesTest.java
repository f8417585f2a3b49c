package io.redoubt.foresight.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.ObjectiveFunction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.SearchLimit;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.TurnStep;
import io.redoubt.foresight.ValueSource;
import io.redoubt.odds.Budget;
import io.redoubt.rules.piece.Change;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/**
 * Plans for random rules that no game has, held against the plainest way to find them. They read and change values in
 * ways that the games do not, so that the merging and packing of boards are tried on more than these four.
 */
class MadeUpRulesTest {
    private static final int PROBLEMS = 400;

    /** The actions of a turn, over all stages, from which trying everything takes too long. */
    private static final int MOST_ACTS = 4;

    private static final List<String> KEYS = List.of("hit", "down", "owes");
    private static final TurnStep NO_TURN = board -> new StepResult.Done(List.of(), List.of(), List.of());

    /** One random problem. */
    private static final class Problem {
        private final Random random;
        private final long rules;
        private final Map<Action, Step> actions = new LinkedHashMap<>();
        private final Map<Action, Step> owed = new LinkedHashMap<>();
        private final PlanningProblem setting;

        Problem(long seed) {
            this.random = new Random(seed);
            this.rules = random.nextLong();
            List<String> own = List.of("a0", "a1", "a2").subList(0, 1 + random.nextInt(3));
            List<String> theirs = List.of("t0", "t1").subList(0, 1 + random.nextInt(2));
            List<Change> pieces = new ArrayList<>();
            own.forEach(name -> pieces.add(new Change(name, Change.KIND, "gun")));
            theirs.forEach(name -> pieces.add(new Change(name, Change.KIND, "wall")));
            // Pieces of one make are interchangeable.
            own.forEach(name -> pieces.add(new Change(name, "make", "" + random.nextInt(2))));
            theirs.forEach(name -> pieces.add(new Change(name, "make", "" + random.nextInt(3))));
            // Some meet a condition of the goal at first, and can cease to.
            theirs.stream()
                    .filter(any -> random.nextInt(3) == 0)
                    .forEach(name -> pieces.add(new Change(name, "hit", "2")));
            int stages = 1 + random.nextInt(3);
            for (int stage = 0; stage < Math.min(stages, MOST_ACTS / own.size()); stage++) {
                for (String by : own) {
                    for (String at : theirs) {
                        Action action = new Action("do" + stage, by, at, "", stage);
                        actions.put(action, board -> done(action, board));
                    }
                }
            }
            if (random.nextBoolean()) {
                theirs.forEach(at -> owed.put(Action.owed("settle", at), board -> settled(at, board)));
            }
            GoalTiming timing = random.nextInt(3) == 0 ? GoalTiming.ANY_TIME : GoalTiming.END;
            this.setting = new PlanningProblem(
                    Board.EMPTY.with(pieces),
                    actions,
                    owed,
                    Map.of(),
                    Set.of(),
                    0,
                    worth(theirs, timing),
                    timing,
                    NO_TURN,
                    1,
                    1,
                    List.of());
        }

        /** Returns a result that depends on some values of the pieces, and on nothing else. */
        private StepResult done(Action action, Board board) {
            long read = rules + action.stage();
            read = read * 31 + value(board, action.by(), "make").hashCode();
            read = read * 31 + value(board, action.at(), "make").hashCode();
            for (String key : KEYS) {
                read = (read >> action.stage() & 3) == 0
                        ? read
                        : read * 31 + value(board, action.at(), key).hashCode();
            }
            boolean alone = (rules >> action.stage() & 1) == 0;
            read = alone ? read : read * 31 + value(board, action.by(), "hit").hashCode();
            Random dice = new Random(read * 0x9E3779B97F4A7C15L);
            if (dice.nextInt(8) == 0) {
                return new StepResult.NotDone(StepResult.Cause.FORBIDDEN, "no");
            }
            int first = 1 + dice.nextInt(5);
            List<String> warnings = dice.nextInt(8) == 0 ? List.of("careful") : List.of();
            return new StepResult.Done(
                    List.of(
                            new OutcomeBranch("one", Fraction.of(first, 6), changes(action, dice)),
                            new OutcomeBranch("two", Fraction.of(6 - first, 6), changes(action, dice))),
                    warnings,
                    List.of());
        }

        private static List<Change> changes(Action action, Random dice) {
            List<Change> changes = new ArrayList<>();
            if (dice.nextInt(4) > 0) {
                String key = KEYS.get(dice.nextInt(3));
                changes.add(new Change(action.at(), key, key.equals("hit") ? "" + dice.nextInt(3) : "true"));
            }
            if (dice.nextInt(3) == 0) {
                changes.add(new Change(action.by(), "hit", "" + dice.nextInt(3)));
            }
            return changes;
        }

        private static StepResult settled(String at, Board board) {
            if (!value(board, at, "owes").equals("true")) {
                return new StepResult.NotDone(StepResult.Cause.FORBIDDEN, "nothing is owed");
            }
            String down = value(board, at, "hit").equals("2") ? "true" : "";
            return new StepResult.Done(
                    List.of(
                            new OutcomeBranch("pays", Fraction.of(1, 3), List.of(new Change(at, "owes", ""))),
                            new OutcomeBranch(
                                    "falls",
                                    Fraction.of(2, 3),
                                    List.of(new Change(at, "owes", ""), new Change(at, "down", down)))),
                    List.of(),
                    List.of());
        }

        private ObjectiveFunction worth(List<String> theirs, GoalTiming timing) {
            List<Goal> goals = new ArrayList<>();
            for (String at : theirs) {
                goals.add(new Goal.Is(at, "down", "true"));
                goals.add(new Goal.Is(at, "hit", "2"));
            }
            if (timing == GoalTiming.ANY_TIME || random.nextBoolean()) {
                return ObjectiveFunction.of(new Goal.AtLeast(1 + random.nextInt(goals.size()), goals));
            }
            List<ObjectiveFunction.Part> parts = new ArrayList<>();
            goals.forEach(goal -> parts.add(new ObjectiveFunction.Part(goal, Fraction.of(random.nextInt(7) - 2, 3))));
            return new ObjectiveFunction(parts);
        }

        /** Returns the value of the best policy, found by trying every action on every board. */
        Fraction value(Board board, Set<PlanningProblem.Acted> acted, int stage) {
            Fraction end = setting.worth().of(ValueSource.at(board));
            if (setting.timing() == GoalTiming.ANY_TIME && end.signum() > 0) {
                return end;
            }
            for (Step step : owed.values()) {
                if (step.on(board) instanceof StepResult.Done done
                        && done.ways().stream()
                                .anyMatch(way -> !board.with(way.changes()).equals(board))) {
                    return mean(board, done, acted, stage);
                }
            }
            Fraction best = end;
            for (Map.Entry<Action, Step> each : actions.entrySet()) {
                Action action = each.getKey();
                PlanningProblem.Acted now = new PlanningProblem.Acted(action.by(), action.stage());
                if (action.stage() >= stage
                        && !acted.contains(now)
                        && each.getValue().on(board) instanceof StepResult.Done done
                        && done.reminders().isEmpty()) {
                    Set<PlanningProblem.Acted> then = new HashSet<>(acted);
                    then.add(now);
                    Fraction value = mean(board, done, then, action.stage());
                    best = value.compareTo(best) > 0 ? value : best;
                }
            }
            return best;
        }

        private Fraction mean(Board board, StepResult.Done done, Set<PlanningProblem.Acted> acted, int stage) {
            Fraction mean = Fraction.ZERO;
            for (OutcomeBranch way : done.ways()) {
                mean = mean.plus(way.chance().times(value(board.with(way.changes()), acted, stage)));
            }
            return mean;
        }

        private static String value(Board board, String piece, String key) {
            return ValueSource.at(board).value(piece, key);
        }
    }

    @Test
    void aPlanIsAsGoodAsTryingEverything() {
        int uncertain = 0;
        for (long seed = 0; seed < PROBLEMS; seed++) {
            Problem problem = new Problem(seed);
            Plan plan = TurnPlanner.of(problem.setting, Budget.usual());
            Fraction value = problem.value(problem.setting.start(), Set.of(), 0);
            assertEquals(value, plan.value(), "problem " + seed);
            assertTrue(plan.complete(), "problem " + seed);
            assertTrue(plan.fixed().value().compareTo(value) <= 0, "problem " + seed);
            uncertain += value.denominator().equals(BigInteger.ONE) ? 0 : 1;
        }
        assertTrue(uncertain * 4 > PROBLEMS, "too few goals were open: " + uncertain);
    }

    @Test
    void noPolicyIsBetterThanTheBound() {
        int below = 0;
        for (long seed = 0; seed < PROBLEMS; seed++) {
            Problem problem = new Problem(seed);
            Fraction value = problem.value(problem.setting.start(), Set.of(), 0);
            Fraction bound = bound(problem.setting);
            assertTrue(bound.compareTo(value) >= 0, "problem " + seed + ": " + value + " is above " + bound);
            below += bound.compareTo(problem.setting.worth().most()) < 0 ? 1 : 0;
        }
        assertTrue(below * 4 > PROBLEMS, "too few bounds say anything: " + below);
    }

    /** The more pieces may act next, the better: from the policy of a sequence to the best of all. */
    @Test
    void aSequenceHasTheSameValueInPackedBoards() {
        int wider = 0;
        int packed = 0;
        for (long seed = 0; seed < PROBLEMS; seed++) {
            Problem problem = new Problem(seed);
            List<Move> order = new ArrayList<>();
            problem.actions.keySet().forEach(action -> order.add(new Move.Act(action)));
            Collections.shuffle(order, new Random(seed));
            order.sort(Comparator.comparing(move -> ((Move.Act) move).action().stage()));
            Fraction best = problem.value(problem.setting.start(), Set.of(), 0);
            List<Fraction> plain = inSequence(problem.setting, order, false);
            List<Fraction> values = inSequence(problem.setting, order, true);
            packed += values.isEmpty() ? 0 : 1;
            for (int width = 1; width < values.size(); width++) {
                assertTrue(values.get(width).compareTo(values.get(width - 1)) >= 0, "problem " + seed);
                wider += values.get(width).equals(values.get(0)) ? 0 : 1;
            }
            assertEquals(best, plain.get(plain.size() - 1), "problem " + seed);
            if (!values.isEmpty()) {
                assertEquals(plain, values, "problem " + seed);
            }
        }
        assertTrue(packed * 2 > PROBLEMS, "too few boards were packed: " + packed);
        assertTrue(wider * 20 > PROBLEMS, "too few sequences mattered: " + wider);
    }

    /** Returns the values if one, two … of the pieces may act next. Empty if boards cannot be packed. */
    private static List<Fraction> inSequence(PlanningProblem setting, List<Move> order, boolean isPacked) {
        return searched(setting, (moves, narrowed) -> {
            List<Fraction> values = new ArrayList<>();
            for (int width = 1; width <= Math.max(1, order.size()); width++) {
                ActingSequence sequence = ActingSequence.of(order, moves.all(), width);
                BackwardInduction induction = new BackwardInduction(setting, moves, sequence, SearchLimit.none());
                if (isPacked) {
                    narrowed.packed().flatMap(search -> search.in(sequence)).ifPresent(induction::use);
                    if (induction.packed().isEmpty()) {
                        return List.of();
                    }
                }
                ExactComparison exactly = new ExactComparison(
                        induction, moves.transitions().base(), ExactComparison.scale(setting.worth()));
                values.add(exactly.value(induction.solveFirst(moves.start())));
            }
            return values;
        });
    }

    private static Fraction bound(PlanningProblem setting) {
        return searched(
                setting, (moves, narrowed) -> narrowed.bound(setting.worth().least(), SearchLimit.none()));
    }

    /** Returns what a search finds once it is known which values matter. */
    private static <T> T searched(PlanningProblem setting, BiFunction<MoveGenerator, ProblemNarrowing, T> search) {
        RelevantValues needed = new RelevantValues(setting.worth().places());
        while (true) {
            needed.begin();
            MoveGenerator moves = new MoveGenerator(setting, PieceSymmetry.none(), needed);
            ProblemNarrowing narrowed = ProblemNarrowing.of(setting, moves, SearchLimit.none(), 1);
            try {
                T found = search.apply(moves, narrowed);
                needed.end();
                return found;
            } catch (RelevantValues.MoreRelevantException e) {
                // again, with what was learnt
            }
        }
    }
}
