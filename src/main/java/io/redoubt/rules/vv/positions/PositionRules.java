package io.redoubt.rules.vv.positions;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.shared.Position;

/** The capacity and family of each position, rule by rule. */
public final class PositionRules {
    public static final String JAPANESE_ONLY = "Only the Japanese side may use caves [VV-20.11-3]";

    public static final String NO_VEHICLES_IN_WIRE =
            "Vehicles may not enter barbed wire, so none is in it [VV-20.8-6, VV-CORE-03]";
    public static final String NO_GUNS_IN_WIRE = "Guns may not enter barbed wire (reading) [VV-20.8-6]";

    public static final String NO_OVERRUN_OF_BUNKER =
            "An overrun cannot go through a hex with a bunker [VV-CORE-09, VV-20.3-9]";
    public static final String ONLY_AFVS_OVERRUN = "Only AFVs make overruns (core rules) [VV-CORE-50]";

    private PositionRules() {}

    public static void note(Position at, Checklist list) {
        switch (at) {
            case BUNKER, BUNKER_CONCRETE, BUNKER_WOOD ->
                list.note("A bunker takes one Gun, or two infantry units with their weapons [VV-20.5-2]");
            case SANDBAGS ->
                list.note("Sandbags take infantry and Guns, stacked as usual [VV-20.6-2, VV-20.6-3, VV-CORE-07]");
            case FOXHOLE ->
                list.note("Foxholes take infantry only, stacked as usual [VV-20.9-2, VV-20.9-3, VV-CORE-07]");
            case TRENCH ->
                list.note("Trenches take infantry only, stacked as usual [VV-20.10-2, VV-20.10-3, VV-CORE-07]");
            case CAVE ->
                list.note(
                        "A cave entrance takes infantry and Guns, stacked as usual [VV-20.11-7, VV-20.11-8, VV-CORE-07]");
            case OPEN, MINEFIELD, BARBED_WIRE, TUNNEL ->
                list.note("{}: units are in the hex itself, without cover [VV-20.1-1, VV-CORE-07]", at);
        }
    }

    /** Notes the family of a position, and its terrain. */
    public static void family(Position at, Checklist list) {
        list.note(
                switch (at) {
                    case OPEN, BUNKER, BUNKER_CONCRETE, BUNKER_WOOD ->
                        "A bunker is a fortification [VV-20.5-1, VV-20.1-1]";
                    case SANDBAGS -> "Sandbags are a fortification [VV-20.6-1, VV-20.1-1]";
                    case MINEFIELD -> "A minefield is a fortification [VV-20.7-1, VV-20.1-1]";
                    case BARBED_WIRE -> "Barbed wire is a fortification [VV-20.8-1, VV-20.1-1]";
                    case FOXHOLE -> "A foxhole is an entrenchment [VV-20.9-1, VV-20.1-1]";
                    case TRENCH -> "A trench is an entrenchment [VV-20.10-1, VV-20.1-1]";
                    case CAVE, TUNNEL ->
                        "A cave is an entrenchment, and the way into a tunnel [VV-20.11-1, VV-20.11-5, VV-20.1-1]";
                });
        list.note(
                switch (at.family()) {
                    case FORTIFICATION -> "Fortifications are placed in open terrain [VV-20.2-1, VV-20.2-2]";
                    case ENTRENCHMENT -> "Entrenchments are dug almost anywhere [VV-20.2-3]";
                });
    }

    /** Returns the objection to units of a wrong kind; its placeholder takes the units. */
    public static String bars(Position at) {
        return switch (at) {
            case SANDBAGS -> "{}: sandbags take infantry and Guns only [VV-20.6-2]";
            case FOXHOLE -> "{}: foxholes take infantry only [VV-20.9-2]";
            case TRENCH -> "{}: trenches take infantry only [VV-20.10-2]";
            case CAVE -> "{}: a cave entrance takes infantry and Guns only [VV-20.11-7]";
            case OPEN, BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, MINEFIELD, BARBED_WIRE, TUNNEL ->
                "{}: a bunker takes one Gun, or two infantry units, and no vehicle [VV-20.5-2]";
        };
    }
}
