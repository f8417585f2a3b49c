package io.redoubt.rules.vv;

import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import java.util.List;
import java.util.Optional;

/** What pieces fill into the form of fire. */
final class Shooting {
    private final Stage stage;
    private final Supply supply;
    private final Optional<Piece> hex;

    Shooting(Stage stage, Supply supply) {
        this.stage = stage;
        this.supply = supply;
        this.hex = stage.hexOf(stage.cast().at());
    }

    void fill() {
        if (!supply.isGiven(Muster.APFP) && !supply.isGiven(Muster.ATFP) && !supply.isGiven("target-number")) {
            stage.mustHaveActors();
        }
        supply.take(hex, "smoke");
        List<Unit> firers = stage.acting("shoot");
        Optional<Unit> target = target(stage);
        Optional<Unit> tank = firers.size() == 1 ? atGun(firers.get(0), target) : Optional.empty();
        boolean antiTank = supply.isGiven(Muster.ATFP) || tank.isPresent();
        if (antiTank) {
            target.ifPresent(this::armour);
        } else {
            under();
        }
        if (!firers.isEmpty()) {
            tank.ifPresent(unit -> supply.take(Optional.of(unit.piece()), Muster.ATFP));
            firers(firers, stage.cast().by().orElse(firers.get(0).piece()), antiTank);
        }
    }

    /** The one unit that Anti-Tank fire is at: it was named, or infantry alone is beside it. */
    static Optional<Unit> target(Stage stage) {
        Optional<Piece> named = stage.cast().at().filter(Unit::isOne);
        if (named.isPresent()) {
            return named.map(Unit::new);
        }
        Optional<Unit> found = Optional.empty();
        for (Unit unit : stage.targets()) {
            if (!unit.isInfantry()) {
                if (found.isPresent()) {
                    return Optional.empty();
                }
                found = Optional.of(unit);
            }
        }
        return found;
    }

    /** The unit, if Anti-Tank fire is the way it fires at this. */
    private Optional<Unit> atGun(Unit unit, Optional<Unit> target) {
        boolean able = unit.piece().value(Muster.ATFP).isPresent()
                && !supply.isGiven(Muster.APFP)
                && !supply.isGiven("target-number");
        boolean named = stage.cast().at().filter(Unit::isOne).isPresent();
        boolean suits = target.filter(of -> of.unitClass() == UnitClass.AFV || (named && !of.isInfantry()))
                .isPresent();
        return able && (suits || unit.apfp().isEmpty()) ? Optional.of(unit) : Optional.empty();
    }

    private void armour(Unit target) {
        supply.put("target", target.unitClass().id(), target.piece());
        Optional<Piece> piece = Optional.of(target.piece());
        if (target.unitClass() == UnitClass.AFV) {
            supply.take(piece, "armour", "armour-front", "armour-rear", Muster.IMMOBILE);
        } else {
            supply.take(piece, Muster.GUN_SHIELD);
        }
    }

    /** Everybody in the hex is under Anti-Personnel fire. */
    private void under() {
        List<Unit> units = stage.targets();
        Optional<Piece> from = hex.or(() -> stage.cast().at());
        if (units.isEmpty() || from.isEmpty()) {
            return;
        }
        if (!supply.isGiven("units") && !supply.isGiven("target-number")) {
            Toll.units(units).ifPresent(text -> supply.put("units", text, from.get()));
        }
        UnitClass first = units.get(0).unitClass();
        boolean same = true;
        for (Unit unit : units) {
            same &= unit.unitClass() == first;
        }
        if (same && first != UnitClass.INFANTRY) {
            supply.put("target", first.id(), from.get());
        }
    }

    private void firers(List<Unit> firers, Piece from, boolean antiTank) {
        int sum = 0;
        boolean infantry = false;
        boolean pinned = true;
        boolean fired = true;
        for (Unit unit : firers) {
            sum += unit.apfp().orElse(0);
            infantry |= unit.isInfantry();
            pinned &= unit.isPinned();
            fired &= unit.piece().is(Muster.FIRED);
        }
        if (!antiTank && sum > 0 && !supply.isGiven("target-number")) {
            supply.put(Muster.APFP, Integer.toString(sum), from);
        }
        UnitClass what = infantry ? UnitClass.INFANTRY : firers.get(0).unitClass();
        supply.put("firer", what.id(), from);
        if (firers.size() == 1) {
            supply.take(Optional.of(firers.get(0).piece()), "weapon");
        }
        if (pinned) {
            supply.put(Muster.PINNED, "true", from);
        }
        if (fired) {
            supply.put("fired", "true", from);
        }
        from(stage, supply);
    }

    /** Where those who act are, and which leader is with them. */
    static void from(Stage stage, Supply supply) {
        Optional<Piece> by = stage.cast().by();
        int leader = stage.leadership(by);
        Optional<Piece> place = stage.hexOf(by);
        if (leader > 0) {
            by.ifPresent(piece -> supply.put(Muster.LEADER, Integer.toString(leader), place.orElse(piece)));
        }
        place.ifPresent(of -> {
            Optional<String> position = of.value(Muster.POSITION).filter(id -> !id.equals(Position.OPEN.id()));
            if (position.isPresent()) {
                supply.put("from", position.get(), of);
            } else if (of.is("terrain", Terrain.BUILDING.id())) {
                supply.put("from", FiredFrom.BUILDING.id(), of);
            }
        });
    }
}
