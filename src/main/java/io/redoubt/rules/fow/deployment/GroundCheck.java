package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.fow.deployment.Deployment.Area;
import io.redoubt.rules.fow.deployment.Deployment.Feature;
import io.redoubt.rules.fow.deployment.Deployment.Objective;
import io.redoubt.rules.fow.deployment.Deployment.Piece;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Remark;

/** What Bunkers stand in and on: deployment areas, terrain and Objectives. */
record GroundCheck(Deployment deployment, Inputs inputs) {
    private static final Remark NO_AREAS =
            Remark.of("No deployment area given: where the Bunkers may stand is not checked", Rule.DEPL_08);
    private static final Remark OUTSIDE = Remark.of("{} is not wholly in its deployment area", Rule.DEPL_08);
    private static final Remark INSIDE = Remark.of("All Bunkers are in their owner's deployment area", Rule.DEPL_08);
    private static final Remark ON_TRANSPORT = Remark.of("{} stands on {}", Rule.DEPL_14);
    private static final Remark IN_WATER = Remark.of("{} stands in {}", Rule.DEPL_15);
    private static final Remark IN_BUILDING = Remark.of("{} is in {}; buildings are permitted sites", Rule.DEPL_12);
    private static final Remark GOOD_SITES =
            Remark.of("No Bunker stands on a road, track or railway line", Rule.DEPL_14);
    private static final Remark DRY_SITES = Remark.of("No Bunker stands in water", Rule.DEPL_15);
    private static final Remark ON_BUNKER = Remark.of("The Objective {} is placed on {}", Rule.DEPL_16);
    private static final Remark CLEAR = Remark.of("No Objective is placed on a Bunker", Rule.DEPL_16);

    void areas(Checklist list) {
        if (deployment.bunkers().isEmpty()) {
            return;
        }
        if (deployment.areas().isEmpty()) {
            list.note(NO_AREAS);
            return;
        }
        int before = list.broken();
        for (Piece bunker : deployment.bunkers()) {
            if (!isInArea(bunker)) {
                list.fault(OUTSIDE, bunker.name());
            }
        }
        if (list.broken() == before) {
            list.note(INSIDE);
        }
    }

    private boolean isInArea(Piece bunker) {
        for (Area area : deployment.areas()) {
            if (!Deployment.areEnemies(bunker.owner(), area.owner())
                    && bunker.shape().liesIn(area.outline())) {
                return true;
            }
        }
        return false;
    }

    void sites(Checklist list) {
        if (deployment.features().isEmpty() || deployment.bunkers().isEmpty()) {
            return;
        }
        int transport = 0;
        int water = 0;
        for (Piece bunker : deployment.bunkers()) {
            boolean indoors = indoors(bunker, list);
            for (Feature feature : deployment.features()) {
                boolean forbidden = feature.kind().ground() != Site.Ground.PERMITTED
                        && bunker.shape().shares(feature.shape())
                        && !(indoors
                                && inputs.reading(DeploymentReadings.BUILDING_SITE) == DeploymentReadings.BuildingSite.ALLOWED);
                if (forbidden && feature.kind().ground() == Site.Ground.TRANSPORT) {
                    transport++;
                    list.fault(ON_TRANSPORT, bunker.name(), feature.name());
                } else if (forbidden) {
                    water++;
                    list.fault(IN_WATER, bunker.name(), feature.name());
                }
            }
        }
        if (transport == 0) {
            list.note(GOOD_SITES);
        }
        if (water == 0) {
            list.note(DRY_SITES);
        }
    }

    private boolean indoors(Piece bunker, Checklist list) {
        for (Feature feature : deployment.features()) {
            if (feature.kind() == Site.BUILDING && bunker.shape().shares(feature.shape())) {
                list.note(IN_BUILDING, bunker.name(), feature.name());
                return true;
            }
        }
        return false;
    }

    void objectives(Checklist list) {
        if (deployment.objectives().isEmpty() || deployment.bunkers().isEmpty()) {
            return;
        }
        int before = list.broken();
        for (Objective objective : deployment.objectives()) {
            for (Piece bunker : deployment.bunkers()) {
                if (objective.shape().shares(bunker.shape())) {
                    list.fault(ON_BUNKER, objective.name(), bunker.name());
                }
            }
        }
        if (list.broken() == before) {
            list.note(CLEAR);
        }
    }
}
