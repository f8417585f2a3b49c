package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.movement.Crossing.Mode;
import io.redoubt.rules.vv.movement.Crossing.Whereabouts;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.MisplacedPosition;
import io.redoubt.rules.vv.shared.MovementReadings;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.OccupiedBy;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.TunnelEnd;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.umpire.Sentence;
import java.util.Optional;

/** Movement through tunnels. */
final class TunnelMove {
    private TunnelMove() {}

    static Crossing of(Inputs in, Mode mode, int hexes) {
        Optional<TunnelEnd> exit = in.find(CrossForm.EXIT);
        // The cost of the bunker in addition to the hexes (B-28).
        int exitCost = isAt(exit, TunnelEnd.BUNKER)
                        && in.reading(MovementReadings.TUNNEL_EXIT) == MovementReadings.TunnelExit.PLUS_ONE
                ? 1
                : 0;
        Optional<TunnelEnd> named = in.find(CrossForm.ENTRY);
        Optional<Position> at = named.isPresent() ? Optional.empty() : in.find(HexFields.POSITION);
        TunnelEnd start = named.orElseGet(() -> at.map(TunnelMove::way).orElse(TunnelEnd.CAVE));
        // A position without an entry is the entrance, unless it is the exit.
        boolean above = at.isEmpty() || at.get() == Position.TUNNEL || exit.equals(at.map(TunnelMove::way));
        boolean below = in.find(CrossForm.UNDERGROUND).orElse(false);
        Optional<TunnelEnd> entry = below ? Optional.empty() : Optional.of(start);
        UnitClass unit = in.get(CrossForm.AS);
        Nation side = in.get(UnitFields.SIDE);
        Optional<Integer> points = in.find(UnitFields.MOVEMENT_POINTS);
        Checklist gate = gate(in, above || below ? exit : Optional.empty());
        Checklist list = new Checklist();
        units(unit, entry, list);
        if (in.find(CrossForm.FIRED).orElse(false)) {
            list.forbid(EntryCheck.FIRED);
        }
        ends(side, entry, exit, list);
        list.addAll(gate);
        list.note(
                entry.isPresent()
                        ? "It leaves the map and goes onto the tunnel diagram, unseen and safe [VV-20.12-6, VV-20.12-8, VV-20.12-9]"
                        : "It is on the tunnel diagram, unseen and safe [VV-20.12-6, VV-20.12-8, VV-20.12-9]");
        if (exit.isEmpty()) {
            list.note(
                    "No --exit given: it stays in the tunnel; use --exit cave or --exit bunker to bring it up [VV-20.12-6]");
        }
        list.note(
                "{} of tunnel: {}, one per hex [VV-20.12-7]",
                hexes == 1 ? "1 hex" : hexes + " hexes",
                EntryCost.points(hexes));
        if (exitCost > 0) {
            list.note("{} more for the bunker (reading) [VV-20.12-7, VV-20.3-1]", exitCost);
        }
        int cost = hexes + exitCost;
        points.ifPresent(left -> {
            if (cost > left) {
                list.forbid("That is {}, and only {} are left [VV-20.12-7]", cost, left);
            } else {
                list.note("{} of {} are left after it [VV-20.12-7]", left - cost, left);
            }
        });
        String spent = EntryCost.points(cost);
        return Crossing.allowed(
                mode,
                Sentence.of("{} moving through a tunnel", unit),
                list,
                cost,
                Optional.of(exit.isPresent() ? Whereabouts.THERE : Whereabouts.UNDERGROUND),
                exit.isPresent()
                        ? Sentence.of(
                                "*ALLOWED*: {}, and the unit comes up in {}.",
                                spent,
                                isAt(exit, TunnelEnd.CAVE) ? "a cave" : "a bunker")
                        : Sentence.of("*ALLOWED*: {}, and the unit is off the map.", spent));
    }

    /** Returns the kind of tunnel end that a position is. */
    static TunnelEnd way(Position at) {
        if (at == Position.CAVE || at == Position.TUNNEL) {
            return TunnelEnd.CAVE;
        }
        return at.isBunker() ? TunnelEnd.BUNKER : TunnelEnd.ELSEWHERE;
    }

    private static boolean isAt(Optional<TunnelEnd> end, TunnelEnd kind) {
        return end.equals(Optional.of(kind));
    }

    private static void units(UnitClass unit, Optional<TunnelEnd> entry, Checklist list) {
        if (unit == UnitClass.INFANTRY) {
            list.note("Infantry may go into a tunnel [VV-20.12-2]");
            return;
        }
        list.forbid("Tunnels are open to infantry only [VV-20.12-2]");
        if (unit == UnitClass.GUN && isAt(entry, TunnelEnd.CAVE)) {
            list.note("A Gun may hold the cave entrance, but goes no further [VV-20.12-2, VV-20.11-7]");
        }
    }

    /** Judges the entrance, unless the units are already in the tunnel, and the exit. */
    private static void ends(Nation side, Optional<TunnelEnd> entry, Optional<TunnelEnd> exit, Checklist list) {
        boolean cave = isAt(entry, TunnelEnd.CAVE) || isAt(exit, TunnelEnd.CAVE);
        if (cave && side != Nation.JAPANESE) {
            list.forbid("Only the Japanese side uses caves; others need a bunker on the tunnel [VV-20.11-3]");
        }
        entry.ifPresent(start -> {
            switch (start) {
                case CAVE -> list.note("It enters by a cave entrance [VV-20.12-3, VV-20.11-5]");
                case BUNKER -> list.note("It enters by a bunker attached to the complex [VV-20.12-3, VV-20.11-5]");
                case ELSEWHERE ->
                    list.forbid(
                            "The only ways into a tunnel are a cave entrance and a bunker attached to it [VV-20.12-3]");
            }
        });
        exit.ifPresent(end -> {
            switch (end) {
                case BUNKER ->
                    list.note(
                            "A bunker on the tunnel can be entered from below as from above [VV-20.12-5, VV-20.12-4]");
                case ELSEWHERE ->
                    list.forbid(
                            "The only ways out of a tunnel are a cave entrance and a bunker attached to it [VV-20.12-3]");
                case CAVE -> {
                    // A cave has no further cost or rule.
                }
            }
        });
    }

    /**
     * Judges the occupants of the position at the exit: units from below meet the same ban and limit as units above
     * ground.
     *
     * @param exit exit of the tunnel; empty if the occupants are at the entrance
     */
    private static Checklist gate(Inputs in, Optional<TunnelEnd> exit) {
        Checklist list = new Checklist();
        if (exit.isEmpty() || exit.get() == TunnelEnd.ELSEWHERE) {
            if (in.find(CrossForm.OCCUPIED_BY).orElse(OccupiedBy.NONE) == OccupiedBy.ENEMY) {
                list.forbid("The enemy holds the way in: closed to movement [VV-20.3-8, VV-20.12-3]");
            }
            return list;
        }
        Position end = exit.get() == TunnelEnd.CAVE ? Position.CAVE : Position.BUNKER;
        OccupiedBy held = CrossForm.occupiedBy(in);
        // Other units may not use tunnels (VV-20.12-2).
        RemainingCapacity room = RemainingCapacity.of(in, end, UnitClass.INFANTRY, held);
        in.find(HexFields.TERRAIN).ifPresent(terrain -> MisplacedPosition.forbids(in, end, terrain, list));
        String place = end.place();
        if (held == OccupiedBy.ENEMY) {
            list.forbid("The enemy holds {}: closed to units from below as well [VV-20.3-8, VV-20.12-5]", place);
        } else if (room.fit() == RemainingCapacity.Fit.FULL) {
            list.forbid(
                    "There is no room left in {}: no unit may come up into it from below [VV-20.3-12, VV-20.4-5, VV-20.12-5]",
                    place);
        } else if (room.fit() == RemainingCapacity.Fit.PARTLY) {
            list.forbid(
                    "There is room for {} in {}; {} may not come up [VV-20.3-12, VV-20.4-5, VV-20.12-5]",
                    room.staying(),
                    place,
                    room.others());
        }
        return list;
    }
}
