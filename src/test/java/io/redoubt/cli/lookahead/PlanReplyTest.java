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
import io.redoubt.foresight.TurnStep;
import io.redoubt.foresight.ValueSource;
import io.redoubt.foresight.search.Plan;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.foresight.search.TurnPlanner;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Patience;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plans against the turn of the other side, held against trying every action of either side on every board. */
class PlanReplyTest {
    /** Two or three pieces of each side, which can hurt each other, and goals about them. */
    private record Stock(List<String> table, List<String> goals, String verb) {}

    private static final Map<String, Stock> GAMES = Map.of(
            "fow",
            new Stock(
                    List.of(
                            "sides us them",
                            "unit a --owner us --skill [trained|veteran] --rof [1|2] --firepower [2+|4+] --anti-tank 9",
                            "unit b --owner us --skill veteran --teams 2 --tank-assault [2|4]",
                            "add nest n1 --owner them",
                            "unit r --owner them --skill [trained|veteran] --teams 2 --tank-assault 3",
                            "add nest n2 --owner us[| --state pinned]"),
                    List.of("n1=destroyed", "n1=destroyed and not n2=destroyed", "not n2=destroyed", "n2=pinned"),
                    "assault n2 --by r"),
            "vv",
            new Stock(
                    List.of(
                            "sides us them",
                            "add hex beach",
                            "add hex woods --position [trench|foxhole]",
                            "unit a --owner us --counter [4-6-4|2-6-2] --hex beach",
                            "unit d --owner them --counter [4-6-4|2-6-2] --hex woods"),
                    List.of("d=eliminated", "d=eliminated and not a=eliminated", "not a=pinned", "d=pinned"),
                    "shoot beach --by d"),
            "dh",
            new Stock(
                    List.of(
                            "sides us them",
                            "add gun a --owner us --by main-gun --penetration 20,40,60,80,100,120,140,160,180,200"
                                    + " --acquire [6/10|9/10] --hit [5/10|7/10] --mm -1",
                            "add bunker b --owner us --crew 1 --front walls:1-8:75 --front vision:9-10:10"
                                    + " --guts 5/10 --section 5 --rifle-ap 7",
                            "add gun d --owner them --by main-gun --penetration 20,40,60,80,100,120,140,160,180,200"
                                    + " --acquire [6/10|9/10] --hit [5/10|7/10] --mm -1",
                            "add bunker n --owner them --crew [1|2] --front walls:1-8:75 --front vision:9-10:10"
                                    + " --guts 5/10 --section 5 --rifle-ap 7"),
                    List.of("crew(n)<=0 and not crew(b)<=0", "not b=destroyed", "crew(b)>=1 or n=destroyed"),
                    "shoot b --by d"),
            "lg",
            new Stock(
                    List.of(
                            "sides us them",
                            "unit a --owner us --weapon laser --attack-factor 1 --troops [1|2] --hit [4/10|7/10]"
                                    + " --penetrate 6/10 --armor-penetrate 5/10",
                            "unit d --owner them --weapon laser --attack-factor 1 --troops [1|2] --hit [3/10|6/10]"
                                    + " --penetrate 6/10 --armor-penetrate 5/10"),
                    List.of("d=out-of-action", "d=out-of-action and not a=out-of-action", "troops(a)>=1"),
                    "shoot a --by d"));

    private int replied;
    private int planned;

    @ParameterizedTest
    @CsvSource({"fow, 21, 12", "vv, 22, 4", "dh, 27, 3", "lg, 23, 8"})
    void theBestReplyIsThatOfTryingEverything(String game, long seed, int tables) {
        each(game, seed, tables, (set, goal, stock) -> {
            PlanningProblem setting = set.setting(goal, 2, set.reply("best", goal));
            check(set, goal, setting, setting);
        });
    }

    @ParameterizedTest
    @CsvSource({"fow, 24, 12", "vv, 25, 4", "dh, 28, 3", "lg, 26, 8"})
    void givenRepliesAreThoseOfTryingEverything(String game, long seed, int tables) {
        each(game, seed, tables, (set, goal, stock) -> {
            PlanningProblem setting = set.setting(goal, 2, set.reply(stock.verb(), goal));
            PlanningProblem silent = set.setting(goal, 2);
            Step reply = set.reader().read(ShellWords.of(stock.verb())).step(turned(set, silent));
            check(set, goal, setting, with(silent, board -> replied(silent, reply, board)));
        });
    }

    private static Board turned(PlannedTable set, PlanningProblem silent) {
        return silent.nextTurn().on(set.board()) instanceof StepResult.Done done
                ? set.board().with(done.ways().get(0).changes())
                : set.board();
    }

    private static PlanningProblem with(PlanningProblem silent, TurnStep turn) {
        return new PlanningProblem(
                silent.start(),
                silent.actions(),
                silent.owed(),
                silent.replies(),
                silent.acted(),
                silent.stage(),
                silent.worth(),
                silent.timing(),
                turn,
                silent.turns(),
                silent.sides(),
                silent.links());
    }

    /** The next turn, and what a reply makes of it if it is not that of the side that plans. */
    private static StepResult replied(PlanningProblem silent, Step reply, Board board) {
        List<OutcomeBranch> ways = new ArrayList<>();
        for (OutcomeBranch way : ((StepResult.Done) silent.nextTurn().on(board)).ways()) {
            Board now = board.with(way.changes());
            boolean theirs = !now.mark(Board.SIDE).equals(silent.start().mark(Board.SIDE));
            if (theirs && reply.on(now) instanceof StepResult.Done done) {
                done.ways().forEach(next -> ways.add(way.then(next)));
            } else {
                ways.add(way);
            }
        }
        return new StepResult.Done(ways, List.of(), List.of());
    }

    private interface Check {
        void on(PlannedTable set, PlanGoal goal, Stock stock);
    }

    private void each(String game, long seed, int tables, Check check) {
        Random random = new Random(seed);
        Stock stock = GAMES.get(game);
        for (int i = 0; i < tables; i++) {
            List<String> table = stock.table().stream()
                    .map(line -> RandomTable.filled(line, random))
                    .toList();
            PlannedTable set = PlannedTable.of(Catalog.game(game).orElseThrow(), table);
            String text = stock.goals().get(random.nextInt(stock.goals().size()));
            check.on(set, set.goal(List.of(text)), stock);
        }
        assertTrue(replied * 6 > planned, "too few replies changed the chance: " + replied + " of " + planned);
    }

    private void check(PlannedTable set, PlanGoal wanted, PlanningProblem setting, PlanningProblem tried) {
        Goal goal = GoalParser.read(wanted.wanted(), set.board(), set.game());
        Function<Board, Fraction> worth = board -> goal.holds(ValueSource.at(board)) ? Fraction.ONE : Fraction.ZERO;
        Fraction best = new Everything(tried, worth, board -> false).best(tried.start(), Set.of(), 0, tried.sides());
        Plan plan = TurnPlanner.of(setting, budget("1m"));
        String told = wanted.wanted() + " on " + set.board();
        assertTrue(plan.complete(), told);
        assertEquals(best, plan.value(), told);
        assertFalse(plan.fixed().value().compareTo(best) > 0, () -> "an order is better: " + told);
        Fraction alone = new Everything(set.setting(wanted, 2), worth, board -> false)
                .best(tried.start(), Set.of(), 0, tried.sides());
        planned++;
        replied += alone.equals(best) ? 0 : 1;
        for (int gone : List.of(1, 90_000, 150_000)) {
            Budget budget = budget("1ms");
            budget.spend(gone);
            Plan hurried = TurnPlanner.of(setting, budget);
            assertFalse(hurried.value().compareTo(best) > 0, () -> "better than the best, in haste: " + told);
            assertFalse(hurried.atMost().compareTo(best) < 0, () -> "the bound is too low, in haste: " + told);
            assertFalse(hurried.fixed().value().compareTo(hurried.value()) > 0, () -> "worse than its order: " + told);
        }
    }

    private static Budget budget(String patience) {
        return Budget.of(Patience.parse(patience).orElseThrow());
    }
}
