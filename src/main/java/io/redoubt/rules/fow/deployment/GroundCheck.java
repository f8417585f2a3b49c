package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.deployment.Deployment.Area;
import io.redoubt.rules.fow.deployment.Deployment.Feature;
import io.redoubt.rules.fow.deployment.Deployment.Objective;
import io.redoubt.rules.fow.deployment.Deployment.Piece;
import io.redoubt.rules.fow.geometry.Outline;
import io.redoubt.rules.fow.geometry.OutlineUnion;
import io.redoubt.rules.fow.geometry.Shape;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.legality.LegalityAudit;
import io.redoubt.rules.legality.LegalityReport;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks Bunkers against deployment areas, terrain and Objectives. */
record GroundCheck(Deployment deployment, Inputs inputs, LegalityAudit audit) {
    /** The cost of comparing two shapes, of two convex parts, and of reporting a violation, in units of a budget. */
    private static final double LOOK = 10;

    private static final double SHARE = 3;
    private static final double TELL = 3000;

    void areas() {
        if (deployment.bunkers().isEmpty()) {
            return;
        }
        if (deployment.areas().isEmpty()) {
            audit.note("No deployment area given: places of Bunkers not checked [FOW-DEPL-08]");
            return;
        }
        Set<String> unknown = new LinkedHashSet<>();
        Map<String, Optional<OutlineUnion>> areas = new HashMap<>();
        boolean fine = audit.holds(() -> {
            for (Piece bunker : deployment.bunkers()) {
                Optional<OutlineUnion> own = areas.computeIfAbsent(bunker.owner(), this::areas);
                if (own.isEmpty()) {
                    unknown.add(bunker.owner());
                } else if (!own.get().holds(bunker.shape())) {
                    audit.fault(bunker.name(), "{} is not wholly in its deployment area [FOW-DEPL-08]", bunker.name());
                }
            }
        });
        for (String owner : unknown) {
            audit.note("No deployment area of side {} given: places of its Bunkers not checked [FOW-DEPL-08]", owner);
        }
        if (fine && unknown.size() < areas.size()) {
            audit.note(
                    unknown.isEmpty()
                            ? "All Bunkers are in their owner's deployment area [FOW-DEPL-08]"
                            : "All other Bunkers are in their owner's deployment area [FOW-DEPL-08]");
        }
    }

    /** Returns the union of a side's deployment areas (FOW-DEPL-08); empty if the file has none. */
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

    void sites() {
        if (deployment.features().isEmpty() || deployment.bunkers().isEmpty()) {
            return;
        }
        Set<Site.Ground> broken = new LinkedHashSet<>();
        for (Piece bunker : deployment.bunkers()) {
            List<Shape> buildings = buildings(bunker);
            for (Feature feature : deployment.features()) {
                Site.Ground ground = feature.kind().ground();
                boolean forbidden = ground != Site.Ground.PERMITTED
                        && shares(bunker.shape(), feature.shape())
                        && !isExcused(bunker, feature, buildings);
                if (forbidden) {
                    broken.add(ground);
                    audit.fault(
                            bunker.name(),
                            ground == Site.Ground.TRANSPORT ? "{} is on {} [FOW-DEPL-14]" : "{} is in {} [FOW-DEPL-15]",
                            bunker.name(),
                            feature.name());
                }
            }
        }
        if (!broken.contains(Site.Ground.TRANSPORT)) {
            audit.note("No Bunker is on a road, track or railway line [FOW-DEPL-14]");
        }
        if (!broken.contains(Site.Ground.WATER)) {
            audit.note("No Bunker is in water [FOW-DEPL-15]");
        }
    }

    /** Returns the buildings that contain part of a Bunker. */
    private List<Shape> buildings(Piece bunker) {
        List<Shape> buildings = new ArrayList<>();
        for (Feature feature : deployment.features()) {
            if (feature.kind() == Site.BUILDING && shares(bunker.shape(), feature.shape())) {
                if (buildings.isEmpty()) {
                    audit.note(
                            "{} is in {}; buildings are permitted sites [FOW-DEPL-12]", bunker.name(), feature.name());
                }
                buildings.add(feature.shape());
            }
        }
        return buildings;
    }

    /** Returns whether all forbidden ground under a Bunker lies in buildings, and the reading allows it. */
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

    void objectives() {
        if (deployment.objectives().isEmpty() || deployment.bunkers().isEmpty()) {
            return;
        }
        boolean fine = audit.holds(() -> {
            for (Objective objective : deployment.objectives()) {
                for (Piece bunker : deployment.bunkers()) {
                    if (shares(objective.shape(), bunker.shape())) {
                        audit.fault(
                                bunker.name(),
                                "The Objective {} is placed on {} [FOW-DEPL-16]",
                                objective.name(),
                                bunker.name());
                    }
                }
            }
        });
        if (fine) {
            audit.note("No Objective is placed on a Bunker [FOW-DEPL-16]");
        }
    }
}
