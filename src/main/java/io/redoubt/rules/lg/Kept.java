package io.redoubt.rules.lg;

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

/** What is kept of pieces between rulings. */
final class Kept implements Keeping {
    private static final Remark QUIET = Remark.of("{} has not fired this turn", Rule.CONCEAL_02);

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

    /**
     * Damaged structures are checked ({@link Rule#COLLAPSE_01}), and fires grow as long as there is fuel
     * ({@link Rule#FIRE_27}, {@link Rule#FIRE_28}).
     */
    @Override
    public List<Due> dueEachTurn(Piece piece) {
        List<Due> due = new ArrayList<>();
        int damage = number(piece, Muster.DAMAGE);
        boolean stands = !piece.is(Muster.STRUCTURE, Ruins.State.DESTROYED.id());
        if (stands && damage > 0 && damage < number(piece, Muster.POINTS) && !piece.is(Muster.NOT_CHECKED)) {
            due.add(Due.of("collapse"));
        }
        if (piece.is(Muster.BURNING) && grows(piece)) {
            String turns = Integer.toString(number(piece, Muster.TURNS) + 1);
            String start = piece.value(Muster.START).orElse(Muster.UNSAID);
            due.add(new Due("spread", Map.of(Muster.TURNS, turns, Muster.START, start)));
        }
        return due;
    }

    private static boolean grows(Piece piece) {
        int now = size(piece, Muster.FIRE_SIZE, 0);
        return now < size(piece, Muster.FUEL, Size.MOST) && now < Size.MOST;
    }

    private static int size(Piece piece, String key, int otherwise) {
        return piece.value(key)
                .map(text -> Blaze.START.kind().parse(text).amount())
                .orElse(otherwise);
    }

    private static int number(Piece piece, String key) {
        return piece.value(key).map(Integer::parseInt).orElse(0);
    }

    /** Whoever fired in the last turn of his side is no longer looked for because of it. */
    @Override
    public List<Lapse> turnBegins(Piece piece, String side) {
        boolean own = piece.owner().isEmpty() || piece.owner().equals(side);
        return own
                        && piece.kind().equals(Muster.UNIT)
                        && piece.value(Muster.FIRED).isPresent()
                ? List.of(new Lapse(Sentence.of(QUIET, piece.name()), List.of(Change.drop(piece, Muster.FIRED))))
                : List.of();
    }
}
