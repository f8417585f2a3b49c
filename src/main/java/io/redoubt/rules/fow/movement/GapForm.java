package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Distance;
import io.redoubt.rules.Distances;
import io.redoubt.rules.Field;
import io.redoubt.rules.Fields;
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

/** The inputs of an attempt to gap a Street Barricade. */
public final class GapForm {
    private static final Fields FIELDS = new Fields();
    static final Field<GapTool> WITH = FIELDS.add(PieceValues.WITH);
    static final Field<Obstacle> OBSTACLE = FIELDS.choice("obstacle", Obstacle.STREET_BARRICADE, "what is to be gapped", Rule.GAP_10);
    static final Field<Integer> TEAMS = FIELDS.of("teams", Whole.of(1, 1000), 1, "how many equal teams, guns or carriers try", Rule.GAP_08);
    static final Field<Grade> SKILL = FIELDS.of("skill", SkillTest.SKILLS, "Skill rating of the Pioneers or the gun", Rule.GAP_08, Rule.GAP_05, Rule.CORE_02);
    static final Field<Boolean> PINNED = FIELDS.flag("pinned", "the teams are Pinned Down", Rule.GAP_07, Rule.CORE_09);
    static final Field<Boolean> NOT_ADJACENT = FIELDS.flag("not-adjacent", "Pioneers or carrier are not adjacent", Rule.GAP_07, Rule.GAP_01);
    static final Field<Boolean> MOVED = FIELDS.flag("moved", "the teams moved this turn", Rule.GAP_07, Rule.CORE_09);
    static final Field<Boolean> BUNKER_BUSTER = FIELDS.add(PieceValues.BUNKER_BUSTER);
    static final Field<Integer> ROF = FIELDS.of("rof", Whole.of(1, 100), 1, "rate of fire of one gun", Rule.GAP_05);
    static final Field<Grade> FIREPOWER = FIELDS.of("firepower", Targets.of(1, 6), "the gun's Firepower rating", Rule.GAP_06, Rule.CORE_03);
    public static final Field<Grade> SECOND_FIREPOWER = FIELDS.of("second-firepower", Targets.of(1, 6), "the carrier's second Firepower rating", Rule.GAP_01, Rule.CORE_03);
    static final Field<Distance> RANGE = FIELDS.of("range", new Distances(), "distance from the gun to the barricade", Rule.GAP_04);
    static final Field<YesNo> LINE_OF_SIGHT = FIELDS.choice("line-of-sight", YesNo.YES, "whether the gun sees the barricade", Rule.GAP_03);

    static final Form<Gapping> FORM = FIELDS.form(Gapping::read);

    private GapForm() {}
}
