package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.vv.deployment.Deployment.Area;
import io.redoubt.rules.vv.deployment.Deployment.Marker;
import io.redoubt.rules.vv.deployment.Deployment.Spot;
import io.redoubt.rules.vv.deployment.Deployment.Tunnel;
import io.redoubt.rules.vv.positions.PositionStack;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a deployment from a file; every error names the line and the key. */
final class DeploymentReader {
    private static final int MOST = 10_000;
    private static final int MOST_UNITS = 100;

    private static final NamedChoiceFormat<Position> TYPES = NamedChoiceFormat.of(Position.markers());
    private static final NamedChoiceFormat<Terrain> TERRAIN = NamedChoiceFormat.of(Terrain.values());
    private static final HexId.HexIdFormat HEX = new HexId.HexIdFormat();
    private static final List<String> TOP =
            List.of("theater", "side", "hidden-minefields", "tunnels", "oob", "area", "terrain", "position", "tunnel");
    private static final List<String> MARKER = List.of(
            "type",
            "map",
            "hex",
            "terrain",
            "infantry",
            "leaders",
            "guns",
            "vehicles",
            "afvs",
            "outside",
            "hidden",
            "recorded");

    private final FileTable file;
    private final HexTerrain terrain = new HexTerrain();

    private DeploymentReader(FileTable file) {
        this.file = file;
    }

    /**
     * Reads a file.
     *
     * @throws BadValueException if the file contains an invalid key or value
     */
    static Deployment read(FileTable file) {
        file.knowsOnly(TOP);
        return new DeploymentReader(file).deployment();
    }

    private Deployment deployment() {
        for (FileTable table : file.tables("terrain")) {
            table.knowsOnly(List.of("map", "hexes", "kind"));
            Terrain kind = table.need("kind", "terrain", "kind = \"woods\"").as(TERRAIN);
            Entry hexes = table.need("hexes", "terrain", "hexes = [\"F7\", \"F8\"]");
            for (HexId hex : hexes(hexes)) {
                terrain.add(new Spot(map(table), hex), kind, hexes);
            }
        }
        file.tables("position").forEach(this::ownTerrain);
        List<Area> areas =
                file.tables("area").stream().map(DeploymentReader::area).toList();
        List<Marker> markers =
                file.tables("position").stream().map(this::marker).toList();
        List<Tunnel> tunnels = tunnels();
        if (markers.size() + tunnels.size() > MOST) {
            throw file.fault("the file has more than " + MOST + " positions and tunnels");
        }
        return new Deployment(
                file.find("theater").map(entry -> entry.as(NamedChoiceFormat.of(Deployment.Theater.values()))),
                file.find("side").map(entry -> entry.as(NamedChoiceFormat.of(Nation.values()))),
                file.find("oob").map(Entry::table).map(DeploymentReader::oob),
                file.find("hidden-minefields").map(Entry::holds).orElse(false),
                file.find("tunnels").map(entry -> entry.as(NamedChoiceFormat.of(Deployment.Design.values()))),
                areas,
                terrain.all(),
                markers,
                tunnels);
    }

    private static Area area(FileTable table) {
        table.knowsOnly(List.of("map", "from", "to"));
        return new Area(
                map(table),
                table.need("from", "an area", "from = \"A1\"").as(HEX),
                table.need("to", "an area", "to = \"H10\"").as(HEX));
    }

    private static OrderOfBattle oob(FileTable table) {
        table.knowsOnly(TYPES.choices());
        return new OrderOfBattle(table.entries().values().stream()
                .map(entry -> new OrderOfBattle.Count(TYPES.parse(entry.key()), whole(entry, MOST)))
                .toList());
    }

    /**
     * Adds the terrain of a position's hex before any position is read, since it applies to all positions in the hex.
     */
    private void ownTerrain(FileTable position) {
        Optional<Entry> kind = position.find("terrain");
        Optional<Entry> hex = position.find("hex");
        if (kind.isPresent() && hex.isPresent()) {
            terrain.add(new Spot(map(position), hex.get().as(HEX)), kind.get().as(TERRAIN), kind.get());
        }
    }

    private Marker marker(FileTable table) {
        table.knowsOnly(MARKER);
        Position type = table.need("type", "a position", "type = \"trench\"").as(TYPES);
        Entry hex = table.need("hex", "the " + type.words(), "hex = \"F7\"");
        Spot spot = new Spot(map(table), hex.as(HEX));
        int infantry = number(table, "infantry");
        int leaders = number(table, "leaders");
        if (leaders > infantry) {
            throw table.fault("leaders cannot exceed infantry, which is " + infantry);
        }
        return new Marker(
                type,
                spot,
                terrain.of(spot).orElse(Terrain.OPEN),
                new PositionStack(
                        infantry, leaders, number(table, "guns"), number(table, "vehicles"), number(table, "afvs")),
                number(table, "outside"),
                table.find("hidden").map(Entry::holds).orElse(false),
                table.find("recorded").map(Entry::holds).orElse(true));
    }

    private List<Tunnel> tunnels() {
        List<Tunnel> tunnels = new ArrayList<>();
        for (FileTable table : file.tables("tunnel")) {
            table.knowsOnly(List.of("name", "map", "path"));
            String name = table.find("name")
                    .map(entry -> "tunnel " + PrintableText.of(entry.text().strip()))
                    .orElse("tunnel " + (tunnels.size() + 1));
            Entry path = table.need("path", name, "path = [\"F7\", \"F8\", \"G9\"]");
            List<HexId> hexes = hexes(path);
            if (hexes.size() < 2) {
                throw path.fault("takes at least two hexes, both ends included");
            }
            tunnels.add(new Tunnel(name, map(table), hexes));
        }
        return tunnels;
    }

    private static List<HexId> hexes(Entry list) {
        return list.items().stream().map(hex -> hex.as(HEX)).toList();
    }

    private static int map(FileTable table) {
        Optional<Entry> map = table.find("map");
        return map.isEmpty() ? 1 : whole(map.get(), MOST);
    }

    private static int number(FileTable table, String key) {
        return table.find(key).map(entry -> whole(entry, MOST_UNITS)).orElse(0);
    }

    private static int whole(Entry entry, int most) {
        BigDecimal amount = entry.amount();
        boolean fits = amount.stripTrailingZeros().scale() <= 0
                && amount.signum() >= 0
                && amount.compareTo(BigDecimal.valueOf(most)) <= 0;
        if (!fits) {
            throw entry.fault("takes a whole number from 0 to " + most);
        }
        return amount.intValueExact();
    }

    /** The terrain of hexes, given by a list of hexes or by a position: one terrain for each hex. */
    private static final class HexTerrain {
        private record Given(Terrain kind, int line) {}

        private final Map<Spot, Given> given = new HashMap<>();

        /**
         * Adds the terrain of a hex.
         *
         * @throws BadValueException naming both lines, if another line gives the hex another terrain
         */
        void add(Spot spot, Terrain kind, Entry from) {
            Given first = given.computeIfAbsent(spot, any -> new Given(kind, from.line()));
            if (first.kind() != kind) {
                throw from.fault(spot + " is " + kind.words() + " here and "
                        + first.kind().words() + " in line " + first.line()
                        + "; a hex has one terrain, so remove one of them");
            }
        }

        Optional<Terrain> of(Spot spot) {
            return Optional.ofNullable(given.get(spot)).map(Given::kind);
        }

        Map<Spot, Terrain> all() {
            Map<Spot, Terrain> all = new HashMap<>();
            given.forEach((spot, terrain) -> all.put(spot, terrain.kind()));
            return all;
        }
    }
}
