package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.shared.Fortification;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.legality.Legality;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Answers single questions about deployment: place of a Bunker, fortifications of a force, models and teams. */
record DeploymentQuestions(Inputs inputs, Checklist list, List<Quantity<Legality>> totals) {
    /** Answers every given question, and adds quantities to the totals. */
    void ask() {
        placement();
        fortifications();
        own();
        total();
        reserves();
        state();
        models();
    }

    private void placement() {
        inputs.find(DeployCheck.SPACING).ifPresent(this::spacing);
        inputs.find(DeployCheck.LOCATION).ifPresent(this::location);
        inputs.find(DeployCheck.IN_AREA)
                .ifPresent(in -> judge(
                        in == YesNo.YES,
                        "It is in its owner's deployment area [FOW-DEPL-08]",
                        "A Bunker must be placed in its owner's deployment area [FOW-DEPL-08]"));
        if (inputs.get(DeployCheck.ON_OBJECTIVE)) {
            list.fault("No Objective may be placed on a Bunker [FOW-DEPL-16]");
        }
        if (inputs.get(DeployCheck.AFTER_OBJECTIVE)) {
            judge(
                    inputs.get(DeployCheck.OVERRIDE),
                    "Placed after an enemy Objective, as the mission's own order allows [FOW-DEPL-10, FOW-DEPL-09]",
                    "Fortifications, Bunkers too, must be placed before the opponent places any Objective [FOW-DEPL-09]");
        }
    }

    private void judge(boolean fine, String holds, String broken) {
        if (fine) {
            list.note(holds);
        } else {
            list.fault(broken);
        }
    }

    private void spacing(Distance spacing) {
        Distance limit = DeploymentCheck.spacing(spacing.unit());
        int comparison = Long.compare(spacing.thousandths(), limit.thousandths());
        boolean enemies = comparison <= 0 && inputs.get(DeployCheck.SPACING_TO) == DeployCheck.Side.ENEMY;
        if (comparison <= 0 && !DeploymentCheck.mustKeepApart(enemies, inputs)) {
            list.note(
                    "{} from an enemy Bunker: only Bunkers of one side must keep apart (reading) [FOW-DEPL-13]",
                    spacing);
        } else if (comparison <= 0 && DeploymentCheck.tooClose(comparison, inputs)) {
            list.fault("{} from another Bunker is too close: it must be over {} [FOW-DEPL-13]", spacing, limit);
        } else {
            list.note("{} from the nearest Bunker: beyond {} [FOW-DEPL-13]", spacing, limit);
        }
    }

    private void location(Site site) {
        Site below = site == Site.BUILDING ? inputs.get(DeployCheck.BUILDING_ON) : site;
        if (site == Site.BUILDING
                && (below.ground() == Site.Ground.PERMITTED
                        || inputs.reading(DeploymentReadings.BUILDING_SITE)
                                == DeploymentReadings.BuildingSite.ALLOWED)) {
            list.note("A Bunker may be placed in a building [FOW-DEPL-12]");
            return;
        }
        switch (below.ground()) {
            case PERMITTED -> list.note("A Bunker may be placed on {} [FOW-DEPL-14, FOW-DEPL-15]", below);
            case TRANSPORT -> list.fault("A Bunker may not be placed on {} [FOW-DEPL-14]", below);
            case WATER -> list.fault("A Bunker may not be placed in {} [FOW-DEPL-15]", below);
        }
    }

    private void fortifications() {
        Optional<List<Fortification>> wanted = inputs.find(DeployCheck.FORTIFICATION);
        Optional<List<MissionRule>> mission = mission();
        if (wanted.isEmpty()) {
            return;
        }
        if (mission.isEmpty()) {
            list.note(MissionRule.NOT_GIVEN);
            return;
        }
        for (Fortification type : wanted.get()) {
            MissionRule.check(type, mission.get(), inputs, list);
        }
    }

    /** A force's own fortifications also need a mission that allows them. */
    private void own() {
        Optional<List<MissionRule>> mission = mission();
        if (mission.isEmpty()) {
            return;
        }
        if (inputs.find(DeployCheck.OWN_BUNKERS).orElse(0) > 0) {
            MissionRule.checkBunker("Its own Bunkers", mission.get(), inputs, list);
        }
        if (inputs.find(DeployCheck.OWN_OBSTACLES).orElse(0) > 0) {
            MissionRule.checkOther("Its own Obstacles", mission.get(), list);
        }
    }

    private Optional<List<MissionRule>> mission() {
        return inputs.find(DeployCheck.MISSION).map(MissionRule::consistent);
    }

    private void total() {
        Optional<Integer> obstacles = inputs.find(DeployCheck.OWN_OBSTACLES);
        Optional<Integer> provided = inputs.find(DeployCheck.FROM_MISSION);
        if (obstacles.isEmpty() && provided.isEmpty()) {
            return;
        }
        Optional<List<MissionRule>> mission = mission();
        boolean provides = mission.isEmpty() || mission.get().contains(MissionRule.FORTIFICATIONS);
        int bunkers = inputs.find(DeployCheck.OWN_BUNKERS).orElse(0);
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
            list.note(MissionRule.NOT_GIVEN);
        }
        list.note(
                "{} and {} of its own, plus {} from the mission: {} in all [FOW-DEPL-06, FOW-GEN-12]",
                DeploymentCheck.count(bunkers, "Bunker"),
                DeploymentCheck.count(obstacles.orElse(0), "Obstacle"),
                fromMission,
                sum);
    }

    private void reserves() {
        Optional<Integer> platoons = inputs.find(DeployCheck.PLATOONS);
        Optional<Integer> bunkers = inputs.find(DeployCheck.OWN_BUNKERS);
        if (platoons.isEmpty()) {
            if (bunkers.isPresent()) {
                list.note("All Bunkers of a force count as one platoon, deployed on table, for Reserves [FOW-DEPL-11]");
            }
            return;
        }
        boolean any = inputs.get(DeployCheck.OWN_BUNKERS) > 0;
        int sum = platoons.get() + (any ? 1 : 0);
        list.note(
                any
                        ? "Its Bunkers count as one more platoon, deployed on table: {} for Reserves [FOW-DEPL-11]"
                        : "No Bunkers: {} for Reserves [FOW-DEPL-11]",
                DeploymentCheck.count(sum, "platoon"));
        totals.add(new Quantity<>("platoons", "platoons for Reserves", legality -> sum));
    }

    private void state() {
        Optional<StateColumn> asked = inputs.find(DeployCheck.TEAM_CLASS);
        if (asked.isEmpty()) {
            return;
        }
        StateColumn column = asked.get();
        int number = inputs.get(DeployCheck.STATE);
        String name = column.name(number);
        if (column.lists(number)) {
            list.note(SentenceTemplate.of("{}: {} is listed [FOW-STATES-08]").citingFirst(column.rule()), column, name);
        } else if (inputs.reading(DeploymentReadings.UNLISTED_STATE) == DeploymentReadings.Unlisted.NOT_ALLOWED) {
            SentenceTemplate remark = SentenceTemplate.of("{} is not listed for {}: only {} [FOW-STATES-08]");
            list.fault(remark.citingFirst(column.rule()), name, column, column.listed());
        } else {
            SentenceTemplate remark = SentenceTemplate.of(
                    "{} is not among the common states of {}: {}; allowed (reading) [FOW-STATES-01, FOW-STATES-08]");
            list.note(remark.citingFirst(column.rule()), name, column, column.listed());
        }
    }

    private void models() {
        size();
        inputs.find(DeployCheck.TURRET)
                .ifPresent(turret -> judge(
                        turret == YesNo.YES,
                        "A tank with a turret may go into a Tank Pit [FOW-TANKPIT-08]",
                        "Only a tank with a turret may go into a Tank Pit [FOW-TANKPIT-08]"));
        inputs.find(DeployCheck.AT_PARAPET)
                .ifPresent(touches -> list.note(
                        touches == YesNo.YES
                                ? "A team that touches the parapet counts as in the Trench Line [FOW-GEN-10]"
                                : "A team that does not touch the parapet is not in the Trench Line [FOW-GEN-10]"));
        inputs.find(DeployCheck.BARRICADE).ifPresent(position -> {
            if (position == DeployCheck.BarricadePosition.UNCLEAR) {
                list.fault(
                        "It must be on one side of the barricade, clearly adjacent or clearly set back [FOW-BARR-12]");
            } else {
                list.note("On one side of the barricade, and clearly {} [FOW-BARR-12]", position);
            }
        });
        for (DeployCheck.Joining joining : inputs.find(DeployCheck.JOIN).orElse(List.of())) {
            switch (joining) {
                case BUNKER_JOINS_PLATOON ->
                    list.forbid(
                            "A Bunker is an Independent team but cannot join a platoon [FOW-FIGHT-05, FOW-FIGHT-03]");
                case INDEPENDENT_JOINS_BUNKER ->
                    list.forbid("No Independent team may join a Bunker [FOW-FIGHT-06, FOW-FIGHT-03]");
            }
        }
    }

    private void size() {
        Optional<Distance> depth = inputs.find(DeployCheck.DEPTH);
        Optional<Distance> width = inputs.find(DeployCheck.WIDTH);
        Optional<Distance> height = inputs.find(DeployCheck.HEIGHT);
        Optional<Distance> length = inputs.find(DeployCheck.LENGTH);
        if (depth.isEmpty() && width.isEmpty() && height.isEmpty() && length.isEmpty()) {
            return;
        }
        if (Stream.of(depth, width, height, length)
                        .flatMap(Optional::stream)
                        .map(Distance::unit)
                        .distinct()
                        .count()
                > 1) {
            throw new BadInputException("the sizes of a model mix inches and centimetres; give all in one unit");
        }
        Fortification type = measured(length.isPresent());
        if (length.isPresent() && type.family() == Fortification.Family.STRONGPOINT) {
            throw new BadInputException("--length: a strongpoint has --depth, --width and --height");
        }
        if ((width.isPresent() || height.isPresent()) && type.family() != Fortification.Family.STRONGPOINT) {
            throw new BadInputException(
                    "--width and --height: a section of barrier or Trench Line has --length and --depth");
        }
        ModelSize size = new ModelSize(type, type, depth, width, height, length);
        if (size.check(inputs, list) == 0) {
            size.note(list);
        }
    }

    private Fortification measured(boolean section) {
        List<Fortification> types = inputs.find(DeployCheck.FORTIFICATION)
                .orElse(List.of(section ? Fortification.TRENCH_LINE : Fortification.BUNKER));
        if (types.size() > 1) {
            throw new BadInputException(
                    "--depth, --width, --height and --length are the size of one model; give --fortification once");
        }
        return types.get(0);
    }
}
