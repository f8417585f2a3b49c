package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.Shell;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.GoalParser;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.StepSequence;
import io.redoubt.foresight.ValueSource;
import io.redoubt.foresight.search.Action;
import io.redoubt.foresight.search.Plan;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.foresight.search.TurnPlanner;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Patience;
import io.redoubt.rules.input.BadInputException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whatever is typed for a turn, in its stages and over its turns, comes to no more than the best turn: a step that a
 * piece cannot do any more is not done, and so are steps behind {@code else}.
 */
class ForeseeNeverBeatsPlanTest {
    private static final int ORDERS = 12;

    private final Environment world = Shell.silent(Environment.Terminal.NONE);

    private final BoardRulings rulings = new BoardRulings(new QueryEngine(world));

    @ParameterizedTest
    @CsvSource({"fow, 11, 25, AGAIN", "vv, 12, 6, AGAIN", "dh, 13, 6, ONCE", "lg, 14, 9, ONCE"})
    void noOrderIsBetterThanTheBestTurn(String game, long seed, int tables, Often often) {
        Random random = new Random(seed);
        int compared = 0;
        for (int i = 0; i < tables; i++) {
            RandomTable table = new RandomTable(game, random);
            List<String> commands = table.commands();
            for (int tries = 0; tries < 9; tries++) {
                try {
                    compare(game, commands, table.goal(), 1 + random.nextInt(2), random, often);
                    compared++;
                    break;
                } catch (BadInputException e) {
                    // a goal or a table that makes no sense
                }
            }
        }
        assertTrue(compared * 3 > tables, "too few tables could be planned: " + compared);
    }

    /** How often a piece is told to act in one stage of a turn: the rules of some games say nothing against it. */
    enum Often {
        AGAIN,
        ONCE
    }

    private void compare(String key, List<String> commands, String goal, int turns, Random random, Often often) {
        PlannedTable set = PlannedTable.of(Catalog.game(key).orElseThrow(), commands);
        Board board = set.board();
        PlanningProblem setting = set.setting(set.goal(List.of(goal)), turns);
        Plan plan = TurnPlanner.of(setting, Budget.of(Patience.parse("1m").orElseThrow()));
        for (int i = 0; i < ORDERS; i++) {
            List<String> order = order(setting, random, often);
            StepSequence sequence = followed(order, board);
            Fraction foreseen = chance(sequence, board, goal);
            assertFalse(
                    foreseen.compareTo(plan.value()) > 0 && sequence.reminders().isEmpty(),
                    () -> String.join("; ", commands) + " for " + goal + ": " + foreseen + " by " + order + ", but "
                            + plan.value() + " is best");
        }
    }

    private List<String> order(PlanningProblem setting, Random random, Often often) {
        List<String> order = new ArrayList<>();
        for (int turn = 0; turn < setting.turns(); turn++) {
            for (int side = 0; turn > 0 && side < setting.sides(); side++) {
                order.add(Plan.NEXT_TURN);
            }
            List<Action> all = setting.actions().entrySet().stream()
                    .filter(each -> each.getValue().on(setting.start()) instanceof StepResult.Done)
                    .map(Map.Entry::getKey)
                    .toList();
            List<Action> steps = new ArrayList<>();
            for (int i = 0; i < 4 && !all.isEmpty(); i++) {
                steps.add(all.get(random.nextInt(all.size())));
            }
            steps.sort(Comparator.comparingInt(Action::stage));
            Set<PlanningProblem.Acted> acted = new HashSet<>();
            for (Action step : steps) {
                boolean first = acted.add(new PlanningProblem.Acted(step.by(), step.stage()));
                boolean again = often == Often.AGAIN && !step.verb().equals("assault"); // it may have rounds
                if (first || again) {
                    Action other = all.get(random.nextInt(all.size()));
                    boolean fits = other.stage() == step.stage() && other.by().equals(step.by()) && !other.equals(step);
                    order.add(fits ? step + " else " + other : step.toString());
                }
            }
        }
        return order;
    }

    private StepSequence followed(List<String> order, Board board) {
        SequenceRunner following = new SequenceRunner(reader(board), new StepSequence(board, Budget.usual()), board);
        order.forEach(step -> following.take(ShellWords.of(step)));
        return following.foreseen(Map.of(), GoalTiming.END, rulings).sequence();
    }

    private static Fraction chance(StepSequence sequence, Board board, String goal) {
        Goal wanted = GoalParser.read(goal, board, StartingBoards.game(board, GameList.BUILT_IN));
        return sequence.outlook().of(now -> wanted.holds(ValueSource.at(now)));
    }

    private StepParser reader(Board board) {
        return new StepParser(world, rulings, StartingBoards.game(board, GameList.BUILT_IN), Map.of());
    }
}
