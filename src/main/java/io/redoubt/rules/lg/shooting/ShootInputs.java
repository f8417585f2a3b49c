package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Distances;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.input.OwnName;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.terms.Chance;
import io.redoubt.rules.lg.terms.Chances;
import io.redoubt.rules.lg.terms.FireFromWorks;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.works.DeployCheck;
import java.util.List;

/** The inputs of attacks on troops in a structure. */
public final class ShootInputs {
    private static final Kind<String> NAMED = new OwnName("WORDS", "a few words, at most 40 characters");

    static final Field<AttackMethod> METHOD =
            Field.choice("method", AttackMethod.STRUCTURE, "what the attack is aimed at [LG-BRIEF-02, LG-DESTR-02]");
    static final Field<Chance> INSIDE = Field.of(
            "inside", new Chances(), "chance to hit somebody inside, in place of the printed one [LG-KNOWN-02]");
    static final Field<String> TARGET_AREA =
            Field.of("target-area", NAMED, "which part of the structure exploratory fire goes at [LG-EXPL-02]");
    static final Field<Opening> AIM = Field.choice("aim", Opening.class, "which opening is fired into [LG-CONCEAL-08]");
    public static final Field<String> TARGET_SIZE =
            Field.of("target-size", NAMED, "target size the players gave the opening [LG-CONCEAL-09]");
    static final Field<String> CENTRE =
            Field.of("centre", NAMED, "where inside the effect area is centred [LG-CONCEAL-10]");
    static final Field<YesNo> CENTRE_IN_LINE_OF_FIRE =
            Field.choice("centre-in-line-of-fire", YesNo.class, "whether a shot can reach that point [LG-CONCEAL-11]");
    static final Field<Chance> DETECT = Field.of(
            "detect",
            new Chances(),
            "chance to detect the troops first, signature included [LG-CONCEAL-02, LG-CONCEAL-07]");
    public static final Field<Distance> RADIUS =
            Field.of("radius", new Distances(), "radius of the effect area, with --piece [LG-KNOWN-03]");
    static final Field<List<Spot>> PIECE = Field.of(
            "piece", new Many<>(new Spots()), "a piece: how far behind the wall, how far along it [LG-KNOWN-05]");
    static final Field<List<Squad>> SQUAD = Field.of(
            "squad", new Many<>(new Squad.Written()), "a unit inside, if several are, and its pieces [LG-CORE-04]");

    private ShootInputs() {}

    /** All inputs of an attack, in the order help shows them. */
    static Form<Shot> form(Penetration penetration) {
        return new Fields()
                .with(METHOD, SharedInputs.FIRE_MODE, SharedInputs.HIT, SharedInputs.PENETRATE)
                .with(SharedInputs.ARMOR_PENETRATE, SharedInputs.MATERIAL, SharedInputs.ROOF, SharedInputs.ARMOR_CLASS)
                .with(SharedInputs.LAYERS, SharedInputs.TROOPS, SQUAD, SharedInputs.ATTACKS, INSIDE)
                .with(TARGET_AREA, AIM, TARGET_SIZE, CENTRE)
                .with(CENTRE_IN_LINE_OF_FIRE, DETECT, RADIUS, PIECE)
                .with(SharedInputs.WEAPON, SharedInputs.MOUNT, SharedInputs.EFFECT_AREA, SharedInputs.NUCLEAR)
                .with(
                        WeaponGuideline.HOLE,
                        SharedInputs.WEATHER,
                        SharedInputs.FLAMMABLE,
                        SharedInputs.BURNING,
                        SharedInputs.VARIANT)
                .with(
                        SharedInputs.POINTS,
                        SharedInputs.DAMAGE,
                        Section.SECTION,
                        SharedInputs.ATTACK_FACTOR,
                        penetration.table())
                .with(SharedInputs.ARMOR, SharedInputs.FROM, FireFromWorks.BEARING, SharedInputs.TYPE)
                .with(DeployCheck.OPENINGS)
                .form(new ShotReader(penetration)::read);
    }

    /** An opening in a wall. */
    enum Opening implements PlainName {
        EMBRASURE,
        WINDOW,
        DOORWAY
    }
}
