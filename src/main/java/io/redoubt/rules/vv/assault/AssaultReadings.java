package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;

/** The disputed points of assaults. */
public final class AssaultReadings {
    public static final ReadingList ALL = new ReadingList();

    /** B-12: the chapter permits overruns of bunkers, the core rules do not. */
    public static final Reading<Bunkers> OVERRUN_OF_BUNKER = ALL.of(
            "vv.overrun-of-bunker",
            "Armour overruns of an occupied bunker: never, as in the core rules, or allowed, as in the chapter? [VV-20.3-9, VV-CORE-09]",
            Bunkers.class);

    /** B-21: assaulting out of wire. */
    static final Reading<OutOfWire> OUT_OF_WIRE = ALL.of(
            "vv.assault-out-of-wire",
            "A close assault out of barbed wire: no penalty, as it is not fire, or +1 to the roll? [VV-20.8-5]",
            OutOfWire.class);

    /** Core 15.8: the meaning of the cover modifier of the assaulted hex. */
    static final Reading<CoverLost> COVER_CASUALTIES = ALL.of(
            "vv.assault-cover",
            "Assaulters lose points equal to the cover of the hex: terrain and position, or terrain only? [VV-CORE-46, VV-CORE-47]",
            CoverLost.class);

    /** Core 15.6, V19: rounding. */
    static final Reading<Rounding> ODDS = ALL.of(
            "vv.assault-odds",
            "Odds against the assaulters that do not divide (6 against 14): 1-2 as in the book's example, or 1-3? [VV-CORE-41]",
            Rounding.class);

    private AssaultReadings() {}

    public enum Bunkers implements PlainName {
        NEVER,
        ALLOWED
    }

    enum OutOfWire implements PlainName {
        NO_PENALTY,
        PLUS_ONE
    }

    enum CoverLost implements PlainName {
        TERRAIN_AND_POSITION,
        TERRAIN_ONLY
    }

    enum Rounding implements PlainName {
        DROP_FRACTION,
        FOR_THE_DEFENDER
    }
}
