package io.redoubt.rules.fow.cover;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Field;
import io.redoubt.rules.Fields;
import io.redoubt.rules.Form;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Named;
import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.Rule;
import java.util.List;
import java.util.Optional;

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

    static final Form<Occupation> FORM = FIELDS.form(OccupyForm::read);

    private OccupyForm() {}

    static Occupation read(Inputs in) {
        Obstacle position = in.get(POSITION);
        mustFit(in, GAPPED, position == Obstacle.STREET_BARRICADE, "only a Street Barricade can be gapped");
        mustFit(in, DESTROYED, position == Obstacle.BUNKER, "only a Bunker can be Destroyed");
        mustFit(in, TURRETLESS, position == Obstacle.TANK_PIT, "only a tank pit asks for a turret");
        mustFit(in, SAME_SECTION, position == Obstacle.TRENCH_LINE, "only a trench line asks for that");
        mustFit(in, OFF_PARAPET, position == Obstacle.TRENCH_LINE, "only a trench line asks for that");
        return switch (position) {
            case TRENCH_LINE -> InTrench.of(in);
            case GUN_PIT -> InGunPit.of(in);
            case TANK_PIT -> InTankPit.of(in);
            case STREET_BARRICADE -> BehindBarricade.of(in);
            case BUNKER -> BehindBunker.of(in);
        };
    }

    /** The action asked about, if any; the chapter rules on some actions in each position, not on all. */
    static Optional<Action> deed(Inputs in, Obstacle position, Action... known) {
        Optional<Action> deed = in.find(ACTION);
        if (deed.isPresent() && !List.of(known).contains(deed.get())) {
            StringBuilder ruled = new StringBuilder();
            for (Action each : known) {
                ruled.append(ruled.length() == 0 ? "" : ", ").append(each.id());
            }
            throw new BadInput("--action " + deed.get().id() + ": the chapter has no such action at a "
                    + position.words() + (known.length == 0 ? "; leave it out" : "; it rules on " + ruled));
        }
        return deed;
    }

    private static void mustFit(Inputs in, Field<Boolean> flag, boolean fits, String why) {
        if (!fits && in.find(flag).orElse(false)) {
            throw new BadInput("--" + flag.name() + ": " + why);
        }
    }

    /** Where the fire comes from that a Street Barricade should help against. */
    enum Incoming implements Named {
        OPPOSITE_SIDE("shooting from the opposite side"),
        SAME_SIDE("shooting from its own side"),
        BOMBARDMENT("artillery"),
        AIR_STRIKE("aircraft");

        private final String words;

        Incoming(String words) {
            
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** How a team moved in its own turn. */
    enum Pace implements Named {
        NONE("did not move"),
        NORMAL("moved"),
        AT_THE_DOUBLE("moved At the Double");

        private final String words;

        Pace(String words) {
            
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }
}
