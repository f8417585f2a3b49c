package io.redoubt.rules.vv.shooting;

import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.vv.casualties.LossPolicy;
import io.redoubt.rules.vv.casualties.UnitsHit;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitSpec;
import io.redoubt.rules.vv.shared.ArmourLetter;
import io.redoubt.rules.vv.shared.BunkerType;
import io.redoubt.rules.vv.shared.FiredFrom;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.rules.vv.shared.Weapon;
import java.util.List;

/** The inputs of fire at a hex. */
public final class ShootForm {
    private static final FormBuilder FIELDS = new FormBuilder();
    public static final InputField<Position> AT =
            FIELDS.choice("at", Position.class, "position of the target [VV-CORE-05, VV-20.5-3, VV-20.12-9]");
    static final InputField<BunkerType> BUNKER_TYPE = FIELDS.add(HexFields.BUNKER_TYPE);
    static final InputField<Integer> APFP = FIELDS.add(UnitFields.APFP);
    static final InputField<ArmourLetter> ATFP = FIELDS.add(UnitFields.ATFP);
    static final InputField<Integer> TARGET_NUMBER = FIELDS.of(
            "target-number", WholeNumberFormat.of(-20, 40), "target of a bare roll: 2d6 at or under it [VV-CORE-02]");
    static final InputField<Terrain> TERRAIN = FIELDS.add(HexFields.TERRAIN);
    static final InputField<Integer> TERRAIN_COVER = FIELDS.add(HexFields.TERRAIN_COVER);
    static final InputField<Integer> HINDRANCE = FIELDS.of(
            "hindrance", WholeNumberFormat.of(0, 20), 0, "hindrance hexes and hexsides on the way [VV-CORE-10]");
    static final InputField<Integer> SMOKE = FIELDS.add(HexFields.SMOKE);
    static final InputField<Boolean> ASSAULT_MOVE =
            FIELDS.flag("assault-move", "the target is using assault movement [VV-CORE-13]");
    static final InputField<Integer> LEADER = FIELDS.add(UnitFields.LEADER);
    public static final InputField<Boolean> GRENADES =
            FIELDS.flag("grenades", "the attackers use a Grenades counter [VV-CORE-12]");
    public static final InputField<Integer> SATCHEL = FIELDS.of(
            "satchel", WholeNumberFormat.of(0, 50), 0, "APFP of a satchel charge the attackers use [VV-CORE-17]");
    static final InputField<Boolean> SUPPORT_WEAPON =
            FIELDS.flag("support-weapon", "a firing unit uses a support weapon too [VV-CORE-17]");
    public static final InputField<FiredFrom> FROM =
            FIELDS.choice("from", FiredFrom.OPEN, "position of the attackers [VV-20.8-5, VV-20.5-6]");
    static final InputField<YesNo> IN_ARC =
            FIELDS.choice("in-arc", YesNo.YES, "the target is in the bunker's front firing arc [VV-20.5-6]");
    static final InputField<UnitClass> FIRER = FIELDS.choice(
            "firer", UnitClass.INFANTRY, "class of the firing unit (with --weapon gun: gun) [VV-20.8-5, VV-20.8-7]");
    static final InputField<Weapon> WEAPON = FIELDS.add(UnitFields.WEAPON);
    static final InputField<Integer> RANGE = FIELDS.of(
            "range",
            new WholeNumberFormat(1, 100, "hexes"),
            "distance, including the target's hex [VV-CORE-28, VV-CORE-18, VV-CORE-12]");
    static final InputField<YesNo> LINE_OF_SIGHT =
            FIELDS.choice("line-of-sight", YesNo.YES, "the firer sees the hex [VV-CORE-15]");
    static final InputField<Position> THROUGH = FIELDS.choice(
            "through", Position.OPEN, "a position in a hex that the line of sight crosses [VV-20.5-8, VV-20.1-7]");
    static final InputField<Boolean> SPOTTER =
            FIELDS.flag("spotter", "an unpinned friend sees the hex for the mortar [VV-CORE-18]");
    static final InputField<Boolean> OPPORTUNITY =
            FIELDS.flag("opportunity", "Opportunity Fire at a moving unit [VV-CORE-14]");
    public static final InputField<Boolean> PINNED = FIELDS.flag("pinned", "the firer is pinned [VV-CORE-16]");
    static final InputField<Boolean> FIRED =
            FIELDS.flag("fired", "the firer has already attacked in this turn [VV-CORE-16]");
    static final InputField<List<UnitSpec>> UNITS = FIELDS.add(UnitsHit.UNITS);
    static final InputField<LossPolicy> LOSSES = FIELDS.add(UnitsHit.LOSSES);
    static final InputField<UnitClass> TARGET = FIELDS.choice(
            "target", UnitClass.INFANTRY, "target type (with ATFP: Gun, or AFV with armour) [VV-CORE-26, VV-CORE-27]");
    static final InputField<Boolean> GUN_SHIELD = FIELDS.add(UnitFields.GUN_SHIELD);
    static final InputField<ArmourLetter> ARMOUR = FIELDS.add(UnitFields.ARMOUR);
    static final InputField<ArmourLetter> ARMOUR_FRONT = FIELDS.add(UnitFields.ARMOUR_FRONT);
    static final InputField<ArmourLetter> ARMOUR_REAR = FIELDS.add(UnitFields.ARMOUR_REAR);
    static final InputField<AtFire.Facing> FACING =
            FIELDS.choice("facing", AtFire.Facing.FRONT, "side of the armour that is struck [VV-CORE-31]");
    static final InputField<Boolean> IMMOBILE = FIELDS.add(UnitFields.IMMOBILE);

    static final Form<Attack> FORM = FIELDS.form(Shoot::read);

    private ShootForm() {}
}
