package io.redoubt.rules.vv.shooting;

import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.rules.vv.shared.RollModifier;
import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.util.List;

/**
 * A result of the Anti-Personnel Combat Table.
 *
 * @param points casualty points, 0 for no effect
 * @param clamped whether the roll lies left of the table and is read in its first column
 */
public record CasualtyRow(int points, boolean clamped) implements Row {
    private static final int FIRST_COLUMN = 2;
    private static final TotalRoll TABLE = TotalRoll.low("AP Combat Table [VV-CORE-04]");

    /** A row of the table: every column to the right gives one casualty point less. */
    public enum Firepower implements Labelled {
        TO_4("1-4", 4, 7),
        TO_10("5-10", 10, 8),
        TO_18("11-18", 18, 9),
        TO_28("19-28", 28, 10),
        TO_40("29-40", 40, 11),
        ABOVE("41+", Integer.MAX_VALUE, 12);

        private final String words;
        private final int most;
        private final int noEffect;

        Firepower(String words, int most, int noEffect) {
            this.words = words;
            this.most = most;
            this.noEffect = noEffect;
        }

        public static Firepower of(int apfp) {
            for (Firepower row : values()) {
                if (apfp <= row.most) {
                    return row;
                }
            }
            return ABOVE;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** Rolls on the table, and returns the casualty points. */
    public static int roll(int apfp, List<RollModifier> factors, Umpire umpire) {
        Firepower row = Firepower.of(apfp);
        return umpire.lookUp(TABLE, RollModifier.score(factors), roll -> of(row, roll))
                .points();
    }

    private static CasualtyRow of(Firepower row, int roll) {
        int column = Math.max(FIRST_COLUMN, roll);
        return new CasualtyRow(Math.max(0, row.noEffect - column), roll < FIRST_COLUMN);
    }

    @Override
    public String words() {
        String read = clamped ? "read as 2: " : "";
        return read + (points == 0 ? "no effect" : Losses.points(points));
    }
}
