package io.redoubt.rules.lg;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Distance;
import io.redoubt.rules.Distances;
import io.redoubt.rules.Field;
import io.redoubt.rules.Kind;
import io.redoubt.rules.Many;
import io.redoubt.rules.OwnName;
import io.redoubt.rules.Whole;
import io.redoubt.rules.YesNo;
import java.util.List;

/** The inputs of attacks on troops in a structure. */
final class InsideForm {
    private static final Kind<String> NAMED = new OwnName("WORDS", "a few words, at most 40 characters");

    static final Field<Method> METHOD = Field.of(
                    "method", Choice.of(Method.values()), "what the attack is aimed at", Rule.BRIEF_02, Rule.DESTR_02)
            .or(Method.STRUCTURE);
    static final Field<FireMode> FIRE_MODE = Field.of(
            "fire-mode",
            Choice.of(FireMode.values()),
            "how the weapon fires",
            Rule.KNOWN_06,
            Rule.KNOWN_07,
            Rule.KNOWN_08,
            Rule.EXPL_08);
    static final Field<Chance> INSIDE = Field.of(
            "inside", new Chances(), "chance to hit somebody inside, in place of the printed one", Rule.KNOWN_02);
    static final Field<String> TARGET_AREA =
            Field.of("target-area", NAMED, "which part of the structure exploratory fire goes at", Rule.EXPL_02);
    static final Field<Opening> AIM =
            Field.of("aim", Choice.of(Opening.values()), "which opening is fired into", Rule.CONCEAL_08);
    static final Field<String> TARGET_SIZE =
            Field.of("target-size", NAMED, "target size the players gave the opening", Rule.CONCEAL_09);
    static final Field<String> CENTRE =
            Field.of("centre", NAMED, "where inside the effect area is centred", Rule.CONCEAL_10);
    static final Field<YesNo> CENTRE_IN_LINE_OF_FIRE = Field.of(
            "centre-in-line-of-fire",
            Choice.of(YesNo.values()),
            "whether a shot can reach that point",
            Rule.CONCEAL_11);
    static final Field<Chance> DETECT = Field.of(
            "detect",
            new Chances(),
            "chance to detect the troops first, signature included",
            Rule.CONCEAL_02,
            Rule.CONCEAL_07);
    static final Field<Distance> RADIUS =
            Field.of("radius", new Distances(), "radius of the effect area, with --piece", Rule.KNOWN_03);
    static final Field<List<Piece>> PIECE = Field.of(
            "piece", new Many<>(new Pieces()), "a piece: how far behind the wall, how far along it", Rule.KNOWN_05);
    static final Field<Type> FROM =
            Field.of("from", Choice.of(Type.values()), "the works the shooter is in", Rule.TYPE_BUNKER_03);
    static final Field<Integer> BEARING = Field.of(
            "bearing",
            new Whole(-360, 360, "degrees"),
            "where a weapon turret fires, off its front",
            Rule.TYPE_TURRET_02);

    private InsideForm() {}

    /** An opening in a wall. */
    enum Opening implements Way {
        EMBRASURE,
        WINDOW,
        DOORWAY
    }
}
