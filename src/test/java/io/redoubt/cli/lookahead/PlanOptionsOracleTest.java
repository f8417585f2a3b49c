package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.GoalParser;
import io.redoubt.foresight.ValueSource;
import io.redoubt.foresight.search.Plan;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.foresight.search.TurnPlanner;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Patience;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The options of {@code plan} held against trying every action on every board. */
class PlanOptionsOracleTest {
    private static final List<String> VALUES = List.of("3", "1", "-2", "1/3", "0.5", "-3/4");

    /** Parts of a millisecond's work that are gone before the search begins. */
    private static final List<Integer> GONE = List.of(1, 90_000, 150_000);

    private int uncertain;
    private int planned;

    /** Goals with values, and what they are worth, computed apart from the program. */
    private record Weighted(String text, List<Goal> goals, List<Fraction> values) {
        static Weighted of(RandomTable table, Random random, Board board, RuleSet game) {
            List<String> texts = new ArrayList<>();
            List<Goal> goals = new ArrayList<>();
            List<Fraction> values = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                String goal = table.goal();
                String value = VALUES.get(random.nextInt(VALUES.size()));
                texts.add(goal + ": " + value);
                goals.add(GoalParser.read(goal, board, game));
                values.add(value.equals("0.5") ? Fraction.of(1, 2) : Fraction.parse(value));
            }
            return new Weighted(String.join(", ", texts), goals, values);
        }

        Fraction on(Board board) {
            Fraction sum = Fraction.ZERO;
            for (int i = 0; i < goals.size(); i++) {
                sum = goals.get(i).holds(ValueSource.at(board)) ? sum.plus(values.get(i)) : sum;
            }
            return sum;
        }
    }

    @ParameterizedTest
    @CsvSource({"fow, 5, 40", "vv, 6, 6", "dh, 7, 12", "lg, 8, 20"})
    void worthsAreThoseOfTryingEverything(String game, long seed, int tables) {
        each(game, seed, tables, (table, random, set) -> {
            Weighted weighted = Weighted.of(table, random, set.board(), set.game());
            check(set, List.of("--worth", weighted.text()), 1 + random.nextInt(3) / 2, weighted::on, board -> false);
        });
    }

    @ParameterizedTest
    @CsvSource({"fow, 9, 40", "vv, 10, 6", "dh, 11, 12", "lg, 12, 20"})
    void chancesOfAWorthAreThoseOfTryingEverything(String game, long seed, int tables) {
        each(game, seed, tables, (table, random, set) -> {
            Weighted weighted = Weighted.of(table, random, set.board(), set.game());
            String least = VALUES.get(random.nextInt(VALUES.size()));
            Fraction bound = least.equals("0.5") ? Fraction.of(1, 2) : Fraction.parse(least);
            check(
                    set,
                    List.of("--worth", weighted.text(), "--at-least", least),
                    1,
                    board -> weighted.on(board).compareTo(bound) >= 0 ? Fraction.ONE : Fraction.ZERO,
                    board -> false);
        });
    }

    @ParameterizedTest
    @CsvSource({"fow, 13, 40", "vv, 14, 5", "dh, 15, 12", "lg, 16, 20"})
    void goalsAtAnyTimeAreThoseOfTryingEverything(String game, long seed, int tables) {
        each(game, seed, tables, (table, random, set) -> {
            String text = table.goal();
            Goal goal = GoalParser.read(text, set.board(), set.game());
            check(
                    set,
                    List.of(text, "--any-time"),
                    1 + random.nextInt(3) / 2,
                    board -> goal.holds(ValueSource.at(board)) ? Fraction.ONE : Fraction.ZERO,
                    board -> goal.holds(ValueSource.at(board)));
        });
    }

    private interface Check {
        void on(RandomTable table, Random random, PlannedTable set);
    }

    private void each(String game, long seed, int tables, Check check) {
        Random random = new Random(seed);
        for (int i = 0; i < tables; i++) {
            RandomTable table = new RandomTable(game, random);
            PlannedTable set = PlannedTable.of(Catalog.game(game).orElseThrow(), table.commands());
            for (int tries = 0; tries < 8; tries++) {
                try {
                    check.on(table, random, set);
                    break;
                } catch (BadInputException e) {
                    // a goal or a table that makes no sense
                }
            }
        }
        assertTrue(planned * 3 > tables, "too few tables could be planned: " + planned);
        assertTrue(uncertain * 5 > planned, "too few goals were open: " + uncertain + " of " + planned);
    }

    private void check(
            PlannedTable set,
            List<String> arguments,
            int turns,
            Function<Board, Fraction> worth,
            Predicate<Board> decided) {
        PlanningProblem setting = set.setting(set.goal(arguments), turns);
        Everything all = new Everything(setting, worth, decided);
        Fraction best = all.best(setting.start(), Set.of(), 0, (turns - 1) * setting.sides());
        String told = arguments + " in " + turns + " turns on " + setting.start();
        Plan plan = TurnPlanner.of(setting, budget("1m"));
        assertTrue(plan.complete(), told);
        assertEquals(best, plan.value(), told);
        assertSound(set, setting, plan, worth, decided, told);
        planned++;
        uncertain += worth.apply(setting.start()).equals(best) ? 0 : 1;
        for (int gone : GONE) {
            Budget budget = budget("1ms");
            budget.spend(gone);
            Plan hurried = TurnPlanner.of(setting, budget);
            assertSound(set, setting, hurried, worth, decided, "in haste: " + told);
            assertFalse(hurried.value().compareTo(best) > 0, () -> "better than the best: " + told);
            assertFalse(hurried.atMost().compareTo(best) < 0, () -> "the bound is too low: " + told);
        }
    }

    private static Budget budget(String patience) {
        return Budget.of(Patience.parse(patience).orElseThrow());
    }

    private static void assertSound(
            PlannedTable set,
            PlanningProblem setting,
            Plan plan,
            Function<Board, Fraction> worth,
            Predicate<Board> decided,
            String told) {
        assertEquals(plan.value(), set.followed(plan.policy(), setting.start(), worth, decided), told);
        assertEquals(
                plan.fixed().value(),
                set.typed(plan.fixed().steps(), 0, setting.start(), worth, decided),
                () -> plan.fixed().steps() + " for " + told);
        assertFalse(plan.fixed().value().compareTo(plan.value()) > 0, () -> "worse than its order: " + told);
    }
}
