package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
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
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Passage through burning ground and structures. */
public final class Cross extends CaseProcedure<PassageCase, PassageCase.Result> {
    enum Passer implements PlainName {
        TROOPS,
        VEHICLE
    }

    enum Action implements PlainName {
        MOVE_THROUGH,
        OCCUPY,
        SHOOT
    }

    /** The verb, which the upkeep of pieces in a fire uses too. */
    public static final String VERB = "cross";

    private static final int ATTACK_FACTOR_OF_FIRE = 5;

    static final InputField<Passer> AS =
            InputField.choice("as", Passer.TROOPS, "kind of piece that passes [LG-FIRE-32]");
    static final InputField<Integer> TURNS_INSIDE = InputField.number(
                    "turns-inside", 0, 100, "turns spent in the fire after entering it [LG-FIRE-32]")
            .or(0);
    static final InputField<Integer> ATTACK_FACTOR = InputField.number(
                    "attack-factor", 0, 100, "attack factor of the fire, if you change it [LG-FIRE-32]")
            .or(ATTACK_FACTOR_OF_FIRE);
    static final InputField<StructureState> STRUCTURE =
            InputField.choice("structure", StructureState.class, "state of the structure [LG-DMG-16]");
    static final InputField<Action> ACTION =
            InputField.choice("action", Action.MOVE_THROUGH, "action of the troops there [LG-DMG-16]");

    /** The attack of a fire on the pieces in it: their first, or another. */
    public enum Caught implements PlainName {
        FIRST,
        AGAIN
    }

    static final InputField<Integer> SHELTERING =
            InputField.number("sheltering", 0, 1000, "soldiers of the same side already there [LG-TYPE-FOXHOLE-01]");

    public static final InputField<Caught> CAUGHT = InputField.choice(
            "caught",
            Caught.class,
            "attack of this turn by the fire they are in, the first on them or another [LG-FIRE-32]");

    static final InputField<TenthsChance> ARMOR_PENETRATE =
            SharedInputs.ARMOR_PENETRATE.keptAs(PieceState.FIRE_PENETRATE);

    static final InputField<YesNo> ATTACKED_BEFORE = InputField.choice(
            "attacked-before",
            YesNo.class,
            "earlier attack by the fire that they are in and leave, or fire out of [LG-FIRE-32]");

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
                new Example("four in a burning house", "--troops 4 --armor-penetrate 4/10 --caught first"),
                new Example("into a damaged building", "--structure damaged --action occupy"),
                new Example(
                        "through a destroyed building, not declared untenable",
                        "--structure destroyed --reading lg.untenable=open"));
        this.penetration = penetration;
    }

    /** Returns the target if a fire attacks the units in it, which may happen in any turn. */
    @Override
    public Role actor(Map<String, String> inputs) {
        return inputs.containsKey(CAUGHT.name()) ? Role.AT : Role.BY;
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
            // A unit without another piece is in a fire.
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

    /**
     * Returns whether the fire has attacked already. Unnamed troops in a burning structure count as having been there from
     * the start.
     */
    public static Caught caught(Piece piece) {
        boolean before = piece.is(PieceState.ATTACKED_BY_FIRE)
                || (!PieceState.isUnit(piece) && PieceState.number(piece, PieceState.TURNS) > 0);
        return before ? Caught.AGAIN : Caught.FIRST;
    }

    private static void mustBeInFire(Piece piece, Participants who, PieceDefaults defaults) {
        String name = PrintableText.of(piece.name());
        if (PieceState.isGone(piece)) {
            throw new NotAllowedException(
                    name + " is out of action or destroyed; a fire attacks only pieces in action");
        }
        Optional<Piece> at =
                PieceState.isUnit(piece) ? StructureOccupants.structureOf(piece, who.pieces()) : Optional.of(piece);
        if (at.filter(fire -> fire.is(PieceState.BURNING)).isEmpty()) {
            throw new NotAllowedException(name + " is not in a fire (LG-FIRE-32); "
                    + (PieceState.isUnit(piece)
                            ? "set --in to what burns, or name what it passes, and the unit with --by"
                            : "set --burning, or remove --caught"));
        }
        StructureOccupants inside = StructureOccupants.of(piece, who.pieces());
        if (!PieceState.isUnit(piece) && inside.troops() == 0 && !defaults.isGiven(SharedInputs.TROOPS)) {
            throw new NotAllowedException("no troops are inside " + name + "; give --troops");
        }
    }

    /** Rejects a burning piece as the name of the units in it: each unit has its own armor. */
    private static void mustBeNameless(Piece fire, Participants who, PieceDefaults defaults) {
        StructureOccupants inside = StructureOccupants.of(fire, who.pieces());
        int nameless = inside.nameless();
        boolean others = defaults.given(SharedInputs.TROOPS).orElse(nameless) > nameless;
        if (!inside.units().isEmpty() && (nameless == 0 || others)) {
            String name = PrintableText.of(fire.name());
            String unit = PrintableText.of(inside.units().get(0).name());
            throw new BadInputException(
                    "the fire attacks each unit in " + name + " by its own armor (LG-FIRE-32); name "
                            + unit + " instead of " + name
                            + (inside.units().size() > 1 ? ", and the others after it" : ""));
        }
    }

    /** Returns the unit caught in a fire, including a unit that is alone in the named piece. */
    private static Optional<Piece> caughtUnit(Participants who) {
        return passing(who)
                .or(() -> who.at()
                        .map(fire -> StructureOccupants.of(fire, who.pieces()))
                        .filter(inside ->
                                inside.nameless() == 0 && inside.units().size() == 1)
                        .map(inside -> inside.units().get(0)));
    }

    /** Returns the unit the fire attacks: the acting unit, or the named one. */
    private static Optional<Piece> passing(Participants who) {
        return who.by().or(() -> who.at().filter(PieceState::isUnit));
    }

    /** Warns of a second attack by a fire, which attacks once per turn (LG-FIRE-32). */
    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        Reminders reminders = SharedPieceDefaults.reminders(who);
        if (asked.peek(CAUGHT).isPresent()) {
            caughtUnit(who)
                    .or(who::at)
                    .filter(piece -> piece.is(PieceState.ATTACKED_BY_FIRE))
                    .ifPresent(piece -> reminders.say(
                            piece,
                            "the fire already attacked {}: it attacks once per turn, as the turn begins [LG-FIRE-32]"));
        }
        return reminders.all();
    }

    /**
     * Updates positions: units that pass leave theirs, units that shoot or are caught in a fire stay. Marks the latter, and
     * units that enter a fire, as attacked.
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

    /** Records the position of a unit after its action. */
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
