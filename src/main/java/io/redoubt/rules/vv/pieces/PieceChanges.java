package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a ruling leaves on pieces, written down one after the other; what is so already is no change. */
public final class PieceChanges {
    private final UnitsAndHexes table;
    private final List<Change> all = new ArrayList<>();

    public PieceChanges(UnitsAndHexes table) {
        this.table = table;
    }

    public List<Change> all() {
        return List.copyOf(all);
    }

    public void flag(Unit unit, Field<Boolean> flag) {
        if (!unit.is(flag)) {
            all.add(Change.of(unit.piece(), flag, true));
        }
    }

    public void flag(List<Unit> units, Field<Boolean> flag) {
        units.forEach(unit -> flag(unit, flag));
    }

    public <T> void set(Piece piece, Field<T> field, T value) {
        all.add(Change.of(piece, field, value));
    }

    public void drop(Piece piece, Field<?> field) {
        if (piece.value(field).isPresent()) {
            all.add(Change.drop(piece, field));
        }
    }

    /** Adds to a number that is kept of a piece. */
    public void add(Piece piece, Field<Integer> field, int number) {
        if (number > 0) {
            set(piece, field, piece.value(field).orElse(0) + number);
        }
    }

    /** Casualty points of units in a hex, whose owner still has to say how they take them. */
    public void owe(Optional<Piece> piece, int points) {
        piece.filter(of -> !table.at(piece).isEmpty()).ifPresent(of -> add(of, UnitFields.OWED, points));
    }

    /** Units go into the hex that was named. */
    public void goIn(List<Unit> units) {
        table.who().at().filter(into -> !Unit.isOne(into)).ifPresent(into -> {
            for (Unit unit : units) {
                if (!unit.piece().is(UnitFields.HEX, into.name())) {
                    set(unit.piece(), UnitFields.HEX, into.name());
                }
            }
        });
    }

    /** Who enters a hidden minefield brings it to light (VV-20.71-4). */
    public void reveal() {
        table.hex().filter(field -> field.is(HexFields.HIDDEN)).ifPresent(field -> drop(field, HexFields.HIDDEN));
    }
}
