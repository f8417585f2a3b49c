package io.redoubt.rules.vv.movement;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.OccupiedBy;
import io.redoubt.umpire.Remark;

/** Units of another side than the Japanese in the hex of a cave: they may assault and pass it, but not stay. */
record CaveStrangers(EnterHex entry, Checklist list) {
    private static final Remark GO_ON = Remark.of(
            "Only the Japanese side may use caves: others must keep moving [VV-20.11-3, VV-20.3-13, VV-20.3-11]");
    private static final Remark ENDS_THERE = Remark.of(
            "Only the Japanese side may use caves, and an advance or assault ends there: not allowed [VV-20.11-3, VV-20.3-13]");
    private static final Remark BARRED = Remark.of(
            "Only the Japanese side may use caves, so others may not enter (a reading) [VV-20.11-3, VV-20.3-13]");
    private static final Remark STAY_OUT = Remark.of(
            "Only the Japanese side may use caves: having won, they stay where they are [VV-20.11-3, VV-20.3-13]");

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
