package io.redoubt.rules.fow.cover;

import io.redoubt.rules.Field;
import io.redoubt.rules.Fields;
import io.redoubt.rules.Form;
import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.Rule;

/** The inputs of a team in, or behind, a fortification. */
final class OccupyForm {
    private static final Fields FIELDS = new Fields();
    static final Field<Obstacle> POSITION = FIELDS.choice("position", Obstacle.class, "what the team is in (Bunker, Street Barricade: behind)", Rule.TRENCH_03, Rule.GUNPIT_02, Rule.TANKPIT_02);
    static final Field<Mobility> AS = FIELDS.choice("as", Mobility.class, "what the team is; else the usual one for the position", Rule.TRENCH_07, Rule.TANKPIT_08);
    static final Field<Action> ACTION = FIELDS.choice("action", Action.class, "what it wants to do; without it, its cover is told", Rule.TANKPIT_04, Rule.GUNPIT_03);
    static final Field<Boolean> ALL_TURN = FIELDS.flag("all-turn", "it spent its whole turn in the position", Rule.TRENCH_05);
    static final Field<Pace> MOVED = FIELDS.choice("moved", Pace.NONE, "how it moved in that turn", Rule.TRENCH_06, Rule.TRENCH_09);
    static final Field<Boolean> SHOT = FIELDS.flag("shot", "it shot in that turn, bombardments included", Rule.TRENCH_05);
    static final Field<Boolean> SAME_SECTION = FIELDS.flag("same-section", "the shooter is in the same trench section", Rule.TRENCH_04);
    static final Field<Boolean> OFF_PARAPET = FIELDS.flag("off-parapet", "it does not touch the parapet of the trench", Rule.GEN_10);
    static final Field<Boolean> TURRETLESS = FIELDS.flag("turretless", "the tank has no turret", Rule.TANKPIT_08);
    static final Field<Incoming> FIRE = FIELDS.choice("fire", Incoming.OPPOSITE_SIDE, "what it takes cover from behind a Street Barricade", Rule.BARR_13, Rule.BARR_14, Rule.BARR_15);
    static final Field<Boolean> GAPPED = FIELDS.flag("gapped", "the Street Barricade is gapped", Rule.GAP_13);
    static final Field<Boolean> DESTROYED = FIELDS.flag("destroyed", "the Bunker is Destroyed", Rule.DEST_04);

    static final Form<Occupation> FORM = FIELDS.form(OccupyReader::read);

    private OccupyForm() {}
}
