package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.map.Flaws;
import io.redoubt.rules.vv.deployment.Deployment.Marker;
import io.redoubt.rules.vv.deployment.Deployment.Spot;
import io.redoubt.rules.vv.deployment.Deployment.Tunnel;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tunnels of a deployment, cut into sections at their entrances. */
record TunnelMap(Deployment deployment, TunnelCheck rules, Flaws flaws) {
    /** The cost of noting that a tunnel meets another, in units of a budget. */
    private static final double LOOK = 20;

    void check() {
        if (deployment.tunnels().isEmpty()) {
            return;
        }
        int before = rules.list().broken();
        deployment.tunnelDesign().ifPresent(rules::design);
        boolean none = rules.list().broken() > before;
        Map<Spot, Position> entrances = new HashMap<>();
        for (Marker marker : deployment.markers()) {
            if (marker.type().isBunker() || marker.type() == Position.CAVE) {
                entrances.put(marker.spot(), marker.type());
            }
        }
        Set<Tunnel> faulty = new HashSet<>();
        for (Tunnel tunnel : deployment.tunnels()) {
            int sound = rules.list().broken();
            flaws.on(rules.list()::broken, tunnel.name(), () -> {
                sections(tunnel, entrances);
                List<Terrain> above = IntStream.range(0, tunnel.path().size())
                        .mapToObj(i -> deployment.terrain().getOrDefault(spot(tunnel, i), Terrain.OPEN))
                        .toList();
                rules.water(tunnel.name(), above, i -> " in " + spot(tunnel, i));
            });
            if (none || rules.list().broken() > sound) {
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
        int last = tunnel.path().size() - 1;
        int from = 0;
        boolean circular = false;
        for (int i = 1; i <= last; i++) {
            if (tunnel.path().get(i - 1).distance(tunnel.path().get(i)) != 1) {
                rules.list()
                        .fault(
                                "{}: {} and {} are not adjacent, so the tunnel is not whole [VV-20.121-4]",
                                tunnel.name(),
                                tunnel.path().get(i - 1),
                                tunnel.path().get(i));
            }
            Position way = entrances.getOrDefault(spot(tunnel, i), Position.OPEN);
            if (way != Position.OPEN || i == last) {
                rules.length(
                        tunnel.name()
                                + ' '
                                + tunnel.path().get(from)
                                + '-'
                                + tunnel.path().get(i),
                        i - from);
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

    /** Told of the later of two tunnels that meet where no entrance joins them. */
    private void crossings(Map<Spot, Position> entrances, Set<Tunnel> faulty) {
        Map<Spot, List<Tunnel>> used = new HashMap<>();
        for (Tunnel tunnel : deployment.tunnels()) {
            Set<Tunnel> others = new LinkedHashSet<>();
            for (Spot spot : spots(tunnel)) {
                List<Tunnel> here = used.computeIfAbsent(spot, any -> new ArrayList<>());
                if (!entrances.containsKey(spot)) {
                    LegalityReport.spend(LOOK * here.size(), rules.in());
                    others.addAll(here);
                }
                here.add(tunnel);
            }
            if (!others.isEmpty()) {
                flaws.on(rules.list()::broken, tunnel.name(), () -> crossing(tunnel, others, faulty));
            }
        }
    }

    private void crossing(Tunnel tunnel, Set<Tunnel> others, Set<Tunnel> faulty) {
        others.retainAll(faulty);
        rules.crossing(
                tunnel.name(),
                faulty.contains(tunnel)
                        ? Optional.of("it")
                        : others.stream().map(Tunnel::name).findFirst());
    }

    /** The hexes of a tunnel, each once. */
    private static Set<Spot> spots(Tunnel tunnel) {
        Set<Spot> spots = new LinkedHashSet<>();
        for (int i = 0; i < tunnel.path().size(); i++) {
            spots.add(spot(tunnel, i));
        }
        return spots;
    }
}
