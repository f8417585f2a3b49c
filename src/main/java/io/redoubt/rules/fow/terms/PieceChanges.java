package io.redoubt.rules.fow.terms;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a ruling leaves on pieces; what a piece was before is no change. */
public final class PieceChanges {
    private final List<Change> all = new ArrayList<>();

    /** Everything so far. */
    public List<Change> all() {
        return List.copyOf(all);
    }

    public PieceChanges flag(Optional<Piece> piece, Field<Boolean> flag) {
        piece.ifPresent(of -> set(of, flag, true));
        return this;
    }

    public <T> void set(Piece piece, Field<T> value, T now) {
        if (!piece.is(value, now)) {
            all.add(Change.of(piece, value, now));
        }
    }

    /** How it stands now; a piece nothing was ever said of is unharmed. */
    public void state(Piece piece, Condition state) {
        if (state != Condition.UNHARMED || piece.value(PieceValues.STATE).isPresent()) {
            set(piece, PieceValues.STATE, state);
        }
    }

    public void drop(Piece piece, Field<?> value) {
        if (piece.value(value.name()).isPresent()) {
            all.add(Change.drop(piece, value));
        }
    }

    /** Who shoots is Gone to Ground no more, nor is the position it shoots from ({@link Rule#TRENCH_05}). */
    public void stirs(Piece shooter, Participants who) {
        for (Piece piece : who.pieces()) {
            boolean from = piece.name().equals(shooter.name()) || piece.is(PieceValues.OCCUPANT, shooter.name());
            if (from && piece.is(PieceValues.GONE_TO_GROUND)) {
                drop(piece, PieceValues.GONE_TO_GROUND);
                drop(piece, PieceValues.OCCUPANT);
            }
        }
    }

    /** A captured Turret is Destroyed ({@link Rule#ASLT_17}). */
    public void captured(Piece turret) {
        set(turret, PieceValues.CAPTURED, true);
        state(turret, Condition.DESTROYED);
    }

    /** So many fewer of something, where somebody said how many there are. */
    public void fewer(Piece piece, Field<Integer> count, int lost) {
        if (lost > 0) {
            piece.value(count).ifPresent(before -> set(piece, count, Math.max(0, before - lost)));
        }
    }
}
