package io.redoubt.rules.vv.fire;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.UnitSpec;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.positions.Stack;
import io.redoubt.rules.vv.terms.PlacementReadings;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.umpire.Remark;
import java.util.List;

/**
 * Units under fire that cannot all be where they are said to be. They are fired at all the same: somebody may be
 * passing, and what is told of a hex may be old.
 */
final class Crowding {
    private static final Remark OVER =
            Remark.of("{}: that is over the stacking limit of a hex [VV-CORE-07, VV-20.3-12]");

    private Crowding() {}

    static void note(TargetHex hex, List<UnitSpec> units, Checklist list) {
        Position at = hex.at();
        Stack stack = stack(units);
        if (at == Position.BARBED_WIRE && units.stream().anyMatch(unit -> unit.kind() == UnitSpec.Kind.VEHICLE)) {
            list.note(PositionRules.NO_VEHICLES_IN_WIRE);
        }
        if (hex.standing() == TargetHex.Standing.INSIDE && at.hasInside() && !stack.isOf(at)) {
            list.note(PositionRules.bars(at), stack.inWords());
        } else if (hex.standing() == TargetHex.Standing.INSIDE
                && !stack.fits(at, PlacementReadings.Leaders.DO_NOT_COUNT)) {
            // Leaders may count or not: here it is too much either way.
            list.note(at.isBunker() ? PositionRules.bars(at) : OVER, stack.inWords());
        }
    }

    private static Stack stack(List<UnitSpec> units) {
        Stack stack = Stack.EMPTY;
        int leaders = 0;
        for (UnitSpec unit : units) {
            stack = stack.with(unit.unitClass(), 1);
            leaders += unit.kind() == UnitSpec.Kind.LEADER ? 1 : 0;
        }
        return new Stack(stack.infantry(), leaders, stack.guns(), stack.vehicles(), stack.afvs());
    }
}
