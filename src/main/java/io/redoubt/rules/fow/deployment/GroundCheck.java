package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.deployment.Deployment.Area;
import io.redoubt.rules.fow.deployment.Deployment.Feature;
import io.redoubt.rules.fow.deployment.Deployment.Objective;
import io.redoubt.rules.fow.deployment.Deployment.Piece;
import io.redoubt.rules.fow.ground.Outline;
import io.redoubt.rules.fow.ground.OutlineUnion;
import io.redoubt.rules.fow.ground.Shape;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.map.Flaws;
import io.redoubt.rules.procedure.Checklist;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What Bunkers stand in and on: deployment areas, terrain and Objectives. */
record GroundCheck(Deployment deployment, Inputs inputs, Flaws flaws) {
    /** The cost of comparing two shapes, of two convex parts, and of telling a fault, in units of a budget. */
    private static final double LOOK = 10;

    private static final double SHARE = 3;
    private static final double TELL = 3000;

    void areas(Checklist list) {
        if (deployment.bunkers().isEmpty()) {
            return;
        }
        if (deployment.areas().isEmpty()) {
            list.note("No deployment area given: where the Bunkers may stand is not checked [FOW-DEPL-08]");
            return;
        }
        int before = list.broken();
        Set<String> unknown = new LinkedHashSet<>();
        Map<String, Optional<OutlineUnion>> areas = new HashMap<>();
        int checked = 0;
        for (Piece bunker : deployment.bunkers()) {
            Optional<OutlineUnion> own = areas.computeIfAbsent(bunker.owner(), this::areas);
            if (own.isEmpty()) {
                unknown.add(bunker.owner());
                continue;
            }
            checked++;
            if (!own.get().holds(bunker.shape())) {
                list.fault("{} is not wholly in its deployment area [FOW-DEPL-08]", bunker.name());
                flaws.on(list.broken(), bunker.name());
            }
        }
        for (String owner : unknown) {
            list.note(
                    "No deployment area of side {} given: where its Bunkers may stand is not checked [FOW-DEPL-08]",
                    owner);
        }
        if (checked > 0 && list.broken() == before) {
            list.note(
                    unknown.isEmpty()
                            ? "All Bunkers are in their owner's deployment area [FOW-DEPL-08]"
                            : "All other Bunkers are in their owner's deployment area [FOW-DEPL-08]");
        }
    }

    /** Where a side may deploy: all of it together (FOW-DEPL-08); empty if the file does not say. */
    private Optional<OutlineUnion> areas(String owner) {
        List<Outline> areas = deployment.areas().stream()
                .filter(area -> !Deployment.areEnemies(owner, area.owner()))
                .map(Area::outline)
                .toList();
        return areas.isEmpty() ? Optional.empty() : Optional.of(OutlineUnion.of(areas, this::spend));
    }

    private void spend(double units) {
        LegalityReport.spend(units, inputs);
    }

    void sites(Checklist list) {
        if (deployment.features().isEmpty() || deployment.bunkers().isEmpty()) {
            return;
        }
        int transport = 0;
        int water = 0;
        for (Piece bunker : deployment.bunkers()) {
            List<Shape> buildings = buildings(bunker, list);
            for (Feature feature : deployment.features()) {
                boolean forbidden = feature.kind().ground() != Site.Ground.PERMITTED
                        && shares(bunker.shape(), feature.shape())
                        && !isExcused(bunker, feature, buildings);
                if (forbidden && feature.kind().ground() == Site.Ground.TRANSPORT) {
                    transport++;
                    list.fault("{} stands on {} [FOW-DEPL-14]", bunker.name(), feature.name());
                    flaws.on(list.broken(), bunker.name());
                } else if (forbidden) {
                    water++;
                    list.fault("{} stands in {} [FOW-DEPL-15]", bunker.name(), feature.name());
                    flaws.on(list.broken(), bunker.name());
                }
            }
        }
        if (transport == 0) {
            list.note("No Bunker stands on a road, track or railway line [FOW-DEPL-14]");
        }
        if (water == 0) {
            list.note("No Bunker stands in water [FOW-DEPL-15]");
        }
    }

    /** The buildings that a Bunker stands in. */
    private List<Shape> buildings(Piece bunker, Checklist list) {
        List<Shape> buildings = new ArrayList<>();
        for (Feature feature : deployment.features()) {
            if (feature.kind() == Site.BUILDING && shares(bunker.shape(), feature.shape())) {
                if (buildings.isEmpty()) {
                    list.note(
                            "{} is in {}; buildings are permitted sites [FOW-DEPL-12]", bunker.name(), feature.name());
                }
                buildings.add(feature.shape());
            }
        }
        return buildings;
    }

    /** Whether all the forbidden ground under a Bunker lies in buildings, and the group allows that. */
    private boolean isExcused(Piece bunker, Feature forbidden, List<Shape> buildings) {
        return !buildings.isEmpty()
                && OutlineUnion.ofShapes(buildings, this::spend).holdsShared(bunker.shape(), forbidden.shape())
                && inputs.reading(DeploymentReadings.BUILDING_SITE) == DeploymentReadings.BuildingSite.ALLOWED;
    }

    private boolean shares(Shape one, Shape other) {
        spend(LOOK + SHARE * one.pairsThatMayShare(other));
        boolean shares = one.shares(other);
        spend(shares ? TELL : 0);
        return shares;
    }

    void objectives(Checklist list) {
        if (deployment.objectives().isEmpty() || deployment.bunkers().isEmpty()) {
            return;
        }
        int before = list.broken();
        for (Objective objective : deployment.objectives()) {
            for (Piece bunker : deployment.bunkers()) {
                if (shares(objective.shape(), bunker.shape())) {
                    list.fault("The Objective {} is placed on {} [FOW-DEPL-16]", objective.name(), bunker.name());
                    flaws.on(list.broken(), bunker.name());
                }
            }
        }
        if (list.broken() == before) {
            list.note("No Objective is placed on a Bunker [FOW-DEPL-16]");
        }
    }
}
