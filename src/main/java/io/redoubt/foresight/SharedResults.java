package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Results of steps that differ only in the piece that takes them: where two pieces agree in all values that the rules
 * read of them, as guns of different penetration do in an assault, each has the results of the other.
 */
public final class SharedResults {
    private final Map<Root, Tree> trees = new HashMap<>();

    /** The properties that steps must share: what is done, on which pieces, and by which kind of piece. */
    private record Root(Object task, BoardSkeleton frame, String kind) {}

    /** The results of a step, by the pieces whose results others take. */
    private static final class Tree {
        private final Map<String, ResultsOfPiece> results = new LinkedHashMap<>();
        private final Map<String, String> models = new HashMap<>();
        private final Set<String> followed = new HashSet<>();
    }

    /**
     * Returns a step that takes the results of another piece where it can.
     *
     * @param task what is done; equal for steps that differ only in the piece that takes them
     * @param step the step, taken by the piece
     */
    public Step by(String actor, Object task, Step step) {
        return board -> on(board, actor, task, step);
    }

    private StepResult on(Board board, String actor, Object task, Step step) {
        String kind = board.piece(actor).map(Piece::kind).orElse("");
        Tree tree = trees.computeIfAbsent(new Root(task, BoardSkeleton.of(board), kind), any -> new Tree());
        String model = tree.models.get(actor);
        if (model == null) {
            return first(board, actor, tree, step);
        }
        if (model.equals(actor) && !tree.followed.contains(actor)) {
            return step.on(board); // no piece is like it
        }
        ResultsOfPiece results = tree.results.computeIfAbsent(model, ResultsOfPiece::new);
        return results.find(actor, board).orElseGet(() -> asked(results, board, actor, step));
    }

    /** Returns the result on the first board, which tells whether the piece is like another. */
    private static StepResult first(Board board, String actor, Tree tree, Step step) {
        for (Map.Entry<String, ResultsOfPiece> other : tree.results.entrySet()) {
            Optional<StepResult> known = other.getValue().find(actor, board);
            if (known.isPresent()) {
                tree.models.put(actor, other.getKey());
                tree.followed.add(other.getKey());
                return known.get();
            }
        }
        ResultsOfPiece results = new ResultsOfPiece(actor);
        tree.results.put(actor, results);
        tree.models.put(actor, actor);
        return asked(results, board, actor, step);
    }

    private static StepResult asked(ResultsOfPiece results, Board board, String actor, Step step) {
        List<PieceRead> looks = new ArrayList<>();
        StepResult result = step.on(board.observed((piece, read) -> looks.add(new PieceRead(piece, read))));
        if (looks.stream().noneMatch(PieceRead::isOfEverything)) {
            results.add(actor, looks, result, board);
        }
        return result;
    }
}
