package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.map.Flaws;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.deployment.Deployment.Marker;
import io.redoubt.rules.vv.deployment.Deployment.Spot;
import io.redoubt.rules.vv.terms.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Holds a whole deployment against the chapter: every broken rule is told. */
record DeploymentCheck(Deployment deployment, Inputs in, Checklist list, Flaws flaws) {
    /** The cost of holding a position against an area or another position, in units of a budget. */
    private static final double LOOK = 4;

    void check() {
        list.note(
                "The file has {} and {}",
                count(deployment.markers().size(), "position"),
                count(deployment.tunnels().size(), "tunnel"));
        numbers();
        areas();
        markers();
        caves();
        new TunnelMap(deployment, new TunnelCheck(in, list), flaws).check();
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private void numbers() {
        if (deployment.oob().isEmpty()) {
            list.note("No order of battle in the file: numbers are not checked [VV-20.1-2, VV-20.1-3]");
            return;
        }
        List<PositionCount.Of> used = new ArrayList<>();
        for (Marker marker : deployment.markers()) {
            used.add(new PositionCount.Of(marker.type(), 1));
        }
        deployment.oob().get().check(used, list);
    }

    private void areas() {
        if (deployment.areas().isEmpty()) {
            return;
        }
        LegalityReport.spend(
                LOOK * deployment.markers().size() * deployment.areas().size(), in);
        int astray = 0;
        for (Marker marker : deployment.markers()) {
            boolean inside = false;
            for (Deployment.Area area : deployment.areas()) {
                inside |= area.holds(marker.spot());
            }
            if (!inside) {
                astray++;
                list.fault("{} does not stand where the order of battle says [VV-20.1-4]", marker.name());
                flaws.on(list.broken(), marker.name());
            }
        }
        if (astray == 0) {
            list.note("All stand where the order of battle says [VV-20.1-4]");
        }
    }

    private void markers() {
        PlacementCheck placement = new PlacementCheck(in, list);
        Set<Spot> taken = new HashSet<>();
        boolean told = false;
        for (Marker marker : deployment.markers()) {
            boolean shared = !taken.add(marker.spot());
            flaws.on(list::broken, marker.name(), () -> standing(marker, shared, placement));
            if (marker.hidden() == Deployment.Hiding.HIDDEN) {
                if (!told) {
                    placement.hidden(deployment.hiddenMinefields());
                    told = true;
                }
                flaws.on(
                        list::broken,
                        marker.name(),
                        () -> placement.recorded(marker.name(), marker.type(), marker.written()));
            }
        }
    }

    private static void standing(Marker marker, boolean shared, PlacementCheck placement) {
        placement.site(marker.name(), marker.type(), marker.terrain());
        if (shared) {
            placement.sharedWithAnother(marker.name());
        }
        placement.inside(marker.name(), marker.type(), marker.stack(), marker.outside());
    }

    private void caves() {
        List<Marker> caves = new ArrayList<>();
        for (Marker marker : deployment.markers()) {
            if (marker.type() == Position.CAVE) {
                caves.add(marker);
            }
        }
        if (caves.isEmpty()) {
            return;
        }
        LegalityReport.spend(LOOK * caves.size() * caves.size(), in);
        PlacementCheck check = new PlacementCheck(in, list);
        check.caves(deployment.theater(), deployment.side());
        for (int i = 0; i < caves.size(); i++) {
            Optional<Integer> apart = nearest(caves, i);
            String cave = caves.get(i).name();
            int map = caves.get(i).spot().map();
            boolean elsewhere = caves.stream().anyMatch(other -> other.spot().map() != map);
            flaws.on(list::broken, cave, () -> {
                if (elsewhere) {
                    check.caveOfSeveralMaps(cave, apart);
                } else {
                    apart.ifPresentOrElse(hexes -> check.caveSpacing(cave, hexes), () -> check.onlyCave(cave));
                }
            });
        }
    }

    /** How far the nearest other cave on the same map is. */
    private static Optional<Integer> nearest(List<Marker> caves, int index) {
        Spot from = caves.get(index).spot();
        Optional<Integer> nearest = Optional.empty();
        for (int i = 0; i < caves.size(); i++) {
            Spot other = caves.get(i).spot();
            if (i != index && other.map() == from.map()) {
                int apart = from.hex().distance(other.hex());
                nearest = Optional.of(Math.min(apart, nearest.orElse(apart)));
            }
        }
        return nearest;
    }
}
