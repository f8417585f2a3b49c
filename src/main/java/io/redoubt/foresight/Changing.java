package io.redoubt.foresight;

import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The values that anything has changed so far: whatever is not among them is the same on every board. */
final class Changing {
    private final Map<String, TreeSet<String>> keys = new HashMap<>();
    private int version;

    /** Learns from what a step changes. */
    void learn(List<Change> changes) {
        for (Change change : changes) {
            if (keys.computeIfAbsent(change.piece(), any -> new TreeSet<>()).add(change.key())) {
                version++;
            }
        }
    }

    /** Grows with everything that is learnt. */
    int version() {
        return version;
    }

    /** The values among those that were looked at which can differ from board to board, each once, in order. */
    List<Place> among(List<Place> looks) {
        Map<Place, Boolean> found = new java.util.LinkedHashMap<>();
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
