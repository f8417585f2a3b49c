package io.redoubt.report.picture;

import io.redoubt.report.Paint;
import io.redoubt.report.TextColumns;
import io.redoubt.report.picture.CharGrid.Ink;
import io.redoubt.report.picture.CharGrid.Written;
import io.redoubt.rules.tablemap.Box;
import io.redoubt.rules.tablemap.Footprint;
import io.redoubt.rules.tablemap.Item;
import io.redoubt.rules.tablemap.Layer;
import io.redoubt.rules.tablemap.Point;
import io.redoubt.rules.tablemap.RuleViolation;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.svg.Drawing;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Draws a table in a terminal with characters, as wide as the window. */
public final class MapText {
    private static final int MARGIN = 5;
    private static final double TALL = 2;
    private static final double WIDEST_HEX = 8;
    private static final double STEP = 9;
    private static final double NEARLY = 1e-6;
    private static final int SPARSE = 4;
    private static final int MOST_FAULTS = 40;
    private static final String KEYS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private final TableMap map;
    private final MapSigns signs;
    private final int width;
    private final Box box;
    private final double cell;
    private final CharGrid grid;
    private final Map<String, String> marks = new LinkedHashMap<>();
    private final Map<Character, String> keys = new LinkedHashMap<>();
    private int unnamed;

    /**
     * Creates a map for a page.
     *
     * @param width the width of the page in columns
     */
    public MapText(TableMap map, MapSigns signs, int width) {
        this.map = map;
        this.signs = signs;
        this.width = width;
        this.box = map.box();
        double most = width - MARGIN - 2;
        double columns = isHexes() ? Math.min(most, box.width() * WIDEST_HEX) : most;
        this.cell = Math.max(box.width() / columns, box.height() / TALL / most);
        this.grid = new CharGrid(Math.max(1, (int) Math.ceil(box.width() / cell - 1e-9)), Math.max(1, (int)
                Math.ceil(box.height() / cell / TALL - 1e-9)));
    }

    private boolean isHexes() {
        return map.scale() == TableMap.Scale.HEXES;
    }

    /**
     * Writes the map.
     *
     * @param faults the broken rules, in the order of {@link RuleViolation#number}
     */
    public void write(PrintWriter out, Paint paint, List<String> faults) {
        mark();
        List<Item> items = new ArrayList<>(map.items());
        items.sort(Comparator.comparing(Item::layer));
        Map<String, Integer> sides = MapStyles.sides(map);
        for (Item item : items) {
            boolean second = item.layer() == Layer.AREA && sides.getOrDefault(item.owner(), 0) > 0;
            fill(item, second ? signs.secondArea() : signs.of(item.layer()));
        }
        ways();
        items.sort(Comparator.comparing((Item item) -> !marks.containsKey(item.name()))
                .thenComparing(Item::layer, Comparator.reverseOrder()));
        items.forEach(this::name);
        print(out, paint);
        legend(out, paint, items, sides);
        tell(out, paint, faults);
    }

    /** Collects the marks of items at fault: the numbers of their faults. */
    private void mark() {
        for (RuleViolation flaw : map.flaws()) {
            if (flaw instanceof RuleViolation.On on) {
                marks.merge(on.item(), "!" + flaw.number(), (old, next) -> old + next);
            }
        }
    }

    private int column(double x) {
        return Math.max(0, Math.min(grid.columns() - 1, (int) Math.floor((x - box.left()) / cell)));
    }

    private int row(double y) {
        return Math.max(0, Math.min(grid.rows() - 1, (int) Math.floor((box.high() - y) / cell / TALL)));
    }

    private Point middle(int column, int row) {
        return new Point(box.left() + (column + 0.5) * cell, box.high() - (row + 0.5) * cell * TALL);
    }

    private void fill(Item item, char sign) {
        if (sign == ' ') {
            return;
        }
        boolean fault = marks.containsKey(item.name());
        boolean placed = item.layer().isPlaced();
        Ink ink = fault ? Ink.ALARM : placed ? Ink.BOLD : Ink.FAINT;
        Box room = item.ground().box();
        double reach =
                item.ground().isLine() ? Math.max(0, cell * 0.75 - item.ground().radius()) : 0;
        for (int row = row(room.high()); row <= row(room.low()); row++) {
            for (int column = column(room.left()); column <= column(room.right()); column++) {
                boolean sparse = item.layer() == Layer.AREA && (column + 2 * row) % SPARSE != 0;
                if (!sparse && item.ground().isNear(middle(column, row), reach)) {
                    put(column, row, sign, ink, placed);
                }
            }
        }
        if (!item.ground().isLine()) {
            Point anchor = item.ground().anchor();
            put(column(anchor.x()), row(anchor.y()), sign, ink, placed);
        }
    }

    private void put(int column, int row, char sign, Ink ink, boolean keep) {
        if (keep) {
            grid.keep(column, row, sign, ink);
        } else {
            grid.put(column, row, sign, ink);
        }
    }

    private void ways() {
        for (RuleViolation flaw : map.flaws()) {
            if (flaw instanceof RuleViolation.Between way) {
                double length = way.from().distance(way.to());
                int steps = Math.max(1, (int) Math.ceil(length / cell * 2));
                for (int i = 0; i <= steps; i++) {
                    Point at = way.from().towards(way.to(), (double) i / steps);
                    grid.keep(column(at.x()), row(at.y()), signs.way(), Ink.ALARM);
                }
                Point middle = way.from().towards(way.to(), 1.0 / 2);
                String text = "!" + flaw.number() + ' ' + way.length();
                int column = column(middle.x()) - text.length() / 2;
                for (int down : new int[] {-1, 1, -2, 2}) {
                    if (grid.write(column, row(middle.y()) + down, text, Ink.ALARM) == Written.THERE) {
                        break;
                    }
                }
            }
        }
    }

    /** Writes the name at its item if there is room, otherwise a key that is explained below. */
    private void name(Item item) {
        if (item.label().isEmpty() || (isHexes() && !item.layer().isPlaced() && item.layer() != Layer.HEX)) {
            return;
        }
        String mark = marks.getOrDefault(item.name(), "");
        String arrow = item.facing().map(degrees -> " " + signs.arrow(degrees)).orElse("");
        Ink ink = !mark.isEmpty() ? Ink.ALARM : item.layer().isPlaced() ? Ink.PLAIN : Ink.FAINT;
        Point anchor = item.ground().anchor();
        Box room = item.ground().isLine()
                ? Footprint.around(anchor, 0).box()
                : item.ground().box();
        if (item.layer() == Layer.HEX) {
            room = item.ground().box();
            int column = column(anchor.x()) - item.label().length() / 2;
            grid.write(column, row(room.high() - cell), item.label(), ink);
            return;
        }
        boolean written = isSimple(item.label())
                && write(item.label() + arrow + (mark.isEmpty() ? "" : " " + mark), anchor, room, ink);
        if (!written && item.layer().isPlaced()) {
            key(item, arrow, mark, anchor, room);
        }
    }

    private void key(Item item, String arrow, String mark, Point anchor, Box room) {
        if (keys.size() < KEYS.length()) {
            char key = KEYS.charAt(keys.size());
            if (write(key + mark, anchor, room, mark.isEmpty() ? Ink.BOLD : Ink.ALARM)) {
                keys.put(key, item.label() + arrow + (item.detail().isEmpty() ? "" : ", " + item.detail()));
                return;
            }
        }
        unnamed++;
    }

    private boolean write(String text, Point anchor, Box room, Ink ink) {
        int middle = column(anchor.x()) - text.length() / 2;
        int row = row(anchor.y());
        int top = Math.min(row, row(room.high()));
        int bottom = Math.max(row, row(room.low()));
        int[][] places = {
            {column(room.right()) + 2, row},
            {column(room.left()) - text.length() - 1, row},
            {column(room.right()) + 1, row},
            {middle, bottom + 1},
            {middle, top - 1},
            {column(room.left()), bottom + 1},
            {column(room.left()), top - 1},
        };
        for (int[] place : places) {
            if (grid.write(place[0], place[1], text, ink) == Written.THERE) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether each character takes one column, and all run from left to right. */
    private boolean isSimple(String text) {
        int most = signs == MapSigns.PLAIN ? 0x7f : 0x590;
        return text.chars().allMatch(c -> c < most && Character.getType(c) != Character.NON_SPACING_MARK);
    }

    private void print(PrintWriter out, Paint paint) {
        String lead = " ".repeat(isHexes() ? 2 : MARGIN);
        out.println();
        if (!isHexes()) {
            out.println(lead + signs.top(grid.columns()));
        }
        int step = MapRulers.step(map.scale(), 1 / cell, STEP);
        for (int row = 0; row < grid.rows(); row++) {
            double high = box.high() - row * cell * TALL;
            double mark = Math.floor(high / step + NEARLY) * step;
            boolean marked = mark > high - cell * TALL + NEARLY && mark >= 0;
            String label = marked ? Drawing.number(mark) : "";
            String margin = isHexes() ? lead : TextColumns.right(label, MARGIN) + signs.side();
            grid.print(row, margin, isHexes() ? "" : signs.side(), out, paint);
        }
        if (!isHexes()) {
            out.println(lead + signs.bottom(grid.columns()));
            out.println(axis(lead));
        }
    }

    private String axis(String lead) {
        StringBuilder line = new StringBuilder(lead).append(" ".repeat(grid.columns() + 2));
        String unit = map.scale() == TableMap.Scale.INCHES ? "in" : "cm";
        int step = MapRulers.step(map.scale(), 1 / cell, STEP);
        for (int mark = 0; mark <= box.right(); mark += step) {
            int column = column(mark);
            String label = mark + (mark == 0 ? ' ' + unit : "");
            int at = Math.min(MARGIN + 1 + column, line.length() - label.length());
            line.replace(at, at + label.length(), label);
        }
        return line.toString().stripTrailing();
    }

    private void legend(PrintWriter out, Paint paint, List<Item> items, Map<String, Integer> sides) {
        Map<Character, String> entries = new LinkedHashMap<>();
        for (Layer layer : Layer.values()) {
            for (Item item : items) {
                boolean second = layer == Layer.AREA && sides.getOrDefault(item.owner(), 0) > 0;
                char sign = second ? signs.secondArea() : signs.of(layer);
                if (item.layer() == layer && sign != ' ') {
                    entries.putIfAbsent(sign, layer == Layer.AREA ? item.detail() : layer.words());
                }
            }
        }
        List<String> parts = new ArrayList<>();
        entries.forEach((sign, words) -> parts.add(sign + "\u00a0" + words.replace(' ', '\u00a0')));
        TextColumns.hang("  " + String.join("  ", parts), width, 2).forEach(line -> out.println(paint.faint(line)));
        keys.forEach((key, words) ->
                TextColumns.hang("  " + key + "  " + words, width, 5).forEach(out::println));
        if (unnamed > 0) {
            TextColumns.hang(
                            "  " + unnamed + " not labelled for lack of room; --map FILE.svg shows all names", width, 2)
                    .forEach(line -> out.println(paint.faint(line)));
        }
    }

    private void tell(PrintWriter out, Paint paint, List<String> faults) {
        for (int i = 0; i < Math.min(MOST_FAULTS, faults.size()); i++) {
            String number = "  !" + (i + 1) + "  ";
            TextColumns.hang(number + faults.get(i), width, number.length())
                    .forEach(line -> out.println(paint.alarm(line)));
        }
        if (faults.size() > MOST_FAULTS) {
            out.println("  and " + (faults.size() - MOST_FAULTS) + " more faults");
        }
    }
}
