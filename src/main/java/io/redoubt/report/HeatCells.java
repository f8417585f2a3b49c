package io.redoubt.report;

import java.util.Optional;

/** Formats the cells of a table, shaded by value on a terminal. */
public record HeatCells(Paint paint) {
    /** The text of a cell whose action the rules forbid. */
    public static final String REFUSED = "-";

    /** Returns one cell of the available width; blank if the answer has no value for this column. */
    public String of(Answer answer, HeatColumns.Column show, int room) {
        Optional<OddsTable> odds = HeatColumns.odds(answer);
        if (odds.isEmpty()) {
            return TextColumns.right(REFUSED, room);
        }
        if (show.kind() == HeatColumns.Kind.CHANCE) {
            // A missing outcome is not a probability of 0.
            return Optional.ofNullable(odds.get().outcomes().get(show.name()))
                    .map(chance -> paint.shaded(TextColumns.right(Percent.of(chance), room), chance.doubleValue()))
                    .orElse(TextColumns.right("", room));
        }
        for (OddsTable.Amount amount : odds.get().quantities()) {
            if (amount.isCalled(show.name())) {
                return TextColumns.right(Decimals.average(amount.mean()), room);
            }
        }
        return TextColumns.right("", room);
    }
}
