package io.redoubt.rules.dh.damage;

import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import java.util.Optional;

/**
 * State of a fortification and its crew between two attacks.
 *
 * @param men men alive, inside or outside
 * @param pins Pin markers, 0 to 3
 * @param marks Penetrating Hits noted on it (PH)
 * @param lost number of destroyed heavy weapons
 * @param last result of a single attack; for several, {@link Event#NONE}
 */
public record FortificationState(
        int men, int pins, int marks, int lost, CrewLocation crew, Condition fate, Event last) {
    public enum Event {
        NONE,
        NOT_ACQUIRED,
        MISSED,
        NO_PENETRATION,
        ROW_1,
        ROW_2,
        ROW_3,
        ROW_4,
        ROW_5,
        ROW_6;

        private static final List<Event> ALL = List.of(values());

        public static Event of(PenetrationEffects.PenetratingHit row) {
            return ALL.get(ALL.indexOf(NO_PENETRATION) + row.number());
        }

        /** Returns the number of the row, or 0. */
        public int row() {
            return Math.max(0, ALL.indexOf(this) - ALL.indexOf(NO_PENETRATION));
        }
    }

    /** Creates the state before the first attack. */
    public static FortificationState of(int men, int pins, int marks, int lost) {
        CrewLocation crew = men == 0 ? CrewLocation.GONE : CrewLocation.INSIDE;
        return new FortificationState(men, pins, marks, lost, crew, Condition.STANDS, Event.NONE);
    }

    /** Returns whether men are inside. */
    public boolean manned() {
        return crew == CrewLocation.INSIDE;
    }

    public boolean stands() {
        return fate == Condition.STANDS;
    }

    public static String men(int men) {
        return men == 1 ? "1 man" : men + " men";
    }

    /** Returns the men left and their Pin markers, in words. */
    public String left() {
        return men(men) + " left" + (pins == 0 ? "" : ", " + markers(pins));
    }

    public static String markers(int pins) {
        return pins == 1 ? "1 Pin" : pins + " Pins";
    }

    public FortificationState happened(Event event) {
        return new FortificationState(men, pins, marks, lost, crew, fate, event);
    }

    /** Removes casualties; the crew is gone if no man is left. */
    public FortificationState without(int casualties) {
        int left = Math.max(0, men - casualties);
        return new FortificationState(left, pins, marks, lost, left == 0 ? CrewLocation.GONE : crew, fate, last);
    }

    public FortificationState marked(int more) {
        return new FortificationState(men, pins, marks + more, lost, crew, fate, last);
    }

    public FortificationState weaponLost() {
        return new FortificationState(men, pins, marks, lost + 1, crew, fate, last);
    }

    public FortificationState pinned(int markers) {
        return new FortificationState(men, markers, marks, lost, crew, fate, last);
    }

    public FortificationState left(CrewLocation outside) {
        return new FortificationState(men, pins, marks, lost, outside, fate, last);
    }

    public FortificationState ending(Condition end) {
        return new FortificationState(men, pins, marks, lost, crew, end, last);
    }

    /** Records the men alive, unless the piece or its card already has this number. */
    public void leavesMen(Piece piece, PieceFields.FortificationChanges changes) {
        if (!PieceFields.men(piece).equals(Optional.of(men))) {
            changes.set(PieceFields.CREW, men);
        }
    }

    /** Records the Pin markers, and the cause if they drove the crew out. */
    public void leavesPins(PieceFields.FortificationChanges changes) {
        changes.number(PieceFields.PINS, pins);
        if (crew == CrewLocation.FELL_BACK || crew == CrewLocation.ROUTED) {
            changes.set(
                    PieceFields.OUTSIDE,
                    crew == CrewLocation.ROUTED ? PieceFields.Driven.ROUTED : PieceFields.Driven.FELL_BACK);
            changes.set(PieceFields.LEFT, PieceFields.Left.THIS_TURN);
        }
    }

    public enum CrewLocation {
        INSIDE,
        /** Left at the second Pin marker, by choice of its owner. */
        FELL_BACK,
        ROUTED,
        /** Killed to the last man. */
        GONE
    }

    public enum Condition {
        STANDS,
        /** Destroyed by the row that leaves survivors (DH-PEN-09). */
        DESTROYED,
        /** Destroyed by the highest row, with all men inside (DH-PEN-10). */
        ELIMINATED
    }
}
