package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.Reminders;
import java.util.List;
import java.util.Optional;

/** The values of pieces that several procedures share, and checks of acting pieces. */
public final class PieceValues {
    public static final InputField<Condition> STATE = InputField.of(
                    "state",
                    NamedChoiceFormat.of(Condition.values()),
                    "condition of the target beforehand [FOW-FIGHT-07]")
            .or(Condition.UNHARMED);
    public static final InputField<Grade> SKILL =
            InputField.of("skill", SkillTest.SKILLS, "Skill rating of the shooter [FOW-SHOT-10, FOW-CORE-02]");
    public static final InputField<Integer> FRONT =
            InputField.of("front", WholeNumberFormat.of(0, 30), "Front armour (Turret, tank) [FOW-TURRET-03]");
    public static final InputField<Integer> SIDE =
            InputField.of("side", WholeNumberFormat.of(0, 30), "Side armour (Turret, tank) [FOW-TURRET-03]");
    public static final InputField<Mobility> AS = InputField.of(
            "as", NamedChoiceFormat.of(Mobility.values()), "type of the team [FOW-TCROSS-02, FOW-BARR-05]");
    public static final InputField<GapTool> WITH = InputField.of(
            "with",
            NamedChoiceFormat.of(GapTool.values()),
            "team or weapon that tries to gap it [FOW-GAP-01, FOW-GAP-02, FOW-GAP-07]");
    public static final InputField<Boolean> BUNKER_BUSTER =
            InputField.flag("bunker-buster", "the gun is rated Bunker Buster [FOW-GAP-02]");
    public static final InputField<Integer> TEAMS = InputField.of(
                    "teams", WholeNumberFormat.of(0, 1000), "number of teams or identical weapons [FOW-SHOT-07]")
            .or(1);
    public static final InputField<Integer> TARGET_TEAMS =
            InputField.of("target-teams", WholeNumberFormat.of(0, 100), "number of teams in it [FOW-CORE-48]");
    public static final InputField<Integer> SMOKE = InputField.of(
                    "smoke", WholeNumberFormat.of(0, 1000), "number of smoke markers in front of it")
            .or(0);
    public static final WholeNumberFormat BEARINGS = new WholeNumberFormat(-360, 360, "degrees");
    public static final InputField<Integer> SLITS =
            InputField.of("slits", new Slits(), "firing slits: their letters (A,B) or their number");
    public static final InputField<List<Integer>> SLIT = InputField.of(
            "slit",
            new ListFormat<>(BEARINGS),
            "bearing of a firing slit of a Pillbox, off straight ahead [FOW-FIRE-08]");
    public static final InputField<List<Integer>> SMOKED_SLIT = InputField.of(
            "smoked-slit",
            new ListFormat<>(BEARINGS),
            "bearing of a firing slit, or side, with smoke in front of it; 0 for the front of a Nest [FOW-SMOKE-06]");
    public static final InputField<Boolean> ALL_ROUND =
            InputField.flag("all-round", "this Nest shoots all round by its arsenal entry [FOW-FIRE-05]");
    public static final InputField<String> SMOKED_BY = InputField.of(
            "smoked-by",
            new FreeTextFormat("SIDE", "the name of a side"),
            "side that placed the smoke in front of it and removes it in its next turn [FOW-CORE-10]");
    public static final InputField<Boolean> GONE_TO_GROUND =
            InputField.flag("gone-to-ground", "the teams in it are Gone to Ground [FOW-TRENCH-05]");
    public static final InputField<String> OCCUPANT = InputField.of(
            "occupant",
            new FreeTextFormat("UNIT", "the name of a unit"),
            "unit in it [FOW-TRENCH-05, FOW-TANKPIT-04, FOW-GUNPIT-03]");
    public static final InputField<Integer> PINNED_ROF = InputField.of(
            "pinned-rof",
            WholeNumberFormat.of(1, 2),
            "rate of fire while Pinned Down; 2 for a Turret or by its arsenal entry, else 1 [FOW-PILL-05, FOW-PILL-06]");
    public static final InputField<Boolean> PINNED = InputField.flag("pinned", "it is Pinned Down [FOW-CORE-09]");
    public static final InputField<Boolean> MOVED = InputField.flag("moved", "it moved this turn [FOW-CORE-09]");
    public static final InputField<Boolean> NO_FIRE_ON_THE_MOVE =
            InputField.flag("no-fire-on-the-move", "the weapon cannot fire on the move [FOW-SHOT-09]");
    public static final InputField<Boolean> SHOT = InputField.flag("shot", "it shot this turn");
    public static final InputField<Boolean> ASSAULTED = InputField.flag("assaulted", "it assaulted this turn");
    public static final InputField<Boolean> BOGGED_DOWN =
            InputField.flag("bogged-down", "it is Bogged Down [FOW-CORE-07]");
    public static final InputField<Boolean> GAP_ATTEMPTED =
            InputField.flag("gap-attempted", "it tried to gap a barricade this turn [FOW-GAP-09]");
    public static final InputField<Strongpoint> TYPE = InputField.of(
            "type",
            NamedChoiceFormat.of(List.of(Strongpoint.NEST, Strongpoint.PILLBOX, Strongpoint.TURRET)),
            "type of Bunker, one of the three [FOW-BUNK-02]");
    public static final InputField<Boolean> UNARMOURED =
            InputField.flag("unarmoured", "the Fully-tracked vehicle has no armour [FOW-BARR-05]");
    public static final InputField<Boolean> DESTROYED = InputField.flag("destroyed", "it is Destroyed");
    public static final InputField<Boolean> CAPTURED = InputField.flag("captured", "it was captured");
    public static final InputField<Boolean> OCCUPIED = InputField.flag("occupied", "it is occupied");
    public static final InputField<Boolean> GAPPED = InputField.flag("gapped", "it is gapped [FOW-GAP-12]");
    public static final InputField<Boolean> JUST_GAPPED =
            InputField.flag("just-gapped", "Pioneers gapped it at the end of this Movement Step [FOW-GAP-08]");

    private PieceValues() {}

    public static boolean isBunker(Piece piece) {
        return emplacement(piece).filter(Emplacement::isBunker).isPresent();
    }

    /** Returns the fortification that a piece is, if weapons shoot from it. */
    public static Optional<Emplacement> emplacement(Piece piece) {
        return NamedConstant.find(Emplacement.class, piece.kind());
    }

    /** Returns whether a Bunker shoots in every direction, by its type or by its arsenal entry. */
    public static boolean shootsAllRound(Piece bunker) {
        return emplacement(bunker)
                .filter(each -> each.shootsAllRound() || (each != Emplacement.PILLBOX && bunker.is(ALL_ROUND)))
                .isPresent();
    }

    /** Returns the number of firing slits of a Bunker; 1 if not given. */
    public static int slits(Piece bunker) {
        return bunker.value(SLIT).map(List::size).or(() -> bunker.value(SLITS)).orElse(1);
    }

    /** Returns whether it is Destroyed or captured: a unit, a Bunker, a tank in its pit, or occupants. */
    public static boolean isGone(Piece piece) {
        return piece.is(DESTROYED) || piece.is(CAPTURED) || piece.is(STATE, Condition.DESTROYED);
    }

    /** Returns whether it is gone or has no teams left. */
    public static boolean isSpent(Piece piece) {
        return isGone(piece) || piece.is(TEAMS, 0) || piece.is(TARGET_TEAMS, 0);
    }

    /** Returns whether it can no longer fight in an assault (FOW-CORE-08). */
    public static boolean isOutOfAction(Piece piece) {
        return isSpent(piece) || piece.is(STATE, Condition.BAILED_OUT);
    }

    /**
     * Checks that the acting piece is still there.
     *
     * @throws NotAllowedException if it is Destroyed, or none of its teams is left
     */
    public static void mustAct(Participants who) {
        who.by()
                .filter(piece -> List.of(Cover.TRENCH_LINE.id(), Cover.STREET_BARRICADE.id())
                        .contains(piece.kind()))
                .ifPresent(piece -> {
                    throw new BadInputException(PrintableText.of(piece.name()) + " is a " + piece.kind()
                            + " and cannot act; name the acting unit instead");
                });
        who.by()
                .filter(piece -> isGone(piece)
                        || Positions.tankPit(piece, who.pieces())
                                .filter(PieceValues::isGone)
                                .isPresent())
                .ifPresent(piece -> {
                    throw new NotAllowedException(PrintableText.of(piece.name())
                            + " is Destroyed and cannot act; name another piece, or correct it with set");
                });
        who.by().filter(piece -> piece.is(TEAMS, 0)).ifPresent(piece -> {
            String name = PrintableText.of(piece.name());
            throw new NotAllowedException(
                    "no teams are left in " + name + "; add some with set " + name + " --teams 3");
        });
        who.by().ifPresent(position -> Positions.mustHold(position, who.pieces()));
    }

    /**
     * Checks that the acting piece is still there, and consists of teams, guns or vehicles.
     *
     * @throws BadInputException if it is Destroyed, or a fortification
     */
    public static void mustActAsUnit(Participants who) {
        mustAct(who);
        mustBeUnit(who.by());
    }

    /**
     * Checks that a piece can move: teams, guns or vehicles.
     *
     * @throws BadInputException if it is a fortification
     */
    public static void mustBeUnit(Optional<Piece> one) {
        one.filter(piece -> !piece.kind().equals(PieceKind.UNIT)).ifPresent(piece -> {
            throw new BadInputException(
                    PrintableText.of(piece.name()) + " is a " + piece.kind() + ", which cannot do this; name a unit");
        });
    }

    /**
     * Checks that the acting piece may move.
     *
     * @throws NotAllowedException if it is Destroyed or Bogged Down (FOW-CORE-51)
     */
    public static void mustMove(Participants who) {
        mustActAsUnit(who);
        Positions.mustBeFree(who.by(), who.pieces());
        mayBogDown(who.by());
        who.by().filter(piece -> piece.is(BOGGED_DOWN)).ifPresent(piece -> {
            throw new NotAllowedException(PrintableText.of(piece.name())
                    + " is Bogged Down and may not move until its Starting Step frees it (FOW-CORE-51)");
        });
    }

    /**
     * Checks that a Bogged Down piece is a vehicle, if its mobility is known.
     *
     * @throws BadInputException if it is not (FOW-CORE-07)
     */
    public static void mayBogDown(Optional<Piece> unit) {
        unit.filter(piece -> piece.is(BOGGED_DOWN))
                .flatMap(piece -> piece.value(AS))
                .ifPresent(PieceValues::mayBogDown);
    }

    /**
     * Checks that Bogged Down teams are vehicles.
     *
     * @throws BadInputException if they are not (FOW-CORE-07)
     */
    public static void mayBogDown(Mobility team) {
        if (!team.isVehicle()) {
            throw new BadInputException("--bogged-down and --as " + team.id()
                    + " cannot be combined: only vehicles bog down (FOW-CORE-07); remove one");
        }
    }

    /** Returns the type of a Bunker, a Pillbox unless its kind or values give another; empty for other pieces. */
    public static Optional<Strongpoint> bunker(Piece piece) {
        Optional<Strongpoint> purpose =
                isBunker(piece) ? Optional.of(piece.value(TYPE).orElse(Strongpoint.PILLBOX)) : Optional.empty();
        return oneOfThree(piece).or(() -> purpose);
    }

    /** Sets the target type from a piece; a Bunker built for one purpose has one of the three types. */
    public static void target(InputField<?> input, Optional<Piece> piece, PieceDefaults defaults) {
        piece.ifPresent(
                of -> defaults.put(input.name(), bunker(of).map(Strongpoint::id).orElse(of.kind()), of));
    }

    /** Returns the reminders of an attack on a Bunker or on the occupants of a position. */
    public static Reminders ofAttack(Participants who) {
        Reminders reminders = new Reminders(who).inTheOwnTurn().againstTheEnemy();
        who.at()
                .filter(piece -> isBunker(piece) && oneOfThree(piece).isEmpty())
                .filter(piece -> !piece.has(TYPE))
                .ifPresent(piece -> reminders.say(
                        piece,
                        "{} is assumed to be a Pillbox; use set {} --type nest or turret to change that [FOW-BUNK-02]",
                        piece.name()));
        return reminders.ifSo(Role.AT, PieceValues::isGone, "is already Destroyed");
    }

    private static Optional<Strongpoint> oneOfThree(Piece piece) {
        return NamedConstant.find(Strongpoint.class, piece.kind()).filter(Strongpoint.BUNKERS::contains);
    }

    /** Sets an input to the kind of a piece; the form rejects kinds that it does not know. */
    public static void kind(InputField<?> input, Optional<Piece> piece, PieceDefaults defaults) {
        piece.ifPresent(of -> defaults.put(input.name(), of.kind(), of));
    }

    /** Sets an input to the kind of a piece; every Bunker is the same to teams that climb over it or hide behind it. */
    public static void obstacle(InputField<Obstacle> input, Optional<Piece> piece, PieceDefaults defaults) {
        piece.ifPresent(of -> defaults.put(input.name(), isBunker(of) ? Obstacle.BUNKER.id() : of.kind(), of));
    }

    /** Sets an input if a Bunker, or the occupant of a position, is Destroyed. */
    public static void destroyed(InputField<Boolean> input, Optional<Piece> piece, PieceDefaults defaults) {
        piece.filter(of -> of.is(DESTROYED) || of.is(STATE, Condition.DESTROYED))
                .ifPresent(of -> defaults.put(input, true, of));
    }
}
