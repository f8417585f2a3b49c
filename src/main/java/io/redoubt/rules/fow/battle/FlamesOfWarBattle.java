package io.redoubt.rules.fow.battle;

import io.redoubt.rules.fow.assault.Assault;
import io.redoubt.rules.fow.movement.Gap;
import io.redoubt.rules.fow.shooting.Shoot;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.UpkeepStep;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is kept of pieces between rulings. */
public final class FlamesOfWarBattle implements BattleRules {
    /** What a unit did in its side's turn. */
    private static final List<Field<Boolean>> OF_THE_TURN =
            List.of(PieceValues.MOVED, PieceValues.SHOT, PieceValues.GAP_ATTEMPTED);

    @Override
    public List<PieceKind> kinds() {
        return PieceKinds.KINDS;
    }

    /**
     * A Bunker Rallies or Remounts in its owner's Starting Step ({@link Rule#FIGHT_08}, {@link Rule#TURRET_07}); others
     * test for it, if it is known how well they do that.
     */
    @Override
    public Optional<UpkeepStep> upkeep(Piece piece) {
        return needsStep(piece) && missing(piece).isEmpty()
                ? Optional.of(UpkeepStep.of(StartStep.VERB))
                : Optional.empty();
    }

    private static boolean needsStep(Piece piece) {
        Starter.Standing state = Starter.Standing.of(piece);
        boolean shaken = state != Starter.Standing.UNHARMED && state != Starter.Standing.DESTROYED;
        return shaken && !PieceValues.isGone(piece) && Starter.Kind.of(piece).allows(state);
    }

    /** The rating its test asks for, if nobody said what it is. */
    private static Optional<Field<?>> missing(Piece piece) {
        Field<?> rating = piece.is(PieceValues.BOGGED_DOWN) ? StartStep.SKILL : StartStep.MOTIVATION;
        boolean tests = PieceValues.bunker(piece).isEmpty();
        return tests && piece.value(rating.name()).isEmpty() ? Optional.of(rating) : Optional.empty();
    }

    private static RuleId testRule(Piece piece) {
        if (piece.is(PieceValues.BOGGED_DOWN)) {
            return Rule.CORE_51;
        }
        return piece.is(PieceValues.STATE, Condition.BAILED_OUT) ? Rule.CORE_52 : Rule.CORE_50;
    }

    /** Who is in a position is asked of a tank pit alone; of others it is for the players to remember. */
    @Override
    public List<Field<?>> forPlayers() {
        return List.of(PieceValues.OCCUPIED);
    }

    @Override
    public List<List<String>> turnActions() {
        return List.of(List.of(Gap.VERB), List.of(Shoot.VERB), List.of(Assault.VERB));
    }

    @Override
    public List<String> namesOfPieces() {
        return List.of(PieceValues.OCCUPANT.name());
    }

    /** What was done in the last turn is over, and the side whose turn begins takes away the smoke it put down. */
    @Override
    public List<Expiry> turnBegins(Piece piece, String side) {
        List<Expiry> lapses = new ArrayList<>();
        boolean unowned = piece.owner().isEmpty();
        List<Change> over = new ArrayList<>();
        for (Field<Boolean> done : OF_THE_TURN) {
            if ((unowned || piece.owner().equals(side)) && piece.is(done)) {
                over.add(Change.drop(piece, done));
            }
        }
        if (!over.isEmpty()) {
            lapses.add(new Expiry(
                    Sentence.of(
                            PieceValues.isGone(piece)
                                    ? Remark.of("{} is Destroyed and acts no more")
                                    : Remark.of("{} may act again"),
                            piece.name()),
                    over));
        }
        if ((unowned || piece.owner().equals(side)) && needsStep(piece)) {
            missing(piece)
                    .ifPresent(rating -> lapses.add(new Expiry(
                            Sentence.of(
                                    Remark.of(
                                            "{} takes a test in its Starting Step: roll it with start-step {} --{}",
                                            testRule(piece)),
                                    piece.name(),
                                    piece.name(),
                                    rating.name()),
                            List.of())));
        }
        if (piece.is(PieceValues.JUST_GAPPED)) {
            lapses.add(new Expiry(
                    Sentence.of(Remark.of("The gap in {} is Difficult Going now", Rule.GAP_12), piece.name()),
                    List.of(Change.drop(piece, PieceValues.JUST_GAPPED))));
        }
        boolean enemy = unowned || !piece.owner().equals(side);
        List<Change> up = new ArrayList<>();
        for (Field<?> quiet : List.of(PieceValues.GONE_TO_GROUND, PieceValues.OCCUPANT)) {
            piece.value(quiet).ifPresent(value -> up.add(Change.drop(piece, quiet)));
        }
        if (!enemy && !up.isEmpty()) {
            lapses.add(new Expiry(
                    Sentence.of(Remark.of("{} is Gone to Ground no more", Rule.TRENCH_05), piece.name()), up));
        }
        if (enemy && piece.value(PieceValues.SMOKE).isPresent()) {
            List<Change> cleared = new ArrayList<>(List.of(Change.drop(piece, PieceValues.SMOKE)));
            piece.value(PieceValues.SMOKED_SLIT)
                    .ifPresent(slits -> cleared.add(Change.drop(piece, PieceValues.SMOKED_SLIT)));
            lapses.add(new Expiry(
                    Sentence.of(Remark.of("The smoke before {} is taken away", Rule.CORE_10), piece.name()), cleared));
        }
        return lapses;
    }
}
