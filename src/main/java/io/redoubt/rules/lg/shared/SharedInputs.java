package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;

/** The inputs that several procedures share. */
public final class SharedInputs {
    /** Largest number of attacks: more than any battle needs, and still quick to count. */
    public static final int MOST_ATTACKS = 1000;

    public static final int MOST_POINTS = 1000;

    public static final InputField<TenthsChance> HIT =
            InputField.of("hit", new TenthsChance.Written(), "chance to hit (core Rule 14) [LG-ATTACK-01, LG-CORE-02]");
    public static final InputField<TenthsChance> PENETRATE = InputField.of(
            "penetrate",
            new TenthsChance.Written(),
            "chance to penetrate the structure (core Rule 16); or give --table [LG-ATTACK-01, LG-CORE-03]");
    public static final InputField<TenthsChance> ARMOR_PENETRATE = InputField.of(
            "armor-penetrate",
            new TenthsChance.Written(),
            "chance to penetrate a piece's own armor; or give --table and --armor [LG-CORE-04, LG-CORE-03]");
    public static final InputField<Integer> ARMOR =
            InputField.number("armor", 0, 30, "armor class of the pieces themselves, for --table [LG-CORE-03]");
    public static final InputField<Material> MATERIAL =
            InputField.of("material", new Material.Written(), "material of the structure [LG-AC-01, LG-AC-16]");
    public static final InputField<Boolean> ROOF = InputField.flag("roof", "the roof is the target [LG-AC-16]");
    public static final InputField<Integer> ARMOR_CLASS = InputField.number(
            "armor-class", 0, 30, "armor class, instead of the one in the tables or if they have none [LG-AC-22]");
    public static final InputField<Integer> ATTACK_FACTOR =
            InputField.number("attack-factor", 0, 100, "attack factor of the weapon [LG-DMG-06, LG-CORE-03]");
    public static final InputField<Boolean> EFFECT_AREA =
            InputField.flag("effect-area", "the weapon has an effect area [LG-DESTR-14, LG-DMG-10]");
    public static final InputField<Boolean> NUCLEAR =
            InputField.flag("nuclear", "the weapon is a nuclear warhead [LG-DESTR-15]");
    public static final InputField<Mount> MOUNT =
            InputField.choice("mount", Mount.INFANTRY, "carrier of the weapon [LG-DESTR-10, LG-DESTR-11]");
    public static final InputField<Weapon> WEAPON = InputField.of(
            "weapon",
            new Weapon.Written(Weapon.Written.Known.TABLES_TOO),
            "name or type of the weapon [LG-FIRE-04, LG-CONCEAL-03]");
    /** The weapon for procedures without a table, which know only the weapons of the chapter. */
    public static final InputField<Weapon> CHAPTER_WEAPON = InputField.of(
            "weapon",
            new Weapon.Written(Weapon.Written.Known.CHAPTER),
            "name or type of the weapon [LG-FIRE-04, LG-CONCEAL-03]");

    public static final InputField<FireMode> FIRE_MODE = InputField.choice(
            "fire-mode", FireMode.class, "fire mode of the weapon [LG-KNOWN-06, LG-KNOWN-07, LG-KNOWN-08, LG-EXPL-08]");
    public static final InputField<Weather> WEATHER =
            InputField.choice("weather", Weather.CLEAR, "weather that may damp a fire [LG-FIRE-24]");
    public static final InputField<YesNo> FLAMMABLE = InputField.choice(
            "flammable", YesNo.class, "flammability of the surface, by its material if not given [LG-FIRE-03]");
    public static final InputField<Integer> ATTACKS = InputField.number(
                    "attacks", 1, MOST_ATTACKS, "number of successive attacks [LG-BREACH-05, LG-DMG-01]")
            .or(1);
    public static final InputField<Integer> TROOPS = InputField.number(
                    "troops", 0, 1000, "number of pieces there; for an effect area, of those in it [LG-KNOWN-05]")
            .or(1);
    public static final InputField<Variant> VARIANT =
            InputField.choice("variant", Variant.class, "variant of the point system [LG-DMG-02]");
    public static final InputField<Integer> POINTS =
            InputField.number("points", 1, MOST_POINTS, "damage points the target can take [LG-DMG-01]");
    public static final InputField<Integer> DAMAGE = InputField.number(
                    "damage", 0, MOST_POINTS, "damage points lost before [LG-DMG-01]")
            .or(0);
    public static final InputField<Integer> LAYERS = InputField.number(
                    "layers", 1, 20, "walls or floors to penetrate one after the other [LG-ATTACK-01]")
            .or(1);
    public static final InputField<FieldworkType> TYPE =
            InputField.choice("type", FieldworkType.class, "type of the position [LG-BRIEF-03]");

    public static final InputField<FieldworkType> FROM =
            InputField.choice("from", FieldworkType.class, "fortification the shooter is in [LG-TYPE-BUNKER-03]");

    public static final InputField<YesNo> FIRED =
            InputField.choice("fired", YesNo.YES, "earlier fire by the troops [LG-CONCEAL-02]");

    public static final InputField<Boolean> BURNING = InputField.flag("burning", "it is already on fire [LG-FIRE-01]");

    public static final InputField<String> WHO_IS_INSIDE = InputField.of(
            "inside", new FreeTextFormat("NAMES", "a few words, at most 40 characters"), "occupants [LG-BRIEF-02]");

    private SharedInputs() {}

    public enum Mount implements PlainName {
        INFANTRY,
        VEHICLE
    }

    public enum Weather implements PlainName {
        CLEAR,
        MIST,
        RAIN,
        MIST_AND_RAIN
    }

    /** The variants of the point system. */
    public enum Variant implements NamedConstant {
        /** A penetration costs one point. */
        ONE("1"),
        /** A hit costs one point, a penetration the attack factor. */
        TWO("2"),
        /** The points of the second, doubled for effect areas. */
        THREE("3");

        private final String id;

        Variant(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String words() {
            return id;
        }
    }
}
