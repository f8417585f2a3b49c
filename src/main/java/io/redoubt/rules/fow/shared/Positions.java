package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Optional;

/** Who is in a trench line or a pit, or behind a barricade, and what that means for both. */
public final class Positions {
    private Positions() {}

    /** Whether teams are in it when they occupy it, and not behind it or beside it (FOW-BARR-12). */
    public static boolean isEntered(Piece piece) {
        return List.of(Obstacle.TRENCH_LINE.id(), Obstacle.GUN_PIT.id(), Obstacle.TANK_PIT.id())
                .contains(piece.kind());
    }

    /** Whether somebody is in it; a tank pit whose tank was described holds that tank, a wreck included. */
    public static boolean holds(Piece piece) {
        boolean tank = piece.kind().equals(Obstacle.TANK_PIT.id())
                && (piece.value(PieceValues.FRONT).isPresent()
                        || piece.value(PieceValues.SIDE).isPresent()
                        || piece.value(PieceValues.STATE).isPresent());
        return isEntered(piece) && (tank || piece.is(PieceValues.OCCUPIED));
    }

    /** The unit that is in a position, where it is known. */
    public static Optional<Piece> occupant(Piece position, List<Piece> table) {
        return table.stream()
                .filter(unit -> position.is(PieceValues.OCCUPANT, unit.name()))
                .findFirst();
    }

    /** The tank that is in a tank pit, where it is a unit of its own. */
    public static Optional<Piece> tank(Piece pit, List<Piece> table) {
        return pit.kind().equals(Obstacle.TANK_PIT.id()) ? occupant(pit, table) : Optional.empty();
    }

    /**
     * Makes sure that a unit is no tank whose crew is Bailed Out in its pit.
     *
     * @throws NotAllowedException if it is (FOW-CORE-08)
     */
    public static void mustBeManned(Piece unit, List<Piece> table, String act) {
        if (tankPit(unit, table).orElse(unit).is(PieceValues.STATE, Condition.BAILED_OUT)) {
            throw new NotAllowedException(
                    PrintableText.of(unit.name()) + " is Bailed Out and cannot " + act + " (FOW-CORE-08)");
        }
    }

    /** The tank pit that a unit is in for the rest of the game, which tells how the tank stands. */
    public static Optional<Piece> tankPit(Piece unit, List<Piece> table) {
        return table.stream()
                .filter(position -> position.kind().equals(Obstacle.TANK_PIT.id())
                        && position.is(PieceValues.OCCUPANT, unit.name()))
                .findFirst();
    }

    /** Whether a unit is in this position for the rest of the game: a tank in its pit, a weapon in a gun pit. */
    public static boolean binds(Piece position, Piece unit) {
        boolean weapon = unit.value(PieceValues.AS).orElse(Mobility.GUN).isWeapon();
        return position.is(PieceValues.OCCUPANT, unit.name())
                && (position.kind().equals(Obstacle.TANK_PIT.id())
                        || (weapon && position.kind().equals(Obstacle.GUN_PIT.id())));
    }

    /**
     * Makes sure that the piece which is to move is in none of these positions for the rest of the game.
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

    /**
     * Who takes what befalls those in a position: the unit in it, or the position itself where it counts teams of its
     * own or nobody knows who is in it.
     */
    public static Piece platoon(Piece position, List<Piece> table) {
        return occupant(position, table)
                .filter(unit -> unit.kind().equals(PieceKind.UNIT)
                        && position.value(PieceValues.TARGET_TEAMS).isEmpty())
                .orElse(position);
    }

    /** What counts the teams of a platoon, be it a unit or those in a position. */
    public static InputField<Integer> teams(Piece platoon) {
        return platoon.kind().equals(PieceKind.UNIT) ? PieceValues.TEAMS : PieceValues.TARGET_TEAMS;
    }

    /** Whether those in a position are Pinned Down; what is said of the position counts beside what befell its unit. */
    public static boolean isPinned(Piece position, List<Piece> table) {
        return position.is(PieceValues.STATE, Condition.PINNED)
                || platoon(position, table).is(PieceValues.PINNED);
    }

    /**
     * Makes sure that somebody is left in a position, as far as anybody said.
     *
     * @throws NotAllowedException if nobody is
     */
    public static void mustHold(Piece position, List<Piece> table) {
        Piece platoon = platoon(position, table);
        boolean gone = PieceValues.isGone(position) || PieceValues.isGone(platoon);
        if (gone || platoon.is(teams(platoon), 0)) {
            throw new NotAllowedException("nobody is left in " + PrintableText.of(position.name()) + ": "
                    + (gone
                            ? "its occupant is Destroyed"
                            : "set " + PrintableText.of(platoon.name()) + " --"
                                    + teams(platoon).name() + " 3 puts teams into it"));
        }
    }
}
