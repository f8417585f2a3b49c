package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Distance;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.fow.deployment.Deployment.Piece;
import io.redoubt.rules.fow.ground.Gap;
import io.redoubt.rules.fow.ground.Neighbours;
import io.redoubt.rules.fow.ground.Shape;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Remark;
import java.util.ArrayList;
import java.util.List;

/** The spacing of Bunkers, from edge to edge. */
record SpacingCheck(Deployment deployment, Inputs inputs) {
    /** A file of copies on one spot would name every pair of them. */
    private static final int MOST_TOLD = 5000;


    void check(Checklist list) {
        List<Piece> bunkers = deployment.bunkers();
        if (bunkers.size() < 2) {
            return;
        }
        Distance limit = BunkerSpacing.limit(deployment.unit());
        List<Shape> shapes = new ArrayList<>(bunkers.size());
        for (Piece bunker : bunkers) {
            shapes.add(bunker.shape());
        }
        int close = 0;
        for (Neighbours.Pair pair : new Neighbours(shapes, limit.thousandths()).pairs()) {
            Piece one = bunkers.get(pair.first());
            Piece other = bunkers.get(pair.second());
            Gap gap = one.shape().gap(other.shape());
            int comparison = gap.compareTo(limit.thousandths());
            Side side = Deployment.areEnemies(one.owner(), other.owner()) ? Side.ENEMY : Side.OWN;
            if (comparison <= 0 && BunkerSpacing.concerns(side, inputs) && BunkerSpacing.tooClose(comparison, inputs)) {
                close++;
                if (close <= MOST_TOLD) {
                    Distance apart = new Distance(gap.thousandths(), deployment.unit());
                    list.fault(gap.isWhole() ? Remark.of("{} and {} are {} apart: it must be over {}", Rule.DEPL_13) : Remark.of("{} and {} are about {} apart: it must be over {}", Rule.DEPL_13), one.name(), other.name(), apart, limit);
                }
            }
        }
        if (close > MOST_TOLD) {
            list.fault(Remark.of("And {} more pairs of Bunkers are too close", Rule.DEPL_13), close - MOST_TOLD);
        } else if (close == 0) {
            list.note(Remark.of("All Bunkers are over {} apart", Rule.DEPL_13), limit);
        }
    }
}
