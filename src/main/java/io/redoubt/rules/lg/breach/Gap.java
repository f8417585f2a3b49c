package io.redoubt.rules.lg.breach;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.PieceState.StructureState;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SharedPieceDefaults;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.Penetration.PenetrationTable;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Breaching of walls, attack by attack. */
public final class Gap extends CaseProcedure<Breaching, Breaching.Result> {
    public static final String VERB = "gap";

    enum Tool implements PlainName {
        DEMOLITIONS,
        CHAINSAW,
        BUZZSAW;

        @Override
        public String words() {
            return this == DEMOLITIONS ? PlainName.super.words() : "a " + PlainName.super.words();
        }
    }

    enum Engineer implements PlainName {
        ENGINEERS,
        ENGINEERING_VEHICLE,
        WARDRONE;

        @Override
        public String words() {
            return switch (this) {
                case ENGINEERS -> "engineers";
                case ENGINEERING_VEHICLE -> "an engineering vehicle";
                case WARDRONE -> "a wardrone";
            };
        }
    }

    public static final InputField<Tool> WITH =
            InputField.choice("with", Tool.DEMOLITIONS, "tool used on the wall [LG-BREACH-02]");
    static final InputField<Engineer> AS =
            InputField.choice("as", Engineer.ENGINEERS, "unit that breaches the wall [LG-BREACH-01]");
    static final InputField<Integer> ATTACKS = InputField.number(
            "attacks",
            1,
            SharedInputs.MOST_ATTACKS,
            "total number of attacks (default 20 without --turns and --until) [LG-BREACH-05]");
    /** The points of a wall, which are separate from those of the structure (LG-BREACH-03). */
    static final InputField<Integer> POINTS = InputField.number(
                    "points", 1, SharedInputs.MOST_POINTS, "damage points that breach the wall [LG-BREACH-03]")
            .keptAs(PieceState.BREACH_POINTS);

    public static final InputField<Integer> PER_TURN = InputField.number(
                    "per-turn", 1, 100, "attacks per turn [LG-BREACH-05]")
            .or(1);
    static final InputField<Integer> TURNS =
            InputField.number("turns", 1, SharedInputs.MOST_ATTACKS, "number of turns [LG-BREACH-05]");
    static final InputField<Integer> POINTS_DONE = InputField.number(
                    "points-done", 0, SharedInputs.MOST_POINTS, "breach points done before [LG-BREACH-06]")
            .or(0);
    static final InputField<Certainty> UNTIL = InputField.of(
            "until",
            new Certainty.Written(),
            "required probability of a breach, from which the number of attacks follows; or OUTCOME>=P along a list [LG-BREACH-03]");

    private final Penetration penetration;

    public Gap(Penetration penetration) {
        super(
                VERB,
                "breach the wall of a building, attack by attack",
                new FormBuilder()
                        .with(POINTS, POINTS_DONE, ATTACKS, SharedInputs.HIT)
                        .with(SharedInputs.PENETRATE, PER_TURN, TURNS, UNTIL)
                        .with(WITH, AS, SharedInputs.MATERIAL, SharedInputs.ROOF)
                        .with(
                                SharedInputs.ARMOR_CLASS,
                                SharedInputs.LAYERS,
                                SharedInputs.VARIANT,
                                SharedInputs.ATTACK_FACTOR)
                        .with(SharedInputs.EFFECT_AREA, SharedInputs.NUCLEAR, SharedInputs.WEAPON, penetration.table())
                        .form(in -> Breaching.read(in, penetration)),
                Breaching.End.values(),
                new Example(
                        "a wardrone with a chainsaw at a brick wall, four turns",
                        "--with chainsaw --as wardrone --material brick --points 3 --attacks 4 --hit 10/10 --penetrate 6/10"),
                new Example(
                        "two engineers per turn, two turns",
                        "--points 3 --per-turn 2 --turns 2 --hit 10/10 --penetrate 6/10"),
                new Example("attacks for a probability of 90 %", "--points 1 --hit 10/10 --penetrate 6/10 --until 90%"),
                new Example(
                        "the point system, variant 2",
                        "--points 6 --attacks 2 --hit 8/10 --penetrate 6/10 --variant 2 --attack-factor 5"));
        this.penetration = penetration;
    }

    @Override
    public List<String> worstToBest() {
        return outcomes();
    }

    @Override
    public List<String> notes() {
        return PenetrationTable.notes();
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Optional<Piece> by = who.by();
        SharedPieceDefaults.mustBe(PieceState::isBuilt, "a structure", who, VERB);
        Optional<Piece> at = who.at();
        at.filter(PieceState::isDestroyed).ifPresent(piece -> {
            throw new NotAllowedException(
                    PrintableText.of(piece.name()) + " is destroyed and has no wall left (LG-DMG-16)");
        });
        penetration.weapon(by, defaults);
        defaults.take(by, WITH, PER_TURN);
        by.ifPresent(piece -> piece.value(PieceState.SORT)
                .flatMap(Gap::engineer)
                .ifPresent(engineer -> defaults.put(AS, engineer, piece)));
        SharedPieceDefaults.surface(at, defaults, SharedInputs.LAYERS);
        defaults.takeAs(POINTS, PieceState.BREACH_POINTS, at);
        defaults.take(at, POINTS_DONE);
        boolean counted = defaults.isGiven(ATTACKS) || defaults.isGiven(TURNS) || defaults.isGiven(UNTIL);
        by.filter(piece -> !counted)
                .ifPresent(piece -> defaults.put(ATTACKS, piece.value(PER_TURN).orElse(1), piece));
    }

    /** Returns the role of such a unit in a breach; empty if it has none. */
    private static Optional<Engineer> engineer(PieceState.Sort sort) {
        return switch (sort) {
            case TROOPS, VEHICLE -> Optional.empty();
            case ENGINEERS -> Optional.of(Engineer.ENGINEERS);
            case ENGINEERING_VEHICLE -> Optional.of(Engineer.ENGINEERING_VEHICLE);
            case WARDRONE -> Optional.of(Engineer.WARDRONE);
        };
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        return SharedPieceDefaults.remindersOfAttack(who)
                .ifSo(
                        Role.AT,
                        piece -> PieceState.state(piece) == StructureState.BREACHED,
                        "is already breached: this is another of its walls [LG-BREACH-07]")
                .ifSo(
                        Role.BY,
                        piece -> piece.value(PieceState.SORT)
                                .flatMap(Gap::engineer)
                                .isEmpty(),
                        "was not declared as engineers, an engineering vehicle or a wardrone [LG-BREACH-01]")
                .all();
    }

    /** Warns if a piece is to make more attacks than it has in a turn. */
    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        List<Reminder> all = new ArrayList<>(reminders(who));
        int perTurn = asked.peekOrDefault(PER_TURN).orElse(1);
        int attacks = asked.peekOrDefault(ATTACKS).orElse(0);
        who.by()
                .filter(piece -> attacks > perTurn)
                .ifPresent(piece -> all.add(Reminder.of(
                        piece,
                        Sentence.of(
                                "{} attacks take {} more than one turn; it has {} a turn (--per-turn) [LG-BREACH-05]",
                                attacks,
                                piece.name(),
                                perTurn))));
        return all;
    }

    /** Records a breach as a hole; the next wall starts without points done. */
    @Override
    public List<Change> effects(Breaching breaching, Breaching.Result result, Inputs asked, Participants who) {
        SequentialChanges marks = new SequentialChanges(who, asked);
        who.by().ifPresent(piece -> marks.flag(piece, PieceState.AT_A_WALL));
        who.at().filter(PieceState::isBuilt).ifPresent(piece -> {
            if (result.end() == Breaching.End.BREACHED) {
                marks.drop(piece, PieceState.POINTS_DONE);
                marks.holes(piece, 1);
                marks.state(piece, StructureState.BREACHED);
            } else if (result.points() > 0) {
                marks.set(piece, PieceState.POINTS_DONE, result.points());
            }
        });
        return marks.changes();
    }
}
