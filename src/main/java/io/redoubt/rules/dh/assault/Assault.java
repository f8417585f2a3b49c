package io.redoubt.rules.dh.assault;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.pieces.PieceGuards;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.D10Chance;
import io.redoubt.rules.dh.shooting.ShootForm;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Test;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Close Assault of a Bunker or Fort, and other attacks from close by. */
public final class Assault extends CaseProcedure<AssaultAttempt, Assault.Assaulted> {
    public static final String VERB = "assault";

    /** Outcomes of an assault. */
    enum End implements PlainName {
        FAILS,
        ALLOWED,
        SUCCEEDS
    }

    /** Types of attack from close by. */
    enum Way implements NamedConstant {
        CLOSE_ASSAULT("a Close Assault"),
        IMPROVISED("an Improvised Close Assault"),
        THROW_GRENADES("a throw of grenades"),
        CHARGE("a Charge"),
        CLOSE_COMBAT("Close Combat"),
        /** Explosives by their own rules, to hit and to penetrate (DH-CA-06). */
        SET_EXPLOSIVES("setting off Explosives");

        private final String words;

        Way(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** Types of attacker. */
    public enum Attacker implements NamedConstant {
        INFANTRY,
        VEHICLE;

        @Override
        public String words() {
            return this == INFANTRY ? "infantry" : "a vehicle";
        }
    }

    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<TargetKind> AT = FIELDS.of("at", new TargetKind.Format(), "target type [DH-CA-01]");
    static final InputField<Way> MODE =
            FIELDS.choice("mode", Way.CLOSE_ASSAULT, "type of assault [DH-CA-02, DH-CA-05, DH-CC-01, DH-CC-02]");
    public static final InputField<Attacker> ATTACKER =
            FIELDS.choice("attacker", Attacker.INFANTRY, "attacker type [DH-CA-01]");
    public static final InputField<Integer> SCORE = FIELDS.of(
            "score",
            WholeNumberFormat.of(-50, 200),
            "Close Assault (CA) score by the core book, without Explosives [DH-CORE-07]");
    public static final InputField<Boolean> EXPLOSIVES =
            FIELDS.flag("explosives", "the unit uses Explosives in the assault [DH-CA-07]");
    public static final InputField<Boolean> GRENADES = FIELDS.flag("grenades", "the unit uses grenades [DH-CA-04]");
    public static final InputField<D10Chance> WIN = FIELDS.of(
            "win",
            new D10Chance.Format("see the core book for the whole score"),
            "chance of the Close Assault at that score [DH-CORE-07]");

    static final InputField<Integer> CREW = FIELDS.number("crew", 0, 1000, "men inside now, if known [DH-CARD-FMT-3]");

    /** Bonus of the Close Assault score for Explosives (DH-CA-07). */
    static final int BY_EXPLOSIVES = 2;

    static final List<Quantity<Assaulted>> OF_SCORE =
            List.of(new Quantity<>("score", "Close Assault score", Assaulted::score));
    static final Test ASSAULT =
            Test.of("Close Assault [DH-CA-03, DH-CORE-07, DH-CORE-01]", Die.D10, "succeeds", "fails");

    public Assault() {
        super(
                VERB,
                "Close Assault a Bunker or Fort, or check if it is allowed",
                FIELDS.form(AssaultAttempt::read),
                End.values(),
                new Example("with Explosives, score 4", "--at glog --score 4 --explosives"),
                new Example(
                        "with grenades, and the chance of its score known",
                        "--at fort --score 5 --grenades --win 6/10"),
                new Example("Explosives by their own rules", "--at slog --mode set-explosives"));
    }

    /**
     * Result of an assault.
     *
     * @param score whole score, 0 if there is none
     */
    record Assaulted(End end, int score) implements Case.Result {}

    @Override
    public List<String> worstToBest() {
        return List.of("fails", "succeeds");
    }

    @Override
    public List<String> outcomes(AssaultAttempt attempt) {
        return displayedOutcomes(attempt);
    }

    @Override
    public Optional<String> suggestionFor(AssaultAttempt attempt, String outcome) {
        if (displayedOutcomes(attempt).contains(outcome)) {
            return Optional.empty();
        }
        return Optional.of(
                attempt.shown().contains(End.ALLOWED)
                        ? "the chance of that score is unknown; give --win"
                        : "its dice decide; ask for succeeds or fails");
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        PieceGuards.target(who, AT, defaults);
        who.by().ifPresent(piece -> {
            PieceGuards.mustAct(piece);
            if (!piece.kind().equals(PieceKind.UNIT)) {
                defaults.put(ATTACKER, Attacker.VEHICLE, piece);
            }
        });
        defaults.take(who.by(), ATTACKER, SCORE, EXPLOSIVES, GRENADES, WIN);
        who.at()
                .filter(piece -> PieceFields.work(piece).isPresent())
                .ifPresent(work -> PieceFields.inside(work).ifPresent(men -> defaults.put(CREW, men, work)));
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        Reminders reminders = new Reminders(who).againstTheEnemy().inTheOwnTurn();
        return PieceGuards.shared(who, reminders).all();
    }

    @Override
    public List<Change> effects(AssaultAttempt attempt, Assaulted result, Inputs asked, Participants who) {
        List<Change> all = new ArrayList<>();
        if (result.end() == End.SUCCEEDS) {
            attempt.won().ifPresent(won -> who.at().ifPresent(work -> all.addAll(spoils(won, work))));
        }
        who.by()
                .filter(unit -> result.end() != End.ALLOWED && unit.kind().equals(PieceKind.UNIT))
                .ifPresent(unit -> all.add(Change.flag(unit, PieceFields.ASSAULTED.name())));
        return all;
    }

    /** Returns the changes of a fortification after a success, by the reading of the group. */
    private static List<Change> spoils(AttackReadings.Won way, Piece work) {
        PieceFields.FortificationChanges changes = new PieceFields.FortificationChanges(work);
        switch (way) {
            case BY_PLAYERS -> {
                // A note before the roll leaves the result to the players.
            }
            case WORK_DESTROYED -> {
                killCrew(changes);
                changes.drop(ShootForm.MARKS);
                changes.set(PieceFields.DESTROYED, true);
            }
            case CREW_KILLED -> killCrew(changes);
            case CREW_ROUTED -> {
                changes.set(PieceFields.PINS, PieceFields.ROUT);
                changes.set(PieceFields.OUTSIDE, PieceFields.Driven.ROUTED);
                changes.set(PieceFields.LEFT, PieceFields.Left.THIS_TURN);
            }
        }
        return changes.all();
    }

    private static void killCrew(PieceFields.FortificationChanges changes) {
        changes.set(PieceFields.CREW, 0);
        changes.drop(PieceFields.PINS);
    }
}
