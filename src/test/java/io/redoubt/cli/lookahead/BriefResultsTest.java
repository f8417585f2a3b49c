package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.Query;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Piece;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that only add notes to a ruling change no result, so that a plan need not look at them. */
class BriefResultsTest {
    @ParameterizedTest
    @CsvSource({"fow, 1", "vv, 2", "dh, 3", "lg, 4"})
    void resultsAreThoseOfTheWholeRuling(String name, long seed) {
        RuleSet game = Catalog.game(name).orElseThrow();
        Random random = new Random(seed);
        int compared = 0;
        for (int i = 0; i < 15; i++) {
            RandomTable tables = new RandomTable(name, random);
            try {
                PlannedTable table = PlannedTable.of(game, tables.commands());
                PlanningProblem setting = table.setting(table.goal(List.of(tables.goal())), 1);
                Board board = setting.start();
                for (int steps = 0; steps < 3; steps++) {
                    compared += compare(table, board, Map.of());
                    board = PlannedTable.played(setting, board, random);
                }
            } catch (BadInputException e) {
                // a goal or a table that makes no sense
            }
        }
        assertTrue(compared > 60, "too few results: " + compared);
    }

    private static int compare(PlannedTable table, Board board, Map<String, String> given) {
        int compared = 0;
        for (List<String> verbs : table.game().battleRules().turnActions()) {
            for (String verb : verbs) {
                for (Piece by : board.pieces()) {
                    for (Piece at : board.pieces()) {
                        Query query = query(table.game(), verb, by.name(), at.name(), given);
                        Object whole = told(table.rulings().resolve(query, board));
                        assertEquals(whole, told(table.rulings().resolveBriefly(query, board)), query::toString);
                        compared += whole instanceof Set ? 1 : 0;
                    }
                }
            }
        }
        return compared;
    }

    private static Query query(RuleSet game, String verb, String by, String at, Map<String, String> given) {
        Map<String, String> named = new LinkedHashMap<>(given);
        named.put("by", by);
        named.put("at", at);
        return Query.of(
                game,
                game.procedure(verb).orElseThrow(),
                named,
                AnswerSettings.usual().told());
    }

    /** What a plan takes from a result: not its texts. */
    private static Object told(StepResult result) {
        return result instanceof StepResult.Done happens
                ? new HashSet<>(happens.ways())
                : result.getClass().getSimpleName();
    }

    private static final List<String> BUNKERS = List.of(
            "add nest n1 --owner them",
            "add nest n2 --owner them --state pinned",
            "add turret t1 --owner them --front 6 --side 4 --state bailed-out",
            "unit u --owner us --skill trained --teams 2 --tank-assault 4");

    /** The bunkers that the user names are looked up on the table. */
    @Test
    void namedBunkersFireAsTheTableSays() {
        RuleSet game = Catalog.game("fow").orElseThrow();
        PlannedTable table = PlannedTable.of(game, BUNKERS);
        Map<String, String> given = Map.of("defensive-fire", "n2:10in", "turret", "t1:3in", "only-defender", "true");
        assertTrue(compare(table, table.board(), given) > 0, "nothing was compared");
    }

    @Test
    void anAssaultDoesNotDependOnBunkersThatOnlyNotesMention() {
        RuleSet game = Catalog.game("fow").orElseThrow();
        PlannedTable table = PlannedTable.of(game, BUNKERS);
        Set<String> looked = new LinkedHashSet<>();
        table.rulings()
                .resolveBriefly(
                        query(game, "assault", "u", "n1", Map.of()),
                        table.board().observed((piece, read) -> looked.add(piece + ' ' + read.key())));
        assertTrue(looked.contains("n1 state"), looked::toString);
        assertFalse(looked.contains("n2 state") || looked.contains("t1 state"), looked::toString);
    }

    /** A ruling records them; the file of a battle played before would not be valid otherwise. */
    @Test
    void fireAtTheMenInsideReadsPenetratingHitsOnlyForTheRecord() {
        RuleSet game = Catalog.game("dh").orElseThrow();
        PlannedTable table = PlannedTable.of(
                game,
                List.of(
                        "add bunker t --crew 4 --front walls:1-8:40 --guts 5/10 --section 5 --penetrating-hits 2",
                        "unit a --by small-arms --men 8 --ap 7 --guts 7/10",
                        "add gun g --by main-gun --penetration 10,20,30,40,50,60,70,80,90,100 --acquire 7/10 --hit 6/10 --mm -1"));
        for (String by : List.of("a", "g")) {
            Query query = query(game, "shoot", by, "t", Map.of());
            Set<String> brief = new LinkedHashSet<>();
            table.rulings().resolveBriefly(query, table.board().observed((piece, value) -> brief.add(value.key())));
            assertEquals(by.equals("g"), brief.contains("penetrating-hits"), brief::toString);
            Set<String> whole = new LinkedHashSet<>();
            table.rulings().resolve(query, table.board().observed((piece, value) -> whole.add(value.key())));
            assertTrue(whole.contains("penetrating-hits"), whole::toString);
        }
    }

    private static final List<String> HEXES = List.of(
            "sides us them",
            "add hex w --position trench",
            "add hex b",
            "add hex c",
            "unit t --owner them --counter 4-6-4 --hex w",
            "unit a --owner us --counter 8-6-2 --hex b",
            "unit chief --owner us --counter 4-6-4 --leader 1 --hex b",
            "unit beside --owner us --counter 4-6-4 --hex b",
            "unit elsewhere --owner us --counter 4-6-4 --hex c");

    /** Of units in other hexes, only that they are elsewhere matters; of those in its own hex, only leaders do. */
    @Test
    void aShotAndAnAssaultReadLittleOfOtherUnits() {
        RuleSet game = Catalog.game("vv").orElseThrow();
        PlannedTable table = PlannedTable.of(game, HEXES);
        for (String verb : List.of("shoot", "assault")) {
            Set<String> read = new LinkedHashSet<>();
            table.rulings()
                    .resolveBriefly(
                            query(game, verb, "a", "w", Map.of()),
                            table.board()
                                    .observed((piece, value) -> read.add(piece
                                            + ' '
                                            + value.key()
                                            + ' '
                                            + value.given().orElse("?"))));
            assertTrue(read.contains("t eliminated ?") && read.contains("chief pinned ?"), read::toString);
            for (String other : List.of("beside", "elsewhere")) {
                Set<String> more = new LinkedHashSet<>(read);
                more.removeIf(each -> !each.startsWith(other + ' '));
                assertTrue(more.contains(other + " hex w"), more::toString);
                assertFalse(more.contains(other + " hex ?"), more::toString);
                assertFalse(more.contains(other + " pinned ?"), more::toString);
                assertFalse(more.contains(other + " eliminated ?"), more::toString);
            }
        }
    }
}
