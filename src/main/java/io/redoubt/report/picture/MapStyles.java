package io.redoubt.report.picture;

import io.redoubt.rules.tablemap.Item;
import io.redoubt.rules.tablemap.Layer;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.svg.Drawing;
import io.redoubt.svg.Markup;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The styles of the layers of a map: fills that differ in lightness or pattern, and can be distinguished without
 * colour.
 */
final class MapStyles {
    private static final double CELL = 8;
    private static final String RISE = "M0 8L8 0M-2 2L2 -2M6 10L10 6";
    private static final String FALL = "M0 0L8 8M-2 6L2 10M6 -2L10 2";
    private static final String CROSS = RISE + FALL;

    private static final String RULES = """
            .table path{stroke-linejoin:round;stroke-linecap:round;fill-rule:nonzero}
            .hex .edge{fill:none;stroke:none}
            .hex .body{fill:none;stroke:#8c8c8c;stroke-width:1;vector-effect:non-scaling-stroke}
            .area .edge{fill:none;stroke:none}
            .area .body{fill:url(#rise);stroke:none}
            .area.second .body{fill:url(#fall)}
            .swatch.area .body{fill:url(#keyrise);stroke:#9a9a9a;stroke-width:1}
            .swatch.area.second .body{fill:url(#keyfall)}
            .open .edge{fill:#b5ad8f;stroke:#b5ad8f}
            .open .body{fill:#f3efdf;stroke:#f3efdf}
            .rough .edge{fill:#9c8f5f;stroke:#9c8f5f}
            .rough .body{fill:#e3d9b4;stroke:#e3d9b4}
            .trees .edge{fill:#5c7a4d;stroke:#5c7a4d}
            .trees .body{fill:#bcd3ab;stroke:#bcd3ab}
            .water .edge{fill:#2f6690;stroke:#2f6690}
            .water .body{fill:#a9cfe8;stroke:#a9cfe8}
            .way .edge{fill:#8a7a5c;stroke:#8a7a5c}
            .way .body{fill:#f5e6c4;stroke:#f5e6c4}
            .building .edge{fill:#5f5f5f;stroke:#5f5f5f}
            .building .body{fill:#cfcac2;stroke:#cfcac2}
            .barrier .edge{fill:#1b1b1b;stroke:#1b1b1b}
            .barrier .body{fill:url(#cross);stroke:url(#cross)}
            .swatch.barrier .body{fill:url(#keycross);stroke:none}
            .work .edge{fill:#3f2d16;stroke:#3f2d16}
            .work .body{fill:#b88a52;stroke:#b88a52}
            .bunker .edge{fill:#26211a;stroke:#26211a}
            .bunker .body{fill:#26211a;stroke:#26211a}
            .cave .edge{fill:#26211a;stroke:#26211a}
            .cave .body{fill:#fff;stroke:#fff}
            .tunnel .edge{fill:none;stroke:#fff}
            .tunnel .body{fill:none;stroke:#1b1b1b;stroke-dasharray:0.16 0.11;stroke-linecap:butt}
            .swatch.tunnel .body{stroke-dasharray:5 3}
            .objective .edge{fill:#1b1b1b;stroke:#1b1b1b}
            .objective .body{fill:#ffd84d;stroke:#ffd84d}
            .faulty .edge,.swatch.faulty{stroke:#b3001b}
            .bunker.faulty .body{fill:#b3001b;stroke:#b3001b}
            .faulty .edge{fill:#b3001b}
            .facing{fill:#26211a}
            .gap{stroke:#b3001b;stroke-width:2.5;stroke-dasharray:5 3}
            .gapend{fill:#b3001b}
            .badge{fill:#b3001b;stroke:#fff;stroke-width:1.5}
            """;

    private MapStyles() {}

    /** Returns the sides that own areas, each with its position. */
    static Map<String, Integer> sides(TableMap map) {
        Map<String, Integer> sides = new LinkedHashMap<>();
        for (Item item : map.items()) {
            if (item.layer() == Layer.AREA) {
                sides.putIfAbsent(item.owner(), sides.size());
            }
        }
        return sides;
    }

    static String of(Item item, Map<String, Integer> sides) {
        boolean second = item.layer() == Layer.AREA && sides.getOrDefault(item.owner(), 0) > 0;
        return of(item.layer()) + (second ? " second" : "");
    }

    static String of(Layer layer) {
        return layer.name().toLowerCase(Locale.ROOT);
    }

    /** Adds the definitions of the styles to a picture. */
    static void define(Markup markup, TableMap map) {
        markup.element("style", RULES);
        markup.open("defs");
        double across =
                map.scale() == TableMap.Scale.HEXES ? 1.0 / 8 : map.box().width() / 72;
        pattern(markup, "rise", RISE, turned(across / CELL));
        pattern(markup, "fall", FALL, turned(across / CELL));
        pattern(markup, "cross", CROSS, turned(across / CELL));
        pattern(markup, "keycross", CROSS, "1");
        pattern(markup, "keyrise", RISE, "1");
        pattern(markup, "keyfall", FALL, "1");
        markup.close();
    }

    /** Clips the drawing at the edge of the table, which a road may cross. */
    static void clip(Markup markup, MapSheet place) {
        markup.open("clipPath", "id", "edge");
        double edge = 1.0 / 2;
        markup.empty(
                "rect",
                "x",
                Drawing.number(place.left() - edge),
                "y",
                Drawing.number(place.top() - edge),
                "width",
                Drawing.number(place.right() - place.left() + 2 * edge),
                "height",
                Drawing.number(place.bottom() - place.top() + 2 * edge));
        markup.close();
    }

    /** Returns a scale that flips y, which grows upwards on the table and downwards on the sheet. */
    private static String turned(double scale) {
        return Drawing.number(scale) + " -" + Drawing.number(scale);
    }

    private static void pattern(Markup markup, String name, String data, String scale) {
        markup.open(
                "pattern",
                "id",
                name,
                "width",
                "8",
                "height",
                "8",
                "patternUnits",
                "userSpaceOnUse",
                "patternTransform",
                "scale(" + scale + ")");
        markup.empty("rect", "width", "8", "height", "8", "fill", name.endsWith("cross") ? "#fff" : "#f4f1ea");
        markup.empty("path", "d", data, "stroke", name.endsWith("cross") ? "#1b1b1b" : "#c4bda9", "stroke-width", "1");
        markup.close();
    }
}
