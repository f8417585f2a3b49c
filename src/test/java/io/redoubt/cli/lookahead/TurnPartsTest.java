package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.TurnStep;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The next turn is the same as its parts, piece by piece, wherever no part depends on another. */
class TurnPartsTest {
    @ParameterizedTest
    @CsvSource({"fow, 1", "vv, 2", "dh, 3", "lg, 4"})
    void partsAreTheWhole(String name, long seed) {
        Random random = new Random(seed);
        Count count = new Count();
        for (int i = 0; i < 40; i++) {
            RandomTable tables = new RandomTable(name, random);
            try {
                PlannedTable table = PlannedTable.of(Catalog.game(name).orElseThrow(), tables.commands());
                PlanningProblem setting = table.setting(table.goal(List.of(tables.goal())), 2);
                Board board = setting.start();
                for (int steps = 0; steps < 8; steps++) {
                    board = steps % 3 == 2
                            ? compare(setting.nextTurn(), board, random, count)
                            : PlannedTable.played(setting, board, random);
                }
            } catch (BadInputException e) {
                // a goal or a table that makes no sense
            }
        }
        assertTrue(count.same > 10 && count.changing > 10, name + ": " + count.same + ", " + count.changing);
    }

    private static final class Count {
        private int same;
        private int changing;
    }

    /** Returns the board after one branch of the next turn. */
    private static Board compare(TurnStep turn, Board board, Random random, Count count) {
        List<OutcomeBranch> whole = ((StepResult.Done) turn.on(board)).ways();
        List<Part> parts = new ArrayList<>();
        for (Piece piece : board.pieces()) {
            parts.add(Part.of(turn.part(piece.name()).orElseThrow(), board));
        }
        boolean isAlone = IntStream.range(0, parts.size())
                .allMatch(one -> IntStream.range(0, parts.size())
                        .allMatch(other -> one == other || !parts.get(one).dependsOn(parts.get(other))));
        if (isAlone) {
            assertEquals(boards(board, whole), together(board, parts), board::toString);
            count.same++;
            count.changing += parts.stream().anyMatch(part -> !part.changed().isEmpty()) ? 1 : 0;
        }
        return board.with(whole.get(random.nextInt(whole.size())).changes());
    }

    /** The boards without their marks, which no part changes. */
    private static Map<List<Piece>, Fraction> boards(Board board, List<OutcomeBranch> ways) {
        Map<List<Piece>, Fraction> boards = new HashMap<>();
        ways.forEach(way -> boards.merge(board.with(way.changes()).pieces(), way.chance(), Fraction::plus));
        return boards;
    }

    private static Map<List<Piece>, Fraction> together(Board board, List<Part> parts) {
        List<OutcomeBranch> ways = List.of(new OutcomeBranch("", Fraction.ONE, List.of()));
        for (Part part : parts) {
            List<OutcomeBranch> more = new ArrayList<>();
            ways.forEach(way -> part.ways().forEach(next -> more.add(way.then(next))));
            ways = more;
        }
        return boards(board, ways);
    }

    /**
     * A part of the turn.
     *
     * @param read the values that it read, each after the name of its piece
     * @param changed the values that it can change
     */
    private record Part(List<OutcomeBranch> ways, Set<String> read, Set<String> changed) {
        static Part of(Step step, Board board) {
            Set<String> read = new HashSet<>();
            StepResult result = step.on(board.observed((piece, value) -> read.add(piece + ' ' + value.key())));
            List<OutcomeBranch> ways = ((StepResult.Done) result).ways();
            Set<String> changed = new HashSet<>();
            for (OutcomeBranch way : ways) {
                for (Change change : way.changes()) {
                    changed.add(change.piece() + ' ' + change.key());
                    changed.add(change.piece() + ' ' + Piece.EVERYTHING);
                }
            }
            return new Part(ways, read, changed);
        }

        boolean dependsOn(Part other) {
            return other.changed.stream().anyMatch(value -> read.contains(value) || changed.contains(value));
        }
    }
}
