package io.redoubt.rules.fow.cover;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.Rule;
import java.util.List;

/** The inputs of a team in, or behind, a fortification. */
final class OccupyForm {
    static final Field<Obstacle> POSITION = Field.of(
            "position",
            Choice.of(Obstacle.values()),
            "what the team is in (Bunker, Street Barricade: behind)",
            Rule.TRENCH_03,
            Rule.GUNPIT_02,
            Rule.TANKPIT_02);
    static final Field<Mobility> AS = Field.of(
            "as",
            Choice.of(Mobility.values()),
            "what the team is; else the usual one for the position",
            Rule.TRENCH_07,
            Rule.TANKPIT_08);
    static final Field<Action> ACTION = Field.of(
            "action",
            Choice.of(Action.values()),
            "what it wants to do; without it, its cover is told",
            Rule.TANKPIT_04,
            Rule.GUNPIT_03);
    static final Field<Boolean> ALL_TURN =
            Field.flag("all-turn", "it spent its whole turn in the position", Rule.TRENCH_05);
    static final Field<Pace> MOVED = Field.of(
                    "moved", Choice.of(Pace.values()), "how it moved in that turn", Rule.TRENCH_06, Rule.TRENCH_09)
            .or(Pace.NONE);
    static final Field<Boolean> SHOT =
            Field.flag("shot", "it shot in that turn, bombardments included", Rule.TRENCH_05);
    static final Field<Boolean> SAME_SECTION =
            Field.flag("same-section", "the shooter is in the same trench section", Rule.TRENCH_04);
    static final Field<Boolean> OFF_PARAPET =
            Field.flag("off-parapet", "it does not touch the parapet of the trench", Rule.GEN_10);
    static final Field<Boolean> TURRETLESS = Field.flag("turretless", "the tank has no turret", Rule.TANKPIT_08);
    static final Field<Incoming> FIRE = Field.of(
                    "fire",
                    Choice.of(Incoming.values()),
                    "what it takes cover from behind a Street Barricade",
                    Rule.BARR_13,
                    Rule.BARR_14,
                    Rule.BARR_15)
            .or(Incoming.OPPOSITE_SIDE);
    static final Field<Boolean> GAPPED = Field.flag("gapped", "the Street Barricade is gapped", Rule.GAP_13);
    static final Field<Boolean> DESTROYED = Field.flag("destroyed", "the Bunker is Destroyed", Rule.DEST_04);

    static final Form<Occupation> FORM = new Form<>(
            List.of(
                    POSITION,
                    AS,
                    ACTION,
                    ALL_TURN,
                    MOVED,
                    SHOT,
                    SAME_SECTION,
                    OFF_PARAPET,
                    TURRETLESS,
                    FIRE,
                    GAPPED,
                    DESTROYED),
            OccupyReader::read);

    private OccupyForm() {}
}
