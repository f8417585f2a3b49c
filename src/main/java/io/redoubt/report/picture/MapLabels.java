package io.redoubt.report.picture;

import io.redoubt.rules.tablemap.Box;
import io.redoubt.rules.tablemap.Item;
import io.redoubt.rules.tablemap.Layer;
import io.redoubt.rules.tablemap.Point;
import io.redoubt.rules.tablemap.RuleViolation;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.svg.Drawing;
import io.redoubt.svg.TextMetrics;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Draws names on a map without overlaps; a name without a free place is only shown when the user points at its item.
 */
final class MapLabels {
    private static final double SIZE = 11.5;
    private static final double TINY = 10;
    private static final double LINE = 13;
    private static final double LONGEST = 170;
    private static final double NARROW = 90;
    private static final double HEAVY = 1.1;
    private static final double LEAST_HEX = 30;

    private final Drawing sheet;
    private final MapSheet place;
    private final TableMap map;
    private final Set<String> faulty;
    private final List<Box> taken;

    /**
     * Creates the labels of a map.
     *
     * @param taken the boxes on the sheet where no label may be drawn
     */
    MapLabels(Drawing sheet, MapSheet place, TableMap map, Set<String> faulty, List<Box> taken) {
        this.sheet = sheet;
        this.place = place;
        this.map = map;
        this.faulty = faulty;
        this.taken = new ArrayList<>(taken);
    }

    void write() {
        List<Item> items = new ArrayList<>(map.items());
        items.removeIf(item -> item.label().isEmpty());
        // Items at fault are labelled first, then items that players placed, then the terrain.
        items.sort(Comparator.comparing((Item item) -> !faulty.contains(item.name()))
                .thenComparing(Item::layer, Comparator.reverseOrder()));
        for (Item item : map.items()) {
            if (item.layer().isPlaced() && !item.ground().isLine()) {
                taken.add(sheetBox(item.ground().box()));
            }
        }
        for (RuleViolation flaw : map.flaws()) {
            if (flaw instanceof RuleViolation.Between way) {
                Box from = new Box(
                        way.from().x(),
                        way.from().y(),
                        way.from().x(),
                        way.from().y());
                taken.add(sheetBox(from.and(new Box(
                        way.to().x(), way.to().y(), way.to().x(), way.to().y()))));
            }
        }
        for (Item item : items) {
            if (item.layer() == Layer.HEX) {
                coordinate(item);
            }
        }
        for (Item item : items) {
            if (item.layer() != Layer.HEX) {
                name(item);
            }
        }
    }

    private void coordinate(Item hex) {
        Box box = hex.ground().box();
        if (box.width() * place.scale() > LEAST_HEX) {
            double x = place.x(box.middle().x());
            double y = place.y(box.high()) + TINY + 1;
            sheet.text(x, y, hex.label(), "tiny faint middle");
            taken.add(around(x, y, List.of(hex.label()), TINY));
        }
    }

    /** Draws a name on one line if there is room, otherwise on two. */
    private void name(Item item) {
        String text = TextMetrics.fitted(item.label(), SIZE, LONGEST);
        List<String> broken = TextMetrics.wrap(text, SIZE, NARROW);
        if (!written(item, List.of(text)) && broken.size() == 2) {
            written(item, broken);
        }
    }

    private boolean written(Item item, List<String> lines) {
        for (Point at : places(item, lines)) {
            Box room = around(at.x(), at.y(), lines, SIZE);
            boolean within = room.left() >= 2
                    && room.right() <= Drawing.WIDTH - 2
                    && room.low() >= place.top() - LINE
                    && room.high() <= place.bottom() + 2;
            if (within && taken.stream().noneMatch(other -> overlap(room, other))) {
                for (int i = 0; i < lines.size(); i++) {
                    sheet.text(at.x(), at.y() + i * LINE, lines.get(i), style(item));
                }
                taken.add(room);
                return true;
            }
        }
        return false;
    }

    /** Returns the possible places of a name, the best first, as the middle of its first line. */
    private List<Point> places(Item item, List<String> lines) {
        double half = around(0, 0, lines, SIZE).width() / 2;
        double more = (lines.size() - 1) * LINE;
        if (!item.layer().isPlaced() || item.ground().isLine()) {
            double x = place.x(item.ground().anchor().x());
            double y = place.y(item.ground().anchor().y()) + 4 - more / 2;
            return List.of(
                    new Point(x, y),
                    new Point(x, y + LINE),
                    new Point(x, y - LINE),
                    new Point(x + half + 6, y),
                    new Point(x - half - 6, y),
                    new Point(x + half, y + 2 * LINE),
                    new Point(x - half, y - 2 * LINE));
        }
        Box box = sheetBox(item.ground().box());
        Point middle = box.middle();
        double above = box.low() - 4 - more;
        double below = box.high() + LINE;
        return List.of(
                new Point(middle.x(), below),
                new Point(middle.x(), above),
                new Point(box.right() + half + 4, middle.y() + 4 - more / 2),
                new Point(box.left() - half - 4, middle.y() + 4 - more / 2),
                new Point(box.left() + half, below),
                new Point(box.right() - half, below),
                new Point(box.left() + half, above),
                new Point(box.right() - half, above),
                new Point(middle.x(), below + LINE),
                new Point(middle.x(), above - LINE));
    }

    private String style(Item item) {
        if (faulty.contains(item.name())) {
            return "alarm small middle halo";
        }
        return item.layer().isPlaced() ? "small middle halo strong" : "small middle halo faint";
    }

    private static Box around(double x, double y, List<String> lines, double size) {
        double half = 0;
        for (String line : lines) {
            half = Math.max(half, TextMetrics.width(line, size) / 2 * HEAVY);
        }
        return new Box(x - half, y - size + 2, x + half, y + 2 + (lines.size() - 1) * LINE);
    }

    private static boolean overlap(Box one, Box other) {
        return one.left() < other.right()
                && other.left() < one.right()
                && one.low() < other.high()
                && other.low() < one.high();
    }

    /** Returns the box on the sheet, where y grows downwards. */
    private Box sheetBox(Box box) {
        return new Box(place.x(box.left()), place.y(box.high()), place.x(box.right()), place.y(box.low()));
    }
}
