package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.legality.LegalityAudit;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.deployment.Deployment.Marker;
import io.redoubt.rules.vv.deployment.Deployment.Spot;
import io.redoubt.rules.vv.deployment.Deployment.Tunnel;
import io.redoubt.rules.vv.positions.MisplacedPosition;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Checks a whole deployment against the chapter and reports every broken rule. */
record DeploymentCheck(Deployment deployment, Inputs in, Checklist list, LegalityAudit audit) {
    /** The cost of comparing a position with an area or another position, in units of a budget. */
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
        new TunnelMap(deployment, new TunnelCheck(in, list), audit).check();
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private void numbers() {
        if (deployment.oob().isEmpty()) {
            list.note("No order of battle in the file: numbers are not checked [VV-20.1-2, VV-20.1-3]");
            return;
        }
        List<Position> types = deployment.markers().stream().map(Marker::type).toList();
        List<OrderOfBattle.Count> used =
                types.stream().map(type -> new OrderOfBattle.Count(type, 1)).toList();
        deployment.oob().get().check(used, list);
    }

    private void areas() {
        if (deployment.areas().isEmpty()) {
            return;
        }
        LegalityReport.spend(
                LOOK * deployment.markers().size() * deployment.areas().size(), in);
        boolean fine = audit.holds(() -> deployment.markers().stream()
                .filter(marker -> deployment.areas().stream().noneMatch(area -> area.holds(marker.spot())))
                .forEach(marker -> audit.fault(
                        marker.name(), "{} is outside the areas of the order of battle [VV-20.1-4]", marker.name())));
        if (fine) {
            list.note("All positions are in the areas of the order of battle [VV-20.1-4]");
        }
    }

    private void markers() {
        PlacementCheck placement = new PlacementCheck(in, list);
        Set<Spot> taken = new HashSet<>();
        boolean told = false;
        for (Marker marker : deployment.markers()) {
            boolean shared = !taken.add(marker.spot());
            audit.of(marker.name(), () -> {
                MisplacedPosition.judge(in, marker.name(), marker.type(), marker.ground(), list);
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
                audit.of(marker.name(), () -> placement.recorded(marker.name(), marker.type(), marker.noted()));
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
            audit.of(cave, () -> {
                if (elsewhere) {
                    check.caveOfSeveralMaps(cave, apart);
                } else {
                    apart.ifPresentOrElse(hexes -> check.caveSpacing(cave, hexes), () -> check.onlyCave(cave));
                }
            });
        }
    }

    /** Returns the distance to the nearest other cave on the same map. */
    private static Optional<Integer> nearest(List<Marker> caves, int index) {
        Spot from = caves.get(index).spot();
        return IntStream.range(0, caves.size())
                .filter(i -> i != index && caves.get(i).spot().map() == from.map())
                .mapToObj(i -> from.hex().distance(caves.get(i).spot().hex()))
                .min(Comparator.naturalOrder());
    }

    /** The tunnels of a deployment, cut into sections at their entrances. */
    private record TunnelMap(Deployment deployment, TunnelCheck rules, LegalityAudit audit) {
        /** The cost of noting that a tunnel meets another, in units of a budget. */
        private static final double MEET = 20;

        void check() {
            if (deployment.tunnels().isEmpty()) {
                return;
            }
            boolean given = audit.holds(() -> deployment.tunnelDesign().ifPresent(rules::design));
            Map<Spot, Position> entrances = new HashMap<>();
            for (Marker marker : deployment.markers()) {
                if (marker.type().isBunker() || marker.type() == Position.CAVE) {
                    entrances.put(marker.spot(), marker.type());
                }
            }
            Set<Tunnel> faulty = new HashSet<>();
            for (Tunnel tunnel : deployment.tunnels()) {
                boolean sound = audit.holds(() -> audit.of(tunnel.name(), () -> {
                    sections(tunnel, entrances);
                    List<Terrain> above = IntStream.range(0, tunnel.path().size())
                            .mapToObj(i -> deployment.terrain().getOrDefault(spot(tunnel, i), Terrain.OPEN))
                            .toList();
                    rules.water(tunnel.name(), above, i -> " in " + spot(tunnel, i));
                }));
                if (!given || !sound) {
                    faulty.add(tunnel);
                }
            }
            branches(entrances);
            crossings(entrances, faulty);
        }

        private static Spot spot(Tunnel tunnel, int index) {
            return new Spot(tunnel.map(), tunnel.path().get(index));
        }

        private void sections(Tunnel tunnel, Map<Spot, Position> entrances) {
            List<HexId> path = tunnel.path();
            int last = path.size() - 1;
            int from = 0;
            boolean circular = false;
            for (int i = 1; i <= last; i++) {
                HexId before = path.get(i - 1);
                if (before.distance(path.get(i)) != 1) {
                    String gap = "{}: {} and {} are not adjacent, so the tunnel has a gap [VV-20.121-4]";
                    rules.list().fault(gap, tunnel.name(), before, path.get(i));
                }
                Position way = entrances.getOrDefault(spot(tunnel, i), Position.OPEN);
                if (way != Position.OPEN || i == last) {
                    rules.length(tunnel.name() + ' ' + path.get(from) + '-' + path.get(i), i - from);
                    if (way == Position.CAVE && spot(tunnel, i).equals(spot(tunnel, from))) {
                        rules.list()
                                .fault(
                                        "{}: it leads from the cave at {} back to it; each tunnel of a cave leads to another entrance [VV-20.121-7, VV-20.121-6]",
                                        tunnel.name(),
                                        spot(tunnel, i));
                        circular = true;
                    }
                    from = i;
                }
                if (way.isBunker() && i < last) {
                    rules.list().note(TunnelCheck.ON_ROUTE, tunnel.name());
                }
            }
            boolean closed = !circular;
            for (int end : new int[] {0, last}) {
                if (!entrances.containsKey(spot(tunnel, end))) {
                    rules.list().fault(TunnelCheck.BARE, tunnel.name(), spot(tunnel, end));
                    closed = false;
                }
            }
            if (closed) {
                rules.list().note(TunnelCheck.CLOSED, tunnel.name());
            }
        }

        private void branches(Map<Spot, Position> entrances) {
            Map<Spot, Integer> starts = new HashMap<>();
            for (Tunnel tunnel : deployment.tunnels()) {
                Spot last = spot(tunnel, tunnel.path().size() - 1);
                Stream.of(spot(tunnel, 0), last).distinct().forEach(end -> starts.merge(end, 1, Integer::sum));
            }
            for (Marker marker : deployment.markers()) {
                int tunnels = starts.getOrDefault(marker.spot(), 0);
                if (marker.type() == Position.CAVE && tunnels > 1 && entrances.containsKey(marker.spot())) {
                    rules.list().note(TunnelCheck.BRANCHES, tunnels, marker.name());
                }
            }
        }

        /** Judges the later of two tunnels that meet in a hex without an entrance. */
        private void crossings(Map<Spot, Position> entrances, Set<Tunnel> faulty) {
            Map<Spot, List<Tunnel>> used = new HashMap<>();
            for (Tunnel tunnel : deployment.tunnels()) {
                Set<Tunnel> others = new LinkedHashSet<>();
                for (Spot spot : spots(tunnel)) {
                    List<Tunnel> here = used.computeIfAbsent(spot, any -> new ArrayList<>());
                    if (!entrances.containsKey(spot)) {
                        LegalityReport.spend(MEET * here.size(), rules.in());
                        others.addAll(here);
                    }
                    here.add(tunnel);
                }
                if (!others.isEmpty()) {
                    audit.of(tunnel.name(), () -> crossing(tunnel, others, faulty));
                }
            }
        }

        private void crossing(Tunnel tunnel, Set<Tunnel> others, Set<Tunnel> faulty) {
            others.retainAll(faulty);
            Optional<String> other = others.stream().map(Tunnel::name).findFirst();
            rules.crossing(tunnel.name(), faulty.contains(tunnel) ? Optional.of("it") : other);
        }

        private static Set<Spot> spots(Tunnel tunnel) {
            Set<Spot> spots = new LinkedHashSet<>();
            for (int i = 0; i < tunnel.path().size(); i++) {
                spots.add(spot(tunnel, i));
            }
            return spots;
        }
    }
}
