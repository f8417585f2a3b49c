package io.redoubt.rules.vv;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Choice;
import io.redoubt.rules.Example;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.rules.Whole;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** What a position is and gives, and whether units may occupy it. */
final class Occupy implements Procedure<Occupy.Question, Occupy.Answer> {
    /** What is answered: the family of a position, or that units may occupy it. */
    enum Answer implements Way {
        FORTIFICATION,
        ENTRENCHMENT,
        ALLOWED
    }

    /** Whose units want to go in, seen from those inside. */
    enum Mover implements Way {
        OWN,
        ENEMY
    }

    /**
     * A position, and the units that want to occupy it, if there are any.
     *
     * @param mover empty where the position alone is asked about
     */
    record Question(
            Position position,
            Optional<UnitClass> mover,
            int units,
            Stack inside,
            Mover side,
            Nation nation,
            DeployPoints.Leaders leaders) {}

    private static final Field<Position> POSITION =
            Field.of("position", Choice.of(Position.markers()), "the position", Rule.V1_1, Rule.V3_7);
    private static final Field<UnitClass> AS = Field.of(
            "as", Choice.of(UnitClass.values()), "what wants to occupy it; else the position is told", Rule.V3_10);
    private static final Field<Integer> UNITS =
            Field.of("units", Whole.of(1, 20), "how many of them", Rule.V3_12).or(1);
    private static final Field<Mover> MOVER = Field.of(
                    "mover", Choice.of(Mover.values()), "whose units, seen from those inside", Rule.V3_8, Rule.V3_10)
            .or(Mover.OWN);

    private static final Form<Question> FORM = new Form<>(
            List.of(
                    POSITION,
                    AS,
                    UNITS,
                    MOVER,
                    StackForm.OCCUPANTS,
                    StackForm.LEADERS,
                    StackForm.GUNS,
                    StackForm.VEHICLES,
                    CrossForm.SIDE),
            Occupy::read);

    private static final List<String> OUTCOMES =
            List.of(Answer.FORTIFICATION.id(), Answer.ENTRENCHMENT.id(), Answer.ALLOWED.id());

    private static final Remark HEADLINE = Remark.of("{} occupying {}");
    private static final Remark HEADLINE_ALONE = Remark.of("what {} is");
    private static final Remark REMAINS =
            Remark.of("It stays in its hex when its occupants are eliminated or have left", Rule.V1_5, Rule.V1_6);
    private static final Remark EITHER = Remark.of("Nobody is inside: either side may occupy it", Rule.V3_10);
    private static final Remark HELD =
            Remark.of("The enemy is inside: only a close assault takes it", Rule.V3_8, Rule.V3_9);
    private static final Remark UNDER =
            Remark.of("Inside, units are placed under the counter; nobody stands beside it", Rule.V3_7, Rule.V3_13);
    private static final Remark FITS = Remark.of("With {} inside it is not over its limit", Rule.V3_12);
    private static final Remark OVER = Remark.of("{} inside would be over its limit", Rule.V3_12);
    private static final Remark JAPANESE = Remark.of("Only the Japanese side may use caves", Rule.V11_3);
    private static final Remark ALLOWED = Remark.of("*ALLOWED*: {} may occupy it.");
    private static final Remark FAMILY = Remark.of("{} is *{}*, cover {}.");

    private static Question read(Inputs in) {
        Position position = in.get(POSITION);
        Optional<UnitClass> mover = in.find(AS);
        if (mover.isEmpty()) {
            return new Question(
                    position,
                    mover,
                    0,
                    new Stack(0, 0, 0, 0),
                    Mover.OWN,
                    Nation.JAPANESE,
                    DeployPoints.LEADERS.standard());
        }
        Stack inside = StackForm.read(in);
        return new Question(
                position,
                mover,
                in.get(UNITS),
                inside,
                in.get(MOVER),
                position == Position.CAVE ? in.get(CrossForm.SIDE) : Nation.JAPANESE,
                position.isBunker() && inside.leaders() > 0
                        ? in.reading(DeployPoints.LEADERS)
                        : DeployPoints.LEADERS.standard());
    }

    @Override
    public String verb() {
        return "occupy";
    }

    @Override
    public String summary() {
        return "what a position is and gives, and who may occupy it";
    }

    @Override
    public Form<Question> form() {
        return FORM;
    }

    @Override
    public void check(Question question, Checklist list) {
        Takes.note(question.position(), list);
        if (question.mover().isEmpty()) {
            list.note(REMAINS);
            Takes.family(question.position(), list);
            return;
        }
        if (question.position() == Position.CAVE && question.nation() != Nation.JAPANESE) {
            list.forbid(JAPANESE);
        }
        if (question.position() == Position.BARBED_WIRE) {
            wire(question.mover().get(), list);
        }
        boolean held = question.side() == Mover.ENEMY && !question.inside().isEmpty();
        if (held) {
            list.forbid(HELD);
            return;
        }
        if (question.inside().isEmpty()) {
            list.note(REMAINS);
            list.note(EITHER);
        }
        Stack then = question.inside().with(question.mover().get(), question.units());
        if (!then.isOf(question.position())) {
            list.forbid(Takes.bars(question.position()), then.inWords());
        } else if (then.fits(question.position(), question.leaders())) {
            list.note(FITS, then.inWords());
            list.note(UNDER);
        } else {
            list.forbid(OVER, then.inWords());
        }
    }

    /** Nobody is in a hex he may not enter. */
    private static void wire(UnitClass mover, Checklist list) {
        if (mover == UnitClass.VEHICLE) {
            list.forbid(EntryCheck.NO_VEHICLES);
        } else if (mover == UnitClass.AFV) {
            list.note(EntryCheck.AFV_PASSES);
        }
    }

    @Override
    public Answer resolve(Question question, Umpire umpire) {
        if (question.mover().isPresent()) {
            return Answer.ALLOWED;
        }
        return switch (question.position().family()) {
            case FORTIFICATION -> Answer.FORTIFICATION;
            case ENTRENCHMENT -> Answer.ENTRENCHMENT;
        };
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public List<String> shown(Question question) {
        return question.mover().isPresent()
                ? List.of(Answer.ALLOWED.id())
                : List.of(question.position().family().id());
    }

    @Override
    public String outcome(Question question, Answer answer) {
        return answer.id();
    }

    @Override
    public List<Quantity<Answer>> quantities(Question question) {
        boolean unknown = question.mover().isPresent() || question.position() == Position.BUNKER;
        int cover = question.position().cover();
        return unknown ? List.of() : List.of(new Quantity<>("cover", "cover", answer -> cover));
    }

    @Override
    public Sentence headline(Question question) {
        String where = Shoot.place(question.position());
        return question.mover().isPresent()
                ? Sentence.of(HEADLINE, question.mover().get(), where)
                : Sentence.of(HEADLINE_ALONE, where);
    }

    @Override
    public Sentence verdict(Question question, Answer answer) {
        if (question.mover().isPresent()) {
            return Sentence.of(ALLOWED, question.mover().get());
        }
        String cover = question.position() == Position.BUNKER
                ? "+4 of concrete, +3 of wood and earth"
                : Factor.signed(question.position().cover());
        String place = Shoot.place(question.position());
        return Sentence.of(
                FAMILY,
                Character.toUpperCase(place.charAt(0)) + place.substring(1),
                answer == Answer.FORTIFICATION ? "a fortification" : "an entrenchment",
                cover);
    }

    @Override
    public List<Example> examples() {
        return List.of(
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
}
