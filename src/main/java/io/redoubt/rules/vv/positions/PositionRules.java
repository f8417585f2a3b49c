package io.redoubt.rules.vv.positions;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.umpire.Remark;

/** What each position takes and gives, rule by rule. */
public final class PositionRules {
    public static final Remark JAPANESE_ONLY = Remark.of("Only the Japanese side may use caves [VV-20.11-3]");

    public static final Remark NO_VEHICLES_IN_WIRE =
            Remark.of("Vehicles may not enter barbed wire, so none is in it [VV-20.8-6, VV-CORE-03]");
    public static final Remark NO_GUNS_IN_WIRE = Remark.of("Guns may not enter barbed wire (a reading) [VV-20.8-6]");

    private static final Remark BUNKER =
            Remark.of("A bunker takes one Gun, or two infantry units with their weapons [VV-20.5-2]");
    private static final Remark SANDBAGS =
            Remark.of("Sandbags take infantry and Guns, stacked as usual [VV-20.6-2, VV-20.6-3, VV-CORE-07]");
    private static final Remark FOXHOLE =
            Remark.of("Foxholes take infantry only, stacked as usual [VV-20.9-2, VV-20.9-3, VV-CORE-07]");
    private static final Remark TRENCH =
            Remark.of("Trenches take infantry only, stacked as usual [VV-20.10-2, VV-20.10-3, VV-CORE-07]");
    private static final Remark CAVE =
            Remark.of("A cave entrance takes infantry and Guns, stacked as usual [VV-20.11-7, VV-20.11-8, VV-CORE-07]");

    private static final Remark NOT_IN_BUNKER =
            Remark.of("{}: a bunker takes one Gun, or two infantry units, and no vehicle [VV-20.5-2]");

    private static final Remark BUNKER_CLASS = Remark.of("A bunker is a fortification [VV-20.5-1, VV-20.1-1]");
    private static final Remark CAVE_CLASS =
            Remark.of("A cave is an entrenchment, and the way into a tunnel [VV-20.11-1, VV-20.11-5, VV-20.1-1]");
    private static final Remark FORTIFICATION_SITE =
            Remark.of("Fortifications are placed in open terrain [VV-20.2-1, VV-20.2-2]");

    private PositionRules() {}

    /** Says what a position takes. */
    public static void note(Position at, Checklist list) {
        switch (at) {
            case BUNKER, BUNKER_CONCRETE, BUNKER_WOOD -> list.note(BUNKER);
            case SANDBAGS -> list.note(SANDBAGS);
            case FOXHOLE -> list.note(FOXHOLE);
            case TRENCH -> list.note(TRENCH);
            case CAVE -> list.note(CAVE);
            case OPEN, MINEFIELD, BARBED_WIRE, TUNNEL ->
                list.note("{}: units in the hex are simply in it, without cover [VV-20.1-1, VV-CORE-07]", at);
        }
    }

    /** Says which family it belongs to, and where it may be placed. */
    public static void family(Position at, Checklist list) {
        list.note(
                switch (at) {
                    case OPEN, BUNKER, BUNKER_CONCRETE, BUNKER_WOOD -> BUNKER_CLASS;
                    case SANDBAGS -> Remark.of("Sandbags are a fortification [VV-20.6-1, VV-20.1-1]");
                    case MINEFIELD -> Remark.of("A minefield is a fortification [VV-20.7-1, VV-20.1-1]");
                    case BARBED_WIRE -> Remark.of("Barbed wire is a fortification [VV-20.8-1, VV-20.1-1]");
                    case FOXHOLE -> Remark.of("A foxhole is an entrenchment [VV-20.9-1, VV-20.1-1]");
                    case TRENCH -> Remark.of("A trench is an entrenchment [VV-20.10-1, VV-20.1-1]");
                    case CAVE, TUNNEL -> CAVE_CLASS;
                });
        list.note(
                switch (at.family()) {
                    case FORTIFICATION -> FORTIFICATION_SITE;
                    case ENTRENCHMENT -> Remark.of("Entrenchments are dug almost anywhere [VV-20.2-3]");
                });
    }

    /** Says that units of a wrong kind are inside; its gap takes who is. */
    public static Remark bars(Position at) {
        return switch (at) {
            case SANDBAGS -> Remark.of("{}: sandbags take infantry and Guns only [VV-20.6-2]");
            case FOXHOLE -> Remark.of("{}: foxholes take infantry only [VV-20.9-2]");
            case TRENCH -> Remark.of("{}: trenches take infantry only [VV-20.10-2]");
            case CAVE -> Remark.of("{}: a cave entrance takes infantry and Guns only [VV-20.11-7]");
            case OPEN, BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, MINEFIELD, BARBED_WIRE, TUNNEL -> NOT_IN_BUNKER;
        };
    }
}
