package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.HexDefaults;
import io.redoubt.rules.vv.positions.PositionStack;
import io.redoubt.rules.vv.shared.OccupiedBy;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.TunnelEnd;
import io.redoubt.rules.vv.shared.UnitClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Fills the forms of crossing and occupying from the units that move. */
record MoverDefaults(HexOccupancy table, PieceDefaults defaults) {
    void cross() {
        table.mustHaveActors();
        Phase.of(table.who()).ifPresent(phase -> defaults.put(CrossForm.PHASE, phase));
        List<Unit> movers = table.acting(HexOccupancy.Activity.MOVE);
        table.who().by().ifPresent(from -> movers(movers, from));
        List<Unit> inside = inside();
        Optional<Piece> from = table.hexOf(table.who().by());
        Optional<Piece> hex = table.hex();
        boolean staying = !movers.isEmpty() && from.isPresent() && from.equals(hex);
        if (from.isPresent() && hex.isPresent()) {
            mustAskOfTheRightHex(movers, from.get(), staying);
        }
        from.ifPresent(out -> defaults.takeAs(CrossForm.OUT_OF, HexFields.POSITION, from));
        if (!inside.isEmpty() && !staying && hex.isPresent() && !defaults.isGiven(CrossForm.OCCUPIED_BY)) {
            OccupiedBy who = isFriend(inside.get(0)) ? OccupiedBy.FRIENDLY : OccupiedBy.ENEMY;
            defaults.put(CrossForm.OCCUPIED_BY, who, hex.get());
            if (who == OccupiedBy.ENEMY && inside.stream().anyMatch(unit -> unit.unitClass() == UnitClass.AFV)) {
                defaults.put(CrossForm.ENEMY_AFV, true, hex.get());
            }
            new HexDefaults(table, defaults).stack(inside);
        }
    }

    /** Rejects staying, leaving or entering a tunnel in another hex, and entering the unit's own hex. */
    private void mustAskOfTheRightHex(List<Unit> movers, Piece from, boolean staying) {
        Crossing.Mode mode = defaults.given(CrossForm.MODE).orElse(Crossing.Mode.MOVE);
        boolean there = mode == Crossing.Mode.STAY || mode == Crossing.Mode.LEAVE;
        boolean below = mode == Crossing.Mode.TUNNEL || defaults.isGiven(CrossForm.TUNNEL);
        if (staying ? !there && !below : there) {
            throw new NotAllowedException(
                    PrintableText.of(movers.get(0).piece().name()) + " is in " + PrintableText.of(from.name())
                            + (staying
                                    ? " already; use --mode stay or --mode leave"
                                    : "; --mode stay and --mode leave apply to that hex"));
        }
    }

    private void movers(List<Unit> movers, Piece from) {
        mustBeAble(movers);
        mustBeOfOneKind(movers, from);
        Unit first = movers.get(0);
        defaults.put(CrossForm.AS, first.unitClass(), from);
        defaults.put(CrossForm.UNITS, movers.size(), from);
        leaders(movers, from);
        new HexDefaults(table, defaults).side(first);
        defaults.take(Optional.of(first.piece()), UnitFields.PASSENGERS);
        points(movers, from);
        mark(CrossForm.FIRED, UnitFields.FIRED, movers, from);
        mark(CrossForm.ADVANCED, UnitFields.ADVANCED, movers, from);
        mark(CrossForm.UNDERGROUND, UnitFields.UNDERGROUND, movers, from);
        mark(CrossForm.MOVED, UnitFields.MOVED, movers, from);
        boolean tunnel = defaults.isGiven(CrossForm.TUNNEL);
        Optional<Piece> out = table.hexOf(Optional.of(first.piece())).filter(hex -> tunnel);
        if (first.is(UnitFields.UNDERGROUND)) {
            table.hex().ifPresent(hex -> comesUp(hex, from));
        } else if (out.isPresent()) {
            defaults.put(CrossForm.ENTRY, way(out.get()), out.get());
            table.hex().filter(hex -> !out.get().equals(hex)).ifPresent(hex -> comesUp(hex, hex));
        }
    }

    private void leaders(List<Unit> movers, Piece from) {
        int leaders = (int) movers.stream().filter(Unit::isLeader).count();
        if (leaders > 0) {
            defaults.put(PositionStack.LEADERS_ENTERING, leaders, from);
        }
    }

    private static TunnelEnd way(Piece hex) {
        return TunnelMove.way(hex.value(HexFields.POSITION).orElse(Position.OPEN));
    }

    /** Sets the tunnel exit to the named cave entrance or bunker; the tunnel itself is not an exit. */
    private void comesUp(Piece hex, Piece from) {
        if (!hex.is(HexFields.POSITION, Position.TUNNEL)) {
            defaults.put(CrossForm.EXIT, way(hex), from);
        }
    }

    private void mark(InputField<Boolean> input, InputField<Boolean> marker, List<Unit> movers, Piece from) {
        if (movers.stream().anyMatch(unit -> unit.is(marker))) {
            defaults.put(input, true, from);
        }
    }

    /** Sets the Movement Points of the slowest unit. */
    private void points(List<Unit> movers, Piece from) {
        movers.stream()
                .flatMap(unit -> unit.movementPoints().stream())
                .min(Comparator.naturalOrder())
                .ifPresent(left -> defaults.put(UnitFields.MOVEMENT_POINTS, left, from));
    }

    void occupy() {
        table.mustHaveActors();
        List<Unit> movers = table.acting(HexOccupancy.Activity.MOVE);
        if (movers.isEmpty()) {
            return;
        }
        mustBeAble(movers);
        mustBeAbove(movers);
        Unit first = movers.get(0);
        Piece from = table.who().by().orElse(first.piece());
        mustBeOfOneKind(movers, from);
        defaults.put(Occupy.AS, first.unitClass(), from);
        defaults.put(Occupy.UNITS, movers.size(), from);
        leaders(movers, from);
        new HexDefaults(table, defaults).side(first);
        List<Unit> inside = inside();
        if (!inside.isEmpty()) {
            defaults.put(Occupy.MOVER, isFriend(inside.get(0)) ? Occupy.Mover.OWN : Occupy.Mover.ENEMY, from);
            new HexDefaults(table, defaults).stack(inside);
        }
    }

    /** Returns the units in the hex without passing friends, which hold no position and take no place (VV-20.4-3). */
    private List<Unit> inside() {
        List<Unit> inside = new ArrayList<>(table.targets());
        inside.removeIf(unit -> unit.is(UnitFields.PASSING) && isFriend(unit));
        return inside;
    }

    private boolean isFriend(Unit unit) {
        List<Unit> movers = table.acting(HexOccupancy.Activity.MOVE);
        String owner =
                movers.isEmpty() ? table.who().side() : movers.get(0).piece().owner();
        return unit.piece().owner().equals(owner);
    }

    private static void mustBeOfOneKind(List<Unit> movers, Piece from) {
        UnitClass first = movers.get(0).unitClass();
        if (movers.stream().anyMatch(unit -> unit.unitClass() != first)) {
            throw new BadInputException(
                    PrintableText.of(from.name()) + " holds units of several classes; name one of them with --by");
        }
    }

    private static void mustBeAbove(List<Unit> movers) {
        for (Unit unit : movers) {
            if (unit.is(UnitFields.UNDERGROUND)) {
                throw new NotAllowedException(PrintableText.of(unit.piece().name())
                        + " is in a tunnel (VV-20.12-6); use cross with --tunnel and --exit to bring it up");
            }
        }
    }

    private static void mustBeAble(List<Unit> movers) {
        for (Unit unit : movers) {
            String name = PrintableText.of(unit.piece().name());
            if (unit.isPinned()) {
                throw new NotAllowedException(name + " is pinned and cannot act (VV-CORE-16); rally it, or use set "
                        + name + " --pinned=false");
            }
            if (unit.is(UnitFields.IMMOBILE)) {
                throw new NotAllowedException(name + " is immobilised and cannot move (VV-CORE-32)");
            }
        }
    }
}
