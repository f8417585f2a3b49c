package io.redoubt.foresight;

import io.redoubt.battle.Board;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Memoizes a step: boards that agree in all values the step reads share one result. */
public final class MemoizedStep implements Step {
    private final Step step;
    private final ChangedValues changing;
    private final BiConsumer<Board, Set<PieceRead>> looked;
    private final StepResultTree<StepResult> memory;

    MemoizedStep(Step step, ChangedValues changing) {
        this(step, changing, (board, looks) -> {});
    }

    /**
     * Memoizes a step.
     *
     * @param looked notified whenever the step is evaluated, of the values that it reads for the first time on boards
     *     with these pieces
     */
    public MemoizedStep(Step step, ChangedValues changing, BiConsumer<Board, Set<PieceRead>> looked) {
        this.step = step;
        this.changing = changing;
        this.looked = looked;
        this.memory = new StepResultTree<>(changing);
    }

    @Override
    public StepResult on(Board board) {
        return on(BoardSkeleton.of(board), ValueSource.at(board), () -> board, look -> {});
    }

    /**
     * Returns the result on a board that is built only if it is needed.
     *
     * @param values the access to the values of the board
     * @param relied notified of every value on which the result depends, of those that differ from board to board
     */
    public StepResult on(BoardSkeleton frame, ValueSource values, Supplier<Board> board, Consumer<PieceRead> relied) {
        Optional<StepResult> known = memory.recall(frame, values, relied);
        if (known.isPresent()) {
            return known.get();
        }
        List<PieceRead> looks = new ArrayList<>(); // of each value once: an observer is notified of the first read
        Board asked = board.get();
        StepResult upshot = step.on(asked.observed((piece, read) -> looks.add(new PieceRead(piece, read))));
        looked.accept(asked, memory.read(frame, looks));
        if (upshot instanceof StepResult.Done happens) {
            happens.ways().forEach(way -> changing.learn(way.changes()));
        }
        memory.learn(frame, values, looks, upshot).forEach(relied);
        return upshot;
    }

    /**
     * Results of one step, looked up by the values that the step reads: a decision tree whose nodes test one value each, in
     * the order in which the rules read them. Values that seem constant are not tested. If one of them changes, the tree is
     * built again from the results found so far, each of which holds for all values that were read.
     *
     * @param <T> the type of the results
     */
    private static final class StepResultTree<T> {
        private final ChangedValues changing;
        private final Map<BoardSkeleton, Node<T>> roots = new HashMap<>();
        private final List<Found<T>> results = new ArrayList<>();
        private final Map<List<PieceRead>, List<PieceRead>> paths = new HashMap<>();
        private final IdentityHashMap<List<PieceRead>, Set<PieceRead>> tested = new IdentityHashMap<>();
        private final Map<BoardSkeleton, Set<PieceRead>> looks = new HashMap<>();
        private int tests;
        private int version;

        StepResultTree(ChangedValues changing) {
            this.changing = changing;
            this.version = changing.version();
        }

        /** A node that tests a value, or a leaf with the result. */
        private static final class Node<T> {
            private @Nullable PieceRead look;
            private @Nullable T known;
            private final Map<String, Node<T>> next = new HashMap<>(4);
        }

        /**
         * A result, and what it was found on.
         *
         * @param looks the values that were read, in order; one list for all results with equal ones
         */
        private record Found<T>(BoardSkeleton frame, ValueSource values, List<PieceRead> looks, T result) {}

        /**
         * Returns the cached result for a board with these values.
         *
         * @param tested notified of every value that was tested
         */
        Optional<T> recall(BoardSkeleton frame, ValueSource values, Consumer<PieceRead> tested) {
            update();
            Node<T> node = roots.get(frame);
            while (node != null && node.look != null) {
                tested.accept(node.look);
                node = node.next.get(node.look.told(values));
            }
            return node == null ? Optional.empty() : Optional.ofNullable(node.known);
        }

        /**
         * Stores the values that were read on a board with these pieces.
         *
         * @return those of them that were not read on such a board before
         */
        Set<PieceRead> read(BoardSkeleton frame, List<PieceRead> read) {
            Set<PieceRead> known = looks.computeIfAbsent(frame, any -> new HashSet<>());
            Set<PieceRead> fresh = new LinkedHashSet<>();
            for (PieceRead look : read) {
                if (known.add(look)) {
                    fresh.add(look);
                }
            }
            if (!fresh.isEmpty()) {
                tests = varying();
            }
            return fresh;
        }

        /** Returns the number of values read that differ from board to board. */
        private int varying() {
            return looks.values().stream()
                    .mapToInt(known -> changing.among(known).size())
                    .sum();
        }

        /**
         * Stores the result for a board.
         *
         * @param read the values that were read, which have been {@link #read stored}
         * @return those of the values that differ from board to board
         */
        Set<PieceRead> learn(BoardSkeleton frame, ValueSource values, List<PieceRead> read, T result) {
            update();
            Found<T> found = new Found<>(frame, values, paths.computeIfAbsent(read, any -> read), result);
            results.add(found);
            return add(found);
        }

        private void update() {
            if (version != changing.version()) {
                version = changing.version();
                int now = varying();
                if (now != tests) {
                    tests = now;
                    tested.clear();
                    roots.clear();
                    results.forEach(this::add);
                }
            }
        }

        private Set<PieceRead> add(Found<T> found) {
            Set<PieceRead> path = tested.computeIfAbsent(found.looks(), changing::among);
            Node<T> node = roots.computeIfAbsent(found.frame(), any -> new Node<>());
            for (PieceRead look : path) {
                node.look = look;
                node = node.next.computeIfAbsent(look.told(found.values()), any -> new Node<>());
            }
            node.known = found.result();
            return path;
        }
    }
}
