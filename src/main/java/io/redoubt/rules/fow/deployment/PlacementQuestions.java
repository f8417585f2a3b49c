package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;

/** Single questions about where and when a Bunker is placed. */
final class PlacementQuestions {
    private static final Remark APART = Remark.of("{} from the nearest Bunker: beyond {} [FOW-DEPL-13]");

    private PlacementQuestions() {}

    static void ask(Inputs inputs, Checklist list) {
        inputs.find(DeployForm.SPACING).ifPresent(spacing -> spacing(spacing, inputs, list));
        inputs.find(DeployForm.LOCATION).ifPresent(site -> location(site, inputs, list));
        inputs.find(DeployForm.IN_AREA).ifPresent(in -> {
            if (in == YesNo.YES) {
                list.note("It is in its owner's deployment area [FOW-DEPL-08]");
            } else {
                list.fault("A Bunker must be placed in its owner's deployment area [FOW-DEPL-08]");
            }
        });
        if (inputs.get(DeployForm.ON_OBJECTIVE)) {
            list.fault("No Objective may be placed on a Bunker [FOW-DEPL-16]");
        }
        if (inputs.get(DeployForm.AFTER_OBJECTIVE)) {
            if (inputs.get(DeployForm.OVERRIDE)) {
                list.note(
                        "Placed after an enemy Objective, as the mission's own order allows [FOW-DEPL-10, FOW-DEPL-09]");
            } else {
                list.fault(
                        "Fortifications, Bunkers too, must be placed before the opponent places any Objective [FOW-DEPL-09]");
            }
        }
    }

    private static void spacing(Distance spacing, Inputs inputs, Checklist list) {
        Distance limit = SpacingCheck.limit(spacing.unit());
        int comparison = Long.compare(spacing.thousandths(), limit.thousandths());
        if (comparison > 0) {
            list.note(APART, spacing, limit);
        } else if (!SpacingCheck.concerns(inputs.get(DeployForm.SPACING_TO), inputs)) {
            list.note(
                    "{} from an enemy Bunker: your group keeps only Bunkers of one side apart [FOW-DEPL-13]", spacing);
        } else if (SpacingCheck.tooClose(comparison, inputs)) {
            list.fault("{} from another Bunker is too close: it must be over {} [FOW-DEPL-13]", spacing, limit);
        } else {
            list.note(APART, spacing, limit);
        }
    }

    private static void location(Site site, Inputs inputs, Checklist list) {
        if (site != Site.BUILDING) {
            ground(site, list);
            return;
        }
        Site below = inputs.get(DeployForm.BUILDING_ON);
        boolean forbidden = below.ground() != Site.Ground.PERMITTED
                && inputs.reading(DeploymentReadings.BUILDING_SITE) == DeploymentReadings.BuildingSite.FORBIDDEN;
        if (forbidden) {
            ground(below, list);
        } else {
            list.note("A Bunker may be placed in a building [FOW-DEPL-12]");
        }
    }

    private static void ground(Site site, Checklist list) {
        switch (site.ground()) {
            case PERMITTED -> list.note("A Bunker may stand on {} [FOW-DEPL-14, FOW-DEPL-15]", site);
            case TRANSPORT -> list.fault("A Bunker may not be placed on {} [FOW-DEPL-14]", site);
            case WATER -> list.fault("A Bunker may not be placed in {} [FOW-DEPL-15]", site);
        }
    }
}
