package io.redoubt.rules.vv;

import io.redoubt.rules.vv.Deployment.Marker;
import io.redoubt.rules.vv.Deployment.Spot;
import io.redoubt.rules.vv.Deployment.Tunnel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The tunnels of a deployment, cut into sections at their entrances. */
record TunnelMap(Deployment deployment, TunnelCheck rules) {
    void check() {
        if (deployment.tunnels().isEmpty()) {
            return;
        }
        deployment.tunnelDesign().ifPresent(rules::design);
        Map<Spot, Position> entrances = new HashMap<>();
        for (Marker marker : deployment.markers()) {
            if (marker.type().isBunker() || marker.type() == Position.CAVE) {
                entrances.put(marker.spot(), marker.type());
            }
        }
        for (Tunnel tunnel : deployment.tunnels()) {
            sections(tunnel, entrances);
            water(tunnel);
        }
        branches(entrances);
        crossings(entrances);
    }

    private static Spot spot(Tunnel tunnel, int index) {
        return new Spot(tunnel.map(), tunnel.path().get(index));
    }

    private void sections(Tunnel tunnel, Map<Spot, Position> entrances) {
        int last = tunnel.path().size() - 1;
        int from = 0;
        for (int i = 1; i <= last; i++) {
            if (tunnel.path().get(i - 1).distance(tunnel.path().get(i)) != 1) {
                rules.broken(
                        tunnel.name(), tunnel.path().get(i - 1), tunnel.path().get(i));
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
                from = i;
            }
            if (way.isBunker() && i < last) {
                rules.bunkerOnRoute(tunnel.name());
            }
        }
        boolean closed = true;
        for (int end : new int[] {0, last}) {
            if (!entrances.containsKey(spot(tunnel, end))) {
                rules.bare(tunnel.name(), spot(tunnel, end));
                closed = false;
            }
        }
        if (closed) {
            rules.closed(tunnel.name());
        }
    }

    private void water(Tunnel tunnel) {
        boolean dry = true;
        for (int i = 0; i < tunnel.path().size(); i++) {
            Terrain above = deployment.terrain().getOrDefault(spot(tunnel, i), Terrain.OPEN);
            if (above.isWater()) {
                rules.wet(tunnel.name(), above, " in " + spot(tunnel, i));
                dry = false;
            }
        }
        if (dry) {
            rules.dry(tunnel.name());
        }
    }

    private void branches(Map<Spot, Position> entrances) {
        Map<Spot, Integer> starts = new HashMap<>();
        for (Tunnel tunnel : deployment.tunnels()) {
            starts.merge(spot(tunnel, 0), 1, Integer::sum);
            starts.merge(spot(tunnel, tunnel.path().size() - 1), 1, Integer::sum);
        }
        for (Marker marker : deployment.markers()) {
            int tunnels = starts.getOrDefault(marker.spot(), 0);
            if (marker.type() == Position.CAVE && tunnels > 1 && entrances.containsKey(marker.spot())) {
                rules.branches(tunnels, marker.name());
            }
        }
    }

    private void crossings(Map<Spot, Position> entrances) {
        Set<Spot> used = new HashSet<>();
        for (Tunnel tunnel : deployment.tunnels()) {
            boolean crosses = false;
            for (int i = 0; i < tunnel.path().size(); i++) {
                Spot spot = spot(tunnel, i);
                crosses |= !used.add(spot) && !entrances.containsKey(spot);
            }
            if (crosses) {
                rules.crossing(tunnel.name());
            }
        }
    }
}
