package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.deployment.Deployment.Piece;
import io.redoubt.rules.fow.ground.Clearance;
import io.redoubt.rules.fow.ground.Neighbours;
import io.redoubt.rules.fow.ground.Shape;
import io.redoubt.rules.fow.ground.ShortestWay;
import io.redoubt.rules.fow.terms.SharedReadings;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.map.Flaws;
import io.redoubt.rules.procedure.Checklist;
import java.util.ArrayList;
import java.util.List;

/** The spacing of Bunkers, from edge to edge. */
record SpacingCheck(Deployment deployment, Inputs inputs) {
    /** A file of copies on one spot would name every pair of them. */
    private static final int MOST_TOLD = 5000;

    /** The cost of measuring the gap between two convex parts, in units of a budget. */
    private static final double GAP = 1000;

    void check(Checklist list, Flaws flaws) {
        List<Piece> bunkers = deployment.bunkers();
        if (bunkers.size() < 2) {
            return;
        }
        Distance limit = limit(deployment.unit());
        List<Shape> shapes = new ArrayList<>(bunkers.size());
        for (Piece bunker : bunkers) {
            shapes.add(bunker.shape());
        }
        List<Neighbours.Pair> near =
                new Neighbours(shapes, limit.thousandths(), units -> LegalityReport.spend(units, inputs)).pairs();
        int close = 0;
        for (Neighbours.Pair pair : near) {
            Piece one = bunkers.get(pair.first());
            Piece other = bunkers.get(pair.second());
            LegalityReport.spend(GAP * one.shape().pairs(other.shape()), inputs);
            Clearance gap = one.shape().gap(other.shape());
            int comparison = gap.compareTo(limit.thousandths());
            DeployForm.Side side =
                    Deployment.areEnemies(one.owner(), other.owner()) ? DeployForm.Side.ENEMY : DeployForm.Side.OWN;
            if (comparison <= 0 && concerns(side, inputs) && tooClose(comparison, inputs)) {
                close++;
                if (close <= MOST_TOLD) {
                    Distance apart = new Distance(gap.thousandths(), deployment.unit());
                    list.fault(
                            gap.isWhole()
                                    ? "{} and {} are {} apart: it must be over {} [FOW-DEPL-13]"
                                    : "{} and {} are about {} apart: it must be over {} [FOW-DEPL-13]",
                            one.name(),
                            other.name(),
                            apart,
                            limit);
                    ShortestWay way = ShortestWay.between(one.shape(), other.shape());
                    flaws.between(list.broken(), way.from(), way.to(), apart.toString());
                }
            }
        }
        if (close > MOST_TOLD) {
            list.fault("And {} more pairs of Bunkers are too close [FOW-DEPL-13]", close - MOST_TOLD);
        } else if (close == 0) {
            list.note("All Bunkers are over {} apart [FOW-DEPL-13]", limit);
        }
    }

    static Distance limit(Distance.Unit unit) {
        return switch (unit) {
            case INCHES -> Distance.inches(8);
            case CENTIMETRES -> Distance.centimetres(20);
        };
    }

    /**
     * Whether a spacing is too close.
     *
     * @param comparison of the spacing with the limit: negative, 0 or positive
     */
    static boolean tooClose(int comparison, Inputs inputs) {
        return comparison < 0
                || (comparison == 0 && inputs.reading(SharedReadings.WITHIN) == SharedReadings.Within.INCLUSIVE);
    }

    /** Whether Bunkers of these two sides must keep apart at all. */
    static boolean concerns(DeployForm.Side side, Inputs inputs) {
        return side == DeployForm.Side.OWN
                || inputs.reading(DeploymentReadings.SPACING) == DeploymentReadings.Spacing.ANY_BUNKERS;
    }
}
