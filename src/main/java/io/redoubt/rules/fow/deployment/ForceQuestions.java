package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.terms.Fortification;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.legality.Legality;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import java.util.List;
import java.util.Optional;

/** Single questions about the forces: what the mission allows, how much there is, and how it counts. */
final class ForceQuestions {
    private static final Remark TAKEN = Remark.of(
            "No mission given: taken to be one with the Fortifications special rule [FOW-GEN-12, FOW-GEN-11]");

    private ForceQuestions() {}

    static void ask(Inputs inputs, Checklist list, List<Quantity<Legality>> totals) {
        fortifications(inputs, list);
        own(inputs, list);
        total(inputs, list, totals);
        reserves(inputs, list, totals);
        state(inputs, list);
    }

    private static void fortifications(Inputs inputs, Checklist list) {
        Optional<List<Fortification>> wanted = inputs.find(DeployForm.FORTIFICATION);
        Optional<List<MissionRule>> mission = mission(inputs);
        if (wanted.isEmpty()) {
            return;
        }
        if (mission.isEmpty()) {
            list.note(TAKEN);
            return;
        }
        for (Fortification type : wanted.get()) {
            Permission.check(type, type, mission.get(), inputs, list);
        }
    }

    /** What a force has of its own needs a mission for it as well. */
    private static void own(Inputs inputs, Checklist list) {
        Optional<List<MissionRule>> mission = mission(inputs);
        if (mission.isEmpty()) {
            return;
        }
        if (inputs.find(DeployForm.OWN_BUNKERS).orElse(0) > 0) {
            Permission.checkBunker("Its own Bunkers", mission.get(), inputs, list);
        }
        if (inputs.find(DeployForm.OWN_OBSTACLES).orElse(0) > 0) {
            Permission.checkOther("Its own Obstacles", mission.get(), list);
        }
    }

    private static Optional<List<MissionRule>> mission(Inputs inputs) {
        Optional<List<MissionRule>> mission = inputs.find(DeployForm.MISSION);
        if (mission.isPresent()
                && mission.get().contains(MissionRule.NONE)
                && mission.get().size() > 1) {
            throw new BadInput("--mission none and --mission with a rule contradict each other: give one of them");
        }
        return mission;
    }

    private static void total(Inputs inputs, Checklist list, List<Quantity<Legality>> totals) {
        Optional<Integer> obstacles = inputs.find(DeployForm.OWN_OBSTACLES);
        Optional<Integer> provided = inputs.find(DeployForm.FROM_MISSION);
        if (obstacles.isEmpty() && provided.isEmpty()) {
            return;
        }
        Optional<List<MissionRule>> mission = mission(inputs);
        boolean provides = mission.isEmpty() || mission.get().contains(MissionRule.FORTIFICATIONS);
        int bunkers = inputs.find(DeployForm.OWN_BUNKERS).orElse(0);
        int fromMission = provided.orElse(0);
        int sum = bunkers + obstacles.orElse(0) + fromMission;
        if (!provides && fromMission > 0) {
            list.fault(
                    "Without the Fortifications special rule the mission provides no fortifications [FOW-GEN-11, FOW-DEPL-06]");
            return;
        }
        totals.add(new Quantity<>("fortifications", "fortifications in all", legality -> sum));
        if (!provides) {
            return;
        }
        if (mission.isEmpty()) {
            list.note(TAKEN);
        }
        list.note(
                "{} and {} of its own, and on top of them {} from the mission: {} in all [FOW-DEPL-06, FOW-GEN-12]",
                many(bunkers, "Bunker"),
                many(obstacles.orElse(0), "Obstacle"),
                fromMission,
                sum);
    }

    private static void reserves(Inputs inputs, Checklist list, List<Quantity<Legality>> totals) {
        Optional<Integer> platoons = inputs.find(DeployForm.PLATOONS);
        Optional<Integer> bunkers = inputs.find(DeployForm.OWN_BUNKERS);
        if (platoons.isEmpty()) {
            if (bunkers.isPresent()) {
                list.note("All Bunkers of a force count as one platoon, deployed on table, for Reserves [FOW-DEPL-11]");
            }
            return;
        }
        boolean any = inputs.get(DeployForm.OWN_BUNKERS) > 0;
        int sum = platoons.get() + (any ? 1 : 0);
        list.note(
                any
                        ? "Its Bunkers count as one more platoon, deployed on table: {} for Reserves [FOW-DEPL-11]"
                        : "No Bunkers: {} for Reserves, none more [FOW-DEPL-11]",
                many(sum, "platoon"));
        totals.add(new Quantity<>("platoons", "platoons for Reserves", legality -> sum));
    }

    private static String many(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    private static void state(Inputs inputs, Checklist list) {
        Optional<StateColumn> column = inputs.find(DeployForm.TEAM_CLASS);
        if (column.isEmpty()) {
            return;
        }
        int number = inputs.get(DeployForm.STATE);
        if (column.get().lists(number)) {
            list.note(
                    StateColumn.isListed(column.get()),
                    column.get(),
                    column.get().name(number));
        } else if (inputs.reading(DeploymentReadings.UNLISTED_STATE) == DeploymentReadings.Unlisted.NOT_ALLOWED) {
            list.fault(
                    StateColumn.notListed(column.get()),
                    column.get().name(number),
                    column.get(),
                    column.get().listed());
        } else {
            list.note(
                    StateColumn.uncommon(column.get()),
                    column.get().name(number),
                    column.get(),
                    column.get().listed());
        }
    }
}
