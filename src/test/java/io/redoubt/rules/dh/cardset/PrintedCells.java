package io.redoubt.rules.dh.cardset;

import io.redoubt.rules.dh.cards.Sample;
import java.util.Locale;

/** Lets tests of other packages look at the cells of the sample cards. */
public final class PrintedCells {
    private PrintedCells() {}

    /** The penetration value of a sample card for a die, its modifiers included. */
    public static int value(String card, int die) {
        return Sample.valueOf(card.toUpperCase(Locale.ROOT))
                .card()
                .penetration()
                .orElseThrow()
                .at(die);
    }
}
