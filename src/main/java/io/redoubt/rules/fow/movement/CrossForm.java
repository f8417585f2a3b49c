package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Field;
import io.redoubt.rules.Fields;
import io.redoubt.rules.Form;
import io.redoubt.rules.Grade;
import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.SkillTest;

/** The inputs of a team that wants to cross a fortification. */
public final class CrossForm {
    private static final Fields FIELDS = new Fields();
    static final Field<Obstacle> OBSTACLE = FIELDS.choice("obstacle", Obstacle.class, "what is in the way", Rule.TCROSS_02, Rule.TANKPIT_09, Rule.BOBS_03, Rule.BARR_02);
    static final Field<Mobility> AS = FIELDS.add(PieceValues.AS);
    static final Field<Grade> SKILL = FIELDS.of("skill", SkillTest.SKILLS, "Skill rating of the team", Rule.BARR_06, Rule.CORE_02);
    public static final Field<Boolean> OVERLOADED = FIELDS.flag("overloaded", "the vehicle is Overloaded", Rule.BARR_07);
    public static final Field<Boolean> UNARMOURED = FIELDS.flag("unarmoured", "the Fully-tracked vehicle has no armour", Rule.BARR_05);
    public static final Field<Boolean> DEMOLITION_CARRIER = FIELDS.flag("demolition-carrier", "the team has a Remote Control Demolition Carrier", Rule.BARR_04);
    static final Field<Boolean> NOT_ADJACENT = FIELDS.flag("not-adjacent", "the team did not begin the Movement Step adjacent", Rule.BARR_08);
    static final Field<Boolean> GAPPED = FIELDS.flag("gapped", "the Street Barricade is gapped", Rule.GAP_12);
    static final Field<Boolean> DESTROYED = FIELDS.flag("destroyed", "the Bunker, or the tank in the pit, is Destroyed", Rule.DEST_02, Rule.DEST_03);
    static final Field<Boolean> OCCUPIED = FIELDS.flag("occupied", "somebody is in the tank pit", Rule.TANKPIT_10);
    static final Field<Boolean> ALONG = FIELDS.flag("along", "move along the trench line, in it", Rule.TRENCH_08);
    static final Field<Boolean> AT_THE_DOUBLE = FIELDS.flag("at-the-double", "the team moves At the Double", Rule.TRENCH_09, Rule.CORE_30);

    static final Form<Crossing> FORM = FIELDS.form(CrossReader::read);

    private CrossForm() {}
}
