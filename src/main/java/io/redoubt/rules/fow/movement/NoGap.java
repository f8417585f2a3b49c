package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Field;
import io.redoubt.rules.fow.terms.GapTool;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;

/** An attempt on something that this chapter lets nobody gap; a Demolition Carrier does not hurt Bunkers. */
record NoGap(GapTool with, Obstacle obstacle) implements Gapping {
    private static final Remark GUN =
            Remark.of("A gun rated Bunker Buster gaps Street Barricades: a {} cannot be gapped", Rule.GAP_02);
    private static final Remark PIONEERS =
            Remark.of("Pioneers gap Street Barricades: a {} cannot be gapped", Rule.GAP_07);

    @Override
    public void check(Checklist list) {
        list.forbid(
                switch (with) {
                    case PIONEERS -> PIONEERS;
                    case GUN -> GUN;
                    case DEMOLITION_CARRIER -> Remark.of("A Demolition Carrier gaps Street Barricades: it does nothing to a {}", Rule.GAP_01);
                },
                obstacle);
    }

    @Override
    public GapOutcome resolve(Umpire umpire) {
        return GapOutcome.UNGAPPED;
    }

    @Override
    public Remark gapped() {
        return GapTest.GAPPED;
    }

    @Override
    public Field<Boolean> cost() {
        return PieceValues.DESTROYED;
    }
}
