package io.redoubt.rules.vv;

import io.redoubt.rules.Field;
import io.redoubt.rules.OwnName;
import io.redoubt.rules.PieceKind;
import io.redoubt.rules.Whole;
import java.util.List;

/** The pieces of a battle, and what can be said of each. */
final class Muster {
    static final String UNIT = "unit";
    static final String HEX = "hex";
    static final String COUNTER = "counter";
    static final String HALF = "half";
    static final String POSITION = "position";
    static final String APFP = "apfp";
    static final String ATFP = "atfp";
    static final String LEADER = "leader";
    static final String ELITE = "elite";
    static final String VALOROUS = "valorous";
    static final String GUN_SHIELD = "gun-shield";
    static final String MOVEMENT_POINTS = "movement-points";
    static final String HIDDEN = "hidden";
    static final String PINNED = "pinned";
    static final String REDUCED = "reduced";
    static final String FIRED = "fired";
    static final String MOVED = "moved";
    static final String ADVANCED = "advanced";
    static final String SPENT = "spent";
    static final String IMMOBILE = "immobile";
    static final String ELIMINATED = "eliminated";
    static final String POINTS = "points";
    static final String LOST = "lost";

    static final Field<UnitSpec> ON_THE_COUNTER =
            Field.of(COUNTER, new Counter(), "APFP-range-rating like 4-6-4; leader, gun=3, vehicle=4, afv");

    private static final Field<Integer> OWED =
            Field.of(POINTS, Whole.of(0, 30), "casualty points still to be taken: survive takes them", Rule.CORE_20);

    private static final List<Field<?>> ABOUT_A_UNIT = List.of(
            ON_THE_COUNTER,
            Field.of(HEX, new OwnName("NAME", "the name of a piece"), "the hex it is in, by the name of that piece"),
            Field.of(HALF, new Counter(), "its half squad, like 2-6-3; else half the APFP, lower rating"),
            ShootForm.APFP,
            ShootForm.ATFP,
            ShootForm.WEAPON,
            HexForm.LEADER,
            Field.flag(ELITE, "it is elite: it rallies on 7", Rule.CORE_25),
            Field.flag(VALOROUS, "it ignores the first casualty point", Rule.CORE_22),
            ShootForm.GUN_SHIELD,
            ShootForm.ARMOUR,
            ShootForm.ARMOUR_FRONT,
            ShootForm.ARMOUR_REAR,
            CrossForm.MOVEMENT_POINTS,
            CrossForm.PASSENGERS,
            CrossForm.SIDE,
            Field.flag(PINNED, "it is pinned", Rule.CORE_16),
            Field.flag(REDUCED, "the squad is a half squad now", Rule.CORE_20),
            Field.flag(FIRED, "Fire marker: it has attacked in this turn", Rule.CORE_16),
            Field.flag(MOVED, "Move marker: it has moved in this turn", Rule.CORE_08),
            Field.flag(ADVANCED, "it has advanced or assaulted in this turn", Rule.CORE_40),
            Field.of(SPENT, Whole.of(0, 100), "Movement Points spent in this turn", Rule.CORE_51),
            ShootForm.IMMOBILE,
            Field.flag(ELIMINATED, "it is eliminated"),
            OWED);

    private static final List<Field<?>> ABOUT_A_HEX = List.of(
            CrossForm.POSITION,
            HexForm.BUNKER_TYPE,
            HexForm.TERRAIN,
            HexForm.TERRAIN_COVER,
            CrossForm.TERRAIN_COST,
            ShootForm.SMOKE,
            CrossForm.HIDDEN,
            OWED,
            Field.of(LOST, Whole.of(0, 20), "units lost, the dice say which: mark them with set --eliminated"));

    static final List<PieceKind> KINDS = List.of(
            new PieceKind(UNIT, "one unit: squad, leader, Gun, vehicle or AFV", ABOUT_A_UNIT),
            new PieceKind(HEX, "a hex, with its terrain and what stands in it", ABOUT_A_HEX));

    private Muster() {}
}
