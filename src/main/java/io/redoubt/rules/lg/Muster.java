package io.redoubt.rules.lg;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.PieceKind;
import io.redoubt.rules.Whole;
import io.redoubt.rules.YesNo;
import java.util.ArrayList;
import java.util.List;

/** The pieces of a battle and what can be said of each. */
final class Muster {
    /** What a unit is, as breaches and passages see it. */
    enum Sort implements Way {
        TROOPS,
        VEHICLE,
        ENGINEERS,
        ENGINEERING_VEHICLE,
        WARDRONE;

        /** Whom the fire meets when such a unit passes. */
        PassageForm.Passer passer() {
            return this == TROOPS || this == ENGINEERS ? PassageForm.Passer.TROOPS : PassageForm.Passer.VEHICLE;
        }

        /** Whether it breaches walls. */
        boolean breaches() {
            return this != TROOPS && this != VEHICLE;
        }
    }

    static final String UNIT = "unit";
    static final String VEGETATION = "vegetation";
    static final String CONDITIONS = "conditions";

    static final String TROOPS = "troops";
    static final String FIRED = "fired";
    static final String FROM = "from";
    static final String DETECTED = "detected";
    static final String OUT = "out-of-action";
    static final String FIRE_PENETRATE = "fire-penetrate";
    static final String AS = "as";

    static final String STRUCTURE = "structure";
    static final String POINTS = "points";
    static final String DAMAGE = "damage";
    static final String NEW_DAMAGE = "new-damage";
    static final String NOT_CHECKED = "no-collapse-checks";
    static final String SECTIONS_REMOVED = "sections-removed";
    static final String HOLES = "holes";
    static final String PART_DESTROYED = "part-destroyed";
    static final String BREACH_POINTS = "breach-points";
    static final String POINTS_DONE = "points-done";
    static final String BURNING = "burning";
    static final String FIRE_SIZE = "fire-size";
    static final String START = "start";
    static final String TURNS = "turns";
    static final String FUEL = "fuel";

    /** The size of a fire nobody measured: as many times its first size as it has grown. */
    static final String UNSAID = "1";

    private static final List<Field<?>> ACTING = List.of(
            Field.of(TROOPS, Whole.of(0, 1000), "how many soldiers or vehicles it has", Rule.CORE_04),
            Fields.WEAPON,
            InsideForm.FIRE_MODE,
            Fields.HIT,
            Fields.PENETRATE,
            Field.of(
                    "armor-penetrate",
                    new Chances(),
                    "chance of its weapon to penetrate the armor of those it hits",
                    Rule.CORE_04),
            Fields.ATTACK_FACTOR,
            Fields.EFFECT_AREA,
            InsideForm.RADIUS,
            Fields.NUCLEAR,
            Fields.MOUNT,
            Guideline.HOLE,
            Field.of(AS, Choice.of(Sort.values()), "what it is, to breach walls and to pass fires", Rule.BREACH_01),
            BreachForm.WITH,
            BreachForm.PER_TURN,
            Fields.ARMOR,
            Field.of(FIRE_PENETRATE, new Chances(), "chance of a fire to penetrate its own armor", Rule.FIRE_32),
            Search.CONCEALMENT,
            Search.FIRED,
            Search.BASE,
            Search.SIGNATURE,
            Field.flag(DETECTED, "it was detected", Rule.CONCEAL_02),
            InsideForm.FROM,
            Field.flag(OUT, "it is out of action", Rule.CORE_04));

    private static final List<Field<?>> BURNABLE = List.of(
            Fields.MATERIAL,
            Fields.FLAMMABLE,
            Field.flag(BURNING, "it is on fire", Rule.FIRE_01),
            Field.of(START, new Sizes(), "size of a fire when it starts, 1 if nobody says", Rule.FIRE_27),
            Field.of(TURNS, Whole.of(0, 1000), "full turns it has burned", Rule.FIRE_27),
            Field.of(FIRE_SIZE, new Sizes(), "how large the fire has grown", Rule.FIRE_27),
            Blaze.FUEL,
            Blaze.FACTOR,
            Blaze.EVERY,
            Field.of(TROOPS, Whole.of(0, 1000), "pieces in it", Rule.KNOWN_05),
            Field.of(STRUCTURE, Choice.of(Ruins.State.values()), "how it is", Rule.DMG_16));

    private static final List<Field<?>> BUILT = List.of(
            Field.of("roofs", new Materials(), "what its roof is made of", Rule.AC_16),
            Fields.ARMOR_CLASS,
            Fields.LAYERS,
            Fields.VARIANT,
            Field.of(POINTS, Whole.of(1, Fields.MOST_POINTS), "damage points it can take", Rule.DMG_01),
            Field.of(DAMAGE, Whole.of(0, Fields.MOST_POINTS), "damage points it has lost", Rule.DMG_01),
            Field.of(
                    NEW_DAMAGE,
                    Choice.of(YesNo.values()),
                    "whether it was damaged since its last check",
                    Rule.COLLAPSE_01),
            Field.flag(NOT_CHECKED, "the players make no collapse checks for it", Rule.COLLAPSE_01),
            DamageForm.SECTION,
            Field.of(SECTIONS_REMOVED, Whole.of(0, 1000), "sections of the model taken off", Rule.DMG_17),
            Field.of(HOLES, Whole.of(0, 1000), "holes in its walls", Rule.DESTR_11),
            Field.flag(PART_DESTROYED, "a part of it is destroyed", Rule.DESTR_14),
            Field.of(BREACH_POINTS, Whole.of(1, Fields.MOST_POINTS), "points that breach a wall", Rule.BREACH_03),
            Field.of(POINTS_DONE, Whole.of(0, Fields.MOST_POINTS), "breach points done so far", Rule.BREACH_06),
            Fields.ARMOR,
            InsideForm.TARGET_SIZE,
            Works.CONSTRUCTION,
            Works.ENTRANCES,
            Works.TUNNEL,
            Works.ABOVE_GROUND,
            Works.HEAVILY_ARMORED,
            Works.COVER,
            Works.OPENINGS,
            Works.VIEWING_GEAR,
            Works.SCREEN,
            Works.CREW,
            Works.FORCE);

    private static final List<Field<?>> OF_THE_TABLE = List.of(
            Fields.WEATHER,
            Blaze.WIND,
            Field.of("variant", Choice.of(Variant.values()), "which variant of the point system is used", Rule.DMG_02));

    static final List<PieceKind> KINDS = kinds();

    private Muster() {}

    private static List<PieceKind> kinds() {
        List<PieceKind> kinds = new ArrayList<>();
        kinds.add(new PieceKind(UNIT, "soldiers or vehicles that act together", ACTING));
        List<Field<?>> works = new ArrayList<>(BURNABLE);
        works.addAll(BUILT);
        for (Type type : Type.values()) {
            kinds.add(new PieceKind(type.id(), "a " + type.words() + " and who is in it", works));
        }
        kinds.add(new PieceKind(VEGETATION, "plants that can burn", BURNABLE));
        kinds.add(new PieceKind(CONDITIONS, "weather, wind and variant, for everything on the table", OF_THE_TABLE));
        return List.copyOf(kinds);
    }

    /** Whether a kind of piece is one that stands, wears down and falls. */
    static boolean isBuilt(String kind) {
        return !kind.equals(UNIT) && !kind.equals(VEGETATION) && !kind.equals(CONDITIONS);
    }
}
