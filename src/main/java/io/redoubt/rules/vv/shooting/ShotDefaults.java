package io.redoubt.rules.vv.shooting;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.vv.casualties.UnitsHit;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.HexDefaults;
import io.redoubt.rules.vv.shared.FiredFrom;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;
import io.redoubt.rules.vv.shared.UnitClass;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Fills the form of fire from pieces. */
public record ShotDefaults(HexOccupancy table, PieceDefaults defaults) {
    void fill() {
        new HexDefaults(table, defaults).target(ShootForm.AT);
        boolean bare = defaults.isGiven(ShootForm.TARGET_NUMBER);
        if (!defaults.isGiven(UnitFields.APFP) && !defaults.isGiven(UnitFields.ATFP) && !bare) {
            table.mustHaveActors();
        }
        defaults.take(table.hex(), HexFields.SMOKE);
        if (!bare && !defaults.isGiven(UnitsHit.UNITS) && !defaults.isGiven(ShootForm.TARGET)) {
            table.mustHaveTargets("give the target with --units or --target");
        }
        List<Unit> units = underFire();
        if (!units.isEmpty() && units.stream().allMatch(unit -> unit.is(UnitFields.PASSING))) {
            defaults.put(ShootForm.AT, Position.OPEN, units.get(0).piece()); // they are not in the position
        }
        List<Unit> firers = table.acting(HexOccupancy.Activity.FIRE);
        Optional<Unit> target = target(table);
        Optional<Unit> tank = firers.size() == 1 ? atGun(firers.get(0), target) : Optional.empty();
        boolean antiTank = defaults.isGiven(UnitFields.ATFP) || tank.isPresent();
        if (antiTank) {
            target.ifPresent(this::armour);
        } else {
            under(units);
            plates(target.map(Unit::piece));
        }
        if (!firers.isEmpty()) {
            tank.ifPresent(unit -> defaults.take(Optional.of(unit.piece()), UnitFields.ATFP));
            firers(firers, table.who().by().orElse(firers.get(0).piece()), !antiTank && !bare);
        }
    }

    /** Returns the units under fire: all units in a hex, or only those that move through it. */
    private List<Unit> underFire() {
        boolean passes =
                table.who().at().filter(at -> at.is(UnitFields.PASSING)).isPresent();
        return passes || isOpportunity() ? table.moving() : table.targets();
    }

    private boolean isOpportunity() {
        return defaults.isGiven(ShootForm.OPPORTUNITY)
                || table.acting(HexOccupancy.Activity.FIRE).stream().anyMatch(this::isOutOfTurn);
    }

    /** Returns whether the unit fires in the enemy's Movement Phase, and so at moving units. */
    private boolean isOutOfTurn(Unit firer) {
        String owner = firer.piece().owner();
        boolean theirs = !owner.isEmpty() && !owner.equals(table.who().side());
        return theirs && Phase.of(table.who()).equals(Optional.of(Phase.MOVEMENT));
    }

    /** Returns the target of Anti-Tank fire: the named unit, or the only unit in the hex that is not infantry. */
    static Optional<Unit> target(HexOccupancy table) {
        Optional<Piece> named = table.who().at().filter(Unit::isOne);
        if (named.isPresent()) {
            return named.map(Unit::new);
        }
        List<Unit> others =
                table.targets().stream().filter(unit -> !unit.isInfantry()).toList();
        return others.size() == 1 ? Optional.of(others.get(0)) : Optional.empty();
    }

    /** Returns the unit, if it uses Anti-Tank fire against this target. */
    private Optional<Unit> atGun(Unit unit, Optional<Unit> target) {
        boolean able = unit.piece().has(UnitFields.ATFP)
                && !defaults.isGiven(UnitFields.APFP)
                && !defaults.isGiven(ShootForm.TARGET_NUMBER);
        boolean named = table.who().at().filter(Unit::isOne).isPresent();
        boolean suits = target.filter(of -> of.unitClass() == UnitClass.AFV || (named && !of.isInfantry()))
                .isPresent();
        return able && (suits || unit.apfp().isEmpty()) ? Optional.of(unit) : Optional.empty();
    }

    private void armour(Unit target) {
        defaults.put(ShootForm.TARGET, target.unitClass(), target.piece());
        Optional<Piece> piece = Optional.of(target.piece());
        if (target.unitClass() == UnitClass.AFV) {
            plates(piece);
        } else {
            defaults.take(piece, UnitFields.GUN_SHIELD);
        }
    }

    /** Sets the armour of the target, which is used only if it can be struck. */
    private void plates(Optional<Piece> tank) {
        defaults.take(tank, UnitFields.ARMOUR, UnitFields.ARMOUR_FRONT, UnitFields.ARMOUR_REAR, UnitFields.IMMOBILE);
    }

    /** Sets all units in the hex as targets of Anti-Personnel fire. */
    private void under(List<Unit> units) {
        Optional<Piece> from = table.place();
        if (units.isEmpty() || from.isEmpty()) {
            return;
        }
        if (!defaults.isGiven(UnitsHit.UNITS) && !defaults.isGiven(ShootForm.TARGET_NUMBER)) {
            defaults.put(UnitsHit.UNITS, Unit.specs(units), from.get());
        }
        UnitClass first = units.get(0).unitClass();
        boolean same = units.stream().allMatch(unit -> unit.unitClass() == first);
        if (same && first != UnitClass.INFANTRY) {
            defaults.put(ShootForm.TARGET, first, from.get());
        }
    }

    private void firers(List<Unit> firers, Piece from, boolean addedUp) {
        int sum = firers.stream().mapToInt(unit -> unit.apfp().orElse(0)).sum();
        boolean infantry = firers.stream().anyMatch(Unit::isInfantry);
        // If one unit of a hex is able, only the able ones fire.
        Predicate<Unit> spent = unit -> unit.is(UnitFields.FIRED);
        boolean pinned = HexOccupancy.hinders(firers, Unit::isPinned, spent);
        boolean fired = HexOccupancy.hinders(firers, spent, Unit::isPinned);
        if (!infantry && firers.size() > 1 && !pinned && !fired) {
            throw new BadInputException("Guns, vehicles and AFVs fire individually (VV-CORE-16): name one of those in "
                    + PrintableText.of(from.name()) + " with --by");
        }
        if (addedUp && sum > 0) {
            defaults.put(UnitFields.APFP, sum, from);
        }
        defaults.put(
                ShootForm.FIRER, infantry ? UnitClass.INFANTRY : firers.get(0).unitClass(), from);
        if (firers.size() == 1) {
            defaults.take(Optional.of(firers.get(0).piece()), UnitFields.WEAPON);
        }
        if (pinned) {
            defaults.put(ShootForm.PINNED, true, from);
        }
        if (fired) {
            defaults.put(ShootForm.FIRED, true, from);
        }
        if (isOutOfTurn(firers.get(0))) {
            defaults.put(ShootForm.OPPORTUNITY, true, from);
        }
        if (infantry) {
            Piece place = table.hexOf(table.who().by()).orElse(from);
            table.leaderOfShot().ifPresent(leader -> defaults.put(UnitFields.LEADER, leader.leadership(), place));
        }
        from(table, defaults);
    }

    public static void ofAssault(HexOccupancy table, PieceDefaults defaults) {
        Optional<Piece> by = table.who().by();
        int leader = table.leadership(by);
        by.filter(piece -> leader > 0)
                .ifPresent(piece ->
                        defaults.put(UnitFields.LEADER, leader, table.hexOf(by).orElse(piece)));
        from(table, defaults);
    }

    private static void from(HexOccupancy table, PieceDefaults defaults) {
        Optional<Piece> by = table.who().by();
        table.underground(by).ifPresent(unit -> defaults.put(ShootForm.FROM, FiredFrom.TUNNEL, unit));
        Optional<Piece> place =
                table.hexOf(by).filter(of -> table.underground(by).isEmpty());
        place.ifPresent(of -> {
            Position position = of.value(HexFields.POSITION).orElse(Position.OPEN);
            if (position != Position.OPEN) {
                defaults.put(ShootForm.FROM, FiredFrom.of(position), of);
            } else if (of.is(HexFields.TERRAIN, Terrain.BUILDING)) {
                defaults.put(ShootForm.FROM, FiredFrom.BUILDING, of);
            }
        });
    }
}
