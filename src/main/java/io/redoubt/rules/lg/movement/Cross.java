package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.PieceState.StructureState;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SharedPieceDefaults;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.TenthsChance;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Optional;

/** Passing through burning ground, and through structures. */
public final class Cross extends CaseProcedure<PassageCase, PassageCase.Result> {
    /** Who passes. */
    enum Passer implements PlainName {
        TROOPS,
        VEHICLE
    }

    /** What troops want to do at a structure. */
    enum Action implements PlainName {
        MOVE_THROUGH,
        OCCUPY,
        SHOOT
    }

    /** Also what is due for those who are in a fire as a turn begins. */
    public static final String VERB = "cross";

    private static final int ATTACK_FACTOR_OF_FIRE = 5;

    static final InputField<Passer> AS = InputField.choice("as", Passer.TROOPS, "who passes [LG-FIRE-32]");
    static final InputField<Integer> TURNS_INSIDE = InputField.number(
                    "turns-inside", 0, 100, "turns spent in the fire after entering it [LG-FIRE-32]")
            .or(0);
    static final InputField<Integer> ATTACK_FACTOR = InputField.number(
                    "attack-factor", 0, 100, "attack factor of the fire, if you alter it [LG-FIRE-32]")
            .or(ATTACK_FACTOR_OF_FIRE);
    static final InputField<StructureState> STRUCTURE =
            InputField.choice("structure", StructureState.class, "how the structure is [LG-DMG-16]");
    static final InputField<Action> ACTION =
            InputField.choice("action", Action.MOVE_THROUGH, "what the troops want to do there [LG-DMG-16]");

    /** Whether the fire attacked before those who are in it. */
    public enum Caught implements PlainName {
        FIRST,
        AGAIN
    }

    static final InputField<Integer> SHELTERING = InputField.number(
            "sheltering", 0, 1000, "soldiers of the same side who shelter there already [LG-TYPE-FOXHOLE-01]");

    public static final InputField<Caught> CAUGHT = InputField.choice(
            "caught",
            Caught.class,
            "they are in the fire already: its attack of this turn, the first of them or one again [LG-FIRE-32]");

    static final InputField<TenthsChance> ARMOR_PENETRATE =
            SharedInputs.ARMOR_PENETRATE.keptAs(PieceState.FIRE_PENETRATE);

    static final InputField<YesNo> ATTACKED_BEFORE = InputField.choice(
            "attacked-before",
            YesNo.class,
            "they are in the fire and come out, or fire out of it: whether it attacked them before [LG-FIRE-32]");

    private final Penetration penetration;

    public Cross(Penetration penetration) {
        super(
                VERB,
                "pass through burning ground, or through a structure",
                new FormBuilder()
                        .with(SharedInputs.TROOPS, AS, ARMOR_PENETRATE, TURNS_INSIDE)
                        .with(ATTACK_FACTOR, STRUCTURE, ACTION, penetration.table())
                        .with(SharedInputs.ARMOR, CAUGHT, SharedInputs.TYPE, SHELTERING)
                        .with(SharedInputs.BURNING, ATTACKED_BEFORE)
                        .form(in -> new Going(in, penetration).through()),
                PassageCase.End.with(PassageCase.End.CROSSES),
                new Example("six soldiers run through a fire", "--troops 6 --armor-penetrate 4/10"),
                new Example("two spend a turn in it", "--troops 2 --armor-penetrate 4/10 --turns-inside 1"),
                new Example("a vehicle", "--as vehicle --armor-penetrate 1/10"),
                new Example("four are in a house that burns", "--troops 4 --armor-penetrate 4/10 --caught first"),
                new Example("into a damaged building", "--structure damaged --action occupy"),
                new Example(
                        "through a destroyed one, not declared untenable",
                        "--structure destroyed --reading lg.untenable=open"));
        this.penetration = penetration;
    }

    @Override
    public List<String> worstToBest() {
        return List.of("penetrated", "all-lost", "some-lost", "crosses");
    }

    /** Fills in the unit that passes, or the one caught in the fire, and the state of the structure. */
    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Optional<Piece> unit = defaults.isGiven(CAUGHT) ? caughtUnit(who) : passing(who);
        if (defaults.isGiven(CAUGHT)) {
            unit.or(who::at).ifPresent(piece -> mustBeInFire(piece, who, defaults));
            who.at().filter(piece -> unit.isEmpty()).ifPresent(fire -> mustBeNameless(fire, who, defaults));
        } else if (who.by().isEmpty()) {
            // What is said of a unit alone is that it is in a fire.
            unit.ifPresent(piece -> {
                mustBeInFire(piece, who, defaults);
                defaults.put(CAUGHT, caught(piece), piece);
            });
        }
        who.at().filter(piece -> !PieceState.isUnit(piece)).ifPresent(piece -> {
            StructureState state = PieceState.state(piece);
            if (!piece.is(PieceState.BURNING) || state == StructureState.DESTROYED) {
                defaults.put(STRUCTURE, state, piece);
            }
            if (piece.is(PieceState.BURNING)) {
                defaults.put(SharedInputs.BURNING, true, piece);
                who.by()
                        .filter(by -> by.is(PieceState.IN, piece.name()))
                        .ifPresent(by -> defaults.put(
                                ATTACKED_BEFORE, by.is(PieceState.ATTACKED_BY_FIRE) ? YesNo.YES : YesNo.NO, by));
            }
            SharedPieceDefaults.type(who.at(), defaults);
            who.by()
                    .map(passer -> StructureOccupants.othersWith(passer, who))
                    .filter(others -> others > 0)
                    .ifPresent(others -> defaults.put(SHELTERING, others, piece));
            if (unit.isEmpty() && defaults.isGiven(CAUGHT)) {
                defaults.takeAs(SharedInputs.TROOPS, PieceState.INSIDE, who.at());
                defaults.take(who.at(), SharedInputs.ARMOR);
            }
        });
        defaults.take(unit, SharedInputs.TROOPS);
        armor(unit, who, penetration, defaults);
    }

    /** Fills in what a fire attacks: what the unit is, and the chance to penetrate its armor. */
    static void armor(Optional<Piece> unit, Participants who, Penetration penetration, PieceDefaults defaults) {
        defaults.take(unit, SharedInputs.ARMOR);
        // The values of all in the fire apply to a unit that has no values of its own.
        penetration.fill(ARMOR_PENETRATE, PieceState.FIRE_INSIDE, SharedPieceDefaults.structure(who), defaults);
        penetration.fill(ARMOR_PENETRATE, PieceState.FIRE_PENETRATE, unit, defaults);
        unit.ifPresent(piece -> piece.value(PieceState.SORT)
                .ifPresent(sort -> defaults.put(AS, sort.isVehicle() ? Passer.VEHICLE : Passer.TROOPS, piece)));
    }

    /** Whether the fire here attacked before: whoever nobody named in what burns has been there all along. */
    public static Caught caught(Piece piece) {
        boolean before = piece.is(PieceState.ATTACKED_BY_FIRE)
                || (!PieceState.isUnit(piece) && PieceState.number(piece, PieceState.TURNS) > 0);
        return before ? Caught.AGAIN : Caught.FIRST;
    }

    private static void mustBeInFire(Piece piece, Participants who, PieceDefaults defaults) {
        String name = PrintableText.of(piece.name());
        if (PieceState.isGone(piece)) {
            throw new NotAllowedException(name + " is out of action or destroyed already: the fire finds nobody there");
        }
        Optional<Piece> at =
                PieceState.isUnit(piece) ? StructureOccupants.structureOf(piece, who.pieces()) : Optional.of(piece);
        if (at.filter(fire -> fire.is(PieceState.BURNING)).isEmpty()) {
            throw new NotAllowedException(name + " is in no fire (LG-FIRE-32): "
                    + (PieceState.isUnit(piece)
                            ? "set it --in what burns, or name what it passes, and it --by"
                            : "set it --burning, or leave out --caught"));
        }
        StructureOccupants inside = StructureOccupants.of(piece, who.pieces());
        if (!PieceState.isUnit(piece) && inside.troops() == 0 && !defaults.isGiven(SharedInputs.TROOPS)) {
            throw new NotAllowedException("nobody is inside " + name + ": the fire finds nobody there");
        }
    }

    /** The name of what burns stands for those in it whom nobody named: each unit has armor of its own. */
    private static void mustBeNameless(Piece fire, Participants who, PieceDefaults defaults) {
        StructureOccupants inside = StructureOccupants.of(fire, who.pieces());
        int nameless = inside.nameless();
        boolean others = defaults.given(SharedInputs.TROOPS).orElse(nameless) > nameless;
        if (!inside.units().isEmpty() && (nameless == 0 || others)) {
            String name = PrintableText.of(fire.name());
            String unit = PrintableText.of(inside.units().get(0).name());
            throw new BadInputException(
                    "the fire attacks each unit in " + name + " by its own armor (LG-FIRE-32): name "
                            + unit + " in place of " + name
                            + (inside.units().size() > 1 ? ", and the others after it" : ""));
        }
    }

    /** The unit that is caught in a fire, also where it is all there is in what was named. */
    private static Optional<Piece> caughtUnit(Participants who) {
        return passing(who)
                .or(() -> who.at()
                        .map(fire -> StructureOccupants.of(fire, who.pieces()))
                        .filter(inside ->
                                inside.nameless() == 0 && inside.units().size() == 1)
                        .map(inside -> inside.units().get(0)));
    }

    /** The unit the fire meets: the one that passes, or the one that is in it. */
    private static Optional<Piece> passing(Participants who) {
        return who.by().or(() -> who.at().filter(PieceState::isUnit));
    }

    /** A fire attacks whoever is in it as a turn begins, and once a turn is all (LG-FIRE-32). */
    @Override
    public List<Sentence> reminders(Participants who, Inputs asked) {
        Reminders reminders = SharedPieceDefaults.reminders(who);
        if (asked.peek(CAUGHT).isPresent()) {
            caughtUnit(who)
                    .or(who::at)
                    .filter(piece -> piece.is(PieceState.ATTACKED_BY_FIRE))
                    .ifPresent(piece -> reminders.say(Sentence.of(
                            "the fire attacked {} already: it does so once a turn, as the turn begins [LG-FIRE-32]",
                            piece.name())));
        }
        return reminders.all();
    }

    /**
     * Who passes is in nothing any longer; who is caught stays where he is, and has been attacked, as has whoever goes
     * into a fire to stay. Who shoots from there stays where he is.
     */
    @Override
    public List<Change> effects(PassageCase passage, PassageCase.Result result, Inputs asked, Participants who) {
        SequentialChanges marks = new SequentialChanges(who, asked);
        boolean caught = asked.peek(CAUGHT).isPresent();
        (caught ? caughtUnit(who).or(who::at) : who.by()).ifPresent(piece -> {
            if (caught) {
                marks.flag(piece, PieceState.ATTACKED_BY_FIRE);
            } else {
                moves(passage, piece, who, marks);
            }
            if (PieceState.isUnit(piece)) {
                marks.lose(piece, passage.lost(result));
            } else {
                marks.lose(StructureOccupants.of(piece, who.pieces()), piece.name(), passage.lost(result));
            }
        });
        return marks.changes();
    }

    /** Marks where a unit is that does what it wants to. */
    static void moves(PassageCase passage, Piece piece, Participants who, SequentialChanges marks) {
        switch (passage.action()) {
            case MOVE_THROUGH -> marks.leave(piece);
            case OCCUPY ->
                who.at().ifPresent(structure -> {
                    marks.enter(piece, structure);
                    burnt(passage, piece, marks);
                });
            case SHOOT -> // It stays where it is.
                who.at()
                        .filter(structure -> piece.is(PieceState.IN, structure.name()))
                        .ifPresent(structure -> burnt(passage, piece, marks));
        }
    }

    private static void burnt(PassageCase passage, Piece piece, SequentialChanges marks) {
        if (passage.fire().isPresent()) {
            marks.flag(piece, PieceState.ATTACKED_BY_FIRE);
        }
    }
}
