package io.redoubt.rules.fow.terms;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Changes;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.Optional;

/** What a ruling leaves on pieces; what a piece was before is no change. */
public final class PieceChanges extends Changes {

    public PieceChanges flag(Optional<Piece> piece, Field<Boolean> flag) {
        piece.ifPresent(of -> flag(of, flag));
        return this;
    }

    /** What was said of a unit that acts, and counted, is so for the rest of its turn, whatever is asked of it next. */
    public PieceChanges said(Optional<Piece> unit, Field<Boolean> value, Inputs asked, Field<Boolean> input) {
        return counted(asked, input).orElse(false)
                ? flag(unit.filter(of -> of.kind().equals(PieceKind.UNIT)), value)
                : this;
    }

    /** An input that was given and made a difference to the ruling. */
    public static <T> Optional<T> counted(Inputs asked, Field<T> input) {
        return asked.consulted().containsKey(input) ? asked.glance(input) : Optional.empty();
    }

    /** How it stands now; a piece nothing was ever said of is unharmed. */
    public void state(Piece piece, Condition state) {
        if (state != Condition.UNHARMED || piece.value(PieceValues.STATE).isPresent()) {
            set(piece, PieceValues.STATE, state);
        }
    }

    /** Who shoots or leaves is Gone to Ground no more, nor is the position it was in ({@link Rule#TRENCH_05}). */
    public void stirs(Piece unit, Participants who) {
        for (Piece piece : who.pieces()) {
            boolean from = piece.name().equals(unit.name()) || piece.is(PieceValues.OCCUPANT, unit.name());
            if (from && piece.is(PieceValues.GONE_TO_GROUND)) {
                drop(piece, PieceValues.GONE_TO_GROUND);
                if (!PieceValues.binds(piece, unit)) {
                    drop(piece, PieceValues.OCCUPANT);
                }
            }
        }
    }

    /** A captured Turret is Destroyed ({@link Rule#ASLT_17}). */
    public void captured(Piece turret) {
        set(turret, PieceValues.CAPTURED, true);
        state(turret, Condition.DESTROYED);
    }
}
