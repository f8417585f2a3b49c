package io.redoubt.rules.fow;

import io.redoubt.rules.Reading;
import java.util.List;

/** The disputed points of gapping Street Barricades. */
final class GapPoints {
    /** the dice of a gun against a barricade are not stated. */
    static final Reading<Dice> DICE = Reading.of(
            "fow.dice-at-barricades",
            "A gun that shoots to gap a Street Barricade: one die for each point of ROF as at Bunkers, or one die?",
            List.of(Dice.ROF, Dice.ONE),
            Rule.GAP_05,
            Rule.GAP_06);

    static final List<Reading<?>> ALL = List.of(DICE);

    private GapPoints() {}

    enum Dice implements Points.Way {
        ROF,
        ONE
    }
}
