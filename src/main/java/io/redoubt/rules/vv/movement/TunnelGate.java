package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.positions.Misplaced;
import io.redoubt.rules.vv.terms.OccupiedBy;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.rules.vv.terms.TunnelEnd;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/**
 * Who is in the position at the end of a tunnel: who comes from below finds the same ban and the same limit as who
 * comes over the ground.
 *
 * @param end what they come up in; empty where those in the position stand at the way in
 * @param room how many of them find a place there
 * @param misplaced what is wrong with that position in such terrain
 */
record TunnelGate(Optional<Position> end, OccupiedBy held, FreeRoom room, Optional<Misplaced> misplaced) {
    private static final Remark ENEMY_ABOVE =
            Remark.of("The enemy holds {}: closed to those who come from below as well", Rule.V3_8, Rule.V12_5);
    private static final Remark FULL = Remark.of(
            "There is no room left in {}: nobody comes up into it from below", Rule.V3_12, Rule.V4_5, Rule.V12_5);
    private static final Remark PARTLY =
            Remark.of("There is room for {} in {}; {} may not come up", Rule.V3_12, Rule.V4_5, Rule.V12_5);

    static TunnelGate of(Inputs in, Optional<TunnelEnd> exit) {
        Optional<Position> end = exit.flatMap(TunnelGate::position);
        if (end.isEmpty()) {
            OccupiedBy held = in.find(CrossForm.OCCUPIED_BY).orElse(OccupiedBy.NONE);
            return new TunnelGate(end, held, new FreeRoom(FreeRoom.Fit.INSIDE, 1, 1), Optional.empty());
        }
        OccupiedBy held = CrossForm.occupiedBy(in);
        // Others than infantry never get so far (VV-20.12-2).
        FreeRoom room = FreeRoom.of(in, end.get(), UnitClass.INFANTRY, held);
        Optional<Misplaced> misplaced =
                in.find(HexFields.TERRAIN).flatMap(terrain -> Misplaced.find(in, end.get(), terrain));
        return new TunnelGate(end, held, room, misplaced);
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
                list.forbid("The enemy holds the way in: closed to movement", Rule.V3_8, Rule.V12_3);
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
