package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.shared.Fortification;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileTable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a deployment from a file; every error names the line and the key. */
final class DeploymentReader {
    private static final int MOST_PIECES = 10_000;
    private static final int LAST_PLACED = 100_000;

    private static final NamedChoiceFormat<MissionRule> RULES = NamedChoiceFormat.of(MissionRule.values());
    private static final NamedChoiceFormat<Site> KINDS = NamedChoiceFormat.of(Site.values());
    private static final NamedChoiceFormat<Fortification> BUNKERS =
            NamedChoiceFormat.of(Fortification.where(Fortification::isBunker));
    private static final NamedChoiceFormat<Fortification> OTHERS =
            NamedChoiceFormat.of(Fortification.where(type -> !type.isBunker()));
    private static final NamedChoiceFormat<Fortification> BARRIERS =
            NamedChoiceFormat.of(Fortification.where(type -> type.family() != Fortification.Family.STRONGPOINT));

    private static final List<String> TOP =
            List.of("units", "owner", "mission", "area", "bunker", "fortification", "barrier", "terrain", "objective");

    private final FileTable file;
    private final ShapeReader shapes;
    private final String owner;
    private final Map<String, Integer> names = new HashMap<>();
    private final List<String> sides = new ArrayList<>();

    private DeploymentReader(FileTable file, Distance.Unit unit) {
        this.file = file;
        this.shapes = new ShapeReader(unit);
        this.owner = file.find("owner").map(this::side).orElse("");
    }

    /**
     * Reads a file.
     *
     * @throws BadValueException if its content is invalid
     */
    static Deployment read(FileTable file) {
        file.knowsOnly(TOP);
        return new DeploymentReader(file, unit(file)).deployment();
    }

    private static Distance.Unit unit(FileTable file) {
        Entry entry = file.find("units").orElseThrow(() -> ShapeReader.noUnits(file));
        return switch (entry.text()) {
            case "in" -> Distance.Unit.INCHES;
            case "cm" -> Distance.Unit.CENTIMETRES;
            default -> throw entry.fault("takes \"in\" for inches or \"cm\" for centimetres");
        };
    }

    private Deployment deployment() {
        Optional<FileTable> mission = file.find("mission").map(Entry::table);
        mission.ifPresent(table -> table.knowsOnly(List.of("name", "rules", "override")));
        List<Deployment.Area> areas = new ArrayList<>();
        for (FileTable table : file.tables("area")) {
            known(table, List.of("name", "owner"));
            areas.add(new Deployment.Area(owner(table), shapes.outline(table, "an area")));
        }
        List<Deployment.Piece> bunkers = pieces("bunker", BUNKERS);
        List<Deployment.Piece> others = new ArrayList<>(pieces("fortification", OTHERS));
        others.addAll(pieces("barrier", BARRIERS));
        List<Deployment.Feature> features =
                file.tables("terrain").stream().map(this::feature).toList();
        List<Deployment.Objective> objectives = new ArrayList<>();
        for (FileTable table : file.tables("objective")) {
            known(table, List.of("name", "owner", "placed"));
            String name = name(table, "an objective");
            objectives.add(new Deployment.Objective(
                    name, owner(table), shapes.shape(table, "the objective " + name), placed(table)));
        }
        if (bunkers.size() + others.size() + features.size() + objectives.size() > MOST_PIECES) {
            throw file.fault("the file has more than " + MOST_PIECES + " pieces");
        }
        return new Deployment(
                shapes.unit(),
                mission.map(this::rules),
                mission.flatMap(table -> table.find("override"))
                        .map(Entry::holds)
                        .orElse(false),
                areas,
                bunkers,
                others,
                features,
                objectives);
    }

    private List<MissionRule> rules(FileTable mission) {
        List<Entry> rules = mission.find("rules").map(Entry::items).orElse(List.of());
        return rules.stream().map(rule -> rule.as(RULES)).toList();
    }

    private List<Deployment.Piece> pieces(String key, NamedChoiceFormat<Fortification> types) {
        List<Deployment.Piece> pieces = new ArrayList<>();
        for (FileTable table : file.tables(key)) {
            known(table, List.of("name", "type", "owner", "placed", "height", "turret", "facing"));
            String name = name(table, "a " + key);
            String what = "the " + key + ' ' + name;
            Fortification type = table.need(
                            "type", what, "type = \"" + types.choices().get(0) + '"')
                    .as(types);
            Optional<Entry> turret = table.find("turret");
            if (turret.isPresent() && type != Fortification.TANK_PIT) {
                throw turret.get().fault("is valid for a tank-pit only; " + name + " is a " + type.id());
            }
            pieces.add(new Deployment.Piece(
                    type,
                    name,
                    owner(table),
                    shapes.shape(table, what),
                    shapes.sides(table),
                    table.find("height").map(height -> new Distance(shapes.measure(height), shapes.unit())),
                    placed(table),
                    table.find("facing").map(DeploymentReader::bearing),
                    !turret.map(Entry::holds).orElse(true)));
        }
        return pieces;
    }

    private Deployment.Feature feature(FileTable table) {
        known(table, List.of("name", "kind"));
        Site kind = table.need("kind", "terrain", "kind = \"road\"").as(KINDS);
        Optional<Entry> named = table.find("name");
        String label = named.isPresent() ? name(table, "terrain") : "";
        String name = named.isPresent()
                ? "the " + kind.id().replace('-', ' ') + ' ' + label
                : kind.words() + " (line " + table.line() + ')';
        return new Deployment.Feature(kind, name, label, shapes.shape(table, name));
    }

    private static void known(FileTable table, List<String> keys) {
        List<String> all = new ArrayList<>(keys);
        all.addAll(ShapeReader.KEYS);
        table.knowsOnly(all);
    }

    private String name(FileTable table, String what) {
        Entry entry = table.need("name", what, "name = \"Nest 1\"");
        String name = PrintableText.of(entry.text().strip());
        if (name.isEmpty()) {
            throw entry.fault("is empty; give " + what + " a name");
        }
        Integer before = names.putIfAbsent(name, entry.line());
        if (before != null) {
            throw entry.fault("a second piece has the name " + name + "; the first is in line " + before);
        }
        return name;
    }

    private String owner(FileTable table) {
        return table.find("owner").map(this::side).orElse(owner);
    }

    private String side(Entry entry) {
        String side = PrintableText.of(entry.text().strip());
        if (!sides.contains(side)) {
            if (sides.size() == 2) {
                throw entry.fault(side + " would be a third side besides " + String.join(" and ", sides)
                        + SpellingSuggestion.hint(side, sides));
            }
            sides.add(side);
        }
        return side;
    }

    private static Optional<Integer> placed(FileTable table) {
        return table.find("placed").map(DeploymentReader::turn);
    }

    private static int bearing(Entry entry) {
        return whole(
                entry, 0, 359, "takes whole degrees from 0 to 359: 0 faces straight up the table, 90 to its right");
    }

    private static int turn(Entry entry) {
        return whole(entry, 1, LAST_PLACED, "takes a whole number from 1: its number in the order of placement");
    }

    private static int whole(Entry entry, int least, int most, String fault) {
        BigDecimal amount = entry.amount();
        boolean inRange =
                amount.compareTo(BigDecimal.valueOf(least)) >= 0 && amount.compareTo(BigDecimal.valueOf(most)) <= 0;
        if (!inRange || amount.stripTrailingZeros().scale() > 0) {
            throw entry.fault(fault);
        }
        return amount.intValueExact();
    }
}
