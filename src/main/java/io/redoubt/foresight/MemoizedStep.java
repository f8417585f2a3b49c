package io.redoubt.foresight;

import io.redoubt.battle.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Memoizes a step: boards that agree in all values the step reads share one result. */
final class MemoizedStep implements Step {
    private final Step step;
    private final ChangedValues changing;
    private final BiConsumer<Board, List<PieceValueKey>> looked;
    private final StepResultTree<StepResult> memory;

    MemoizedStep(Step step, ChangedValues changing) {
        this(step, changing, (board, looks) -> {});
    }

    /**
     * Memoizes a step.
     *
     * @param looked notified of the values read whenever the step is evaluated
     */
    MemoizedStep(Step step, ChangedValues changing, BiConsumer<Board, List<PieceValueKey>> looked) {
        this.step = step;
        this.changing = changing;
        this.looked = looked;
        this.memory = new StepResultTree<>(changing);
    }

    @Override
    public StepResult on(Board board) {
        return on(BoardSkeleton.of(board), ValueSource.at(board), () -> board);
    }

    /**
     * Returns the result on a board that is built only if it is needed.
     *
     * @param values the access to the values of the board
     */
    StepResult on(BoardSkeleton frame, ValueSource values, Supplier<Board> board) {
        Optional<StepResult> known = memory.recall(frame, values);
        if (known.isPresent()) {
            return known.get();
        }
        List<PieceValueKey> looks = new ArrayList<>();
        Board asked = board.get();
        StepResult upshot = step.on(asked.observed((piece, key) -> looks.add(new PieceValueKey(piece, key))));
        looked.accept(asked, looks);
        if (upshot instanceof StepResult.Done happens) {
            happens.ways().forEach(way -> changing.learn(way.changes()));
        }
        memory.recall(frame, values); // clears results that are no longer valid
        memory.learn(frame, values, looks, upshot);
        return upshot;
    }
}
