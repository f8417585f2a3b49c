package io.redoubt.rules.fow.cover;

import io.redoubt.rules.fow.shared.ConditionChanges;
import io.redoubt.rules.fow.shared.Mobility;
import io.redoubt.rules.fow.shared.Obstacle;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.Positions;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cover in positions, and actions that are possible there. */
public final class Occupy extends CaseProcedure<Occupation, Occupy.PositionBenefit> {
    public static final String VERB = "occupy";

    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<Obstacle> POSITION = FIELDS.choice(
            "position",
            Obstacle.class,
            "position of the team (Bunker, Street Barricade: behind it) [FOW-TRENCH-03, FOW-GUNPIT-02, FOW-TANKPIT-02]");
    static final InputField<Mobility> AS = FIELDS.choice(
            "as",
            Mobility.class,
            "type of the team; if not given, the usual one for the position [FOW-TRENCH-07, FOW-TANKPIT-08]");
    static final InputField<Action> ACTION = FIELDS.choice(
            "action",
            Action.class,
            "intended action; if not given, the ruling is about its cover [FOW-TANKPIT-04, FOW-GUNPIT-03]");
    static final InputField<Boolean> ALL_TURN =
            FIELDS.flag("all-turn", "it spent its whole turn in the position [FOW-TRENCH-05]");
    static final InputField<Pace> MOVED =
            FIELDS.choice("moved", Pace.NONE, "its movement in that turn [FOW-TRENCH-06, FOW-TRENCH-09]");
    static final InputField<Boolean> SHOT =
            FIELDS.flag("shot", "it shot in that turn, bombardments included [FOW-TRENCH-05]");
    static final InputField<Boolean> SAME_SECTION =
            FIELDS.flag("same-section", "the shooter is in the same trench section [FOW-TRENCH-04]");
    static final InputField<Boolean> OFF_PARAPET =
            FIELDS.flag("off-parapet", "it does not touch the parapet of the trench [FOW-GEN-10]");
    static final InputField<Boolean> TURRETLESS = FIELDS.flag("turretless", "the tank has no turret [FOW-TANKPIT-08]");
    static final InputField<Incoming> FIRE = FIELDS.choice(
            "fire",
            Incoming.OPPOSITE_SIDE,
            "direction or kind of fire at a team behind a Street Barricade [FOW-BARR-13, FOW-BARR-14, FOW-BARR-15]");
    static final InputField<Boolean> GAPPED = FIELDS.flag("gapped", "the Street Barricade is gapped [FOW-GAP-13]");
    static final InputField<Boolean> DESTROYED = FIELDS.flag("destroyed", "the Bunker is Destroyed [FOW-DEST-04]");

    public Occupy() {
        super(
                VERB,
                "find the cover of a position, and the actions allowed in it",
                FIELDS.form(Occupy::read),
                PositionBenefit.values(),
                new Example(
                        "Infantry that ran along its trench all turn",
                        "--position trench-line --as infantry --all-turn --moved at-the-double"),
                new Example(
                        "Infantry that shot from its trench", "--position trench-line --as infantry --all-turn --shot"),
                new Example("a shooter in the same trench section", "--position trench-line --same-section"),
                new Example("a Man-packed Gun moves along", "--position trench-line --as man-packed-gun --action move"),
                new Example("Infantry that does not touch the parapet", "--position trench-line --off-parapet"),
                new Example("a gun in a gun pit", "--position gun-pit --as gun"),
                new Example("a gun in a gun pit that neither moved nor shot", "--position gun-pit --as gun --all-turn"),
                new Example("a gun in a gun pit shoots", "--position gun-pit --as gun --action shoot"),
                new Example("a tank in a tank pit", "--position tank-pit --as fully-tracked"),
                new Example("a tank in a tank pit turns its turret", "--position tank-pit --action rotate-turret"),
                new Example("Infantry behind a gapped Street Barricade", "--position street-barricade --gapped"),
                new Example(
                        "Infantry behind a Street Barricade under artillery",
                        "--position street-barricade --fire bombardment"),
                new Example("Infantry behind the ruins of a Bunker", "--position bunker --destroyed"));
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Positions.mustBeFree(who.by(), others(who));
        PieceValues.obstacle(POSITION, who.at(), defaults);
        PieceValues.destroyed(DESTROYED, who.at(), defaults);
        defaults.takeAs(GAPPED, PieceValues.GAPPED, who.at());
        defaults.takeAs(AS, PieceValues.AS, who.by());
        defaults.takeAs(SHOT, PieceValues.SHOT, who.by());
        who.by()
                // The board only records that the unit moved; the kind of move is for the players to add.
                .filter(piece -> piece.is(PieceValues.MOVED) && !defaults.isGiven(MOVED))
                .ifPresent(piece -> defaults.put(MOVED, Pace.NORMAL, piece));
    }

    /**
     * Records the unit as occupant of the position, and the position as Gone to Ground if the ruling says so. Does
     * nothing if an action was requested, or if the piece is another kind of position.
     */
    @Override
    public List<Change> effects(Occupation occupation, PositionBenefit benefit, Inputs asked, Participants who) {
        ConditionChanges changes = new ConditionChanges();
        keep(asked, who, changes);
        Optional<Piece> entered = who.at()
                .filter(Positions::isEntered)
                .filter(piece -> piece.kind().equals(occupation.position().id()));
        if (entered.isEmpty() || occupation.deed().isPresent()) {
            return changes.all();
        }
        who.by().ifPresent(unit -> changes.flag(entered, PieceValues.OCCUPIED));
        boolean quiet = benefit == PositionBenefit.CONCEALED_GONE_TO_GROUND;
        if (quiet) {
            changes.flag(entered, PieceValues.GONE_TO_GROUND);
        }
        who.by().ifPresent(unit -> {
            changes.leaves(unit, others(who));
            // A unit that is Gone to Ground, or must stay, replaces another occupant.
            boolean free = Positions.occupant(entered.get(), who.pieces())
                    .filter(other -> !PieceValues.isSpent(other))
                    .isEmpty();
            if (free || quiet || occupation.binds()) {
                changes.set(entered.get(), PieceValues.OCCUPANT, unit.name());
            }
        });
        return changes.all();
    }

    private static List<Piece> others(Participants who) {
        List<Piece> others = new ArrayList<>(who.pieces());
        who.at().ifPresent(others::remove);
        return others;
    }

    /** Records movement and shooting of an active unit for the rest of its turn, but not of an earlier turn. */
    private static void keep(Inputs asked, Participants who, ConditionChanges changes) {
        Optional<Piece> active = who.by()
                .filter(unit -> unit.owner().isEmpty()
                        || who.side().isEmpty()
                        || unit.owner().equals(who.side()));
        if (ConditionChanges.ifUsed(asked, MOVED).orElse(Pace.NONE) != Pace.NONE) {
            changes.flag(active, PieceValues.MOVED);
        }
        changes.setIfUsed(active, PieceValues.SHOT, asked, SHOT);
    }

    static Occupation read(Inputs in) {
        Obstacle position = in.get(POSITION);
        mustFit(in, GAPPED, position == Obstacle.STREET_BARRICADE, "only a Street Barricade can be gapped");
        mustFit(in, DESTROYED, position == Obstacle.BUNKER, "only a Bunker can be Destroyed");
        mustFit(in, TURRETLESS, position == Obstacle.TANK_PIT, "valid for a tank pit only");
        mustFit(in, SAME_SECTION, position == Obstacle.TRENCH_LINE, "valid for a trench line only");
        mustFit(in, OFF_PARAPET, position == Obstacle.TRENCH_LINE, "valid for a trench line only");
        return Occupation.read(in, position);
    }

    private static void mustFit(Inputs in, InputField<Boolean> flag, boolean fits, String why) {
        if (!fits && in.find(flag).orElse(false)) {
            throw new BadInputException("--" + flag.name() + ": " + why);
        }
    }

    /** The direction of fire against which a Street Barricade should give cover. */
    enum Incoming implements NamedConstant {
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

    /** The movement of a team in its own turn. */
    enum Pace implements NamedConstant {
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

    /** The benefit of a position for the team in it: its cover, or permission to act there. */
    public enum PositionBenefit implements Case.PlainEnd, PlainName {
        NO_COVER("no-cover"),
        BULLETPROOF("bulletproof"),
        CONCEALED("concealed"),
        CONCEALED_BULLETPROOF("concealed+bulletproof"),
        CONCEALED_GONE_TO_GROUND("concealed+gone-to-ground"),
        ALLOWED("allowed");

        private final String id;

        PositionBenefit(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }
    }

    /** An action of a team in a position. */
    enum Action implements NamedConstant {
        MOVE("move"),
        ROTATE_HULL("turn its hull"),
        ROTATE_TURRET("turn its turret"),
        SHOOT("shoot"),
        STAND_ON_TOP("end a Step on top");

        private final String words;

        Action(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }
}
