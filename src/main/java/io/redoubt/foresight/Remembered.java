package io.redoubt.foresight;

import io.redoubt.battle.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Memoizes a step: boards that agree in all values the step reads share one result. */
final class Remembered implements Step {
    private final Step step;
    private final Changing changing;
    private final BiConsumer<Board, List<Place>> looked;
    private final Memory<Upshot> memory;

    Remembered(Step step, Changing changing) {
        this(step, changing, (board, looks) -> {});
    }

    /**
     * Memoizes a step.
     *
     * @param looked notified of the values read whenever the step is evaluated
     */
    Remembered(Step step, Changing changing, BiConsumer<Board, List<Place>> looked) {
        this.step = step;
        this.changing = changing;
        this.looked = looked;
        this.memory = new Memory<>(changing);
    }

    @Override
    public Upshot on(Board board) {
        return on(Frame.of(board), Look.at(board), () -> board);
    }

    /**
     * Returns the result on a board that is built only if it is needed.
     *
     * @param values the access to the values of the board
     */
    Upshot on(Frame frame, Look values, Supplier<Board> board) {
        Optional<Upshot> known = memory.recall(frame, values);
        if (known.isPresent()) {
            return known.get();
        }
        List<Place> looks = new ArrayList<>();
        Board asked = board.get();
        Upshot upshot = step.on(asked.observed((piece, key) -> looks.add(new Place(piece, key))));
        looked.accept(asked, looks);
        if (upshot instanceof Upshot.Happens happens) {
            happens.ways().forEach(way -> changing.learn(way.changes()));
        }
        memory.recall(frame, values); // clears results that are no longer valid
        memory.learn(frame, values, looks, upshot);
        return upshot;
    }
}
