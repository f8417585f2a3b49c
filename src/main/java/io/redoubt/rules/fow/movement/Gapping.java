package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Field;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.fow.terms.GapTool;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;

/** One attempt to gap a Street Barricade. */
sealed interface Gapping permits GapByPioneers, GapByGun, GapByCarrier, NoGap {
    void check(Checklist list);

    GapOutcome resolve(Umpire umpire);

    /** What a gap leaves behind, in the words of who made it. */
    Remark gapped();

    /** What the attempt costs those who make it, whatever comes of it. */
    Field<Boolean> cost();

    static Gapping read(Inputs in) {
        GapTool with = in.get(GapForm.WITH);
        Obstacle obstacle = in.get(GapForm.OBSTACLE);
        if (obstacle != Obstacle.STREET_BARRICADE) {
            return new NoGap(with, obstacle);
        }
        return switch (with) {
            case PIONEERS -> GapByPioneers.of(in);
            case GUN -> GapByGun.of(in);
            case DEMOLITION_CARRIER -> GapByCarrier.of(in);
        };
    }
}
