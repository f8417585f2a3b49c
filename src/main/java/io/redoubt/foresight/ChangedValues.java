package io.redoubt.foresight;

import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.ValueRead;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** The values that any step has changed so far; all other values are equal on every board. */
public final class ChangedValues {
    private final Map<String, TreeSet<String>> keys = new HashMap<>();
    private final Function<String, Set<String>> peers;
    private int version;

    ChangedValues() {
        this(Set::of);
    }

    /**
     * Creates the record for interchangeable pieces.
     *
     * @param peers returns the pieces interchangeable with one, including itself
     */
    public ChangedValues(Function<String, Set<String>> peers) {
        this.peers = peers;
    }

    /** Adds the values that a step changes. */
    public void learn(List<Change> changes) {
        for (Change change : changes) {
            for (String piece : peers.apply(change.piece())) {
                if (keys.computeIfAbsent(piece, any -> new TreeSet<>()).add(change.key())) {
                    version++;
                }
            }
        }
    }

    /** Returns the keys of a piece that were changed so far. */
    public Set<String> of(String piece) {
        Set<String> changed = keys.get(piece);
        return changed == null ? Set.of() : changed;
    }

    /** Returns a number that grows with every new value. */
    public int version() {
        return version;
    }

    /** Returns the values among those read that can differ from board to board, each once, in order. */
    Set<PieceRead> among(Collection<PieceRead> looks) {
        Set<PieceRead> found = new LinkedHashSet<>();
        for (PieceRead look : looks) {
            Set<String> changing = of(look.piece());
            if (look.isOfEverything()) {
                changing.forEach(key -> found.add(new PieceRead(look.piece(), ValueRead.of(key))));
            } else if (changing.contains(look.key())) {
                found.add(look);
            }
        }
        return found;
    }
}
