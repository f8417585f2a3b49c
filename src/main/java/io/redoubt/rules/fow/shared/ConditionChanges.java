package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Changes;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.List;
import java.util.Optional;

/** What a ruling leaves on pieces; what a piece was before is no change. */
public final class ConditionChanges extends Changes {

    public ConditionChanges flag(Optional<Piece> piece, InputField<Boolean> flag) {
        piece.ifPresent(of -> flag(of, flag));
        return this;
    }

    /** What was said of a unit that acts, and counted, is so for the rest of its turn, whatever is asked of it next. */
    public ConditionChanges setIfUsed(
            Optional<Piece> unit, InputField<Boolean> value, Inputs asked, InputField<Boolean> input) {
        return ifUsed(asked, input).orElse(false)
                ? flag(unit.filter(of -> of.kind().equals(PieceKind.UNIT)), value)
                : this;
    }

    /** An input that was given and made a difference to the ruling. */
    public static <T> Optional<T> ifUsed(Inputs asked, InputField<T> input) {
        return asked.consulted().containsKey(input) ? asked.peek(input) : Optional.empty();
    }

    /** How it stands now; a piece nothing was ever said of is unharmed. */
    public void state(Piece piece, Condition state) {
        if (state != Condition.UNHARMED || piece.value(PieceValues.STATE).isPresent()) {
            set(piece, PieceValues.STATE, state);
        }
    }

    /** A platoon that is Pinned Down, be it a unit or those in a position. */
    public void pinned(Piece platoon) {
        if (platoon.kind().equals(PieceKind.UNIT)) {
            flag(platoon, PieceValues.PINNED);
        } else {
            state(platoon, Condition.PINNED);
        }
    }

    /** Who shoots or assaults does so after the Movement Step, and what was gapped in it is so no more just now. */
    public ConditionChanges afterMovement(Participants who) {
        for (Piece piece : who.pieces()) {
            if (piece.is(PieceValues.JUST_GAPPED)) {
                drop(piece, PieceValues.JUST_GAPPED);
            }
        }
        return this;
    }

    /** Who shoots is Gone to Ground no more, nor is the position it is in (FOW-TRENCH-05). */
    public void endGoneToGround(Piece unit, Participants who) {
        endGoneToGround(unit, who.pieces());
    }

    private void endGoneToGround(Piece unit, List<Piece> positions) {
        for (Piece piece : positions) {
            boolean from = piece.name().equals(unit.name()) || piece.is(PieceValues.OCCUPANT, unit.name());
            if (from && piece.is(PieceValues.GONE_TO_GROUND)) {
                drop(piece, PieceValues.GONE_TO_GROUND);
            }
        }
    }

    /** Who leaves is in none of these positions any more, unless it is bound to one for the rest of the game. */
    public void leaves(Piece unit, List<Piece> positions) {
        endGoneToGround(unit, positions);
        for (Piece piece : positions) {
            if (piece.is(PieceValues.OCCUPANT, unit.name()) && !Positions.binds(piece, unit)) {
                drop(piece, PieceValues.OCCUPANT);
            }
        }
    }

    /** A captured Turret is Destroyed (FOW-ASLT-17). */
    public void captured(Piece turret) {
        set(turret, PieceValues.CAPTURED, true);
        state(turret, Condition.DESTROYED);
    }
}
