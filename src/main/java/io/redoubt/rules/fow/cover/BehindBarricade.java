package io.redoubt.rules.fow.cover;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** A team behind a Street Barricade, gapped or not. */
record BehindBarricade(Mobility team, Optional<Action> deed, OccupyForm.Incoming fire, boolean gapped) implements Occupation {
    private static final Remark SAME_SIDE =
            Remark.of("It gives cover only against shooting from the opposite side", Rule.BARR_13);

    static BehindBarricade of(Inputs in) {
        Mobility team = in.get(OccupyForm.AS, Mobility.INFANTRY);
        Optional<Action> deed = OccupyForm.deed(in, Obstacle.STREET_BARRICADE, Action.STAND_ON_TOP);
        OccupyForm.Incoming fire = deed.isPresent() ? OccupyForm.Incoming.OPPOSITE_SIDE : in.get(OccupyForm.FIRE);
        return new BehindBarricade(team, deed, fire, in.get(OccupyForm.GAPPED));
    }

    @Override
    public Obstacle position() {
        return Obstacle.STREET_BARRICADE;
    }

    @Override
    public void check(Checklist list) {
        if (deed.isPresent()) {
            list.forbid("No team may end a Step on top of a Street Barricade", Rule.BARR_11, Rule.BARR_12);
            return;
        }
        switch (fire) {
            case OPPOSITE_SIDE -> {
                list.note("Against shooting from the opposite side: Concealed, in Bulletproof Cover", Rule.BARR_13);
                if (gapped) {
                    list.note("Gapped, it still gives that cover", Rule.GAP_13);
                }
            }
            case SAME_SIDE -> list.note(SAME_SIDE);
            case BOMBARDMENT -> list.note("It gives no protection from artillery", Rule.BARR_14);
            case AIR_STRIKE -> list.note("It gives no protection from aircraft", Rule.BARR_15);
        }
    }

    @Override
    public PositionBenefit standing() {
        return fire == OccupyForm.Incoming.OPPOSITE_SIDE ? PositionBenefit.CONCEALED_BULLETPROOF : PositionBenefit.NO_COVER;
    }
}
