package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.geometry.Outline;
import io.redoubt.rules.fow.geometry.Shape;
import io.redoubt.rules.fow.geometry.Vector;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.DistanceFormat;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the place and size of a piece: {@code at} with {@code size} or {@code radius}, {@code from} and {@code to},
 * {@code polygon}, or {@code line} with {@code width}.
 *
 * @param unit unit of every distance of the file
 */
record ShapeReader(Distance.Unit unit) {
    static final List<String> KEYS = List.of("at", "size", "radius", "from", "to", "polygon", "line", "width");

    private static final List<String> WAYS = List.of("at", "from", "polygon", "line");
    private static final int MOST = 1000;
    private static final int PLACES = 3;
    private static final int MOST_CORNERS = 100;
    private static final DistanceFormat DISTANCES = new DistanceFormat();

    /** Reads the shape of a piece; {@code what} names it in errors. */
    Shape shape(FileTable table, String what) {
        return switch (way(table, what)) {
            case "at" -> around(table);
            case "from" -> rectangle(table, what);
            case "polygon" -> Shape.within(outline(table.need("polygon", what, "")));
            default -> line(table, what);
        };
    }

    /** Reads the outline of an area: a rectangle or a polygon. */
    Outline outline(FileTable table, String what) {
        return switch (way(table, what)) {
            case "from" -> {
                Vector from = spot(table.need("from", what, ""));
                Vector to = to(table, what);
                List<Vector> corners = List.of(from, new Vector(to.x(), from.y()), to, new Vector(from.x(), to.y()));
                yield Outline.of(corners).orElseThrow();
            }
            case "polygon" -> outline(table.need("polygon", what, ""));
            default -> throw table.fault(what + " is a rectangle (from and to) or a polygon");
        };
    }

    /** Returns the longer and the shorter side of an upright or round base; empty for other shapes. */
    List<Distance> sides(FileTable table) {
        Optional<Entry> radius = table.find("radius");
        if (radius.isPresent()) {
            Distance across = new Distance(2 * measure(radius.get()), unit);
            return List.of(across, across);
        }
        Optional<Entry> size = table.find("size");
        if (size.isPresent()) {
            return sorted(measures(size.get()));
        }
        Optional<Entry> from = table.find("from");
        Optional<Entry> to = table.find("to");
        if (from.isPresent() && to.isPresent()) {
            long[] one = measures(from.get());
            long[] other = measures(to.get());
            return sorted(new long[] {Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])});
        }
        return List.of();
    }

    private List<Distance> sorted(long[] sides) {
        return List.of(
                new Distance(Math.max(sides[0], sides[1]), unit), new Distance(Math.min(sides[0], sides[1]), unit));
    }

    private static String way(FileTable table, String what) {
        List<String> given =
                WAYS.stream().filter(way -> table.find(way).isPresent()).toList();
        if (given.isEmpty()) {
            throw table.fault(what + " has no position: give the key at, like at = [12, 8.5]");
        }
        if (given.size() > 1) {
            throw table.find(given.get(1))
                    .orElseThrow()
                    .fault("gives " + what + " a second position besides " + given.get(0));
        }
        alone(table, "size", "at", given);
        alone(table, "radius", "at", given);
        alone(table, "to", "from", given);
        alone(table, "width", "line", given);
        return given.get(0);
    }

    private static void alone(FileTable table, String key, String owner, List<String> given) {
        Optional<Entry> entry = table.find(key);
        if (entry.isPresent() && !given.contains(owner)) {
            throw entry.get().fault("goes with " + owner + ", not with " + given.get(0));
        }
    }

    private Shape around(FileTable table) {
        Vector centre = spot(table.need("at", "", ""));
        Optional<Entry> size = table.find("size");
        Optional<Entry> radius = table.find("radius");
        if (size.isPresent() && radius.isPresent()) {
            throw radius.get().fault("cannot be combined with size: a base is a rectangle or round");
        }
        if (size.isPresent()) {
            long[] sides = measures(size.get());
            positive(size.get(), Math.min(sides[0], sides[1]));
            return Shape.between(
                    new Vector(centre.x() - sides[0], centre.y() - sides[1]),
                    new Vector(centre.x() + sides[0], centre.y() + sides[1]));
        }
        return Shape.around(centre, radius.isPresent() ? 2 * positive(radius.get(), measure(radius.get())) : 0);
    }

    private Shape rectangle(FileTable table, String what) {
        return Shape.between(spot(table.need("from", what, "")), to(table, what));
    }

    private Vector to(FileTable table, String what) {
        Vector from = spot(table.need("from", what, "from = [0, 0]"));
        Entry entry = table.need("to", what, "to = [48, 12]");
        Vector to = spot(entry);
        if (from.x() == to.x() || from.y() == to.y()) {
            throw entry.fault("is not the opposite corner of from: the rectangle is empty");
        }
        return to;
    }

    private Outline outline(Entry entry) {
        List<Vector> corners = new ArrayList<>(spots(entry));
        if (!corners.isEmpty() && corners.get(0).equals(corners.get(corners.size() - 1))) {
            corners.remove(corners.size() - 1);
        }
        return Outline.of(corners)
                .orElseThrow(() -> entry.fault("takes at least three corners, in order, of an outline that does not"
                        + " cross or touch itself"));
    }

    private Shape line(FileTable table, String what) {
        Entry entry = table.need("line", what, "");
        List<Vector> spots = spots(entry);
        for (int i = 1; i < spots.size(); i++) {
            if (spots.get(i).equals(spots.get(i - 1))) {
                throw entry.fault("has the same place twice in a row");
            }
        }
        if (spots.size() < 2) {
            throw entry.fault("takes at least two places, like [[0, 10], [48, 10]]");
        }
        Entry width = table.need("width", what, "width = 2");
        return Shape.along(spots, positive(width, measure(width)));
    }

    private List<Vector> spots(Entry entry) {
        List<Vector> spots = entry.items().stream().map(this::spot).toList();
        if (spots.size() > MOST_CORNERS) {
            throw entry.fault("has more than " + MOST_CORNERS + " places");
        }
        return spots;
    }

    private Vector spot(Entry entry) {
        long[] place = measures(entry);
        return new Vector(2 * place[0], 2 * place[1]);
    }

    private long[] measures(Entry entry) {
        List<Entry> items = entry.items();
        if (items.size() != 2) {
            throw entry.fault("takes two distances, across and up, like [12, 8.5]");
        }
        return new long[] {measure(items.get(0)), measure(items.get(1))};
    }

    private static long positive(Entry entry, long measure) {
        if (measure == 0) {
            throw entry.fault("is 0; remove it, or give the size of the base");
        }
        return measure;
    }

    /** Reads a distance in thousandths: a number in the unit of the file, or a text with a unit. */
    long measure(Entry entry) {
        if (entry.value() instanceof Value.Text) {
            Distance distance = entry.as(DISTANCES);
            if (distance.unit() != unit) {
                throw entry.fault("mixes units: the file is in " + words() + ", this is " + distance);
            }
            return distance.thousandths();
        }
        BigDecimal amount = entry.amount();
        if (amount.signum() < 0) {
            throw entry.fault(
                    "is negative: distances, and places measured from the corner of the table, are 0 or more");
        }
        if (amount.compareTo(BigDecimal.valueOf(MOST)) > 0) {
            throw entry.fault("is over " + MOST + ": no table is so large");
        }
        try {
            return amount.movePointRight(PLACES).longValueExact();
        } catch (ArithmeticException e) {
            throw entry.fault("has more than " + PLACES + " decimals");
        }
    }

    private String words() {
        return switch (unit) {
            case INCHES -> "inches";
            case CENTIMETRES -> "centimetres";
        };
    }

    static BadValueException noUnits(FileTable file) {
        return file.fault("the key units is missing: begin the file with units = \"in\" or units = \"cm\"");
    }
}
