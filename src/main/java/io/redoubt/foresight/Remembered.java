package io.redoubt.foresight;

import io.redoubt.battle.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** A step that is asked once for all boards that look alike to it. */
final class Remembered implements Step {
    private final Step step;
    private final Changing changing;
    private final BiConsumer<Board, List<Place>> looked;
    private final Memory<Upshot> memory;

    Remembered(Step step, Changing changing) {
        this(step, changing, (board, looks) -> {});
    }

    /**
     * A step.
     *
     * @param looked is told what it looked at, whenever it is asked
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
     * The same of a board that is not built before it is needed.
     *
     * @param values tells a value of the board; empty for none
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
        memory.recall(frame, values); // forgets what is no longer certain
        memory.learn(frame, values, looks, upshot);
        return upshot;
    }
}
