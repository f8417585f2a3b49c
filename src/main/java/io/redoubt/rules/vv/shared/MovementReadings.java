package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ReadingList;
import java.util.List;

/** The disputed points of movement; B-nn refers to the list of ambiguities. */
public final class MovementReadings {
    public static final ReadingList ALL = new ReadingList();

    /** B-01: dice. */
    public static final Reading<MineDie> MINEFIELD_DIE = ALL.of(
            "vv.minefield-die",
            "A minefield's die roll of 3 or less: one die, as the core rules name it, or two dice added? [VV-20.7-5, VV-20.7-6, VV-CORE-01]",
            List.of(MineDie.ONE_SIX, MineDie.TWO_SIXES));

    /** B-03: the owner's own units. */
    public static final Reading<OwnMines> OWN_MINES =
            ALL.of("vv.own-minefield", "Do mines attack units of the side that laid them? [VV-20.7-2]", OwnMines.class);

    /** B-04: AFVs. */
    public static final Reading<Armour> AFV_IN_MINEFIELD = ALL.of(
            "vv.afv-in-minefield",
            "Do mines attack AFVs like other units, or are AFVs safe? [VV-20.7-5]",
            Armour.class);

    /** B-04: passengers and towed Guns. */
    public static final Reading<Passengers> PASSENGERS = ALL.of(
            "vv.passengers-in-minefield",
            "Passengers and towed Guns in a minefield: the fate of their transport, or a die of their own? [VV-20.7-5, VV-CORE-06]",
            Passengers.class);

    /** B-05: entry by other ways than movement. */
    public static final Reading<Entries> MINEFIELD_ENTRY = ALL.of(
            "vv.minefield-entry",
            "Does a minefield attack units that come in by advance, close assault or overrun? [VV-20.7-2, VV-20.7-3]",
            Entries.class);

    /** B-09: cost of passing. */
    public static final Reading<Passage> PASSAGE_COST = ALL.of(
            "vv.passage-cost", "Passing a friendly position: +1, or no +1? [VV-20.4-2, VV-20.3-1]", Passage.class);

    /** B-11: units that cannot be inside. */
    public static final Reading<Misfit> CANNOT_OCCUPY = ALL.of(
            "vv.cannot-occupy",
            "A unit that may not occupy a position: may it pass through the hex, or not enter at all? [VV-20.3-13, VV-20.9-2, VV-20.10-2]",
            Misfit.class);

    /** B-20: Guns in wire. */
    public static final Reading<GunInWire> GUN_IN_WIRE = ALL.of(
            "vv.gun-in-wire",
            "The chapter is silent on Guns in barbed wire: no effect, stopped like infantry, or barred like vehicles? [VV-20.8-2, VV-20.8-6]",
            GunInWire.class);

    /** B-31: cost above the allowance. */
    public static final Reading<MinimumMove> MINIMUM_MOVE = ALL.of(
            "vv.minimum-move",
            "A position that costs more than all Movement Points: may a unit that has not moved enter nevertheless? [VV-20.3-1, VV-CORE-08]",
            MinimumMove.class);

    /** B-28: exit from a tunnel into a bunker. */
    public static final Reading<TunnelExit> TUNNEL_EXIT = ALL.of(
            "vv.tunnel-exit",
            "Going from a tunnel into a bunker: one Movement Point for each hex only, or +1 for the position? [VV-20.12-7, VV-20.3-1]",
            TunnelExit.class);

    private MovementReadings() {}

    public enum OwnMines implements PlainName {
        ATTACKED,
        SAFE
    }

    public enum Armour implements PlainName {
        ROLLS,
        SAFE
    }

    public enum Passengers implements PlainName {
        SHARE_FATE,
        OWN_DIE
    }

    public enum Entries implements PlainName {
        EVERY_ENTRY,
        MOVEMENT_ONLY
    }

    public enum Passage implements PlainName {
        PLUS_ONE,
        TERRAIN_ONLY
    }

    public enum Misfit implements PlainName {
        PASSES_THROUGH,
        MAY_NOT_ENTER
    }

    public enum GunInWire implements PlainName {
        NO_EFFECT,
        STOPS,
        BARRED
    }

    public enum MinimumMove implements PlainName {
        ONE_HEX_ALWAYS,
        MUST_AFFORD
    }

    public enum TunnelExit implements PlainName {
        ONE_PER_HEX,
        PLUS_ONE
    }
}
