package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the places in which boards differ from an earlier one. */
final class BoardDiff {
    private final Board before;
    private final Set<PieceValueKey> places = new LinkedHashSet<>();

    BoardDiff(Board before) {
        this.before = before;
    }

    void add(Board after) {
        for (Piece was : before.pieces()) {
            if (after.piece(was.name()).isEmpty()) {
                places.add(new PieceValueKey(was.name(), BoardDistribution.GONE));
            }
        }
        for (Piece is : after.pieces()) {
            Map<String, String> old = before.piece(is.name()).map(Piece::values).orElse(Map.of());
            if (old.equals(is.values())) {
                continue;
            }
            Set<String> keys = new LinkedHashSet<>(old.keySet());
            keys.addAll(is.values().keySet());
            for (String key : keys) {
                if (!is.values().getOrDefault(key, "").equals(old.getOrDefault(key, ""))) {
                    places.add(new PieceValueKey(is.name(), key));
                }
            }
        }
    }

    /** Returns the places in the order of the pieces on the board. */
    List<PieceValueKey> places() {
        List<PieceValueKey> ordered = new ArrayList<>();
        for (Piece piece : before.pieces()) {
            places.stream().filter(place -> place.piece().equals(piece.name())).forEach(ordered::add);
        }
        places.stream().filter(place -> before.piece(place.piece()).isEmpty()).forEach(ordered::add);
        return ordered;
    }
}
