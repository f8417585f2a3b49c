package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.map.Flaws;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.deployment.Deployment.Marker;
import io.redoubt.rules.vv.deployment.Deployment.Spot;
import io.redoubt.rules.vv.positions.Misplaced;
import io.redoubt.rules.vv.terms.Position;
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
        deployment
                .oob()
                .get()
                .check(
                        deployment.markers().stream()
                                .map(marker -> new OrderOfBattle.Count(marker.type(), 1))
                                .toList(),
                        list);
    }

    private void areas() {
        if (deployment.areas().isEmpty()) {
            return;
        }
        LegalityReport.spend(
                LOOK * deployment.markers().size() * deployment.areas().size(), in);
        int astray = 0;
        for (Marker marker : deployment.markers()) {
            if (deployment.areas().stream().noneMatch(area -> area.holds(marker.spot()))) {
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
            flaws.on(list::broken, marker.name(), () -> {
                Misplaced.judge(in, marker.name(), marker.type(), marker.terrain(), list);
                if (shared) {
                    placement.sharedWithAnother(marker.name());
                }
                placement.inside(marker.name(), marker.type(), marker.stack(), marker.outside());
            });
            if (marker.hidden()) {
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

    private void caves() {
        List<Marker> caves = deployment.markers().stream()
                .filter(marker -> marker.type() == Position.CAVE)
                .toList();
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
