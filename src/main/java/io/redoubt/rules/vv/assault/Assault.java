package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.vv.casualties.LossAllocation;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitChanges;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitReminders;
import io.redoubt.rules.vv.positions.HexDefaults;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.rules.vv.shooting.ShootForm;
import io.redoubt.rules.vv.shooting.ShotDefaults;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Close assaults on occupied hexes, and armour overruns. */
public final class Assault extends CaseProcedure<AssaultCase, AssaultCase.Result> {
    public static final String VERB = "assault";

    public Assault() {
        super(
                VERB,
                "close assault on an occupied hex, or an armour overrun",
                AssaultForm.FORM,
                AssaultCase.End.values(),
                new Example(
                        "a platoon with grenades at a building",
                        "--at open --terrain building --attack 13 --defend 11 --attackers 4 --defenders 3 --leader 1"
                                + " --enemy-leader 1 --grenades"),
                new Example(
                        "a full stack at a concrete bunker",
                        "--at bunker-concrete --attack 14 --defend 6 --attackers 4 --defenders 2"),
                new Example(
                        "a satchel charge against a cave, uphill",
                        "--at cave --attack 6 --satchel 12 --defend 14 --attackers 2 --defenders 2 --pinned-defenders 1"
                                + " --uphill 1"),
                new Example(
                        "into a minefield, over a hedge",
                        "--at minefield --attack 8 --defend 8 --attackers 2 --defenders 1 --hexside 1 --enemy-grenades"),
                new Example(
                        "only pinned defenders in a trench",
                        "--at trench --attackers 1 --defenders 2 --pinned-defenders 2"),
                new Example("after a won assault", "--at trench --won"),
                new Example(
                        "an overrun of foxholes in woods", "--mode overrun --at foxhole --terrain woods --attack 19"),
                new Example("an overrun of sandbags, permission only", "--mode overrun --at sandbags"));
    }

    @Override
    public List<String> worstToBest() {
        return List.of("fails", "wins");
    }

    @Override
    public List<String> notes() {
        return List.of(HexOccupancy.WHO_ACTS);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        new FromPieces(new HexOccupancy(who), defaults).fill();
    }

    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        UnitReminders reminders = new UnitReminders(who).againstTheEnemy().inTheOwnTurn();
        asked.peekOrDefault(AssaultForm.MODE).ifPresent(mode -> {
            switch (mode) {
                case CLOSE_ASSAULT ->
                    reminders
                            .in(RuleId.of("VV-CORE-40"), Phase.ADVANCE_AND_ASSAULT)
                            .once(HexOccupancy.Activity.ASSAULT, UnitFields.ADVANCED, "advanced this turn [VV-CORE-40]")
                            .mustKeepMoving();
                case OVERRUN -> reminders.in(RuleId.of("VV-CORE-50"), Phase.MOVEMENT);
            }
        });
        return reminders.pendingDuties().all();
    }

    @Override
    public List<Change> effects(AssaultCase assault, AssaultCase.Result result, Inputs asked, Participants who) {
        HexOccupancy table = new HexOccupancy(who);
        UnitChanges changes = new UnitChanges(table);
        List<Unit> assaulters = table.acting(HexOccupancy.Activity.ASSAULT);
        switch (result.end()) {
            case ENTERS -> {
                changes.reveal();
                enter(entering(table.acting(HexOccupancy.Activity.ENTER), asked), result, table, changes);
            }
            case ALLOWED -> {
                if (assault.goesIn()) {
                    drive(assault, result, asked, table, changes);
                }
            }
            case WINS, FAILS -> {
                boolean wins = result.end() == AssaultCase.End.WINS;
                if (wins) {
                    changes.reveal();
                    table.place().ifPresent(changes::forgetIfNobodyOwes);
                }
                List<Unit> lost = new ArrayList<>(table.targets());
                lost.removeIf(unit -> !wins && !unit.isPinned());
                changes.eliminate(lost);
                changes.flag(assaulters, UnitFields.ADVANCED);
                List<Unit> defenders = new ArrayList<>(table.targets());
                defenders.removeAll(lost);
                changes.owe(table.place(), defenders, result.defenderPoints());
                List<Unit> left = new ArrayList<>(assaulters);
                left.removeAll(result.mined().of(entering(assaulters, asked)));
                if (assaulters.isEmpty() || !left.isEmpty()) {
                    changes.owe(who.by(), left, result.attackerPoints());
                }
                if (wins && assault.goesIn()) {
                    enter(entering(assaulters, asked), result, table, changes);
                }
            }
        }
        return changes.all();
    }

    @Override
    public List<String> names(AssaultCase assault, AssaultCase.Result result, Inputs asked, Participants who) {
        boolean won = result.end() == AssaultCase.End.ENTERS;
        HexOccupancy.Activity activity = won ? HexOccupancy.Activity.ENTER : HexOccupancy.Activity.ASSAULT;
        return Unit.names(entering(new HexOccupancy(who).acting(activity), asked));
    }

    private static void enter(List<Unit> units, AssaultCase.Result result, HexOccupancy table, UnitChanges changes) {
        changes.goIn(units);
        new LossAllocation(table.hex(), changes).mine(units, result.mined());
    }

    /** Applies an overrun; the player gives the hex in which it ends, unless cross has already ruled on the move. */
    private static void drive(
            AssaultCase overrun, AssaultCase.Result result, Inputs asked, HexOccupancy table, UnitChanges changes) {
        List<Unit> tanks = table.acting(HexOccupancy.Activity.ASSAULT);
        changes.flag(tanks, UnitFields.MOVED);
        changes.flag(tanks, UnitFields.FIRED);
        for (Unit tank : tanks) {
            changes.spend(tank, overrun.spent());
            changes.drop(tank.piece(), UnitFields.OVERRUNS);
        }
        if (result.mined().number() > 0 && table.hex().isPresent()) {
            changes.goIn(tanks);
        } else if (!asked.get(AssaultForm.ENTERED)) {
            changes.goBeyond(tanks);
        }
        changes.reveal();
        new LossAllocation(table.hex(), changes).mine(tanks, result.mined());
        changes.owe(table.place(), table.targets(), result.defenderPoints());
    }

    /** Returns the winners that enter: the named ones, or all of them. */
    private static List<Unit> entering(List<Unit> assaulters, Inputs asked) {
        return asked.find(AssaultForm.ENTERING)
                .map(names -> assaulters.stream()
                        .filter(unit -> names.contains(unit.piece().name()))
                        .toList())
                .orElse(assaulters);
    }

    private record FromPieces(HexOccupancy table, PieceDefaults defaults) {
        void fill() {
            new HexDefaults(table, defaults).target(ShootForm.AT);
            defaults.take(table.hex(), HexFields.HIDDEN);
            Minefield.defaults(table, defaults);
            if (!defaults.isGiven(AssaultForm.ATTACKERS)) {
                table.mustHaveActors();
            }
            boolean won = defaults.isGiven(AssaultForm.WON);
            List<Unit> units = table.acting(won ? HexOccupancy.Activity.ENTER : HexOccupancy.Activity.ASSAULT);
            table.who().by().ifPresent(piece -> assaulters(units, piece));
            entering(units);
            if (!won) {
                if (!defaults.isGiven(AssaultForm.DEFENDERS)) {
                    table.mustHaveTargets("to enter it, use cross --mode advance (VV-20.3-10)");
                }
                table.place().ifPresent(this::defenders);
            }
        }

        private void assaulters(List<Unit> units, Piece from) {
            int attack = units.stream().mapToInt(unit -> unit.apfp().orElse(0)).sum();
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

        /** Sets the class of the acting units; an AFV makes an overrun, one AFV at a time. */
        private void kind(List<Unit> units, Piece from) {
            Unit unit = units.get(0);
            Piece source = units.size() == 1 ? unit.piece() : from;
            defaults.put(AssaultForm.AS, unit.unitClass(), source);
            if (unit.unitClass() == UnitClass.AFV) {
                if (units.size() > 1) {
                    throw new BadInputException("each AFV makes its own overrun (VV-CORE-50): name one of those in "
                            + PrintableText.of(from.name()) + " with --by");
                }
                mustRoll(unit);
                mustMeetNoAfv();
                defaults.put(AssaultForm.MODE, AssaultCase.Mode.OVERRUN, source);
                way(unit);
            }
        }

        /** Sets the cost of the AFV's move through the hex, or that cross has ruled on it. */
        private void way(Unit tank) {
            defaults.take(table.hex(), HexFields.TERRAIN_COST);
            tank.movementPoints().ifPresent(points -> defaults.put(AssaultForm.MOVEMENT_POINTS, points, tank.piece()));
            if (table.overruns(tank)) {
                defaults.put(AssaultForm.ENTERED, true, tank.piece());
            }
        }

        /** Gives the reason if no unit is able to assault; if one is able, those that are not take no part. */
        private void hurdles(List<Unit> units, Piece from) {
            boolean won = defaults.isGiven(AssaultForm.WON);
            Predicate<Unit> advanced = unit -> unit.is(UnitFields.ADVANCED) && !won;
            if (HexOccupancy.hinders(units, Unit::isPinned, advanced)) {
                defaults.put(ShootForm.PINNED, true, from);
            }
            if (HexOccupancy.hinders(units, advanced, Unit::isPinned)) {
                defaults.put(AssaultForm.ADVANCED, true, from);
            }
        }

        /** Rejects an AFV that can neither move nor attack: an overrun needs both. */
        private static void mustRoll(Unit tank) {
            String name = PrintableText.of(tank.piece().name());
            if (tank.is(UnitFields.IMMOBILE)) {
                throw new NotAllowedException(name + " is immobilised and cannot overrun (VV-CORE-32)");
            }
            if (tank.is(UnitFields.FIRED)) {
                throw new NotAllowedException(name + " has attacked in this turn and cannot overrun (VV-CORE-16)");
            }
        }

        private void mustMeetNoAfv() {
            for (Unit target : table.targets()) {
                if (target.unitClass() == UnitClass.AFV) {
                    throw new NotAllowedException("an overrun cannot go through a hex with an AFV, and "
                            + PrintableText.of(target.piece().name()) + " is one (VV-CORE-50)");
                }
            }
        }

        private void defenders(Piece from) {
            List<Unit> units = table.targets();
            List<Unit> able = units.stream().filter(unit -> !unit.isPinned()).toList();
            int pinned = units.size() - able.size();
            int defend = able.stream().mapToInt(Unit::defence).sum();
            int leader = units.stream().mapToInt(Unit::leadership).max().orElse(0);
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

        /** Lets two units at most enter a bunker (VV-20.5-2): the first two, unless the player names others. */
        private void entering(List<Unit> units) {
            Position position = table.position().orElse(Position.OPEN);
            boolean bunker = position.isBunker();
            Optional<Piece> by = table.who().by();
            if (position == Position.CAVE && !units.isEmpty()) {
                new HexDefaults(table, defaults).side(units.get(0));
            }
            List<String> leaders = units.stream()
                    .filter(Unit::isLeader)
                    .map(unit -> unit.piece().name())
                    .toList();
            if (bunker && by.isPresent() && units.size() > CloseAssault.MOST_IN_A_BUNKER && !leaders.isEmpty()) {
                defaults.put(AssaultForm.LEADERS, leaders, by.get());
            }
            List<String> named = defaults.given(AssaultForm.ENTERING).orElse(List.of());
            mustBeAmong(units, named);
            if (bunker && by.isPresent() && units.size() > CloseAssault.MOST_IN_A_BUNKER && named.isEmpty()) {
                List<String> first = units.subList(0, CloseAssault.MOST_IN_A_BUNKER).stream()
                        .map(unit -> unit.piece().name())
                        .toList();
                defaults.put(AssaultForm.ENTERING, first, by.get());
            }
        }

        /** Rejects a name in {@code --entering} that is not one of the assaulters. */
        private static void mustBeAmong(List<Unit> units, List<String> named) {
            List<String> names = units.stream().map(unit -> unit.piece().name()).toList();
            for (String name : named) {
                if (!names.isEmpty() && !names.contains(name)) {
                    throw new BadInputException(
                            "--entering " + PrintableText.of(name) + ": not an assaulter; choose from "
                                    + PrintableText.whole(String.join(", ", names))
                                    + ", and repeat --entering for each");
                }
            }
        }
    }
}
