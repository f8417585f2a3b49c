package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.positions.Stack;
import io.redoubt.rules.vv.terms.PlacementReadings;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.umpire.Remark;

/** Who and what may be in the hex of a position. */
record HexCheck(Inputs in, Checklist list) {
    private static final Remark OUTSIDE =
            Remark.of("{}: {} outside the position; only its occupants may be in the hex", Rule.V4_1, Rule.V3_13);
    private static final Remark NO_OUTSIDE =
            Remark.of("{}: {} in the hex; there is no outside, so under the marker", Rule.V4_1, Rule.V3_13);
    private static final Remark BUNKER_OVER =
            Remark.of("{}: {} inside; a bunker takes one Gun, or two infantry units", Rule.V5_2, Rule.V3_12);

    void units(String name, Position type, Stack stack, int outside) {
        if (outside > 0) {
            String units = outside == 1 ? "1 unit" : outside + " units";
            if (type.hasInside()) {
                list.fault(OUTSIDE, name, units);
            } else {
                list.note(NO_OUTSIDE, name, units);
            }
        }
        if (stack.isEmpty()) {
            return;
        }
        if (!stack.isOf(type)) {
            list.fault(Remark.of("{}: who is inside may not be", Rule.V3_12), name);
            list.fault(PositionRules.bars(type), stack.inWords());
            return;
        }
        PlacementReadings.Leaders leaders = stack.leadersCount(in, type);
        if (stack.fits(type, leaders)) {
            list.note(Remark.of("{}: {} inside, within its limit", Rule.V3_12, Rule.V4_1), name, stack.inWords());
            PositionRules.note(type, list);
        } else if (type.isBunker()) {
            list.fault(BUNKER_OVER, name, stack.inWords());
        } else {
            list.fault(Remark.of("{}: {} inside is over its limit", Rule.V3_12, Rule.CORE_07), name, stack.inWords());
            PositionRules.note(type, list);
        }
    }

    void sharedWithAnother(String name) {
        if (in.reading(PlacementReadings.POSITIONS_PER_HEX) == PlacementReadings.PerHex.SEVERAL) {
            list.note(Remark.of("{}: more than one position in the hex (a reading)", Rule.V4_1), name);
        } else {
            list.fault(Remark.of("{}: a hex holds one position, and this one has more", Rule.V4_1), name);
        }
    }
}
