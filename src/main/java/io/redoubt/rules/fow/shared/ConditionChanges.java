package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Changes;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.List;
import java.util.Optional;

/** Collects the changes of a ruling to pieces; changes without effect are dropped. */
public final class ConditionChanges extends Changes {

    public ConditionChanges flag(Optional<Piece> piece, InputField<Boolean> flag) {
        piece.ifPresent(of -> flag(of, flag));
        return this;
    }

    /** Sets a flag of an acting unit if the ruling used the input, so that later actions in this turn know of it. */
    public ConditionChanges setIfUsed(
            Optional<Piece> unit, InputField<Boolean> value, Inputs asked, InputField<Boolean> input) {
        return ifUsed(asked, input).orElse(false)
                ? flag(unit.filter(of -> of.kind().equals(PieceKind.UNIT)), value)
                : this;
    }

    /** Returns the value of an input if it was given and affected the ruling. */
    public static <T> Optional<T> ifUsed(Inputs asked, InputField<T> input) {
        return asked.consulted().containsKey(input) ? asked.peek(input) : Optional.empty();
    }

    /** Sets the condition of a piece; a piece without a recorded condition counts as unharmed. */
    public void state(Piece piece, Condition state) {
        if (state != Condition.UNHARMED || piece.has(PieceValues.STATE)) {
            set(piece, PieceValues.STATE, state);
        }
    }

    /** Marks a platoon as Pinned Down, whether it is a unit or the teams in a position. */
    public void pinned(Piece platoon) {
        if (platoon.kind().equals(PieceKind.UNIT)) {
            flag(platoon, PieceValues.PINNED);
        } else {
            state(platoon, Condition.PINNED);
        }
    }

    /** Clears the mark "just gapped": shooting and assaulting happen after the Movement Step. */
    public ConditionChanges afterMovement(Participants who) {
        for (Piece piece : who.pieces()) {
            if (piece.is(PieceValues.JUST_GAPPED)) {
                drop(piece, PieceValues.JUST_GAPPED);
            }
        }
        return this;
    }

    /** Ends Gone to Ground for a unit that shoots, and for the position it is in (FOW-TRENCH-05). */
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

    /** Removes a unit from the positions it leaves, unless it must stay for the rest of the game. */
    public void leaves(Piece unit, List<Piece> positions) {
        endGoneToGround(unit, positions);
        for (Piece piece : positions) {
            if (piece.is(PieceValues.OCCUPANT, unit.name()) && !Positions.binds(piece, unit)) {
                drop(piece, PieceValues.OCCUPANT);
            }
        }
    }

    /** Marks a Turret as captured and therefore Destroyed (FOW-ASLT-17). */
    public void captured(Piece turret) {
        set(turret, PieceValues.CAPTURED, true);
        state(turret, Condition.DESTROYED);
    }
}
