package io.redoubt.report.picture;

import io.redoubt.rules.tablemap.Box;
import io.redoubt.rules.tablemap.Footprint;
import io.redoubt.rules.tablemap.Item;
import io.redoubt.rules.tablemap.Point;
import io.redoubt.rules.tablemap.RuleViolation;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.svg.Drawing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Draws the numbers of faults at their items, and distances that are too short; both also show in grey. */
final class MapBadges {
    private static final double RADIUS = 8.5;

    private final Drawing sheet;
    private final MapSheet place;
    private final List<Badge> badges = new ArrayList<>();
    private final List<RuleViolation.Between> ways = new ArrayList<>();
    private final boolean counted;

    private record Badge(double x, double y, int number) {}

    /**
     * Computes their places.
     *
     * @param most the limit on numbered faults; with more, none is numbered
     */
    MapBadges(Drawing sheet, MapSheet place, TableMap map, int most) {
        this.sheet = sheet;
        this.place = place;
        this.counted = map.flaws().size() <= most;
        Map<String, Item> items = new HashMap<>();
        map.items().forEach(item -> items.putIfAbsent(item.name(), item));
        Map<String, Integer> before = new HashMap<>();
        for (RuleViolation flaw : map.flaws()) {
            if (flaw instanceof RuleViolation.Between way) {
                ways.add(way);
                Point middle = way.from().towards(way.to(), 1.0 / 2);
                add(place.x(middle.x()), place.y(middle.y()) - RADIUS - 1, flaw);
            } else if (flaw instanceof RuleViolation.On on && items.containsKey(on.item())) {
                Footprint ground =
                        items.getOrDefault(on.item(), map.items().get(0)).ground();
                int shift = before.merge(on.item(), 1, Integer::sum) - 1;
                double across = ground.isLine() ? 0 : ground.box().width() / 2;
                double up = ground.isLine() ? 0 : ground.box().height() / 2;
                Point at = ground.anchor();
                add(
                        place.x(at.x() + across) + shift * 2 * RADIUS + RADIUS / 2,
                        place.y(at.y() + up) - RADIUS / 2,
                        flaw);
            }
        }
    }

    private void add(double x, double y, RuleViolation flaw) {
        if (counted) {
            badges.add(new Badge(x, y, flaw.number()));
        }
    }

    /** Returns the boxes they cover on the sheet. */
    List<Box> taken() {
        List<Box> taken = new ArrayList<>();
        for (Badge badge : badges) {
            taken.add(new Box(badge.x() - RADIUS, badge.y() - RADIUS, badge.x() + RADIUS, badge.y() + RADIUS));
        }
        return taken;
    }

    /** Draws the distances, which lie below all names. */
    void ways() {
        for (RuleViolation.Between way : ways) {
            double x1 = place.x(way.from().x());
            double y1 = place.y(way.from().y());
            double x2 = place.x(way.to().x());
            double y2 = place.y(way.to().y());
            sheet.line(x1, y1, x2, y2, "gap");
            sheet.circle(x1, y1, 2, "gapend").circle(x2, y2, 2, "gapend");
            if (counted) {
                sheet.text((x1 + x2) / 2, (y1 + y2) / 2 + 14, way.length(), "alarm small middle halo");
            }
        }
    }

    /** Draws the numbers, which lie above all names. */
    void numbers() {
        for (Badge badge : badges) {
            sheet.circle(badge.x(), badge.y(), RADIUS, "badge")
                    .text(badge.x(), badge.y() + 4, "" + badge.number(), "light small strong middle");
        }
    }
}
