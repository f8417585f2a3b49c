package io.redoubt.rules.fow.movement;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Field;
import io.redoubt.rules.Fields;
import io.redoubt.rules.Form;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Inputs;
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

    static final Form<Crossing> FORM = FIELDS.form(CrossForm::read);

    private CrossForm() {}

    static Crossing read(Inputs in) {
        Obstacle obstacle = in.get(OBSTACLE);
        mustFit(in, ALONG, obstacle == Obstacle.TRENCH_LINE, "only a trench line can be moved along");
        mustFit(in, GAPPED, obstacle == Obstacle.STREET_BARRICADE, "only a Street Barricade can be gapped");
        mustFit(
                in,
                DESTROYED,
                obstacle == Obstacle.BUNKER || obstacle == Obstacle.TANK_PIT,
                obstacle == Obstacle.STREET_BARRICADE
                        ? "a Street Barricade is gapped, never Destroyed; say --gapped"
                        : "only a Bunker, or the tank in a tank pit, can be Destroyed");
        mustFit(
                in,
                OCCUPIED,
                obstacle != Obstacle.STREET_BARRICADE,
                "nobody occupies a Street Barricade: teams stand on one side of it or the other");
        Mobility team = in.get(AS);
        return switch (obstacle) {
            case TRENCH_LINE -> in.get(ALONG) ? AlongTrench.of(in, team) : OverTrench.of(in, obstacle, team);
            case GUN_PIT -> OverTrench.of(in, obstacle, team);
            case TANK_PIT -> OverTankPit.of(in, team);
            case BUNKER -> OverBunker.of(in, team);
            case STREET_BARRICADE -> in.get(GAPPED) ? ThroughGap.of(in, team) : OverBarricade.of(in, team);
        };
    }

    private static void mustFit(Inputs in, Field<Boolean> flag, boolean fits, String why) {
        if (!fits && in.find(flag).orElse(false)) {
            throw new BadInput("--" + flag.name() + ": " + why);
        }
    }
}
