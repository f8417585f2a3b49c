package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.vv.casualties.LossPolicy;
import io.redoubt.rules.vv.casualties.UnitsHit;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitSpec;
import io.redoubt.rules.vv.terms.ArmourLetter;
import io.redoubt.rules.vv.terms.BunkerType;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.rules.vv.terms.Weapon;
import java.util.List;

/** The inputs of fire at a hex. */
public final class ShootForm {
    private static final Fields FIELDS = new Fields();
    public static final Field<Position> AT =
            FIELDS.choice("at", Position.class, "what the target is in [VV-CORE-05, VV-20.5-3, VV-20.12-9]");
    static final Field<BunkerType> BUNKER_TYPE = FIELDS.add(HexFields.BUNKER_TYPE);
    static final Field<Integer> APFP = FIELDS.add(UnitFields.APFP);
    static final Field<ArmourLetter> ATFP = FIELDS.add(UnitFields.ATFP);
    static final Field<Integer> TARGET_NUMBER =
            FIELDS.of("target-number", Whole.of(-20, 40), "a bare test instead: 2d6 at or under this [VV-CORE-02]");
    static final Field<Terrain> TERRAIN = FIELDS.add(HexFields.TERRAIN);
    static final Field<Integer> TERRAIN_COVER = FIELDS.add(HexFields.TERRAIN_COVER);
    static final Field<Integer> HINDRANCE =
            FIELDS.of("hindrance", Whole.of(0, 20), 0, "hindrance hexes and hexsides on the way [VV-CORE-10]");
    static final Field<Integer> SMOKE = FIELDS.add(HexFields.SMOKE);
    static final Field<Boolean> ASSAULT_MOVE =
            FIELDS.flag("assault-move", "the target is using assault movement [VV-CORE-13]");
    static final Field<Integer> LEADER = FIELDS.add(UnitFields.LEADER);
    public static final Field<Boolean> GRENADES =
            FIELDS.flag("grenades", "the attackers use a Grenades counter [VV-CORE-12]");
    public static final Field<Integer> SATCHEL =
            FIELDS.of("satchel", Whole.of(0, 50), 0, "APFP of a satchel charge the attackers use [VV-CORE-17]");
    static final Field<Boolean> SUPPORT_WEAPON =
            FIELDS.flag("support-weapon", "a firing unit uses a support weapon too [VV-CORE-17]");
    public static final Field<FiredFrom> FROM =
            FIELDS.choice("from", FiredFrom.OPEN, "where the attackers are [VV-20.8-5, VV-20.5-6]");
    static final Field<YesNo> IN_ARC =
            FIELDS.choice("in-arc", YesNo.YES, "whether the target is in the bunker's front firing arc [VV-20.5-6]");
    static final Field<UnitClass> FIRER =
            FIELDS.choice("firer", UnitClass.INFANTRY, "what fires (with --weapon gun: gun) [VV-20.8-5, VV-20.8-7]");
    static final Field<Weapon> WEAPON = FIELDS.add(UnitFields.WEAPON);
    static final Field<Integer> RANGE = FIELDS.of(
            "range",
            new Whole(1, 100, "hexes"),
            "distance, the target's hex counted [VV-CORE-28, VV-CORE-18, VV-CORE-12]");
    static final Field<YesNo> LINE_OF_SIGHT =
            FIELDS.choice("line-of-sight", YesNo.YES, "whether the firer sees the hex [VV-CORE-15]");
    static final Field<Position> THROUGH = FIELDS.choice(
            "through", Position.OPEN, "a position in a hex that the line of sight crosses [VV-20.5-8, VV-20.1-7]");
    static final Field<Boolean> SPOTTER =
            FIELDS.flag("spotter", "an unpinned friend sees the hex for the mortar [VV-CORE-18]");
    static final Field<Boolean> OPPORTUNITY =
            FIELDS.flag("opportunity", "Opportunity Fire at a moving unit [VV-CORE-14]");
    public static final Field<Boolean> PINNED = FIELDS.flag("pinned", "the firer is pinned [VV-CORE-16]");
    static final Field<Boolean> FIRED =
            FIELDS.flag("fired", "the firer has attacked in this turn already [VV-CORE-16]");
    static final Field<List<UnitSpec>> UNITS = FIELDS.add(UnitsHit.UNITS);
    static final Field<LossPolicy> LOSSES = FIELDS.add(UnitsHit.LOSSES);
    static final Field<UnitClass> TARGET = FIELDS.choice(
            "target",
            UnitClass.INFANTRY,
            "what is fired at; with ATFP a Gun, or an AFV whose armour is given [VV-CORE-26, VV-CORE-27]");
    static final Field<Boolean> GUN_SHIELD = FIELDS.add(UnitFields.GUN_SHIELD);
    static final Field<ArmourLetter> ARMOUR = FIELDS.add(UnitFields.ARMOUR);
    static final Field<ArmourLetter> ARMOUR_FRONT = FIELDS.add(UnitFields.ARMOUR_FRONT);
    static final Field<ArmourLetter> ARMOUR_REAR = FIELDS.add(UnitFields.ARMOUR_REAR);
    static final Field<AtFire.Facing> FACING =
            FIELDS.choice("facing", AtFire.Facing.FRONT, "which armour the shot strikes [VV-CORE-31]");
    static final Field<Boolean> IMMOBILE = FIELDS.add(UnitFields.IMMOBILE);

    static final Form<Attack> FORM = FIELDS.form(Shoot::read);

    private ShootForm() {}
}
