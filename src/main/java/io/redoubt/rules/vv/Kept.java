package io.redoubt.rules.vv;

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
import java.util.Map;
import java.util.Optional;

/** What is kept of hexes and units between rulings. */
final class Kept implements Keeping {
    /** What a unit did in a side's turn. */
    private static final List<String> OF_THE_TURN = List.of(Muster.FIRED, Muster.MOVED, Muster.ADVANCED, Muster.SPENT);

    private static final Remark FRESH = Remark.of("{} may move and attack again", Rule.CORE_16);

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

    @Override
    public List<String> namesOfPieces() {
        return List.of(Muster.HEX);
    }

    /** Pinned units rally by themselves in their owner's Command Phase ({@link Rule#CORE_24}). */
    @Override
    public Optional<Due> upkeep(Piece piece) {
        boolean pinned = piece.is(Muster.PINNED) && !piece.is(Muster.ELIMINATED);
        return Unit.isOne(piece) && pinned
                ? Optional.of(new Due("rally", Map.of("phase", Phase.COMMAND.id())))
                : Optional.empty();
    }

    /** Everybody attacks once in each side's turn, so markers come off whoever's turn begins. */
    @Override
    public List<Lapse> turnBegins(Piece piece, String side) {
        List<Change> done = new ArrayList<>();
        for (String key : OF_THE_TURN) {
            if (piece.value(key).isPresent() && !piece.is(Muster.ELIMINATED)) {
                done.add(Change.drop(piece, key));
            }
        }
        return done.isEmpty() ? List.of() : List.of(new Lapse(Sentence.of(FRESH, piece.name()), done));
    }
}
