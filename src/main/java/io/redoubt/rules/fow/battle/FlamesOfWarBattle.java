package io.redoubt.rules.fow.battle;

import io.redoubt.rules.fow.assault.Assault;
import io.redoubt.rules.fow.cover.Occupy;
import io.redoubt.rules.fow.movement.Cross;
import io.redoubt.rules.fow.movement.Gap;
import io.redoubt.rules.fow.outgoing.Fire;
import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.Positions;
import io.redoubt.rules.fow.shooting.Shoot;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.UpkeepStep;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The state of pieces between rulings. */
public final class FlamesOfWarBattle implements BattleRules {
    /** The actions of a unit in its side's turn. */
    private static final List<InputField<Boolean>> OF_THE_TURN =
            List.of(PieceValues.MOVED, PieceValues.SHOT, PieceValues.GAP_ATTEMPTED, PieceValues.ASSAULTED);

    private static final List<InputField<?>> SMOKE =
            List.of(PieceValues.SMOKE, PieceValues.SMOKED_SLIT, PieceValues.SMOKED_BY);

    @Override
    public List<PieceKind> kinds() {
        return PieceKinds.KINDS;
    }

    /** Checks that an acting piece is still there, and that a moving one is a unit that may leave its position. */
    @Override
    public void mayTakePart(Participants who, String verb) {
        switch (verb) {
            case Shoot.VERB, Fire.VERB -> PieceValues.mustAct(who);
            case Gap.VERB, Occupy.VERB -> PieceValues.mustActAsUnit(who);
            case Cross.VERB -> {
                PieceValues.mustActAsUnit(who);
                Positions.mustBeFree(who.by(), who.pieces());
            }
            case Assault.VERB -> PieceValues.mustMove(who);
            default -> {
                // Other verbs ask for no more than their inputs.
            }
        }
    }

    /** A Bunker needs no roll (FOW-FIGHT-08, FOW-TURRET-07); other pieces test, if their rating is known. */
    @Override
    public List<UpkeepStep> upkeep(Piece piece, List<Piece> table) {
        return needsStep(piece) && missing(piece, table).isEmpty() ? List.of(UpkeepStep.of(StartStep.VERB)) : List.of();
    }

    @Override
    public boolean isGone(Piece piece) {
        return PieceValues.isSpent(piece);
    }

    private static boolean needsStep(Piece piece) {
        Starter.Standing state = Starter.Standing.of(piece);
        boolean shaken = state != Starter.Standing.UNHARMED && state != Starter.Standing.DESTROYED;
        return shaken && !PieceValues.isSpent(piece) && Starter.Kind.of(piece).allows(state);
    }

    /** Returns the rating that its test needs but that is unknown; a tank in its pit has the rating of its unit. */
    private static Optional<InputField<?>> missing(Piece piece, List<Piece> table) {
        InputField<?> rating = piece.is(PieceValues.BOGGED_DOWN) ? StartStep.SKILL : StartStep.MOTIVATION;
        boolean tests = PieceValues.bunker(piece).isEmpty();
        boolean known = piece.has(rating)
                || Positions.tank(piece, table)
                        .flatMap(tank -> tank.value(rating.name()))
                        .isPresent();
        return tests && !known ? Optional.of(rating) : Optional.empty();
    }

    private static RuleId testRule(Piece piece) {
        if (piece.is(PieceValues.BOGGED_DOWN)) {
            return RuleId.of("FOW-CORE-51");
        }
        return piece.is(PieceValues.STATE, Condition.BAILED_OUT) ? RuleId.of("FOW-CORE-52") : RuleId.of("FOW-CORE-50");
    }

    /** Only a tank pit reads its occupant; for other positions it is a reminder for the players. */
    @Override
    public List<InputField<?>> playerTrackedFields() {
        return List.of(PieceValues.OCCUPIED);
    }

    @Override
    public List<List<String>> turnActions() {
        return List.of(List.of(Gap.VERB), List.of(Shoot.VERB), List.of(Assault.VERB));
    }

    @Override
    public List<SentenceTemplate> assumptions() {
        return List.of(Assault.NO_DEFENSIVE_FIRE);
    }

    @Override
    public List<String> namesOfPieces() {
        return List.of(PieceValues.OCCUPANT.name());
    }

    /** Ends the actions of the last turn, and removes smoke placed by the side whose turn begins. */
    @Override
    public List<Expiry> turnBegins(Piece piece, String side, List<Piece> table) {
        boolean own = piece.owner().isEmpty() || piece.owner().equals(side);
        List<Expiry> lapses = new ArrayList<>();
        if (own) {
            over(
                    piece,
                    PieceValues.isSpent(piece)
                            ? SentenceTemplate.of("{} is Destroyed and can no longer act")
                            : SentenceTemplate.of("{} may act again"),
                    OF_THE_TURN,
                    lapses);
            tell(piece, table, lapses);
        }
        over(
                piece,
                SentenceTemplate.of("The gap in {} is now Difficult Going [FOW-GAP-12]"),
                List.of(PieceValues.JUST_GAPPED),
                lapses);
        if (piece.is(PieceValues.GONE_TO_GROUND) && !side.isEmpty() && side.equals(quiet(piece, table))) {
            over(
                    piece,
                    SentenceTemplate.of("{} is no longer Gone to Ground [FOW-TRENCH-05]"),
                    List.of(PieceValues.GONE_TO_GROUND),
                    lapses);
        }
        if (clearsSmoke(piece, side)) {
            over(piece, SentenceTemplate.of("The smoke in front of {} is removed [FOW-CORE-10]"), SMOKE, lapses);
        }
        return lapses;
    }

    /** Adds an expiry of the set values of a piece, if there are any. */
    private static void over(
            Piece piece, SentenceTemplate remark, List<? extends InputField<?>> values, List<Expiry> lapses) {
        List<Change> over = new ArrayList<>();
        for (InputField<?> value : values) {
            piece.value(value.name()).ifPresent(kept -> over.add(Change.drop(piece, value)));
        }
        if (!over.isEmpty()) {
            lapses.add(new Expiry(Sentence.of(remark, piece.name()), over));
        }
    }

    /** Adds a reminder of a test that is due but whose rating is unknown. */
    private static void tell(Piece piece, List<Piece> table, List<Expiry> lapses) {
        if (needsStep(piece)) {
            missing(piece, table)
                    .ifPresent(rating -> lapses.add(new Expiry(
                            Sentence.of(
                                    SentenceTemplate.of(
                                                    "{} takes a test in its Starting Step: roll it with start-step {} --{}")
                                            .citingFirst(testRule(piece)),
                                    piece.name(),
                                    piece.name(),
                                    rating.name()),
                            List.of())));
        }
    }

    /** Returns the side of the team Gone to Ground in a position, which may have another owner (FOW-TRENCH-05). */
    private static String quiet(Piece position, List<Piece> table) {
        return Positions.occupant(position, table)
                .map(Piece::owner)
                .filter(owner -> !owner.isEmpty())
                .orElse(position.owner());
    }

    /** Smoke is removed by the side that placed it, or in the next enemy turn if that is unknown. */
    private static boolean clearsSmoke(Piece piece, String side) {
        return piece.value(PieceValues.SMOKED_BY)
                .map(smoker -> smoker.equals(side))
                .orElse(piece.owner().isEmpty() || !piece.owner().equals(side));
    }
}
