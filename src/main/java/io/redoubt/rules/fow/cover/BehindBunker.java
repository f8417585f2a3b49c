package io.redoubt.rules.fow.cover;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/**
 * A team that hides behind a Bunker or its ruins.
 *
 * @param cover whether more is granted than the Bulletproof Cover that is named
 */
public record BehindBunker(Mobility team, boolean destroyed, CoverReadings.BehindBunker cover) implements Occupation {
    static BehindBunker of(Inputs in) {
        Mobility team = in.get(Occupy.AS, Mobility.INFANTRY);
        Occupy.deed(in, Obstacle.BUNKER);
        return new BehindBunker(team, in.get(Occupy.DESTROYED), in.reading(CoverReadings.BEHIND_BUNKER));
    }

    @Override
    public Obstacle position() {
        return Obstacle.BUNKER;
    }

    @Override
    public Optional<Occupy.Action> deed() {
        return Optional.empty();
    }

    @Override
    public void check(Checklist list) {
        list.note(
                destroyed
                        ? "Behind a Destroyed Bunker: still Bulletproof Cover [FOW-DEST-04, FOW-BOBS-06]"
                        : "Behind a Bunker: Bulletproof Cover [FOW-BOBS-06]");
        list.note(
                switch (cover) {
                    case BULLETPROOF_ONLY ->
                        Remark.of("Whether it is Concealed too is for the core rules on line of sight [FOW-BOBS-06]");
                    case CONCEALED_TOO -> Remark.of("It is Concealed as well (a reading) [FOW-BOBS-06]");
                });
    }

    @Override
    public Occupy.PositionBenefit benefit() {
        return switch (cover) {
            case BULLETPROOF_ONLY -> Occupy.PositionBenefit.BULLETPROOF;
            case CONCEALED_TOO -> Occupy.PositionBenefit.CONCEALED_BULLETPROOF;
        };
    }
}
