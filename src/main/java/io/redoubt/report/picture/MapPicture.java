package io.redoubt.report.picture;

import io.redoubt.rules.tablemap.Footprint;
import io.redoubt.rules.tablemap.Item;
import io.redoubt.rules.tablemap.Layer;
import io.redoubt.rules.tablemap.Point;
import io.redoubt.rules.tablemap.RuleViolation;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.svg.Drawing;
import io.redoubt.svg.Markup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Draws a map of the table: its items to scale, their names, and every fault at its place. */
public final class MapPicture {
    private static final int MOST_FAULTS = 40;
    private static final double SPOT = 4;
    private static final double CASING = 1.2;

    private final TableMap map;
    private final List<String> faults;
    private final Drawing sheet;
    private final Set<String> faulty = new LinkedHashSet<>();

    private MapPicture(String title, String verdict, TableMap map, List<String> faults) {
        this.map = map;
        this.faults = faults;
        this.sheet = new Drawing(title);
        sheet.paragraph(verdict, faults.isEmpty() ? "strong" : "alarm");
        for (RuleViolation flaw : map.flaws()) {
            if (flaw instanceof RuleViolation.On on) {
                faulty.add(on.item());
            }
        }
    }

    /**
     * Returns the picture.
     *
     * @param title the question
     * @param verdict the answer
     * @param faults the broken rules, in the order of {@link RuleViolation#number}
     * @return the content of an SVG file
     */
    public static String of(String title, String verdict, TableMap map, List<String> faults) {
        return new MapPicture(title, verdict, map, faults).file();
    }

    private String file() {
        MapSheet place = MapSheet.below(sheet.bottom() + 22, map);
        boolean hexes = map.scale() == TableMap.Scale.HEXES;
        if (!hexes) {
            MapRulers.grid(sheet, place, map.scale());
        }
        items(place);
        if (!hexes) {
            MapRulers.frame(sheet, place, map.scale());
        }
        MapBadges badges = new MapBadges(sheet, place, map, MOST_FAULTS);
        badges.ways();
        new MapLabels(sheet, place, map, faulty, badges.taken()).write();
        badges.numbers();
        sheet.space(place.bottom() - sheet.bottom() + (hexes ? 8 : 30));
        if (!hexes) {
            MapRulers.scale(sheet, place, map.scale());
        }
        MapLegend.write(sheet, map);
        list();
        return sheet.file("A map of " + map.items().size() + " things, in their places");
    }

    /** Draws the items of the table, the lowest layer first, in coordinates of the table. */
    private void items(MapSheet place) {
        MapStyles.define(sheet.markup(), map);
        MapStyles.clip(sheet.markup(), place);
        sheet.markup()
                .open("g", "clip-path", "url(#edge)")
                .open("g", "transform", place.transform(), "class", "table")
                .line();
        List<Item> items = new ArrayList<>(map.items());
        items.sort(Comparator.comparing(Item::layer));
        Map<String, Integer> sides = MapStyles.sides(map);
        for (Item item : items) {
            double spot = item.ground().radius() == 0
                            && item.ground().patches().get(0).size() == 1
                    ? SPOT / place.scale()
                    : item.ground().radius();
            String pen = MapStyles.of(item, sides) + (faulty.contains(item.name()) ? " faulty" : "");
            draw(item, pen, spot, CASING / place.scale());
        }
        sheet.markup().close().close();
    }

    /** Draws the area with an edge first, then the area alone: this removes inner edges and leaves the outer one. */
    private void draw(Item item, String pen, double radius, double casing) {
        Markup markup = sheet.markup();
        String data = MapSheet.data(item.ground());
        markup.open("g", "class", pen);
        if (!item.detail().isEmpty()) {
            markup.element(
                    "title",
                    item.label().isEmpty() || item.detail().contains(item.label())
                            ? item.detail()
                            : item.label() + ": " + item.detail());
        }
        double edge = item.layer() == Layer.BUNKER ? 0 : casing;
        markup.empty("path", "class", "edge", "d", data, "stroke-width", Drawing.number(2 * (radius + edge)));
        markup.empty("path", "class", "body", "d", data, "stroke-width", Drawing.number(2 * radius));
        item.facing().ifPresent(degrees -> facing(item.ground(), degrees));
        markup.close();
    }

    private void facing(Footprint ground, int degrees) {
        Point from = ground.anchor();
        double reach = Math.max(ground.box().width(), ground.box().height()) / 2;
        double dx = Math.sin(Math.toRadians(degrees));
        double dy = Math.cos(Math.toRadians(degrees));
        double ahead = reach * 1.7;
        double side = reach * 0.45;
        Point tip = new Point(from.x() + dx * ahead, from.y() + dy * ahead);
        Point neck = new Point(from.x() + dx * reach * 1.1, from.y() + dy * reach * 1.1);
        Point one = new Point(neck.x() + dy * side, neck.y() - dx * side);
        Point other = new Point(neck.x() - dy * side, neck.y() + dx * side);
        sheet.markup()
                .empty(
                        "path",
                        "class",
                        "facing",
                        "d",
                        MapSheet.data(new Footprint(List.of(List.of(one, tip, other)), 0)));
    }

    private void list() {
        if (faults.isEmpty()) {
            return;
        }
        sheet.space(14).paragraph(faults.size() == 1 ? "1 fault" : faults.size() + " faults", "strong");
        for (int i = 0; i < Math.min(MOST_FAULTS, faults.size()); i++) {
            sheet.paragraph((i + 1) + "  " + faults.get(i), "plain");
        }
        if (faults.size() > MOST_FAULTS) {
            sheet.paragraph("and " + (faults.size() - MOST_FAULTS) + " more; see the text answer", "faint");
        }
    }
}
