package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.positions.Misplaced;
import io.redoubt.rules.vv.terms.MovementReadings;
import io.redoubt.rules.vv.terms.Nation;
import io.redoubt.rules.vv.terms.OccupiedBy;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.TunnelEnd;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Moving underground.
 *
 * @param entry where they go in; empty for who is in the tunnel already
 * @param points Movement Points left, where they were given
 * @param exit where they come up, if they do
 * @param exitCost what coming up into a bunker costs beside the hexes (B-28)
 * @param gate who is in the way, above ground
 * @param markers what they did in this turn before
 */
record TunnelMove(
        Crossing.Mode mode,
        UnitClass unit,
        int hexes,
        Optional<TunnelEnd> entry,
        Nation side,
        Optional<Integer> points,
        Optional<TunnelEnd> exit,
        int exitCost,
        Gate gate,
        Markers markers)
        implements Crossing {
    private static final Remark NO_WAY_IN =
            Remark.of("The only ways into a tunnel are a cave entrance and a bunker attached to it [VV-20.12-3]");
    private static final Remark NO_WAY_OUT =
            Remark.of("The only ways out of a tunnel are a cave entrance and a bunker attached to it [VV-20.12-3]");
    private static final Remark STAYS_BELOW =
            Remark.of("No --exit given: it stays in the tunnel; --exit cave or bunker brings it up [VV-20.12-6]");
    private static final Remark OFF_MAP = Remark.of(
            "It leaves the map and goes onto the tunnel diagram, unseen and safe [VV-20.12-6, VV-20.12-8, VV-20.12-9]");
    private static final Remark BELOW =
            Remark.of("It is on the tunnel diagram, unseen and safe [VV-20.12-6, VV-20.12-8, VV-20.12-9]");
    private static final Remark WAY_IN = Remark.of("It goes in by {} [VV-20.12-3, VV-20.11-5]");
    private static final Remark COST = Remark.of("{} of tunnel: {}, one a hex [VV-20.12-7]");
    private static final Remark VERDICT = Remark.of("*ALLOWED*: {}, and the unit is off the map.");
    private static final Remark SURFACES = Remark.of("*ALLOWED*: {}, and the unit comes up in {}.");
    private static final List<Quantity<Result>> QUANTITIES =
            List.of(new Quantity<>("cost", "Movement Points", Result::cost));

    static TunnelMove of(Inputs in, Mode mode, int hexes) {
        Optional<TunnelEnd> exit = in.find(CrossForm.EXIT);
        boolean plus = exit.isPresent()
                && exit.get() == TunnelEnd.BUNKER
                && in.reading(MovementReadings.TUNNEL_EXIT) == MovementReadings.TunnelExit.PLUS_ONE;
        Optional<TunnelEnd> entry = in.find(CrossForm.ENTRY);
        Optional<Position> at = entry.isPresent() ? Optional.empty() : in.find(HexFields.POSITION);
        TunnelEnd start = entry.orElseGet(() -> at.map(TunnelMove::way).orElse(TunnelEnd.CAVE));
        // A position named without an entry is where they go in, unless it is what they come up in.
        boolean above = at.isEmpty() || at.get() == Position.TUNNEL || exit.equals(at.map(TunnelMove::way));
        boolean below = in.find(CrossForm.UNDERGROUND).orElse(false);
        return new TunnelMove(
                mode,
                in.get(CrossForm.AS),
                hexes,
                below ? Optional.empty() : Optional.of(start),
                in.get(UnitFields.SIDE),
                in.find(UnitFields.MOVEMENT_POINTS),
                exit,
                plus ? 1 : 0,
                Gate.of(in, above || below ? exit : Optional.empty()),
                Markers.below(in));
    }

    /** What a position is to a tunnel. */
    static TunnelEnd way(Position at) {
        if (at == Position.CAVE || at == Position.TUNNEL) {
            return TunnelEnd.CAVE;
        }
        return at.isBunker() ? TunnelEnd.BUNKER : TunnelEnd.ELSEWHERE;
    }

    private int cost() {
        return hexes + exitCost;
    }

    @Override
    public Sentence headline() {
        return Sentence.of("{} moving through a tunnel", unit);
    }

    @Override
    public void check(Checklist list) {
        if (unit == UnitClass.INFANTRY) {
            list.note("Infantry may go into a tunnel [VV-20.12-2]");
        } else {
            list.forbid("Tunnels are open to infantry only [VV-20.12-2]");
            if (unit == UnitClass.GUN && isAt(entry, TunnelEnd.CAVE)) {
                list.note("A Gun may hold the cave entrance, but goes no further [VV-20.12-2, VV-20.11-7]");
            }
        }
        markers.check(list);
        checkEnds(list);
        gate.check(list);
        list.note(entry.isPresent() ? OFF_MAP : BELOW);
        if (exit.isEmpty()) {
            list.note(STAYS_BELOW);
        }
        list.note(COST, hexes == 1 ? "1 hex" : hexes + " hexes", EntryCost.points(hexes));
        if (exitCost > 0) {
            list.note("and {} for the bunker (a reading) [VV-20.12-7, VV-20.3-1]", exitCost);
        }
        points.ifPresent(left -> {
            if (cost() > left) {
                list.forbid("That is {}, and only {} are left [VV-20.12-7]", cost(), left);
            } else {
                list.note("{} of {} are left after it [VV-20.12-7]", left - cost(), left);
            }
        });
    }

    private static boolean isAt(Optional<TunnelEnd> end, TunnelEnd kind) {
        return end.equals(Optional.of(kind));
    }

    private void checkEnds(Checklist list) {
        boolean cave = isAt(entry, TunnelEnd.CAVE) || isAt(exit, TunnelEnd.CAVE);
        if (cave && side != Nation.JAPANESE) {
            list.forbid("Only the Japanese side uses caves; others need a bunker on the tunnel [VV-20.11-3]");
        }
        entry.ifPresent(start -> {
            switch (start) {
                case CAVE -> list.note(WAY_IN, "a cave entrance");
                case BUNKER -> list.note(WAY_IN, "a bunker attached to the complex");
                case ELSEWHERE -> list.forbid(NO_WAY_IN);
            }
        });
        exit.ifPresent(end -> {
            switch (end) {
                case BUNKER ->
                    list.note(
                            "A bunker on the tunnel can be entered from below as from above [VV-20.12-5, VV-20.12-4]");
                case ELSEWHERE -> list.forbid(NO_WAY_OUT);
                case CAVE -> {
                    // Coming up at a cave costs and says nothing more.
                }
            }
        });
    }

    @Override
    public Result resolve(Umpire umpire) {
        return new Result(End.ALLOWED, cost(), MineLosses.NONE, 0);
    }

    @Override
    public Whereabouts whereabouts() {
        return exit.isPresent() ? Whereabouts.THERE : Whereabouts.UNDERGROUND;
    }

    @Override
    public End end() {
        return End.ALLOWED;
    }

    @Override
    public List<Quantity<Result>> quantities() {
        return QUANTITIES;
    }

    @Override
    public Sentence verdict(Result result) {
        return exit.isPresent()
                ? Sentence.of(
                        SURFACES, EntryCost.points(result.cost()), exit.get() == TunnelEnd.CAVE ? "a cave" : "a bunker")
                : Sentence.of(VERDICT, EntryCost.points(result.cost()));
    }

    /**
     * Who is in the position at the end of a tunnel: who comes from below finds the same ban and the same limit as who
     * comes over the ground.
     *
     * @param end what they come up in; empty where those in the position stand at the way in
     * @param room how many of them find a place there
     * @param misplaced what is wrong with that position in such terrain
     */
    record Gate(Optional<Position> end, OccupiedBy held, FreeRoom room, Optional<Misplaced> misplaced) {
        private static final Remark ENEMY_ABOVE =
                Remark.of("The enemy holds {}: closed to those who come from below as well [VV-20.3-8, VV-20.12-5]");
        private static final Remark FULL = Remark.of(
                "There is no room left in {}: nobody comes up into it from below [VV-20.3-12, VV-20.4-5, VV-20.12-5]");
        private static final Remark PARTLY =
                Remark.of("There is room for {} in {}; {} may not come up [VV-20.3-12, VV-20.4-5, VV-20.12-5]");

        static Gate of(Inputs in, Optional<TunnelEnd> exit) {
            Optional<Position> end = exit.flatMap(Gate::position);
            if (end.isEmpty()) {
                OccupiedBy held = in.find(CrossForm.OCCUPIED_BY).orElse(OccupiedBy.NONE);
                return new Gate(end, held, new FreeRoom(FreeRoom.Fit.INSIDE, 1, 1), Optional.empty());
            }
            OccupiedBy held = CrossForm.occupiedBy(in);
            // Others than infantry never get so far (VV-20.12-2).
            FreeRoom room = FreeRoom.of(in, end.get(), UnitClass.INFANTRY, held);
            Optional<Misplaced> misplaced =
                    in.find(HexFields.TERRAIN).flatMap(terrain -> Misplaced.find(in, end.get(), terrain));
            return new Gate(end, held, room, misplaced);
        }

        private static Optional<Position> position(TunnelEnd exit) {
            return switch (exit) {
                case BUNKER -> Optional.of(Position.BUNKER);
                case CAVE -> Optional.of(Position.CAVE);
                case ELSEWHERE -> Optional.empty();
            };
        }

        void check(Checklist list) {
            misplaced.ifPresent(fault -> fault.forbid(list));
            if (end.isEmpty()) {
                if (held == OccupiedBy.ENEMY) {
                    list.forbid("The enemy holds the way in: closed to movement [VV-20.3-8, VV-20.12-3]");
                }
                return;
            }
            String place = end.get().place();
            if (held == OccupiedBy.ENEMY) {
                list.forbid(ENEMY_ABOVE, place);
            } else if (room.fit() == FreeRoom.Fit.FULL) {
                list.forbid(FULL, place);
            } else if (room.fit() == FreeRoom.Fit.PARTLY) {
                list.forbid(PARTLY, room.staying(), place, room.others());
            }
        }
    }
}
