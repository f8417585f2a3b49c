package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.Query;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.GoalParser;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.search.Action;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plans leave out targets that are out of action, and second names of a target: that must change no plan. */
class PlannedTargetsTest {
    private static final RuleSet VV = Catalog.game("vv").orElseThrow();

    private static PlanningProblem setting(PlannedTable table, String goal, List<String> at) {
        return new CandidateActions(
                        table.board(), table.game(), table.rulings(), Map.of(), StepInputs.none(), List.of())
                .setting(
                        new CandidateActions.ActionFilter(List.of(), at, List.of()),
                        table.goal(List.of(goal)),
                        1,
                        new Reply.Nothing());
    }

    @Test
    void aUnitAloneInItsHexIsAsGoodATargetAsTheHex() {
        Random random = new Random(5);
        int open = 0;
        for (int i = 0; i < 30; i++) {
            List<String> commands = new ArrayList<>(List.of("sides us them", "add hex beach"));
            for (int actor = 0; actor < 2; actor++) {
                commands.add(RandomTable.filled(
                        "unit a%d --owner us --counter [4-6-4|2-6-2|8-6-2] --hex beach[| --pinned]".formatted(actor),
                        random));
            }
            for (int target = 0; target < 2; target++) {
                commands.add(
                        RandomTable.filled("add hex w%d --position [trench|foxhole|open]".formatted(target), random));
                commands.add(RandomTable.filled(
                        "unit t%d --owner them --counter [4-6-4|2-6-2|4-5-3|1-6-3] --hex w%d[| --pinned| --reduced| --valorous]"
                                .formatted(target, target),
                        random));
            }
            PlannedTable table = PlannedTable.of(VV, commands);
            String goal = List.of("t0=eliminated and t1=eliminated", "t0=pinned", "t0=eliminated and not a0=eliminated")
                    .get(i % 3);
            Fraction atHexes = best(setting(table, goal, List.of("w0", "w1")), goal, table);
            assertEquals(atHexes, best(setting(table, goal, List.of("t0", "t1")), goal, table), () -> goal + commands);
            open += atHexes.signum() > 0 && !atHexes.equals(Fraction.ONE) ? 1 : 0;
            assertTrue(
                    setting(table, goal, List.of()).actions().keySet().stream()
                            .noneMatch(action -> action.at().startsWith("t")),
                    () -> "a unit is planned beside its hex: " + commands);
        }
        assertTrue(open > 10, "too few goals were open: " + open);
    }

    private static Fraction best(PlanningProblem setting, String goal, PlannedTable table) {
        return new Everything(setting, GoalParser.read(goal, table.board(), VV)).best(setting.start(), Set.of(), 0, 0);
    }

    @Test
    void aGunAndOneOfTwoUnitsAreTargetsOfTheirOwn() {
        PlannedTable table = PlannedTable.of(
                VV,
                List.of(
                        "sides us them",
                        "add hex beach",
                        "add hex w0",
                        "add hex w1",
                        "unit a --owner us --counter afv --apfp 6 --atfp D --hex beach",
                        "unit gun --owner them --counter gun=3 --hex w0",
                        "unit t1 --owner them --counter 4-6-4 --hex w1",
                        "unit t2 --owner them --counter 4-6-4 --hex w1"));
        List<String> targets = setting(table, "gun=eliminated or t1=eliminated", List.of()).actions().keySet().stream()
                .map(Action::at)
                .distinct()
                .toList();
        assertTrue(targets.containsAll(List.of("w0", "gun", "w1", "t1", "t2")), () -> "targets: " + targets);
    }

    /** Otherwise a plan would have to ask. */
    @ParameterizedTest
    @CsvSource({"fow, 1", "vv, 2", "dh, 3", "lg, 4"})
    void theRulesRefuseWhatIsDoneToAPieceThatIsGoneOrWarnOfIt(String name, long seed) {
        RuleSet game = Catalog.game(name).orElseThrow();
        Random random = new Random(seed);
        int gone = 0;
        for (int i = 0; i < 60; i++) {
            RandomTable tables = new RandomTable(name, random);
            List<String> commands = tables.commands();
            try {
                PlannedTable table = PlannedTable.of(game, commands);
                PlanningProblem setting = setting(table, tables.goal(), List.of());
                Board board = setting.start();
                for (int steps = 0; steps < 12; steps++) {
                    board = PlannedTable.played(setting, board, random);
                    for (Action action : setting.actions().keySet()) {
                        if (board.piece(action.at())
                                .filter(game.battleRules()::isGone)
                                .isPresent()) {
                            StepResult result = table.rulings().resolve(query(game, action), board);
                            assertTrue(
                                    !(result instanceof StepResult.Done happens)
                                            || !happens.reminders().isEmpty(),
                                    () -> action + " after " + commands);
                            gone++;
                        }
                    }
                }
            } catch (BadInputException e) {
                // a goal or a table that makes no sense
            }
        }
        assertTrue(gone > 100, "too few targets were gone: " + gone);
    }

    private static Query query(RuleSet game, Action action) {
        return Query.of(
                game,
                game.procedure(action.verb()).orElseThrow(),
                Map.of("by", action.by(), "at", action.at()),
                AnswerSettings.usual().told());
    }
}
