package io.redoubt.rules.vv.fire;

import io.redoubt.umpire.Labelled;

/** A row of the Anti-Personnel Combat Table: every column to the right gives one casualty point less. */
public enum FirepowerRow implements Labelled {
    TO_4("1-4", 4, 7),
    TO_10("5-10", 10, 8),
    TO_18("11-18", 18, 9),
    TO_28("19-28", 28, 10),
    TO_40("29-40", 40, 11),
    ABOVE("41+", Integer.MAX_VALUE, 12);

    private final String words;
    private final int most;
    private final int noEffect;

    FirepowerRow(String words, int most, int noEffect) {
        this.words = words;
        this.most = most;
        this.noEffect = noEffect;
    }

    /** The row of an APFP total. */
    public static FirepowerRow of(int apfp) {
        for (FirepowerRow row : values()) {
            if (apfp <= row.most) {
                return row;
            }
        }
        return ABOVE;
    }

    /** The lowest modified roll that has no effect. */
    int noEffect() {
        return noEffect;
    }

    @Override
    public String words() {
        return words;
    }
}
