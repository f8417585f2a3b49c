package io.redoubt.foresight;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one step came to on the boards it was tried on, found again by no more than it looked at there: a tree whose
 * nodes ask for one value each, in the order the rules looked.
 *
 * @param <T> what is remembered
 */
final class Memory<T> {
    private final Changing changing;
    private final Map<Frame, Node<T>> roots = new HashMap<>();
    private int version;

    /** The frame asked about last, and its root: nearly all boards of a plan share one. */
    private @Nullable Frame lately;

    private @Nullable Node<T> latelyRoot;

    Memory(Changing changing) {
        this.changing = changing;
        this.version = changing.version();
    }

    /** Asks for a value here, or knows the answer. */
    private static final class Node<T> {
        private @Nullable Place look;
        private @Nullable T known;
        private final Map<String, Node<T>> next = new HashMap<>(4);
    }

    /** What is known of a board that looks like this. */
    Optional<T> recall(Frame frame, Look values) {
        if (version != changing.version()) {
            // Something that seemed to be the same everywhere is not: what was left out of the tree may count.
            roots.clear();
            lately = null;
            version = changing.version();
        }
        if (frame != lately) {
            lately = frame;
            latelyRoot = roots.get(frame);
        }
        Node<T> node = latelyRoot;
        while (node != null && node.look != null) {
            node = node.next.get(values.value(node.look.piece(), node.look.key()));
        }
        return node == null ? Optional.empty() : Optional.ofNullable(node.known);
    }

    /** Remembers what came of a board, and what was looked at on the way. */
    void learn(Frame frame, Look values, List<Place> looks, T known) {
        Node<T> node = roots.computeIfAbsent(frame, any -> new Node<>());
        for (Place look : changing.among(looks)) {
            node.look = look;
            node = node.next.computeIfAbsent(values.value(look.piece(), look.key()), any -> new Node<>());
        }
        node.known = known;
        lately = null;
    }
}
