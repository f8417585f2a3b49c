package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;

/** Single questions about where and when a Bunker is placed. */
final class PlacementQuestions {
    private static final Remark APART = Remark.of("{} from the nearest Bunker: beyond {}", Rule.DEPL_13);

    private PlacementQuestions() {}

    static void ask(Inputs inputs, Checklist list) {
        inputs.find(DeployForm.SPACING).ifPresent(spacing -> spacing(spacing, inputs, list));
        inputs.find(DeployForm.LOCATION).ifPresent(site -> location(site, inputs, list));
        inputs.find(DeployForm.IN_AREA).ifPresent(in -> {
            if (in == YesNo.YES) {
                list.note("It is in its owner's deployment area", Rule.DEPL_08);
            } else {
                list.fault(Remark.of("A Bunker must be placed in its owner's deployment area", Rule.DEPL_08));
            }
        });
        if (inputs.get(DeployForm.ON_OBJECTIVE)) {
            list.fault(Remark.of("No Objective may be placed on a Bunker", Rule.DEPL_16));
        }
        if (inputs.get(DeployForm.AFTER_OBJECTIVE)) {
            if (inputs.get(DeployForm.OVERRIDE)) {
                list.note(
                        "Placed after an enemy Objective, as the mission's own order allows",
                        Rule.DEPL_10,
                        Rule.DEPL_09);
            } else {
                list.fault(Remark.of(
                        "Fortifications, Bunkers too, must be placed before the opponent places any Objective",
                        Rule.DEPL_09));
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
                    Remark.of("{} from an enemy Bunker: your group keeps only Bunkers of one side apart", Rule.DEPL_13),
                    spacing);
        } else if (SpacingCheck.tooClose(comparison, inputs)) {
            list.fault(
                    Remark.of("{} from another Bunker is too close: it must be over {}", Rule.DEPL_13), spacing, limit);
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
            list.note("A Bunker may be placed in a building", Rule.DEPL_12);
        }
    }

    private static void ground(Site site, Checklist list) {
        switch (site.ground()) {
            case PERMITTED -> list.note(Remark.of("A Bunker may stand on {}", Rule.DEPL_14, Rule.DEPL_15), site);
            case TRANSPORT -> list.fault(Remark.of("A Bunker may not be placed on {}", Rule.DEPL_14), site);
            case WATER -> list.fault(Remark.of("A Bunker may not be placed in {}", Rule.DEPL_15), site);
        }
    }
}
