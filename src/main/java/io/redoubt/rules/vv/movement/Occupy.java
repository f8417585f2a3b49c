package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.EnumProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Outcome;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.procedure.Situation;
import io.redoubt.rules.vv.pieces.PieceChanges;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitReminders;
import io.redoubt.rules.vv.pieces.UnitsAndHexes;
import io.redoubt.rules.vv.positions.HexDefaults;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.positions.Stack;
import io.redoubt.rules.vv.positions.StackForm;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.Nation;
import io.redoubt.rules.vv.terms.Phase;
import io.redoubt.rules.vv.terms.PlacementReadings;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** What a position is and gives, and whether units may occupy it. */
public final class Occupy extends EnumProcedure<Occupy.Question, Occupy.Answer> {
    /** What it is called on the command line. */
    public static final String VERB = "occupy";

    /** What is answered: the family of a position, or that units may occupy it. */
    enum Answer implements PlainName, Outcome {
        FORTIFICATION("{} is *{}*, cover {}."),
        ENTRENCHMENT("{} is *{}*, cover {}."),
        ALLOWED("*ALLOWED*: {} may occupy it.");

        private final Remark verdict;

        Answer(String verdict) {
            this.verdict = Remark.of(verdict);
        }

        @Override
        public Remark verdict() {
            return verdict;
        }
    }

    /** Whose units want to go in, seen from those inside. */
    enum Mover implements PlainName {
        OWN,
        ENEMY
    }

    private static final Fields FIELDS = new Fields();
    private static final Field<Position> POSITION =
            FIELDS.of("position", Choice.of(Position.markers()), "the position [VV-20.1-1, VV-20.3-7]");
    static final Field<UnitClass> AS =
            FIELDS.choice("as", UnitClass.class, "what wants to occupy it; else the position is told [VV-20.3-10]");
    static final Field<Integer> UNITS = FIELDS.of("units", Whole.of(1, 20), 1, "how many of them [VV-20.3-12]");
    static final Field<Mover> MOVER =
            FIELDS.choice("mover", Mover.OWN, "whose units, seen from those inside [VV-20.3-8, VV-20.3-10]");
    static final Field<Integer> OCCUPANTS = FIELDS.add(StackForm.OCCUPANTS);
    static final Field<Integer> LEADERS = FIELDS.add(StackForm.LEADERS);
    static final Field<Integer> LEADERS_ENTERING = FIELDS.add(StackForm.LEADERS_ENTERING);
    static final Field<Integer> GUNS = FIELDS.add(StackForm.GUNS);
    static final Field<Integer> VEHICLES = FIELDS.add(StackForm.VEHICLES);
    static final Field<Integer> AFVS = FIELDS.add(StackForm.AFVS);
    static final Field<Nation> SIDE = FIELDS.add(UnitFields.SIDE);

    private static final Remark REMAINS =
            Remark.of("It stays in its hex when its occupants are eliminated or have left [VV-20.1-5, VV-20.1-6]");

    public Occupy() {
        super(
                VERB,
                "what a position is and gives, and who may occupy it",
                FIELDS.form(Occupy::read),
                Answer.class,
                new Example("what a trench is", "--position trench"),
                new Example("what a bunker is", "--position bunker"),
                new Example(
                        "an enemy goes into an abandoned foxhole", "--position foxhole --as infantry --mover enemy"),
                new Example("a second squad into a bunker", "--position bunker-wood --as infantry --occupants 1"),
                new Example(
                        "a leader with a squad in a bunker",
                        "--position bunker --as infantry --occupants 1 --leaders 1"),
                new Example("a Gun into sandbags", "--position sandbags --as gun --occupants 2"));
    }

    private static Question read(Inputs in) {
        Position position = in.get(POSITION);
        Optional<UnitClass> mover = in.find(AS);
        return mover.isEmpty() ? new Alone(position) : Entry.of(in, position, mover.get());
    }

    /** A position, and perhaps units that want to occupy it. */
    sealed interface Question extends Situation<Answer> permits Alone, Entry {
        default List<Quantity<Answer>> quantities() {
            return List.of();
        }

        Sentence verdict(Answer answer);
    }

    /** A position about which is asked what it is. */
    record Alone(Position position) implements Question {
        private Answer answer() {
            return switch (position.family()) {
                case FORTIFICATION -> Answer.FORTIFICATION;
                case ENTRENCHMENT -> Answer.ENTRENCHMENT;
            };
        }

        @Override
        public Sentence headline() {
            return Sentence.of("what {} is", position.place());
        }

        @Override
        public void check(Checklist list) {
            PositionRules.note(position, list);
            list.note(REMAINS);
            PositionRules.family(position, list);
        }

        @Override
        public Answer resolve(Umpire umpire) {
            return answer();
        }

        @Override
        public List<Answer> possible() {
            return List.of(answer());
        }

        @Override
        public List<Quantity<Answer>> quantities() {
            return position == Position.BUNKER
                    ? List.of()
                    : List.of(new Quantity<>("cover", "cover", answer -> position.cover()));
        }

        @Override
        public Sentence verdict(Answer answer) {
            String place = position.place();
            return Sentence.of(
                    answer.verdict(),
                    Character.toUpperCase(place.charAt(0)) + place.substring(1),
                    answer == Answer.FORTIFICATION ? "a fortification" : "an entrenchment",
                    position == Position.BUNKER
                            ? "+4 of concrete, +3 of wood and earth"
                            : Factor.signed(position.cover()));
        }
    }

    /** Units that want to occupy a position; the nation matters for caves alone. */
    record Entry(
            Position position,
            UnitClass mover,
            Stack inside,
            Stack then,
            Mover side,
            Nation nation,
            PlacementReadings.Leaders leaders,
            WireHold wire)
            implements Question {
        private static Entry of(Inputs in, Position position, UnitClass mover) {
            Stack inside = StackForm.read(in);
            int units = in.get(UNITS);
            Stack then = inside.with(mover, units, StackForm.leadersEntering(in, units));
            return new Entry(
                    position,
                    mover,
                    inside,
                    then,
                    in.get(MOVER),
                    position == Position.CAVE ? in.get(SIDE) : Nation.JAPANESE,
                    then.leadersCount(in, position),
                    WireHold.staying(in, position, mover));
        }

        @Override
        public Sentence headline() {
            return Sentence.of("{} occupying {}", mover, position.place());
        }

        @Override
        public void check(Checklist list) {
            PositionRules.note(position, list);
            boolean stranger = position == Position.CAVE && nation != Nation.JAPANESE;
            if (stranger) {
                list.forbid(PositionRules.JAPANESE_ONLY);
            }
            if (position == Position.BARBED_WIRE) {
                wire(list);
            }
            if (side == Mover.ENEMY && !inside.isEmpty()) {
                list.forbid("The enemy is inside: only a close assault takes it [VV-20.3-8, VV-20.3-9]");
                return;
            }
            if (inside.isEmpty()) {
                list.note(REMAINS);
                if (!stranger) {
                    list.note("Nobody is inside: either side may occupy it [VV-20.3-10]");
                }
            }
            if (!then.isOf(position)) {
                list.forbid(PositionRules.bars(position), then.inWords());
            } else if (then.fits(position, leaders)) {
                list.note("With {} inside it is not over its limit [VV-20.3-12]", then.inWords());
                list.note(
                        "Inside, units are placed under the counter; nobody stands beside it [VV-20.3-7, VV-20.3-13]");
            } else {
                list.forbid("{} inside would be over its limit [VV-20.3-12]", then.inWords());
            }
        }

        /** Forbids vehicles, inside too, and by one reading Guns; notes that AFVs pass. */
        private void wire(Checklist list) {
            if (mover == UnitClass.VEHICLE) {
                list.forbid(EntryCheck.NO_VEHICLES);
            } else if (inside.vehicles() > 0) {
                list.forbid(PositionRules.NO_VEHICLES_IN_WIRE);
            } else if (wire == WireHold.BARRED_GUN) {
                list.forbid(PositionRules.NO_GUNS_IN_WIRE);
            } else if (mover == UnitClass.AFV) {
                list.note(EntryCheck.AFV_PASSES);
            }
        }

        @Override
        public Answer resolve(Umpire umpire) {
            return Answer.ALLOWED;
        }

        @Override
        public List<Answer> possible() {
            return List.of(Answer.ALLOWED);
        }

        @Override
        public Sentence verdict(Answer answer) {
            return Sentence.of(answer.verdict(), mover);
        }
    }

    @Override
    public List<Quantity<Answer>> quantities(Question question) {
        return question.quantities();
    }

    @Override
    public Sentence verdict(Question question, Answer answer) {
        return question.verdict(answer);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        UnitsAndHexes table = UnitsAndHexes.ofThoseLeft(who);
        new HexDefaults(table, defaults).marker(POSITION);
        new MoverDefaults(table, defaults).occupy();
    }

    @Override
    public List<Sentence> reminders(Participants who) {
        UnitReminders reminders = new UnitReminders(who).inTheOwnTurn();
        return who.by().isPresent()
                ? reminders.in(Phase.MOVEMENT, Phase.ADVANCE_AND_ASSAULT).all()
                : reminders.all();
    }

    @Override
    public List<Change> effects(Question question, Answer answer, Inputs asked, Participants who) {
        UnitsAndHexes table = new UnitsAndHexes(who);
        PieceChanges changes = new PieceChanges(table);
        changes.goIn(table.acting(UnitsAndHexes.Activity.MOVE));
        return changes.all();
    }
}
