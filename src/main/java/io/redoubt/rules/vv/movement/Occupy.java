package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.pieces.UnitChanges;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitReminders;
import io.redoubt.rules.vv.positions.HexDefaults;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.positions.PositionStack;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.rules.vv.shared.PlacementReadings;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.RollModifier;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** The description of a position, and the rules on occupying it. */
public final class Occupy extends CaseProcedure<Occupy.Question, Occupy.Answer> {
    public static final String VERB = "occupy";

    /** The answer: the family of a position, or that units may occupy it. */
    enum Answer implements PlainName, Case.PlainEnd {
        FORTIFICATION,
        ENTRENCHMENT,
        ALLOWED
    }

    /** The side of the units that want to enter, as seen by the occupants. */
    enum Mover implements PlainName {
        OWN,
        ENEMY
    }

    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<Position> POSITION =
            FIELDS.of("position", NamedChoiceFormat.of(Position.markers()), "the position [VV-20.1-1, VV-20.3-7]");
    static final InputField<UnitClass> AS = FIELDS.choice(
            "as", UnitClass.class, "class of the occupying units; without it the position is described [VV-20.3-10]");
    static final InputField<Integer> UNITS =
            FIELDS.of("units", WholeNumberFormat.of(1, 20), 1, "number of these units [VV-20.3-12]");
    static final InputField<Mover> MOVER =
            FIELDS.choice("mover", Mover.OWN, "side of the units, as seen by the occupants [VV-20.3-8, VV-20.3-10]");

    static {
        FIELDS.with(
                PositionStack.OCCUPANTS,
                PositionStack.LEADERS,
                PositionStack.LEADERS_ENTERING,
                PositionStack.GUNS,
                PositionStack.VEHICLES,
                PositionStack.AFVS);
        FIELDS.add(UnitFields.SIDE);
    }

    private static final SentenceTemplate REMAINS = SentenceTemplate.of(
            "It stays in its hex when its occupants are eliminated or have left [VV-20.1-5, VV-20.1-6]");

    public Occupy() {
        super(
                VERB,
                "describe a position, and check whether units may occupy it",
                FIELDS.form(Occupy::read),
                Answer.values(),
                new Example("description of a trench", "--position trench"),
                new Example("description of a bunker", "--position bunker"),
                new Example("an enemy enters an abandoned foxhole", "--position foxhole --as infantry --mover enemy"),
                new Example("a second squad into a bunker", "--position bunker-wood --as infantry --occupants 1"),
                new Example(
                        "a leader with a squad in a bunker",
                        "--position bunker --as infantry --occupants 1 --leaders 1"),
                new Example("a Gun into sandbags", "--position sandbags --as gun --occupants 2"));
    }

    private static Question read(Inputs in) {
        Position position = in.get(POSITION);
        Optional<UnitClass> mover = in.find(AS);
        return mover.isEmpty() ? alone(position) : entry(in, position, mover.get());
    }

    /**
     * A position, and perhaps units that want to occupy it.
     *
     * @param found rules that apply
     */
    record Question(
            Sentence headline, Checklist found, Answer answer, Sentence verdict, List<Quantity<Answer>> quantities)
            implements Judged<Answer> {
        @Override
        public Answer resolve(Umpire umpire) {
            return answer;
        }

        @Override
        public List<Answer> shown() {
            return List.of(answer);
        }

        @Override
        public Sentence verdict(Answer end) {
            return verdict;
        }
    }

    private static Question alone(Position position) {
        Checklist list = new Checklist();
        PositionRules.note(position, list);
        list.note(REMAINS);
        PositionRules.family(position, list);
        boolean concreteOrWood = position == Position.BUNKER;
        String place = position.place();
        Sentence verdict = Sentence.of(
                "{} is *{}*, cover {}.",
                Character.toUpperCase(place.charAt(0)) + place.substring(1),
                position.family() == Position.Family.FORTIFICATION ? "a fortification" : "an entrenchment",
                concreteOrWood ? "+4 of concrete, +3 of wood and earth" : RollModifier.signed(position.cover()));
        return new Question(
                Sentence.of("description of {}", place),
                list,
                switch (position.family()) {
                    case FORTIFICATION -> Answer.FORTIFICATION;
                    case ENTRENCHMENT -> Answer.ENTRENCHMENT;
                },
                verdict,
                concreteOrWood ? List.of() : List.of(new Quantity<>("cover", "cover", answer -> position.cover())));
    }

    /** Judges units that want to occupy a position; the nation matters for caves alone. */
    private static Question entry(Inputs in, Position position, UnitClass mover) {
        Checklist list = new Checklist();
        PositionRules.note(position, list);
        PositionStack inside = PositionStack.read(in);
        int units = in.get(UNITS);
        PositionStack then = inside.with(mover, units, PositionStack.leadersEntering(in, units));
        Mover side = in.get(MOVER);
        boolean stranger = position == Position.CAVE && in.get(UnitFields.SIDE) != Nation.JAPANESE;
        if (stranger) {
            list.forbid(PositionRules.JAPANESE_ONLY);
        }
        PlacementReadings.Leaders leaders = then.leadersCount(in, position);
        BarbedWire.occupying(in, position, mover, inside.vehicles(), list);
        if (side == Mover.ENEMY && !inside.isEmpty()) {
            list.forbid("The enemy is inside: only a close assault takes it [VV-20.3-8, VV-20.3-9]");
        } else {
            if (inside.isEmpty()) {
                list.note(REMAINS);
                if (!stranger) {
                    list.note("It is empty: either side may occupy it [VV-20.3-10]");
                }
            }
            if (!then.isOf(position)) {
                list.forbid(PositionRules.bars(position), then.inWords());
            } else if (then.fits(position, leaders)) {
                list.note("With {} inside it is not over its limit [VV-20.3-12]", then.inWords());
                list.note("Inside, units are placed under the counter, never outside it [VV-20.3-7, VV-20.3-13]");
            } else {
                list.forbid("{} inside would be over its limit [VV-20.3-12]", then.inWords());
            }
        }
        return new Question(
                Sentence.of("{} occupying {}", mover, position.place()),
                list,
                Answer.ALLOWED,
                Sentence.of("*ALLOWED*: {} may occupy it.", mover),
                List.of());
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        HexOccupancy table = new HexOccupancy(who);
        new HexDefaults(table, defaults).marker(POSITION);
        new MoverDefaults(table, defaults).occupy();
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        UnitReminders reminders = new UnitReminders(who).inTheOwnTurn();
        return who.by().isPresent()
                ? reminders.in(Phase.MOVEMENT, Phase.ADVANCE_AND_ASSAULT).all()
                : reminders.all();
    }

    @Override
    public List<Change> effects(Question question, Answer answer, Inputs asked, Participants who) {
        HexOccupancy table = new HexOccupancy(who);
        UnitChanges changes = new UnitChanges(table);
        changes.goIn(table.acting(HexOccupancy.Activity.MOVE));
        return changes.all();
    }
}
