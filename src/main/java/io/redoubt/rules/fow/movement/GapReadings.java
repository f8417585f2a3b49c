package io.redoubt.rules.fow.movement;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import java.util.List;

/** The disputed points of gapping Street Barricades. */
public final class GapReadings {
    /** the dice of a gun against a barricade are not stated. */
    static final Reading<Dice> DICE = Reading.of(
            "fow.dice-at-barricades",
            "A gun that shoots to gap a Street Barricade: one die for each point of ROF as at Bunkers, or one die? [FOW-GAP-05, FOW-GAP-06]",
            Dice.class);

    public static final List<Reading<?>> ALL = List.of(DICE);

    private GapReadings() {}

    enum Dice implements PlainName {
        ROF,
        ONE
    }
}
