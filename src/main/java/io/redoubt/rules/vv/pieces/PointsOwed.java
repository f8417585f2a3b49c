package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Where casualty points are noted that units still have to take. */
public final class PointsOwed {
    private PointsOwed() {}

    /**
     * The same table, where casualty points are taken: by those who share the points of a hex that they may have left,
     * whether they are named, the hex where they are now, or that hex.
     */
    public static UnitsAndHexes of(UnitsAndHexes table) {
        Participants who = table.who();
        Optional<Piece> named = who.at().filter(at -> at.value(UnitFields.OWED).orElse(0) == 0);
        List<String> debts = table.at(named).stream()
                .filter(unit -> named.equals(Optional.of(unit.piece()))
                        || named.filter(Unit::isOne).isEmpty())
                .flatMap(unit -> debt(unit.piece()).stream())
                .distinct()
                .toList();
        Optional<Piece> debt = who.pieces().stream()
                .filter(piece -> debts.size() == 1 && piece.name().equals(debts.get(0)))
                .findFirst();
        return debt.isEmpty()
                ? table
                : new UnitsAndHexes(new Participants(who.by(), debt, who.pieces(), who.side(), who.phase()));
    }

    /** Whose points a unit takes: its own, or those of a hex that it shares. */
    private static Optional<String> debt(Piece unit) {
        return unit.value(UnitFields.OWED).orElse(0) > 0 ? Optional.of(unit.name()) : unit.value(UnitFields.OWES);
    }
}
