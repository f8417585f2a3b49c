package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.RuledOut;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.vv.fire.ShootForm;
import io.redoubt.rules.vv.fire.ShotDefaults;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitsAndHexes;
import io.redoubt.rules.vv.positions.HexDefaults;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.UnitClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What pieces fill into the form of an assault. */
record AssaultDefaults(UnitsAndHexes table, PieceDefaults defaults) {
    void fill() {
        new HexDefaults(table, defaults).target(ShootForm.AT);
        defaults.take(table.hex(), HexFields.HIDDEN);
        Minefield.defaults(table, defaults);
        if (!defaults.isGiven(AssaultForm.ATTACKERS)) {
            table.mustHaveActors();
        }
        boolean won = defaults.isGiven(AssaultForm.WON);
        List<Unit> units = table.acting(won ? UnitsAndHexes.Activity.ENTER : UnitsAndHexes.Activity.ASSAULT);
        table.who().by().ifPresent(piece -> assaulters(units, piece));
        entering(units);
        if (!won) {
            if (!defaults.isGiven(AssaultForm.DEFENDERS)) {
                table.mustHaveTargets("there is nothing to assault, and cross --mode advance goes in (VV-20.3-10)");
            }
            table.place().ifPresent(this::defenders);
        }
    }

    private void assaulters(List<Unit> units, Piece from) {
        int attack = 0;
        for (Unit unit : units) {
            attack += unit.apfp().orElse(0);
        }
        if (!units.isEmpty()) {
            kind(units, from);
            defaults.put(AssaultForm.ATTACKERS, units.size(), from);
        }
        if (attack > 0) {
            defaults.put(AssaultForm.ATTACK, attack, from);
        }
        hurdles(units, from);
        ShotDefaults.ofAssault(table, defaults);
    }

    /** What they are: a hex brings nobody beside infantry who could not take part. */
    private void kind(List<Unit> units, Piece from) {
        Unit unit = units.get(0);
        Piece source = units.size() == 1 ? unit.piece() : from;
        defaults.put(AssaultForm.AS, unit.unitClass(), source);
        if (unit.unitClass() == UnitClass.AFV) {
            if (units.size() > 1) {
                throw new BadInput("each AFV overruns by itself (VV-CORE-50): name one of those in "
                        + Escaped.of(from.name()) + " with --by");
            }
            mustRoll(unit);
            mustMeetNoAfv();
            defaults.put(AssaultForm.MODE, AssaultCase.Mode.OVERRUN, source);
            way(unit);
        }
    }

    /** What its way through the hex takes, or that cross has ruled on that. */
    private void way(Unit tank) {
        defaults.take(table.hex(), HexFields.TERRAIN_COST);
        tank.movementPoints().ifPresent(points -> defaults.put(AssaultForm.MOVEMENT_POINTS, points, tank.piece()));
        if (table.overruns(tank)) {
            defaults.put(AssaultForm.ENTERED, true, tank.piece());
        }
    }

    /** Why none of them is able. Where one is, all are: of a hex, nobody else has a part. */
    private void hurdles(List<Unit> units, Piece from) {
        boolean won = defaults.isGiven(AssaultForm.WON);
        Predicate<Unit> advanced = unit -> unit.is(UnitFields.ADVANCED) && !won;
        if (UnitsAndHexes.hinders(units, Unit::isPinned, advanced)) {
            defaults.put(ShootForm.PINNED, true, from);
        }
        if (UnitsAndHexes.hinders(units, advanced, Unit::isPinned)) {
            defaults.put(AssaultForm.ADVANCED, true, from);
        }
    }

    /** An overrun is a move and an attack. */
    private static void mustRoll(Unit tank) {
        String name = Escaped.of(tank.piece().name());
        if (tank.is(UnitFields.IMMOBILE)) {
            throw new RuledOut(name + " is immobilised (VV-CORE-32), and overruns nobody");
        }
        if (tank.is(UnitFields.FIRED)) {
            throw new RuledOut(name + " has attacked in this turn (VV-CORE-16), and overruns nobody");
        }
    }

    private void mustMeetNoAfv() {
        for (Unit target : table.targets()) {
            if (target.unitClass() == UnitClass.AFV) {
                throw new RuledOut("no overrun goes through a hex with an AFV, and "
                        + Escaped.of(target.piece().name()) + " is one (VV-CORE-50)");
            }
        }
    }

    private void defenders(Piece from) {
        List<Unit> units = table.targets();
        int pinned = 0;
        int defend = 0;
        int leader = 0;
        for (Unit unit : units) {
            pinned += unit.isPinned() ? 1 : 0;
            defend += unit.isPinned() ? 0 : unit.defence();
            leader = Math.max(leader, unit.leadership());
        }
        if (!units.isEmpty() && !defaults.isGiven(AssaultForm.DEFENDERS)) {
            defaults.put(AssaultForm.DEFENDERS, units.size(), from);
            defaults.put(AssaultForm.DEFEND, defend, from);
            if (pinned > 0) {
                defaults.put(AssaultForm.PINNED_DEFENDERS, pinned, from);
            }
            if (leader > 0) {
                defaults.put(AssaultForm.ENEMY_LEADER, leader, from);
            }
        }
    }

    /** Two units at most go into a bunker (VV-20.5-2): the first two, unless their owner says otherwise. */
    private void entering(List<Unit> units) {
        Position position = table.position().orElse(Position.OPEN);
        boolean bunker = position.isBunker();
        Optional<Piece> by = table.who().by();
        if (position == Position.CAVE && !units.isEmpty()) {
            new HexDefaults(table, defaults).side(units.get(0));
        }
        List<String> leaders = new ArrayList<>();
        units.stream()
                .filter(Unit::isLeader)
                .forEach(unit -> leaders.add(unit.piece().name()));
        if (bunker && by.isPresent() && units.size() > Winners.MOST_IN_A_BUNKER && !leaders.isEmpty()) {
            defaults.put(AssaultForm.LEADERS, leaders, by.get());
        }
        List<String> named = defaults.given(AssaultForm.ENTERING).orElse(List.of());
        mustBeAmong(units, named);
        if (bunker && by.isPresent() && units.size() > Winners.MOST_IN_A_BUNKER && named.isEmpty()) {
            List<String> first = new ArrayList<>();
            units.subList(0, Winners.MOST_IN_A_BUNKER)
                    .forEach(unit -> first.add(unit.piece().name()));
            defaults.put(AssaultForm.ENTERING, first, by.get());
        }
    }

    /** Who goes in is one of those who assault. */
    private static void mustBeAmong(List<Unit> units, List<String> named) {
        List<String> names = units.stream().map(unit -> unit.piece().name()).toList();
        for (String name : named) {
            if (!names.isEmpty() && !names.contains(name)) {
                throw new BadInput("--entering " + Escaped.of(name) + ": those who assault are "
                        + Escaped.whole(String.join(", ", names)) + "; name one, and repeat --entering for the next");
            }
        }
    }
}
