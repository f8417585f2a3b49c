package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Optional;

/** Occupants of trench lines, pits and barricades, and the consequences for unit and position. */
public final class Positions {
    private Positions() {}

    /** Returns whether occupying teams are in it, and not behind it or next to it (FOW-BARR-12). */
    public static boolean isEntered(Piece piece) {
        return List.of(Obstacle.TRENCH_LINE.id(), Obstacle.GUN_PIT.id(), Obstacle.TANK_PIT.id())
                .contains(piece.kind());
    }

    /** Returns whether it has an occupant; a tank pit with values of a tank contains that tank, even a wreck. */
    public static boolean holds(Piece piece) {
        boolean tank = piece.kind().equals(Obstacle.TANK_PIT.id())
                && (piece.has(PieceValues.FRONT) || piece.has(PieceValues.SIDE) || piece.has(PieceValues.STATE));
        return isEntered(piece) && (tank || piece.is(PieceValues.OCCUPIED));
    }

    /** Returns the unit in a position, if known. */
    public static Optional<Piece> occupant(Piece position, List<Piece> table) {
        return table.stream()
                .filter(unit -> position.is(PieceValues.OCCUPANT, unit.name()))
                .findFirst();
    }

    /** Returns the tank in a tank pit, if it is a unit of its own. */
    public static Optional<Piece> tank(Piece pit, List<Piece> table) {
        return pit.kind().equals(Obstacle.TANK_PIT.id()) ? occupant(pit, table) : Optional.empty();
    }

    /**
     * Checks that a unit is not a tank whose crew is Bailed Out in its pit.
     *
     * @throws NotAllowedException if it is (FOW-CORE-08)
     */
    public static void mustBeManned(Piece unit, List<Piece> table, String act) {
        if (tankPit(unit, table).orElse(unit).is(PieceValues.STATE, Condition.BAILED_OUT)) {
            throw new NotAllowedException(
                    PrintableText.of(unit.name()) + " is Bailed Out and cannot " + act + " (FOW-CORE-08)");
        }
    }

    /** Returns the tank pit that a unit is in for the rest of the game; the pit records the condition of the tank. */
    public static Optional<Piece> tankPit(Piece unit, List<Piece> table) {
        return table.stream()
                .filter(position -> position.kind().equals(Obstacle.TANK_PIT.id())
                        && position.is(PieceValues.OCCUPANT, unit.name()))
                .findFirst();
    }

    /** Returns whether a unit must stay in this position: a tank in its pit, a weapon in a gun pit. */
    public static boolean binds(Piece position, Piece unit) {
        boolean weapon = unit.value(PieceValues.AS).orElse(Mobility.GUN).isWeapon();
        return position.is(PieceValues.OCCUPANT, unit.name())
                && (position.kind().equals(Obstacle.TANK_PIT.id())
                        || (weapon && position.kind().equals(Obstacle.GUN_PIT.id())));
    }

    /**
     * Checks that the moving piece is not bound to one of these positions.
     *
     * @throws NotAllowedException if it is (FOW-TANKPIT-04, FOW-GUNPIT-03)
     */
    public static void mustBeFree(Optional<Piece> unit, List<Piece> positions) {
        unit.ifPresent(of -> positions.stream()
                .filter(position -> binds(position, of))
                .findFirst()
                .ifPresent(position -> {
                    RuleId rule = position.kind().equals(Obstacle.TANK_PIT.id())
                            ? RuleId.of("FOW-TANKPIT-04")
                            : RuleId.of("FOW-GUNPIT-03");
                    throw new NotAllowedException(
                            PrintableText.of(of.name()) + " is in " + PrintableText.of(position.name())
                                    + " and may not leave it for the rest of the game (" + rule + ')');
                }));
    }

    /** Returns the piece that takes losses: the unit in a position, or itself if unknown or if it counts teams. */
    public static Piece platoon(Piece position, List<Piece> table) {
        return occupant(position, table)
                .filter(unit -> unit.kind().equals(PieceKind.UNIT) && !position.has(PieceValues.TARGET_TEAMS))
                .orElse(position);
    }

    /** Returns the field with the number of teams of a platoon, for a unit or a position. */
    public static InputField<Integer> teams(Piece platoon) {
        return platoon.kind().equals(PieceKind.UNIT) ? PieceValues.TEAMS : PieceValues.TARGET_TEAMS;
    }

    /** Returns whether the occupants are Pinned Down, recorded either for the position or for its unit. */
    public static boolean isPinned(Piece position, List<Piece> table) {
        return position.is(PieceValues.STATE, Condition.PINNED)
                || platoon(position, table).is(PieceValues.PINNED);
    }

    /**
     * Checks that a position has teams left, as far as known.
     *
     * @throws NotAllowedException if it has none
     */
    public static void mustHold(Piece position, List<Piece> table) {
        Piece platoon = platoon(position, table);
        boolean gone = PieceValues.isGone(position) || PieceValues.isGone(platoon);
        if (gone || platoon.is(teams(platoon), 0)) {
            throw new NotAllowedException("no troops left in " + PrintableText.of(position.name())
                    + (gone
                            ? "; its occupant is Destroyed"
                            : "; add some with set " + PrintableText.of(platoon.name()) + " --"
                                    + teams(platoon).name() + " 3"));
        }
    }
}
