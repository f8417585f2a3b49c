package io.redoubt.foresight;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Results of one step, looked up by the values that the step reads: a decision tree whose nodes test one value each, in
 * the order in which the rules read them.
 *
 * @param <T> the type of the results
 */
final class StepResultTree<T> {
    private final ChangedValues changing;
    private final Map<BoardSkeleton, Node<T>> roots = new HashMap<>();
    private int version;

    StepResultTree(ChangedValues changing) {
        this.changing = changing;
        this.version = changing.version();
    }

    /** A node that tests a value, or a leaf with the result. */
    private static final class Node<T> {
        private @Nullable PieceValueKey look;
        private @Nullable T known;
        private final Map<String, Node<T>> next = new HashMap<>(4);
    }

    /** Returns the cached result for a board with these values. */
    Optional<T> recall(BoardSkeleton frame, ValueSource values) {
        if (version != changing.version()) {
            // A value that seemed constant has changed, so tests that were left out of the tree may matter.
            roots.clear();
            version = changing.version();
        }
        Node<T> node = roots.get(frame);
        while (node != null && node.look != null) {
            node = node.next.get(values.value(node.look.piece(), node.look.key()));
        }
        return node == null ? Optional.empty() : Optional.ofNullable(node.known);
    }

    /** Stores the result for a board, with the values that were read. */
    void learn(BoardSkeleton frame, ValueSource values, List<PieceValueKey> looks, T known) {
        Node<T> node = roots.computeIfAbsent(frame, any -> new Node<>());
        for (PieceValueKey look : changing.among(looks)) {
            node.look = look;
            node = node.next.computeIfAbsent(values.value(look.piece(), look.key()), any -> new Node<>());
        }
        node.known = known;
    }
}
