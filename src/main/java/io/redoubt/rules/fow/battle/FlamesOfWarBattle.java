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

/** What is kept of pieces between rulings. */
public final class FlamesOfWarBattle implements BattleRules {
    /** What a unit did in its side's turn. */
    private static final List<InputField<Boolean>> OF_THE_TURN =
            List.of(PieceValues.MOVED, PieceValues.SHOT, PieceValues.GAP_ATTEMPTED, PieceValues.ASSAULTED);

    private static final List<InputField<?>> SMOKE =
            List.of(PieceValues.SMOKE, PieceValues.SMOKED_SLIT, PieceValues.SMOKED_BY);

    @Override
    public List<PieceKind> kinds() {
        return PieceKinds.KINDS;
    }

    /** Who acts is still there; who moves is a unit, and bound to no position that it may not leave. */
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
                // Counterattacks, Starting Steps and counts ask for no more than their inputs.
            }
        }
    }

    /**
     * A Bunker Rallies or Remounts in its owner's Starting Step (FOW-FIGHT-08, FOW-TURRET-07); others
     * test for it, if it is known how well they do that.
     */
    @Override
    public Optional<UpkeepStep> upkeep(Piece piece, List<Piece> table) {
        return needsStep(piece) && missing(piece, table).isEmpty()
                ? Optional.of(UpkeepStep.of(StartStep.VERB))
                : Optional.empty();
    }

    private static boolean needsStep(Piece piece) {
        Starter.Standing state = Starter.Standing.of(piece);
        boolean shaken = state != Starter.Standing.UNHARMED && state != Starter.Standing.DESTROYED;
        return shaken && !PieceValues.isSpent(piece) && Starter.Kind.of(piece).allows(state);
    }

    /** The rating its test asks for, if nobody said what it is; a tank in its pit has that of its unit. */
    private static Optional<InputField<?>> missing(Piece piece, List<Piece> table) {
        InputField<?> rating = piece.is(PieceValues.BOGGED_DOWN) ? StartStep.SKILL : StartStep.MOTIVATION;
        boolean tests = PieceValues.bunker(piece).isEmpty();
        boolean known = piece.value(rating.name()).isPresent()
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

    /** Who is in a position is asked of a tank pit alone; of others it is for the players to remember. */
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

    /** What was done in the last turn is over, and the side whose turn begins takes away the smoke it put down. */
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
                SentenceTemplate.of("The gap in {} is Difficult Going now [FOW-GAP-12]"),
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
            over(piece, SentenceTemplate.of("The smoke before {} is taken away [FOW-CORE-10]"), SMOKE, lapses);
        }
        return lapses;
    }

    /** What of a piece is over, told once, if there is any of it. */
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

    /** A test that is due, of which it is not known what it needs. */
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

    /** The side of who keeps quiet in it, whosever the position is (FOW-TRENCH-05). */
    private static String quiet(Piece position, List<Piece> table) {
        return Positions.occupant(position, table)
                .map(Piece::owner)
                .filter(owner -> !owner.isEmpty())
                .orElse(position.owner());
    }

    /** Smoke goes with the side that put it down; where nobody knows who did, with the next enemy. */
    private static boolean clearsSmoke(Piece piece, String side) {
        return piece.value(PieceValues.SMOKED_BY)
                .map(smoker -> smoker.equals(side))
                .orElse(piece.owner().isEmpty() || !piece.owner().equals(side));
    }
}
