package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.PenetrationRow;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.damage.CrewGutsCheck;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.shared.D10Chance;
import io.redoubt.rules.dh.shared.WeaponClass;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.WholeNumberFormat;
import java.util.List;

/** Inputs of an attack on a fortification. */
public final class ShootForm {
    private static final String CORE = "see the core book and its modifiers";

    private static final FormBuilder FIELDS = new FormBuilder();

    public static final InputField<WeaponClass> BY = FIELDS.choice(
            "by",
            WeaponClass.class,
            "type of attack [DH-SMALLARMS-01, DH-GUN-01, DH-SMALLARMS-08, DH-FLAME-03, DH-CA-06]");
    public static final InputField<TargetKind> AT =
            FIELDS.of("at", new TargetKind.Format(), "target type [DH-CLASS-01]");
    public static final InputField<AimPoint> AIM = FIELDS.choice(
            "aim",
            AimPoint.class,
            "aim of the shot; required for an anti-tank rifle [DH-SMALLARMS-11, DH-GUN-02, DH-SMALLARMS-07]");
    static final InputField<Integer> SHOTS = FIELDS.of(
            "shots",
            WholeNumberFormat.of(1, 1000),
            1,
            "shots of small arms in one attack, or attacks of another weapon");
    static final InputField<Integer> VOLLEYS = FIELDS.of(
            "volleys", WholeNumberFormat.of(1, 100), 1, "number of such attacks by small arms, one after the other");
    public static final InputField<Integer> ROF = FIELDS.of(
            "rof", WholeNumberFormat.of(1, 100), "rate of fire of one weapon, instead of --shots [DH-CORE-11]");
    public static final InputField<Integer> WEAPONS = FIELDS.of(
            "weapons",
            WholeNumberFormat.of(1, 100),
            1,
            "number of identical weapons; the men of a unit with small arms");
    public static final InputField<Integer> ACCURACY = FIELDS.of(
            "accuracy", WholeNumberFormat.of(1, 20), 5, "accuracy (ACC) of the firers [DH-CORE-02, DH-CORE-12]");
    public static final InputField<Integer> ACCURACY_MOD = FIELDS.of(
            "accuracy-mod", WholeNumberFormat.of(-20, 20), 0, "other modifiers of the accuracy [DH-FIGHT-12]");
    public static final InputField<Integer> AP =
            FIELDS.of("ap", WholeNumberFormat.of(0, 20), "AP of the weapon, which wounds on that or less [DH-CORE-03]");
    public static final InputField<PlainCover> COVER =
            FIELDS.choice("cover", PlainCover.MEDIUM, "cover of a normal structure [DH-CLASS-04]");
    static final InputField<Boolean> INDIRECT =
            FIELDS.flag("indirect", "the fire is indirect [DH-SMALLARMS-01, DH-CARD-FMT-5]");

    public static final InputField<GunOfCard> GUN =
            FIELDS.of("gun", new GunOfCard.Format(), "weapon of a card that supplies the figures [DH-CARD-FMT-6]");
    static final InputField<Weapon.Special> SPECIAL =
            FIELDS.choice("special", Weapon.Special.class, "special rule of the weapon on its card [DH-CARD-FMT-6]");
    static final InputField<Boolean> COAXIAL_HIT =
            FIELDS.flag("coaxial-hit", "the gun's coaxial machine gun (+1 Fire/Acq) has hit [DH-FIGHT-12]");
    static final InputField<Integer> FIRER_PINS = FIELDS.of(
            "firer-pins", WholeNumberFormat.of(0, PieceFields.ROUT), 0, "Pin markers of the firers [DH-GUTS-03]");
    public static final InputField<List<Integer>> PENETRATION = FIELDS.of(
            "penetration", new PenetrationRow.Format(), "penetration row of the weapon [DH-GUN-06, DH-CARD-FMT-7]");
    public static final InputField<Integer> PENETRATION_MOD = FIELDS.of(
            "penetration-mod", WholeNumberFormat.of(-20, 20), 0, "modifiers of the die for penetration [DH-CORE-10]");
    public static final InputField<Integer> WEAPON_DM =
            FIELDS.of("weapon-dm", WholeNumberFormat.of(-20, 20), 0, "damage modifier (DM) of the weapon [DH-PEN-01]");
    public static final InputField<Integer> MM =
            FIELDS.of("mm", WholeNumberFormat.of(-20, 20), 0, "morale modifier (MM) of the weapon [DH-CORE-09]");
    public static final InputField<D10Chance> ACQUIRE = FIELDS.of(
            "acquire", new D10Chance.Format(CORE), "number to Acquire, without the modifier of a Fort [DH-CORE-05]");
    static final InputField<Boolean> ACQUIRED =
            FIELDS.flag("acquired", "the fortification is already Acquired [DH-GUN-03]");
    public static final InputField<D10Chance> HIT =
            FIELDS.of("hit", new D10Chance.Format(CORE), "number to hit [DH-CORE-06]");
    public static final InputField<Armour.Facing> FACING =
            FIELDS.choice("facing", Armour.Facing.FRONT, "side that is struck [DH-GUN-05, DH-CARD-FMT-5]");
    static final InputField<Boolean> PENETRATED =
            FIELDS.flag("penetrated", "the attack is known to penetrate [DH-GUN-07]");
    static final InputField<Integer> TABLE_DIE = FIELDS.of(
            "table-die", WholeNumberFormat.of(1, 10), "die on the results table, if already rolled [DH-GUN-07]");

    static final InputField<Integer> CREW =
            FIELDS.of("crew", WholeNumberFormat.of(0, 1000), "men inside now [DH-CARD-FMT-3]");
    public static final InputField<Integer> TARGET_DM = FIELDS.of(
            "target-dm", WholeNumberFormat.of(-20, 20), 0, "damage modifier (DM) of the fortification [DH-PEN-02]");
    public static final InputField<List<Armour.Band>> FRONT = FIELDS.of(
            "front", new ListFormat<>(new Armour.BandFormat()), "armour of the front, part by part [DH-CARD-FMT-4]");
    public static final InputField<List<Armour.Band>> SIDE =
            FIELDS.of("side", new ListFormat<>(new Armour.BandFormat()), "armour of the sides [DH-CARD-FMT-4]");
    public static final InputField<List<Armour.Band>> REAR =
            FIELDS.of("rear", new ListFormat<>(new Armour.BandFormat()), "armour of the rear [DH-CARD-FMT-4]");
    public static final InputField<Integer> TOP = FIELDS.of(
            "top", WholeNumberFormat.of(0, Armour.BandFormat.MOST_ARMOUR), "armour value of the top [DH-CARD-FMT-5]");
    public static final InputField<List<String>> HEAVY_WEAPON = FIELDS.of(
            "heavy-weapon", Weapon.names("heavy-weapon"), "gun or machine gun of the fortification [DH-PEN-15]");
    public static final InputField<List<String>> DESTROYED_WEAPON =
            FIELDS.of("destroyed-weapon", Weapon.names("destroyed-weapon"), "heavy weapon already lost [DH-PEN-16]");
    static final InputField<List<String>> HEAVIEST = FIELDS.of(
            "heaviest",
            Weapon.names("heaviest"),
            "first weapon the attacker names; repeatable for the next [DH-PEN-15]");
    static final InputField<Integer> PINS =
            FIELDS.of("pins", WholeNumberFormat.of(0, 2), 0, "Pin markers of the crew [DH-GUTS-03]");
    public static final InputField<Integer> MARKS = FIELDS.of(
            "penetrating-hits",
            WholeNumberFormat.of(0, 100),
            0,
            "earlier Penetrating Hits (PH) on the fortification [DH-PEN-11]");
    public static final InputField<D10Chance> GUTS = FIELDS.of(
            "guts",
            new D10Chance.Format("see the army list"),
            "Guts of the crew, without the weapon's MM [DH-CORE-04, DH-GUTS-02]");
    public static final InputField<Integer> GUTS_MOD = FIELDS.of(
            "guts-mod",
            WholeNumberFormat.of(-20, 20),
            0,
            "other modifiers of the Guts, including own cover [DH-GUTS-02]");
    public static final InputField<CrewGutsCheck.SecondPin> SECOND_PIN = FIELDS.choice(
            "second-pin",
            CrewGutsCheck.SecondPin.STAY,
            "choice of the owner at a second Pin marker [DH-GUTS-04, DH-PEN-13]");
    static final InputField<CeaseFire> CEASE =
            FIELDS.choice("cease", CeaseFire.DESTROYED, "end of fire of several attacks");

    static final Form<Attack> FORM = FIELDS.form(AttackFactory::read);

    private ShootForm() {}

    /** Aim of a shot; an anti-tank rifle must declare it. */
    public enum AimPoint implements PlainName {
        CREW,
        STRUCTURE
    }

    /** Condition that ends fire of several attacks. */
    enum CeaseFire implements PlainName {
        DESTROYED,
        EMPTY
    }

    /** Cover of a normal structure by the core rules (DH-CLASS-04). */
    public enum PlainCover implements NamedConstant {
        MEDIUM,
        /** Called Heavy in the core book. */
        HARD;

        @Override
        public String words() {
            return this == MEDIUM ? "Medium cover" : "Hard cover";
        }

        /** Returns its modifier of the accuracy of the shooter. */
        public int modifier() {
            return this == MEDIUM ? -3 : -4;
        }
    }
}
