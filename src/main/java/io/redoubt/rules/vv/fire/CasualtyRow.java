package io.redoubt.rules.vv.fire;

import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.umpire.Row;

/**
 * What the Anti-Personnel Combat Table gives.
 *
 * @param points casualty points, 0 for no effect
 * @param clamped whether the roll lies left of the table and is read in its first column
 */
public record CasualtyRow(int points, Clamped clamped) implements Row {
    private static final int FIRST_COLUMN = 2;

    /** Where a modified roll lies. */
    enum Clamped {
        INSIDE,
        BELOW
    }

    /**
     * Reads the table.
     *
     * @param roll modified roll, any number
     */
    public static CasualtyRow of(FirepowerRow row, int roll) {
        int column = Math.max(FIRST_COLUMN, roll);
        return new CasualtyRow(
                Math.max(0, row.noEffect() - column), roll < FIRST_COLUMN ? Clamped.BELOW : Clamped.INSIDE);
    }

    @Override
    public String words() {
        String read = clamped == Clamped.BELOW ? "read as 2: " : "";
        return read + (points == 0 ? "no effect" : Losses.points(points));
    }
}
