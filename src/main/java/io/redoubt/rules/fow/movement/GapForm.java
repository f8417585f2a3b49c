package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Distance;
import io.redoubt.rules.Distances;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Targets;
import io.redoubt.rules.Whole;
import io.redoubt.rules.YesNo;
import io.redoubt.rules.fow.terms.GapTool;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.SkillTest;
import java.util.List;

/** The inputs of an attempt to gap a Street Barricade. */
public final class GapForm {
    static final Field<GapTool> WITH = PieceValues.WITH;
    static final Field<Obstacle> OBSTACLE = Field.of(
                    "obstacle", Choice.of(Obstacle.values()), "what is to be gapped", Rule.GAP_10)
            .or(Obstacle.STREET_BARRICADE);
    static final Field<Integer> TEAMS = Field.of(
                    "teams", Whole.of(1, 1000), "how many equal teams, guns or carriers try", Rule.GAP_08)
            .or(1);
    static final Field<Grade> SKILL = Field.of(
            "skill",
            SkillTest.SKILLS,
            "Skill rating of the Pioneers or the gun",
            Rule.GAP_08,
            Rule.GAP_05,
            Rule.CORE_02);
    static final Field<Boolean> PINNED = Field.flag("pinned", "the teams are Pinned Down", Rule.GAP_07, Rule.CORE_09);
    static final Field<Boolean> NOT_ADJACENT =
            Field.flag("not-adjacent", "Pioneers or carrier are not adjacent", Rule.GAP_07, Rule.GAP_01);
    static final Field<Boolean> MOVED = Field.flag("moved", "the teams moved this turn", Rule.GAP_07, Rule.CORE_09);
    static final Field<Boolean> BUNKER_BUSTER = PieceValues.BUNKER_BUSTER;
    static final Field<Integer> ROF = Field.of("rof", Whole.of(1, 100), "rate of fire of one gun", Rule.GAP_05)
            .or(1);
    static final Field<Grade> FIREPOWER =
            Field.of("firepower", Targets.of(1, 6), "the gun's Firepower rating", Rule.GAP_06, Rule.CORE_03);
    public static final Field<Grade> SECOND_FIREPOWER = Field.of(
            "second-firepower", Targets.of(1, 6), "the carrier's second Firepower rating", Rule.GAP_01, Rule.CORE_03);
    static final Field<Distance> RANGE =
            Field.of("range", new Distances(), "distance from the gun to the barricade", Rule.GAP_04);
    static final Field<YesNo> LINE_OF_SIGHT = Field.of(
                    "line-of-sight", Choice.of(YesNo.values()), "whether the gun sees the barricade", Rule.GAP_03)
            .or(YesNo.YES);

    static final Form<Gapping> FORM = new Form<>(
            List.of(
                    WITH,
                    OBSTACLE,
                    TEAMS,
                    SKILL,
                    PINNED,
                    NOT_ADJACENT,
                    MOVED,
                    BUNKER_BUSTER,
                    ROF,
                    FIREPOWER,
                    SECOND_FIREPOWER,
                    RANGE,
                    LINE_OF_SIGHT),
            Gapping::read);

    private GapForm() {}
}
