package io.redoubt.rules.fow.cover;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.Optional;

/** A team behind a Street Barricade, gapped or not. */
record BehindBarricade(Mobility team, Optional<Occupy.Action> deed, Occupy.Incoming fire, boolean gapped)
        implements Occupation {
    static BehindBarricade of(Inputs in) {
        Mobility team = in.get(Occupy.AS, Mobility.INFANTRY);
        Optional<Occupy.Action> deed = Occupy.deed(in, Obstacle.STREET_BARRICADE, Occupy.Action.STAND_ON_TOP);
        Occupy.Incoming fire = deed.isPresent() ? Occupy.Incoming.OPPOSITE_SIDE : in.get(Occupy.FIRE);
        return new BehindBarricade(team, deed, fire, in.get(Occupy.GAPPED));
    }

    @Override
    public Obstacle position() {
        return Obstacle.STREET_BARRICADE;
    }

    @Override
    public void check(Checklist list) {
        if (deed.isPresent()) {
            list.forbid("No team may end a Step on top of a Street Barricade [FOW-BARR-11, FOW-BARR-12]");
            return;
        }
        switch (fire) {
            case OPPOSITE_SIDE -> {
                list.note("Against shooting from the opposite side: Concealed, in Bulletproof Cover [FOW-BARR-13]");
                if (gapped) {
                    list.note("Gapped, it still gives that cover [FOW-GAP-13]");
                }
            }
            case SAME_SIDE -> list.note("It gives cover only against shooting from the opposite side [FOW-BARR-13]");
            case BOMBARDMENT -> list.note("It gives no protection from artillery [FOW-BARR-14]");
            case AIR_STRIKE -> list.note("It gives no protection from aircraft [FOW-BARR-15]");
        }
    }

    @Override
    public Occupy.PositionBenefit benefit() {
        return fire == Occupy.Incoming.OPPOSITE_SIDE
                ? Occupy.PositionBenefit.CONCEALED_BULLETPROOF
                : Occupy.PositionBenefit.NO_COVER;
    }
}
