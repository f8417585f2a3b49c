package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.input.OwnName;
import io.redoubt.rules.input.RuledOut;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Optional;

/** What pieces of a battle hold for several procedures, and the steps that these share. */
public final class PieceValues {
    public static final Field<Condition> STATE = Field.of(
                    "state", Choice.of(Condition.values()), "how the target stands before [FOW-FIGHT-07]")
            .or(Condition.UNHARMED);
    public static final Field<Grade> SKILL =
            Field.of("skill", SkillTest.SKILLS, "Skill rating of the shooter [FOW-SHOT-10, FOW-CORE-02]");
    public static final Field<Integer> FRONT =
            Field.of("front", Whole.of(0, 30), "Front armour (Turret, tank) [FOW-TURRET-03]");
    public static final Field<Integer> SIDE =
            Field.of("side", Whole.of(0, 30), "Side armour (Turret, tank) [FOW-TURRET-03]");
    public static final Field<Mobility> AS =
            Field.of("as", Choice.of(Mobility.values()), "what the team is [FOW-TCROSS-02, FOW-BARR-05]");
    public static final Field<GapTool> WITH =
            Field.of("with", Choice.of(GapTool.values()), "who tries to gap it [FOW-GAP-01, FOW-GAP-02, FOW-GAP-07]");
    public static final Field<Boolean> BUNKER_BUSTER =
            Field.flag("bunker-buster", "the gun is rated Bunker Buster [FOW-GAP-02]");
    public static final Field<Integer> TEAMS = Field.of(
                    "teams", Whole.of(0, 1000), "how many teams, or identical weapons [FOW-SHOT-07]")
            .or(1);
    public static final Field<Integer> TARGET_TEAMS =
            Field.of("target-teams", Whole.of(0, 100), "how many teams are in it [FOW-CORE-48]");
    public static final Field<Integer> SMOKE =
            Field.of("smoke", Whole.of(0, 1000), "smoke markers before it").or(0);
    public static final Whole BEARINGS = new Whole(-360, 360, "degrees");
    public static final Field<Integer> SLITS = Field.of("slits", new Slits(), "firing slits: A,B or how many");
    public static final Field<List<Integer>> SLIT = Field.of(
            "slit", new Many<>(BEARINGS), "where a firing slit of a Pillbox faces, off straight ahead [FOW-FIRE-08]");
    public static final Field<List<Integer>> SMOKED_SLIT = Field.of(
            "smoked-slit",
            new Many<>(BEARINGS),
            "where a firing slit, or side, with smoke before it faces; 0 for the front of a Nest [FOW-SMOKE-06]");
    public static final Field<Boolean> ALL_ROUND =
            Field.flag("all-round", "the arsenal entry of this Nest says it shoots all round [FOW-FIRE-05]");
    public static final Field<String> SMOKED_BY = Field.of(
            "smoked-by",
            new OwnName("SIDE", "the name of a side"),
            "the side that put the smoke before it, and takes it away in its next turn [FOW-CORE-10]");
    public static final Field<Boolean> GONE_TO_GROUND =
            Field.flag("gone-to-ground", "the teams in it are Gone to Ground [FOW-TRENCH-05]");
    public static final Field<String> OCCUPANT = Field.of(
            "occupant",
            new OwnName("UNIT", "the name of a unit"),
            "the unit in it [FOW-TRENCH-05, FOW-TANKPIT-04, FOW-GUNPIT-03]");
    public static final Field<Integer> PINNED_ROF = Field.of(
            "pinned-rof",
            Whole.of(1, 2),
            "rate of fire while Pinned Down; 2 for a Turret or where the arsenal says so, else 1 [FOW-PILL-05, FOW-PILL-06]");
    public static final Field<Boolean> PINNED = Field.flag("pinned", "it is Pinned Down [FOW-CORE-09]");
    public static final Field<Boolean> MOVED = Field.flag("moved", "it moved this turn [FOW-CORE-09]");
    public static final Field<Boolean> NO_FIRE_ON_THE_MOVE =
            Field.flag("no-fire-on-the-move", "the weapon cannot fire on the move [FOW-SHOT-09]");
    public static final Field<Boolean> SHOT = Field.flag("shot", "it shot this turn");
    public static final Field<Boolean> ASSAULTED = Field.flag("assaulted", "it assaulted this turn");
    public static final Field<Boolean> BOGGED_DOWN = Field.flag("bogged-down", "it is Bogged Down [FOW-CORE-07]");
    public static final Field<Boolean> GAP_ATTEMPTED =
            Field.flag("gap-attempted", "it tried to gap a barricade this turn [FOW-GAP-09]");
    public static final Field<Strongpoint> TYPE = Field.of(
            "type",
            Choice.of(List.of(Strongpoint.NEST, Strongpoint.PILLBOX, Strongpoint.TURRET)),
            "which of the three types of Bunker it is [FOW-BUNK-02]");
    public static final Field<Boolean> UNARMOURED =
            Field.flag("unarmoured", "the Fully-tracked vehicle has no armour [FOW-BARR-05]");
    public static final Field<Boolean> DESTROYED = Field.flag("destroyed", "it is Destroyed");
    public static final Field<Boolean> CAPTURED = Field.flag("captured", "it was captured");
    public static final Field<Boolean> OCCUPIED = Field.flag("occupied", "somebody is in it");
    public static final Field<Boolean> GAPPED = Field.flag("gapped", "it is gapped [FOW-GAP-12]");
    public static final Field<Boolean> JUST_GAPPED =
            Field.flag("just-gapped", "Pioneers gapped it at the end of this Movement Step [FOW-GAP-08]");

    private PieceValues() {}

    /** Whether a piece is a Bunker. */
    public static boolean isBunker(Piece piece) {
        for (Emplacement emplacement : Emplacement.values()) {
            if (emplacement.id().equals(piece.kind())) {
                return emplacement.isBunker();
            }
        }
        return false;
    }

    /** Returns whether a Bunker shoots in every direction, by its type or by its arsenal entry. */
    public static boolean shootsAllRound(Piece bunker) {
        for (Emplacement emplacement : Emplacement.values()) {
            if (emplacement.id().equals(bunker.kind())) {
                return emplacement.shootsAllRound() || (emplacement != Emplacement.PILLBOX && bunker.is(ALL_ROUND));
            }
        }
        return false;
    }

    /** How many firing slits a Bunker has; one if nobody said. */
    public static int slits(Piece bunker) {
        return bunker.value(SLIT).map(List::size).or(() -> bunker.value(SLITS)).orElse(1);
    }

    /** Whether nothing of it is left that could act: a unit, a Bunker, a tank in its pit, or who held a position. */
    public static boolean isGone(Piece piece) {
        return piece.is(DESTROYED) || piece.is(CAPTURED) || piece.is(STATE, Condition.DESTROYED);
    }

    /** Whether it is gone, or the last of its teams is. */
    public static boolean isSpent(Piece piece) {
        return isGone(piece) || piece.is(TEAMS, 0) || piece.is(TARGET_TEAMS, 0);
    }

    /** Whether it can no longer fight in an assault (FOW-CORE-08). */
    public static boolean isOutOfAction(Piece piece) {
        return isSpent(piece) || piece.is(STATE, Condition.BAILED_OUT);
    }

    /**
     * Makes sure that the piece which is to act is still there.
     *
     * @throws RuledOut if it is Destroyed, or none of its teams is left
     */
    public static void mustAct(Participants who) {
        who.by()
                .filter(piece -> List.of(Cover.TRENCH_LINE.id(), Cover.STREET_BARRICADE.id())
                        .contains(piece.kind()))
                .ifPresent(piece -> {
                    throw new BadInput(Escaped.of(piece.name()) + " is a " + piece.kind()
                            + " and does nothing: name the unit that acts with --by");
                });
        Optional<Piece> gone = who.by()
                .filter(piece -> isGone(piece)
                        || Positions.tankPit(piece, who.pieces())
                                .filter(PieceValues::isGone)
                                .isPresent());
        gone.ifPresent(piece -> {
            throw new RuledOut(Escaped.of(piece.name())
                    + " is Destroyed and acts no more: name another with --by, or take it back with set");
        });
        who.by().filter(piece -> piece.is(TEAMS, 0)).ifPresent(piece -> {
            String name = Escaped.of(piece.name());
            throw new RuledOut("nobody is left of " + name + ": set " + name + " --teams 3 puts teams into it");
        });
        who.by()
                .filter(piece -> piece.kind().equals(Cover.GUN_PIT.id()))
                .ifPresent(pit -> Positions.mustHold(pit, who.pieces()));
    }

    /**
     * Makes sure that the piece which is to act is still there, and teams, guns or vehicles.
     *
     * @throws BadInput if it is Destroyed, or a fortification
     */
    public static void mustActAsUnit(Participants who) {
        mustAct(who);
        mustBeUnit(who.by());
    }

    /**
     * Makes sure that a piece is one that moves: teams, guns or vehicles.
     *
     * @throws BadInput if it is a fortification
     */
    public static void mustBeUnit(Optional<Piece> one) {
        one.filter(piece -> !piece.kind().equals(PieceKind.UNIT)).ifPresent(piece -> {
            throw new BadInput(Escaped.of(piece.name()) + " is a " + piece.kind() + ": name a unit for this");
        });
    }

    /**
     * Makes sure that the piece which is to act may move.
     *
     * @throws RuledOut if it is Destroyed or Bogged Down (FOW-CORE-51)
     */
    public static void mustMove(Participants who) {
        mustActAsUnit(who);
        Positions.mustBeFree(who.by(), who.pieces());
        mayBogDown(who.by());
        who.by().filter(piece -> piece.is(BOGGED_DOWN)).ifPresent(piece -> {
            throw new RuledOut(Escaped.of(piece.name())
                    + " is Bogged Down and may not move until its Starting Step frees it (FOW-CORE-51)");
        });
    }

    /**
     * Makes sure that a piece which is said to be Bogged Down is a vehicle, as far as anybody said.
     *
     * @throws BadInput if it is none (FOW-CORE-07)
     */
    public static void mayBogDown(Optional<Piece> unit) {
        unit.filter(piece -> piece.is(BOGGED_DOWN))
                .flatMap(piece -> piece.value(AS))
                .ifPresent(PieceValues::mayBogDown);
    }

    /**
     * Makes sure that teams which are said to be Bogged Down are a vehicle.
     *
     * @throws BadInput if they are none (FOW-CORE-07)
     */
    public static void mayBogDown(Mobility team) {
        if (!team.isVehicle()) {
            throw new BadInput("--bogged-down and --as " + team.id()
                    + " contradict each other: only vehicles bog down (FOW-CORE-07); leave one of them out");
        }
    }

    /** Which type of Bunker a piece is, if it is one; those built for one purpose are Pillboxes unless it was said. */
    public static Optional<Strongpoint> bunker(Piece piece) {
        for (Strongpoint type : Strongpoint.BUNKERS) {
            if (type.id().equals(piece.kind())) {
                return Optional.of(type);
            }
        }
        return isBunker(piece) ? Optional.of(piece.value(TYPE).orElse(Strongpoint.PILLBOX)) : Optional.empty();
    }

    /** Fills an input with what a piece is as a target: a Bunker built for one purpose is of one of the three types. */
    public static void target(Field<?> input, Optional<Piece> piece, PieceDefaults defaults) {
        piece.ifPresent(
                of -> defaults.put(input.name(), bunker(of).map(Strongpoint::id).orElse(of.kind()), of));
    }

    /** What is worth saying of an attack on a Bunker, or on who is in a position. */
    public static Reminders ofAttack(Participants who) {
        Reminders reminders = new Reminders(who).inTheOwnTurn().againstTheEnemy();
        who.at().ifPresent(piece -> {
            if (isBunker(piece) && !isOneOfThree(piece) && piece.value(TYPE).isEmpty()) {
                reminders.say(Sentence.of(
                        "{} is taken to be a Pillbox (set {} --type nest or turret says otherwise) [FOW-BUNK-02]",
                        piece.name(),
                        piece.name()));
            }
            if (isGone(piece)) {
                reminders.say(Sentence.of("{} is Destroyed already", piece.name()));
            }
        });
        return reminders;
    }

    private static boolean isOneOfThree(Piece piece) {
        return Strongpoint.BUNKERS.stream().anyMatch(type -> type.id().equals(piece.kind()));
    }

    /** Fills an input with the kind of a piece; the form says so if it is none of its own. */
    public static void kind(Field<?> input, Optional<Piece> piece, PieceDefaults defaults) {
        piece.ifPresent(of -> defaults.put(input.name(), of.kind(), of));
    }

    /** Fills an input with the kind of a piece, which is just a Bunker to those who go over it or hide behind it. */
    public static void obstacle(Field<Obstacle> input, Optional<Piece> piece, PieceDefaults defaults) {
        piece.ifPresent(of -> defaults.put(input.name(), isBunker(of) ? Obstacle.BUNKER.id() : of.kind(), of));
    }

    /** Fills an input with whether a Bunker, or what is in a position, is Destroyed. */
    public static void destroyed(Field<Boolean> input, Optional<Piece> piece, PieceDefaults defaults) {
        piece.filter(of -> of.is(DESTROYED) || of.is(STATE, Condition.DESTROYED))
                .ifPresent(of -> defaults.put(input, true, of));
    }
}
