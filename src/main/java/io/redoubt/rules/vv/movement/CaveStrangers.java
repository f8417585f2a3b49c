package io.redoubt.rules.vv.movement;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.OccupiedBy;
import io.redoubt.rules.vv.terms.Rule;
import io.redoubt.umpire.Remark;

/** Units of another side than the Japanese in the hex of a cave: they may assault and pass it, but not stay. */
record CaveStrangers(EnterHex entry, Checklist list) {
    private static final Remark GO_ON = Remark.of(
            "Only the Japanese side may use caves: others must keep moving", Rule.V11_3, Rule.V3_13, Rule.V3_11);
    private static final Remark ENDS_THERE = Remark.of(
            "Only the Japanese side may use caves, and an advance or assault ends there: not allowed",
            Rule.V11_3,
            Rule.V3_13);
    private static final Remark BARRED = Remark.of(
            "Only the Japanese side may use caves, so others may not enter (a reading)", Rule.V11_3, Rule.V3_13);
    private static final Remark STAY_OUT = Remark.of(
            "Only the Japanese side may use caves: having won, they stay where they are", Rule.V11_3, Rule.V3_13);

    void check() {
        if (entry.room().fit() == FreeRoom.Fit.BARRED_MISFIT) {
            list.forbid(BARRED);
        } else if (entry.mode() == Crossing.Mode.CLOSE_ASSAULT && entry.occupiedBy() == OccupiedBy.ENEMY) {
            list.note(STAY_OUT);
        } else if (entry.cost().isEmpty()) {
            list.forbid(ENDS_THERE);
        } else {
            list.note(GO_ON);
            entry.cost().get().checkWayOut(list);
        }
    }
}
