package io.redoubt.rules.vv;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Whole;
import io.redoubt.rules.YesNo;
import java.util.List;

/** The inputs of fire at a hex. */
public final class ShootForm {
    static final Field<Integer> APFP =
            Field.of("apfp", Whole.of(1, 200), "Anti-Personnel Firepower, added up", Rule.CORE_04);
    static final Field<Rating> ATFP =
            Field.of("atfp", Choice.of(Rating.values()), "Anti-Tank Firepower", Rule.CORE_30, Rule.V5_5);
    static final Field<Integer> TARGET_NUMBER =
            Field.of("target-number", Whole.of(-20, 40), "a bare test instead: 2d6 at or under this", Rule.CORE_02);
    static final Field<UnitClass> TARGET = Field.of(
                    "target",
                    Choice.of(UnitClass.values()),
                    "what is fired at; with ATFP a Gun, or an AFV whose armour is given",
                    Rule.CORE_26,
                    Rule.CORE_27)
            .or(UnitClass.INFANTRY);
    static final Field<Integer> HINDRANCE = Field.of(
                    "hindrance", Whole.of(0, 20), "hindrance hexes and hexsides on the way", Rule.CORE_10)
            .or(0);
    static final Field<Integer> SMOKE = Field.of(
                    "smoke", Whole.of(0, 4), "hindrance of Smoke markers (Smoke 1: 1, Smoke 2: 2)", Rule.CORE_10)
            .or(0);
    static final Field<Boolean> ASSAULT_MOVE =
            Field.flag("assault-move", "the target is using assault movement", Rule.CORE_13);
    static final Field<Boolean> OPPORTUNITY =
            Field.flag("opportunity", "Opportunity Fire at a moving unit", Rule.CORE_14);
    static final Field<Boolean> SUPPORT_WEAPON =
            Field.flag("support-weapon", "a firing unit uses a support weapon too", Rule.CORE_17);
    static final Field<YesNo> IN_ARC = Field.of(
                    "in-arc",
                    Choice.of(YesNo.values()),
                    "whether the target is in the bunker's front firing arc",
                    Rule.V5_6)
            .or(YesNo.YES);
    static final Field<UnitClass> FIRER = Field.of(
                    "firer", Choice.of(UnitClass.values()), "what fires", Rule.V8_5, Rule.V8_7)
            .or(UnitClass.INFANTRY);
    static final Field<Weapon> WEAPON = Field.of(
                    "weapon", Choice.of(Weapon.values()), "what it fires with", Rule.V5_7, Rule.CORE_28)
            .or(Weapon.SMALL_ARMS);
    static final Field<Integer> RANGE = Field.of(
            "range",
            new Whole(1, 100, "hexes"),
            "distance, the target's hex counted",
            Rule.CORE_28,
            Rule.CORE_18,
            Rule.CORE_12);
    static final Field<YesNo> LINE_OF_SIGHT = Field.of(
                    "line-of-sight", Choice.of(YesNo.values()), "whether the firer sees the hex", Rule.CORE_15)
            .or(YesNo.YES);
    static final Field<Position> THROUGH = Field.of(
                    "through",
                    Choice.of(Position.values()),
                    "a position in a hex that the line of sight crosses",
                    Rule.V5_8,
                    Rule.V1_7)
            .or(Position.OPEN);
    static final Field<Boolean> SPOTTER =
            Field.flag("spotter", "an unpinned friend sees the hex for the mortar", Rule.CORE_18);
    static final Field<Boolean> PINNED = Field.flag("pinned", "the firer is pinned", Rule.CORE_16);
    static final Field<Boolean> FIRED =
            Field.flag("fired", "the firer has attacked in this turn already", Rule.CORE_16);
    static final Field<Rating> ARMOUR = Field.of(
            "armour",
            Choice.of(Rating.values()),
            "Armour Factor of an AFV that has only one, or the one struck",
            Rule.CORE_30);
    static final Field<Rating> ARMOUR_FRONT =
            Field.of("armour-front", Choice.of(Rating.values()), "front Armour Factor of an AFV", Rule.CORE_31);
    static final Field<Rating> ARMOUR_REAR =
            Field.of("armour-rear", Choice.of(Rating.values()), "rear Armour Factor of an AFV", Rule.CORE_31);
    public static final Field<ArmourFacing> FACING = Field.of(
                    "facing", Choice.of(ArmourFacing.values()), "which armour the shot strikes", Rule.CORE_31)
            .or(ArmourFacing.FRONT);
    static final Field<Boolean> IMMOBILE = Field.flag("immobile", "the AFV is immobilised already", Rule.CORE_32);
    static final Field<Boolean> GUN_SHIELD =
            Field.flag("gun-shield", "the Gun fired at has a shield that faces the fire", Rule.CORE_22);

    static final Form<Attack> FORM = new Form<>(
            List.of(
                    HexForm.AT,
                    HexForm.BUNKER_TYPE,
                    APFP,
                    ATFP,
                    TARGET_NUMBER,
                    HexForm.TERRAIN,
                    HexForm.TERRAIN_COVER,
                    HINDRANCE,
                    SMOKE,
                    ASSAULT_MOVE,
                    HexForm.LEADER,
                    HexForm.GRENADES,
                    HexForm.SATCHEL,
                    SUPPORT_WEAPON,
                    HexForm.FROM,
                    IN_ARC,
                    FIRER,
                    WEAPON,
                    RANGE,
                    LINE_OF_SIGHT,
                    THROUGH,
                    SPOTTER,
                    OPPORTUNITY,
                    PINNED,
                    FIRED,
                    HexForm.UNITS,
                    HexForm.LOSSES,
                    TARGET,
                    GUN_SHIELD,
                    ARMOUR,
                    ARMOUR_FRONT,
                    ARMOUR_REAR,
                    FACING,
                    IMMOBILE),
            ShotReader::read);

    private ShootForm() {}
}
