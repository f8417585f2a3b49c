package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.vv.shared.ArmourLetter;
import io.redoubt.rules.vv.shared.LeadershipModifier;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.Weapon;

/** The fields of a unit, its state included. */
public final class UnitFields {
    static final int MOST_SPENT = 100;
    static final int MOST_OWED = 30;

    private static final FormBuilder FIELDS = new FormBuilder();

    public static final FreeTextFormat NAME = new FreeTextFormat("NAME", "the name of a piece");
    static final InputField<UnitSpec> COUNTER = FIELDS.of(
            "counter", new UnitSpecFormat.CounterFormat(), "4-6-4 (APFP-range-rating), leader, gun=3, vehicle=4, afv");
    public static final InputField<String> HEX = FIELDS.of("hex", NAME, "name of the hex it is in");
    static final InputField<UnitSpec> HALF = FIELDS.of(
            "half", new UnitSpecFormat.CounterFormat(), "half squad, like 2-6-3 (default: half APFP, lower rating)");
    public static final InputField<Integer> APFP =
            FIELDS.number("apfp", 1, 200, "Anti-Personnel Firepower, added up [VV-CORE-04]");
    public static final InputField<ArmourLetter> ATFP =
            FIELDS.choice("atfp", ArmourLetter.class, "Anti-Tank Firepower [VV-CORE-30, VV-20.5-5]");
    public static final InputField<Weapon> WEAPON =
            FIELDS.choice("weapon", Weapon.SMALL_ARMS, "type of weapon [VV-20.5-7, VV-CORE-28]");
    public static final InputField<Integer> LEADER =
            FIELDS.of("leader", new LeadershipModifier(), 0, "modifier of a leader with the attackers [VV-CORE-11]");
    public static final InputField<Boolean> ELITE = FIELDS.flag("elite", "it is elite: it rallies on 7 [VV-CORE-25]");
    static final InputField<Boolean> VALOROUS =
            FIELDS.flag("valorous", "it ignores the first casualty point [VV-CORE-22]");
    public static final InputField<Boolean> GUN_SHIELD =
            FIELDS.flag("gun-shield", "the Gun fired at has a shield that faces the fire [VV-CORE-22]");
    public static final InputField<ArmourLetter> ARMOUR = FIELDS.choice(
            "armour", ArmourLetter.class, "Armour Factor of an AFV that has only one, or the one struck [VV-CORE-30]");
    public static final InputField<ArmourLetter> ARMOUR_FRONT =
            FIELDS.choice("armour-front", ArmourLetter.class, "front Armour Factor of an AFV [VV-CORE-31]");
    public static final InputField<ArmourLetter> ARMOUR_REAR =
            FIELDS.choice("armour-rear", ArmourLetter.class, "rear Armour Factor of an AFV [VV-CORE-31]");
    public static final InputField<Integer> MOVEMENT_POINTS =
            FIELDS.number("movement-points", 0, 50, "remaining Movement Points [VV-CORE-08, VV-20.4-5]");
    public static final InputField<Integer> PASSENGERS = FIELDS.of(
            "passengers", WholeNumberFormat.of(0, 10), 0, "units carried or towed by each of them [VV-CORE-06]");
    public static final InputField<Nation> SIDE =
            FIELDS.choice("side", Nation.JAPANESE, "nation of the units, for caves [VV-20.11-3]");
    public static final InputField<Boolean> PINNED = FIELDS.flag("pinned", "it is pinned [VV-CORE-16]");
    public static final InputField<Boolean> REDUCED =
            FIELDS.flag("reduced", "the squad is a half squad now [VV-CORE-20]");
    public static final InputField<Boolean> FIRED =
            FIELDS.flag("fired", "Fire marker: it has attacked in this turn [VV-CORE-16]");
    public static final InputField<Boolean> MOVED =
            FIELDS.flag("moved", "Move marker: it has moved in this turn [VV-CORE-08]");
    public static final InputField<Boolean> ADVANCED =
            FIELDS.flag("advanced", "it has advanced or assaulted in this turn [VV-CORE-40]");
    public static final InputField<Integer> SPENT = FIELDS.of(
            "spent", WholeNumberFormat.of(0, MOST_SPENT), 0, "Movement Points spent in this turn [VV-CORE-51]");
    public static final InputField<Boolean> UNDERGROUND =
            FIELDS.flag("underground", "it is in a tunnel, off the map [VV-20.12-6, VV-20.12-8, VV-20.12-9]");
    public static final InputField<Boolean> PASSING =
            FIELDS.flag("passing", "it may not stop in this hex and must move on [VV-20.4-3, VV-20.4-4]");
    public static final InputField<String> OVERRUNS = FIELDS.of(
            "overruns", NAME, "hex of an overrun ruled on by cross; assault rules on the attack [VV-CORE-50]");
    public static final InputField<Boolean> IMMOBILE =
            FIELDS.flag("immobile", "the AFV is already immobilised [VV-CORE-32]");
    public static final InputField<Boolean> ELIMINATED = FIELDS.flag("eliminated", "it is eliminated");
    public static final InputField<Integer> OWED = FIELDS.of(
            "points", WholeNumberFormat.of(0, MOST_OWED), 0, "casualty points to be taken with survive [VV-CORE-20]");
    public static final InputField<String> OWES =
            FIELDS.of("owes", NAME, "hex whose casualty points from an assault it shares [VV-CORE-46, VV-CORE-47]");
    public static final PieceKind KIND =
            new PieceKind(PieceKind.UNIT, "one unit: squad, leader, Gun, vehicle or AFV", FIELDS.all());

    private UnitFields() {}
}
