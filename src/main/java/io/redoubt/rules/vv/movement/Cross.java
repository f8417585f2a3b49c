package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.vv.casualties.LossAllocation;
import io.redoubt.rules.vv.movement.Crossing.Mode;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitChanges;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitReminders;
import io.redoubt.rules.vv.positions.HexDefaults;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.positions.MisplacedPosition;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.OccupiedBy;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Entry into positions, minefields and barbed wire, and movement through tunnels. */
public final class Cross extends CaseProcedure<Crossing, Crossing.Result> {
    public static final String VERB = "cross";

    public Cross() {
        super(
                VERB,
                "enter a position, a minefield, barbed wire or a tunnel",
                CrossForm.FORM,
                Crossing.End.values(),
                new Example("three units enter a minefield", "--position minefield --units 3"),
                new Example(
                        "a hidden minefield under a truck with two passengers",
                        "--position minefield --hidden --as vehicle --passengers 2 --movement-points 6"),
                new Example("two dice added for mines", "--position minefield --units 2 --die 2d6"),
                new Example("a ten-sided die for mines", "--position minefield --die 1d10 --mode advance"),
                new Example("infantry enters barbed wire", "--position barbed-wire --movement-points 4"),
                new Example("a tank drives through wire", "--position barbed-wire --as afv --movement-points 8"),
                new Example(
                        "a trench in woods, more than a unit has left",
                        "--position trench --terrain woods --movement-points 2"),
                new Example(
                        "a friendly trench that is full",
                        "--position trench --occupied-by friendly --full --movement-points 4 --exit-cost 2"),
                new Example("a Gun passes a foxhole", "--position foxhole --as gun --uphill 1 --hexside 1"),
                new Example("an advance into an empty trench", "--position trench --mode advance"),
                new Example(
                        "out of the wire by an advance in the same turn",
                        "--position barbed-wire --mode leave --phase advance-and-assault"),
                new Example(
                        "a tank overruns a trench", "--position trench --mode overrun --as afv --occupied-by enemy"),
                new Example("three squads at an empty bunker", "--position bunker --units 3"),
                new Example("staying in a minefield", "--position minefield --mode stay"),
                new Example("three hexes of tunnel", "--tunnel 3 --entry cave --exit bunker --movement-points 4"));
    }

    /** Reads a crossing, asking only for values that it needs. */
    static Crossing read(Inputs in) {
        Crossing.Mode mode = in.get(CrossForm.MODE);
        boolean below =
                mode == Crossing.Mode.TUNNEL || in.find(CrossForm.TUNNEL).isPresent();
        if (below && mode != Crossing.Mode.TUNNEL && mode != Crossing.Mode.MOVE) {
            throw new BadInputException("--tunnel cannot be combined with --mode " + mode.id() + "; remove --mode");
        }
        if (below || in.get(HexFields.POSITION) == Position.TUNNEL) {
            return TunnelMove.of(in, mode, in.get(CrossForm.TUNNEL));
        }
        Position position = in.get(HexFields.POSITION);
        return mode == Crossing.Mode.STAY || mode == Crossing.Mode.LEAVE
                ? inHex(in, position, mode)
                : EntryCheck.read(in, position, mode);
    }

    /** Judges units that stay in the hex of a position, or leave it. */
    private static Crossing inHex(Inputs in, Position position, Mode mode) {
        boolean stays = mode == Mode.STAY;
        UnitClass unit = in.get(CrossForm.AS);
        Checklist list = new Checklist();
        Checklist wire = new Checklist();
        if (stays) {
            BarbedWire.staying(in, position, unit, wire);
        } else {
            BarbedWire.leaving(in, position, unit, in.get(CrossForm.PHASE), wire);
        }
        in.find(HexFields.TERRAIN).ifPresent(terrain -> MisplacedPosition.forbids(in, position, terrain, list));
        if (position == Position.MINEFIELD) {
            list.note("Mines attack only units that enter [VV-20.7-3]");
            list.note("Units in the minefield may stay or leave without further harm [VV-20.7-4]");
        }
        list.addAll(wire);
        if (stays) {
            staying(in, position, unit, list);
        }
        return Crossing.allowed(
                mode,
                Sentence.of(stays ? "{} staying in {}" : "{} leaving {}", unit, position.place()),
                list,
                0,
                Optional.empty(),
                Sentence.of("*ALLOWED*: the unit may {}.", stays ? "stay" : "leave"));
    }

    /** Judges the other occupants and the capacity of the position; friends inside were counted when they entered. */
    private static void staying(Inputs in, Position position, UnitClass unit, Checklist list) {
        if (in.find(CrossForm.OCCUPIED_BY).orElse(OccupiedBy.NONE) == OccupiedBy.ENEMY) {
            list.forbid("The enemy holds it: no unit of the other side can be in that hex [VV-20.3-8, VV-CORE-55]");
        }
        if (position == Position.CAVE && in.get(UnitFields.SIDE) != Nation.JAPANESE) {
            list.forbid(PositionRules.JAPANESE_ONLY);
        }
        RemainingCapacity room = position.takes(unit)
                ? RemainingCapacity.of(in, position, unit, OccupiedBy.NONE)
                : RemainingCapacity.none(in.get(CrossForm.UNITS));
        if (room.isMisfit()) {
            list.forbid("No place in {} for {}, and none outside it [VV-20.3-13, VV-20.3-12]", position.place(), unit);
        } else if (!room.isInside()) {
            list.forbid(
                    "There is room for {}; {} may not stay [VV-20.3-12, VV-20.3-13]", room.staying(), room.others());
        }
    }

    @Override
    public List<String> notes() {
        return List.of(HexOccupancy.WHO_ACTS);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        HexOccupancy table = new HexOccupancy(who);
        new HexDefaults(table, defaults).target(CrossForm.POSITION);
        defaults.take(table.hex(), HexFields.HIDDEN, HexFields.TERRAIN_COST);
        Minefield.defaults(table, defaults);
        new MoverDefaults(table, defaults).cross();
    }

    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        UnitReminders reminders = new UnitReminders(who).inTheOwnTurn();
        asked.peekOrDefault(CrossForm.MODE).ifPresent(mode -> {
            switch (mode) {
                case MOVE, TUNNEL -> reminders.in(Phase.MOVEMENT);
                case OVERRUN ->
                    reminders.in(RuleId.of("VV-CORE-50"), Phase.MOVEMENT).untrackedOverrun();
                case ADVANCE ->
                    reminders.meant(
                            asked.peekOrDefault(CrossForm.PHASE), RuleId.of("VV-CORE-56"), Phase.ADVANCE_AND_ASSAULT);
                case CLOSE_ASSAULT ->
                    reminders.meant(
                            asked.peekOrDefault(CrossForm.PHASE), RuleId.of("VV-CORE-40"), Phase.ADVANCE_AND_ASSAULT);
                case LEAVE -> reminders.in(Phase.MOVEMENT, Phase.ADVANCE_AND_ASSAULT);
                case STAY -> {
                    // Units may stay in every phase.
                }
            }
        });
        return reminders.pendingDuties().all();
    }

    @Override
    public List<Change> effects(Crossing crossing, Crossing.Result result, Inputs asked, Participants who) {
        HexOccupancy table = new HexOccupancy(who);
        UnitChanges changes = new UnitChanges(table);
        if (crossing.whereabouts().isEmpty()) {
            return List.of();
        }
        changes.reveal();
        List<Unit> movers = new ArrayList<>(table.acting(HexOccupancy.Activity.MOVE));
        List<Unit> lost = result.mined().of(movers);
        // They fall in the hex that they entered, like the others.
        table.hex().ifPresentOrElse(hex -> changes.goIn(lost), () -> changes.goBeyond(lost));
        new LossAllocation(table.hex(), changes).mine(movers, result.mined());
        passengers(movers, result.mined(), asked, changes);
        movers.removeAll(lost);
        Crossing.Mode mode = crossing.mode();
        boolean advance = mode == Crossing.Mode.ADVANCE || mode == Crossing.Mode.CLOSE_ASSAULT;
        for (Unit unit : movers) {
            changes.flag(unit, advance ? UnitFields.ADVANCED : UnitFields.MOVED);
            changes.spend(unit, result.cost());
            if (mode == Crossing.Mode.OVERRUN) {
                changes.overrun(unit);
            }
        }
        switch (crossing.whereabouts().orElseThrow()) {
            case THERE -> {
                boolean wayIn =
                        asked.find(CrossForm.EXIT).isPresent() && table.hex().equals(table.hexOf(who.by()));
                if (wayIn || table.hex().isEmpty()) {
                    // The hex in which they are now was not named.
                    changes.goBeyond(movers);
                    break;
                }
                List<Unit> passing = crossing.passing(movers);
                changes.goIn(movers);
                changes.flag(passing, UnitFields.PASSING);
            }
            case UNDERGROUND -> changes.goBelow(movers);
            case ELSEWHERE -> changes.goBeyond(movers);
        }
        return changes.all();
    }

    @Override
    public List<String> names(Crossing crossing, Crossing.Result result, Inputs asked, Participants who) {
        return Unit.names(new HexOccupancy(who).acting(HexOccupancy.Activity.MOVE));
    }

    /** Reduces the passengers by those lost; their dice follow the dice of all transports. */
    private static void passengers(List<Unit> movers, MineLosses lost, Inputs asked, UnitChanges changes) {
        int each = asked.find(UnitFields.PASSENGERS).orElse(0);
        for (int i = 0; i < movers.size(); i++) {
            int first = movers.size() + i * each;
            changes.fewer(movers.get(i).piece(), UnitFields.PASSENGERS, lost.among(first, first + each));
        }
    }
}
