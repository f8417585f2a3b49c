package io.redoubt.report;

import java.util.Optional;

/** What stands in the cells of a table, shaded by value on a terminal. */
public record HeatCells(Paint paint) {
    /** Stands where the rules allow nothing. */
    public static final String REFUSED = "-";

    /** One cell, as wide as there is room; blank where the answer is not told by this column. */
    String of(Answer answer, HeatColumns.Column show, int room) {
        Optional<OddsTable> odds = HeatColumns.odds(answer);
        if (odds.isEmpty()) {
            return Columns.right(REFUSED, room);
        }
        if (show.kind() == HeatColumns.Kind.CHANCE) {
            // What a row is not told by is no chance of 0.
            return Optional.ofNullable(odds.get().outcomes().get(show.name()))
                    .map(chance -> paint.shaded(Columns.right(Percent.of(chance), room), chance.doubleValue()))
                    .orElse(Columns.right("", room));
        }
        for (OddsTable.Amount amount : odds.get().quantities()) {
            if (amount.name().equals(show.name())) {
                return Columns.right(Decimals.average(amount.mean()), room);
            }
        }
        return Columns.right("", room);
    }
}
