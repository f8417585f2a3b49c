package io.redoubt.rules.dh.damage;

import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.piece.Piece;
import java.util.Optional;

/**
 * A work and its crew between two attacks.
 *
 * @param men alive, inside or outside
 * @param pins Pin markers, 0 to 3
 * @param marks Penetrating Hits noted on the work (PH)
 * @param lost how many of its heavy weapons are destroyed
 * @param last what the last attack came to, where it is a single one; else {@link Event#NONE}
 */
public record FortificationState(
        int men, int pins, int marks, int lost, CrewLocation crew, Condition fate, Event last) {
    public enum Event {
        NONE(0),
        NOT_ACQUIRED(0),
        MISSED(0),
        NO_PENETRATION(0),
        ROW_1(1),
        ROW_2(2),
        ROW_3(3),
        ROW_4(4),
        ROW_5(5),
        ROW_6(6);

        private static final Event[] ALL = values();

        private final int row;

        Event(int row) {
            this.row = row;
        }

        public static Event of(PenetrationEffects.PenetratingHit row) {
            return ALL[ALL.length - ROW_6.row + row.number() - 1];
        }

        /** The number of the row, or 0. */
        public int row() {
            return row;
        }
    }

    /** A work nobody has attacked yet. */
    public static FortificationState of(int men, int pins, int marks, int lost) {
        CrewLocation crew = men == 0 ? CrewLocation.GONE : CrewLocation.INSIDE;
        return new FortificationState(men, pins, marks, lost, crew, Condition.STANDS, Event.NONE);
    }

    /** Whether anybody can be hurt in it. */
    public boolean manned() {
        return crew == CrewLocation.INSIDE;
    }

    public boolean stands() {
        return fate == Condition.STANDS;
    }

    public static String men(int men) {
        return men == 1 ? "1 man" : men + " men";
    }

    /** The men who are left and their Pin markers, in words. */
    public String left() {
        return men(men) + " left" + (pins == 0 ? "" : ", " + markers(pins));
    }

    public static String markers(int pins) {
        return pins == 1 ? "1 Pin" : pins + " Pins";
    }

    public FortificationState happened(Event event) {
        return new FortificationState(men, pins, marks, lost, crew, fate, event);
    }

    /** So many men less; without any the crew is gone. */
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

    /** The men alive; a card that nothing else was said of tells how many there were. */
    public void leavesMen(Piece piece, PieceFields.FortificationChanges changes) {
        if (!PieceFields.men(piece).equals(Optional.of(men))) {
            changes.set(PieceFields.CREW, men);
        }
    }

    /** The Pin markers, and how they drove the crew out. */
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
        /** Left at the second Pin marker, because its owner wished so. */
        FELL_BACK,
        /** Driven out. */
        ROUTED,
        /** All of it is dead. */
        GONE
    }

    public enum Condition {
        STANDS,
        /** By the row that leaves survivors (DH-PEN-09). */
        DESTROYED,
        /** By the highest row, with everybody inside (DH-PEN-10). */
        ELIMINATED
    }
}
