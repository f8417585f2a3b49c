package io.redoubt.rules.fow;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Due;
import io.redoubt.rules.Happening;
import io.redoubt.rules.Keeping;
import io.redoubt.rules.Lapse;
import io.redoubt.rules.Piece;
import io.redoubt.rules.PieceKind;
import io.redoubt.rules.Supply;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is kept of pieces between rulings. */
final class Kept implements Keeping {
    /** What a unit did in its side's turn. */
    private static final List<String> OF_THE_TURN = List.of(Muster.MOVED, Muster.SHOT, Muster.GAP_ATTEMPTED);

    private static final Remark SHOT_ALREADY = Remark.of("{} shot already this turn");
    private static final Remark FRESH = Remark.of("{} may act again");
    private static final Remark GONE = Remark.of("{} is Destroyed and acts no more");
    private static final Remark CLEARED = Remark.of("The smoke before {} is taken away", Rule.CORE_10);

    @Override
    public List<PieceKind> kinds() {
        return Muster.KINDS;
    }

    @Override
    public void supply(String verb, Cast cast, Supply supply) {
        new TakingPart(cast, supply).fill(verb);
    }

    @Override
    public List<Change> effects(Happening happening, Cast cast) {
        return new Aftermath(happening, cast).changes();
    }

    /** Nobody is refused a second shot: the first may have been one that was only talked about. */
    @Override
    public List<Sentence> reminders(String verb, Cast cast) {
        boolean shoots = verb.equals("shoot") || verb.equals("fire");
        return cast.by()
                .filter(piece -> shoots && piece.is(Muster.SHOT))
                .map(piece -> List.of(Sentence.of(SHOT_ALREADY, piece.name())))
                .orElse(List.of());
    }

    /** A Bunker Rallies or Remounts in its owner's Starting Step ({@link Rule#FIGHT_08}, {@link Rule#TURRET_07}). */
    @Override
    public Optional<Due> upkeep(Piece piece) {
        boolean shaken =
                piece.is(Muster.STATE, Condition.PINNED.id()) || piece.is(Muster.STATE, Condition.BAILED_OUT.id());
        boolean rallies = Muster.isBunker(piece.kind()) && StartStep.knows(piece.kind());
        return shaken && rallies && !piece.is(Muster.CAPTURED) ? Optional.of(Due.of("start-step")) : Optional.empty();
    }

    /** What was done in the last turn is over, and the side whose turn begins takes away the smoke it put down. */
    @Override
    public List<Lapse> turnBegins(Piece piece, String side) {
        List<Lapse> lapses = new ArrayList<>();
        boolean unowned = piece.owner().isEmpty();
        List<Change> done = new ArrayList<>();
        for (String key : OF_THE_TURN) {
            if ((unowned || piece.owner().equals(side)) && piece.is(key)) {
                done.add(Change.drop(piece, key));
            }
        }
        if (!done.isEmpty()) {
            lapses.add(new Lapse(Sentence.of(Muster.isGone(piece) ? GONE : FRESH, piece.name()), done));
        }
        boolean enemy = unowned || !piece.owner().equals(side);
        if (enemy && piece.value(Muster.SMOKE).isPresent()) {
            List<Change> cleared = List.of(Change.drop(piece, Muster.SMOKE));
            lapses.add(new Lapse(Sentence.of(CLEARED, piece.name()), cleared));
        }
        return lapses;
    }
}
