package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.SharedResults;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.search.Action;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A piece that has the results of another gets what the rules would say of itself. */
class SharedResultsTest {
    private final SharedResults shared = new SharedResults();
    private int asked;

    private static Board board(Piece... pieces) {
        return Board.EMPTY.of(List.of(pieces));
    }

    /** Returns a unit with values, each after its key. */
    private static Piece piece(String name, String... values) {
        Piece piece = new Piece(name, "unit", Map.of());
        for (int i = 0; i < values.length; i += 2) {
            piece = piece.with(values[i], values[i + 1]);
        }
        return piece;
    }

    /** Returns a step that reads its own skill, and whether any other piece has a flag. */
    private Step step(String actor) {
        return board -> {
            asked++;
            String skill = board.piece(actor).orElseThrow().value("skill").orElse("");
            Optional<Piece> first = board.pieces().stream()
                    .filter(other -> !other.name().equals(actor) && other.is("flag"))
                    .findFirst();
            return new StepResult.Done(
                    List.of(new OutcomeBranch(
                            "hit",
                            Fraction.ONE,
                            List.of(
                                    new Change(actor, "shot", "true"),
                                    new Change(
                                            "target",
                                            "hit",
                                            skill + first.map(Piece::name).orElse(""))))),
                    List.of(),
                    List.of());
        };
    }

    private StepResult result(String actor, Board board) {
        return shared.by(actor, "shoot", step(actor)).on(board);
    }

    @Test
    void aPieceWithTheSameValuesHasTheSameResults() {
        Board board =
                board(piece("a", "skill", "2", "gun", "1"), piece("b", "skill", "2", "gun", "2"), piece("target"));
        StepResult own = step("b").on(board);
        result("a", board);
        asked = 0;
        assertEquals(own, result("b", board));
        assertEquals(0, asked, "the rules were asked although they had said it");
        Board pinned = board.with(List.of(new Change("a", "skill", "3"), new Change("b", "skill", "3")));
        result("b", pinned);
        assertEquals(step("a").on(pinned), result("a", pinned));
        assertEquals(2, asked, "the first does not have the results of the second");
    }

    @Test
    void aPieceWithOtherValuesIsAskedAbout() {
        Board board = board(piece("a", "skill", "2"), piece("b", "skill", "3"), piece("target"));
        result("a", board);
        assertEquals(step("b").on(board), result("b", board));
    }

    /** The rules read them in the order of the pieces, in which the two that act do not stand at the same place. */
    @Test
    void whatMattersOfOtherPiecesKeepsItsOrder() {
        Board plain = board(piece("a", "skill", "2"), piece("c"), piece("b", "skill", "2"), piece("target"));
        result("a", plain);
        result("b", plain);
        for (List<String> flags :
                List.of(List.of("a"), List.of("b"), List.of("c"), List.of("a", "c"), List.of("b", "c"))) {
            Board board = plain.with(
                    flags.stream().map(name -> new Change(name, "flag", "true")).toList());
            for (String actor : List.of("a", "b", "a")) {
                assertEquals(step(actor).on(board), result(actor, board), () -> actor + " with flags on " + flags);
            }
        }
    }

    @Test
    void resultsThatNameAPieceAreItsOwn() {
        Board board = board(piece("a"), piece("b"), piece("target"));
        Map<String, String> others = Map.of("a", "b", "b", "a");
        for (String actor : List.of("a", "b", "a")) {
            for (String named : List.of(actor, others.get(actor))) {
                Step step = any -> new StepResult.Done(
                        List.of(new OutcomeBranch("", Fraction.ONE, List.of(new Change("target", "seen-by", named)))),
                        List.of(),
                        List.of());
                boolean isItself = named.equals(actor);
                assertEquals(step.on(board), shared.by(actor, isItself, step).on(board), () -> actor + " of " + named);
            }
        }
    }

    /** A value that names one of two pieces is not the same to the rules for both. */
    @Test
    void aPieceThatAValueNamesIsAskedAbout() {
        for (String named : List.of("a", "b", "c", "c,a", "b:10in", "cab")) {
            Board board = board(piece("a"), piece("b"), piece("target", "held-by", named));
            for (String actor : List.of("a", "b", "a")) {
                Step step = on -> new StepResult.Done(
                        List.of(new OutcomeBranch(
                                "",
                                Fraction.ONE,
                                List.of(on.piece("target")
                                                        .orElseThrow()
                                                        .value("held-by")
                                                        .orElse("")
                                                        .split("[,:]"))
                                                .contains(actor)
                                        ? List.of()
                                        : List.of(new Change("target", "hit", "true")))),
                        List.of(),
                        List.of());
                StepResult shared = this.shared.by(actor, named, step).on(board);
                assertEquals(step.on(board), shared, () -> actor + ", held by " + named);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"fow, 1", "vv, 2", "dh, 3", "lg, 4"})
    void theRulesOfTheGamesSayTheSame(String name, long seed) {
        RuleSet game = Catalog.game(name).orElseThrow();
        Random random = new Random(seed);
        int compared = 0;
        for (int i = 0; i < 80; i++) {
            RandomTable tables = new RandomTable(name, random);
            try {
                PlannedTable table = PlannedTable.of(game, tables.commands());
                PlanningProblem setting = table.setting(table.goal(List.of(tables.goal())), 1);
                compared += compare(setting, random);
            } catch (BadInputException e) {
                // a goal or a table that makes no sense
            }
        }
        assertTrue(compared > 1_000, "too few results: " + compared);
    }

    private static int compare(PlanningProblem setting, Random random) {
        SharedResults shared = new SharedResults();
        List<Map.Entry<Action, Step>> actions =
                new ArrayList<>(setting.actions().entrySet());
        Board board = setting.start();
        int compared = 0;
        for (int steps = 0; steps < 15 && !actions.isEmpty(); steps++) {
            for (Map.Entry<Action, Step> each : actions) {
                Action action = each.getKey();
                List<Object> task = List.of(action.verb(), action.at(), action.choice(), action.stage());
                StepResult own = each.getValue().on(board);
                StepResult other = shared.by(action.by(), task, each.getValue()).on(board);
                assertEquals(told(own), told(other), () -> action + " from " + setting.start());
                compared++;
            }
            board = PlannedTable.played(setting, board, random);
        }
        return compared;
    }

    /** What a plan takes from a result: not its texts. */
    private static Object told(StepResult result) {
        return result instanceof StepResult.Done happens && happens.reminders().isEmpty()
                ? new HashSet<>(happens.ways())
                : "not to be planned";
    }
}
