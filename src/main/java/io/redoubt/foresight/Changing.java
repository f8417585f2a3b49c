package io.redoubt.foresight;

import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** The values that anything has changed so far: whatever is not among them is the same on every board. */
final class Changing {
    private final Map<String, TreeSet<String>> keys = new HashMap<>();
    private final Function<String, Set<String>> peers;
    private int version;

    Changing() {
        this(Set::of);
    }

    /**
     * Values of pieces that may change places with others.
     *
     * @param peers the pieces that may stand in place of one, itself included
     */
    Changing(Function<String, Set<String>> peers) {
        this.peers = peers;
    }

    /** Learns from what a step changes. */
    void learn(List<Change> changes) {
        for (Change change : changes) {
            for (String piece : peers.apply(change.piece())) {
                if (keys.computeIfAbsent(piece, any -> new TreeSet<>()).add(change.key())) {
                    version++;
                }
            }
        }
    }

    /** What of a piece was changed so far. */
    Set<String> of(String piece) {
        return keys.getOrDefault(piece, new TreeSet<>());
    }

    /** Grows with everything that is learnt. */
    int version() {
        return version;
    }

    /** The values among those that were looked at which can differ from board to board, each once, in order. */
    List<Place> among(List<Place> looks) {
        Map<Place, Boolean> found = new LinkedHashMap<>();
        for (Place look : looks) {
            TreeSet<String> changing = keys.getOrDefault(look.piece(), new TreeSet<>());
            if (look.key().equals(Piece.EVERYTHING)) {
                changing.forEach(key -> found.put(new Place(look.piece(), key), true));
            } else if (changing.contains(look.key())) {
                found.put(look, true);
            }
        }
        return List.copyOf(found.keySet());
    }
}
