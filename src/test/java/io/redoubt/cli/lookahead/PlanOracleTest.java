package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.GoalParser;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.StepSequence;
import io.redoubt.foresight.ValueSource;
import io.redoubt.foresight.search.Action;
import io.redoubt.foresight.search.Plan;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.foresight.search.Policy;
import io.redoubt.foresight.search.TurnPlanner;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Patience;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Plans held against the plainest way to find them: every action on every board is tried, and everything is kept as
 * fractions; no two boards are taken for one, and nothing is left out.
 */
class PlanOracleTest {
    /** Orders of more actions than these are too many to try them all. */
    private static final int MOST_ORDERED = 6;

    /**
     * Parts of a millisecond's work that are gone before the search begins: it ends at once, after the order, after a
     * policy in the sequence of that order, or while it looks for the best policy.
     */
    private static final List<Integer> GONE = List.of(270_000, 150_000, 90_000, 20_000);

    private int incomplete;

    @ParameterizedTest
    @CsvSource({"fow, 1, 60", "vv, 2, 12", "vv, 202, 6", "dh, 3, 12", "lg, 4, 16"})
    void thePlanIsAsGoodAsTryingEverything(String game, long seed, int tables) {
        Random random = new Random(seed);
        int planned = 0;
        int uncertain = 0;
        for (int i = 0; i < tables; i++) {
            RandomTable table = new RandomTable(game, random);
            List<String> commands = table.commands();
            int turns = 1 + random.nextInt(3) / 2;
            for (int tries = 0; tries < 5; tries++) {
                try {
                    Fraction value = compare(Catalog.game(game).orElseThrow(), commands, table.goal(), turns);
                    planned++;
                    uncertain += value.signum() > 0 && !value.equals(Fraction.ONE) ? 1 : 0;
                    break;
                } catch (BadInputException e) {
                    // a goal or a table that makes no sense
                }
            }
        }
        assertTrue(planned * 3 > tables, "too few tables could be planned: " + planned);
        assertTrue(incomplete * 4 > planned, "too few searches ended early: " + incomplete);
        assertTrue(uncertain * 5 > planned, "too few goals were open: " + uncertain + " of " + planned);
    }

    @Test
    void whatAnAssaultLeavesOwedIsTaken() {
        RuleSet game = Catalog.game("vv").orElseThrow();
        List<String> table = List.of(
                "sides a b",
                "add hex tr --position trench",
                "add hex o1",
                "unit s1 --counter 4-6-4 --owner a --hex o1",
                "unit s2 --counter 4-6-4 --owner a --hex o1",
                "unit d1 --counter 2-6-3 --owner b --hex tr");
        assertEquals(Fraction.ONE, compare(game, table, "not s1=eliminated or not s2=eliminated", 1));
        assertTrue(compare(game, table, "d1=eliminated", 1).compareTo(Fraction.of(11, 12)) > 0);
        assertTrue(compare(game, table, "d1=eliminated and not s1=pinned and not s2=pinned", 1)
                        .compareTo(Fraction.ONE)
                < 0);
    }

    /** The best order may be to do nothing, or to leave out what can only do harm. */
    @Test
    void whatCanOnlyDoHarmIsInNoOrder() {
        RuleSet game = Catalog.game("fow").orElseThrow();
        List<String> table = List.of(
                "sides a b",
                "add nest n1 --owner b",
                "add nest n2 --owner b",
                "unit g1 --skill 4+ --rof 2 --firepower 3+ --owner a",
                "unit g2 --skill 3+ --rof 2 --firepower 4+ --owner a");
        assertEquals(Fraction.ONE, compare(game, table, "not n1=destroyed", 1));
        PlannedTable set = PlannedTable.of(game, table);
        Plan plan = TurnPlanner.of(set.shots(set.goal(List.of("not n1=destroyed"))), Budget.usual());
        assertEquals(List.of(), plan.fixed().steps());
        assertTrue(compare(game, table, "n1=destroyed and not n2=destroyed", 1).compareTo(Fraction.of(1, 2)) > 0);
    }

    private Fraction compare(RuleSet game, List<String> commands, String wanted, int turns) {
        PlannedTable set = PlannedTable.of(game, commands);
        StepParser reader = set.reader();
        Goal goal = GoalParser.read(wanted, set.board(), game);
        PlanningProblem setting = set.setting(set.goal(List.of(wanted)), turns);
        Plan plan = TurnPlanner.of(setting, Budget.of(Patience.parse("1m").orElseThrow()));
        String told = String.join("; ", commands) + " for " + wanted + ", " + turns + " turns";
        Fraction best = new Everything(setting, goal).best(setting.start(), Set.of(), 0, (turns - 1) * setting.sides());
        assertEquals(best, plan.value(), told);
        mustServe(
                plan.policy(), setting.start(), new Everything(setting, goal), Set.of(), (turns - 1) * setting.sides());
        assertEquals(best, followed(plan.policy(), setting.start(), reader, goal), () -> "the policy of " + told);
        assertFalse(plan.fixed().value().compareTo(best) > 0, () -> "a fixed order is better: " + told);
        assertEquals(
                plan.fixed().value(),
                typed(plan.fixed().steps(), setting.start(), reader, goal),
                () -> "the fixed order of " + told + ": " + plan.fixed().steps());
        interrupted(setting, best, reader, goal, told);
        for (int gone : GONE) {
            hurried(setting, gone, best, reader, goal, told);
        }
        if (turns == 1 && setting.actions().size() <= MOST_ORDERED) {
            Fraction fixed = new Everything(setting, goal)
                    .fixed(Map.of(new Everything.Here(setting.start(), Set.of()), Fraction.ONE), 0, new HashMap<>());
            if (plan.fixed().complete()) {
                assertEquals(fixed, plan.fixed().value(), () -> "the fixed order of " + told);
            }
        }
        return best;
    }

    /** Ctrl-C before the search has found anything: the answer is what can be said at once. */
    private void interrupted(PlanningProblem setting, Fraction best, StepParser reader, Goal goal, String told) {
        Thread.currentThread().interrupt();
        Plan plan = TurnPlanner.of(setting, Budget.of(Patience.parse("1m").orElseThrow()));
        assertFalse(Thread.interrupted(), "the interruption was not used up");
        assertFalse(plan.complete(), () -> "complete, but interrupted: " + told);
        assertEquals(plan.value(), followed(plan.policy(), setting.start(), reader, goal), () -> "stopped: " + told);
        assertFalse(plan.atMost().compareTo(best) < 0, () -> "the bound is too low: " + told);
    }

    /**
     * A search that has to end early still says the truth: its chance is what its policy is worth, no less than that of
     * its order, and the best chance lies between it and the bound.
     */
    private void hurried(PlanningProblem setting, int gone, Fraction best, StepParser reader, Goal goal, String told) {
        Budget budget = Budget.of(Patience.parse("1ms").orElseThrow());
        budget.spend(gone);
        Plan plan = TurnPlanner.of(setting, budget);
        incomplete += plan.complete() ? 0 : 1;
        assertEquals(plan.value(), followed(plan.policy(), setting.start(), reader, goal), () -> "in haste: " + told);
        assertFalse(plan.value().compareTo(best) > 0, () -> "better than the best, in haste: " + told);
        assertFalse(plan.atMost().compareTo(best) < 0, () -> "the bound is too low, in haste: " + told);
        assertFalse(plan.fixed().value().compareTo(plan.value()) > 0, () -> "worse than its order, in haste: " + told);
        assertEquals(
                plan.fixed().value(),
                typed(plan.fixed().steps(), setting.start(), reader, goal),
                () -> "the order found in haste: " + told + ": " + plan.fixed().steps());
    }

    /** The chance of the goal for somebody who types these commands, whatever comes of them. */
    private static Fraction typed(List<String> steps, Board board, StepParser reader, Goal goal) {
        StepSequence sequence = new StepSequence(board, Budget.usual());
        for (String step : steps) {
            sequence.take(1, reader.read(ShellWords.of(step)).step(board));
        }
        return sequence.outlook().of(now -> goal.holds(ValueSource.at(now)));
    }

    /** The chance of the goal for somebody who types what the policy says. */
    private Fraction followed(Policy policy, Board board, StepParser reader, Goal goal) {
        if (policy.isOver()) {
            return goal.holds(ValueSource.at(board)) ? Fraction.ONE : Fraction.ZERO;
        }
        Step step = reader.read(ShellWords.of(policy.step())).step(board);
        Fraction sum = Fraction.ZERO;
        List<Policy.Result> results = policy.results();
        for (Policy.Result result : results) {
            sum = sum.plus(result.chance().times(followed(result.then(), board.with(result.changes()), reader, goal)));
        }
        if (step.on(board) instanceof StepResult.Done happens) {
            Fraction whole = Fraction.ZERO;
            for (OutcomeBranch way : happens.ways()) {
                boolean known = results.stream()
                        .anyMatch(result -> result.outcome().equals(way.outcome())
                                && board.with(result.changes()).equals(board.with(way.changes())));
                whole = known ? whole.plus(way.chance()) : whole;
            }
            assertEquals(Fraction.ONE, whole, "something can happen that the policy does not know");
        }
        return sum;
    }

    /** What has no throw that tells is done only if it cannot be left out, or put off to another turn. */
    private static void mustServe(
            Policy policy, Board board, Everything all, Set<PlanningProblem.Acted> acted, int left) {
        Set<PlanningProblem.Acted> after = new HashSet<>(acted);
        int stage = acted.stream().mapToInt(PlanningProblem.Acted::stage).max().orElse(0);
        int turns = left;
        if (policy.step().equals(Plan.NEXT_TURN)) {
            after.clear();
            turns--;
        } else if (!policy.isOver() && !isOwed(policy, all)) {
            Action action = all.setting().actions().keySet().stream()
                    .filter(one -> one.toString().equals(policy.step()))
                    .findFirst()
                    .orElseThrow();
            after.add(new PlanningProblem.Acted(action.by(), action.stage()));
            boolean decides = tells(policy) || policy.results().stream().anyMatch(result -> ends(result.then(), all));
            assertTrue(
                    left > 0 || decides || all.best(board, after, stage, left).compareTo(policy.value()) < 0,
                    () -> policy.step() + " is done for nothing on " + board);
        }
        for (Policy.Result result : policy.results()) {
            mustServe(result.then(), board.with(result.changes()), all, after, turns);
        }
    }

    private static boolean isOwed(Policy policy, Everything all) {
        return all.setting().owed().keySet().stream()
                .anyMatch(one -> one.toString().equals(policy.step()));
    }

    /** Whether nothing more is to be done but what is owed. */
    private static boolean ends(Policy policy, Everything all) {
        return policy.isOver()
                || (isOwed(policy, all) && policy.results().stream().anyMatch(result -> ends(result.then(), all)));
    }

    private static boolean tells(Policy policy) {
        return policy.results().stream()
                .anyMatch(result -> !result.then().value().equals(policy.value()));
    }
}
