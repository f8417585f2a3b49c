package io.redoubt.report.picture;

import io.redoubt.rules.tablemap.Item;
import io.redoubt.rules.tablemap.Layer;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.svg.Drawing;
import io.redoubt.svg.TextMetrics;
import java.util.LinkedHashMap;
import java.util.Map;

/** Draws the legend of the fills that a map contains. */
final class MapLegend {
    private static final double SWATCH = 18;
    private static final double ROW = 22;

    private MapLegend() {}

    static void write(Drawing sheet, TableMap map) {
        Map<String, String> entries = new LinkedHashMap<>();
        Map<String, Integer> sides = MapStyles.sides(map);
        for (Layer layer : Layer.values()) {
            for (Item item : map.items()) {
                if (item.layer() == layer && layer != Layer.HEX) {
                    entries.putIfAbsent(MapStyles.of(item, sides), layer == Layer.AREA ? item.detail() : layer.words());
                }
            }
        }
        double x = Drawing.MARGIN;
        double y = sheet.bottom() + 8;
        for (Map.Entry<String, String> entry : entries.entrySet()) {
            double width = SWATCH + 8 + TextMetrics.width(entry.getValue(), Drawing.LETTER) + 16;
            if (x > Drawing.MARGIN && x + width > Drawing.WIDTH - Drawing.MARGIN) {
                x = Drawing.MARGIN;
                y += ROW;
            }
            swatch(sheet, x, y, entry.getKey());
            String text =
                    TextMetrics.fitted(entry.getValue(), Drawing.LETTER, Drawing.WIDTH - Drawing.MARGIN - x - SWATCH);
            sheet.text(x + SWATCH + 6, y + 11, text, "plain");
            x += width;
        }
        sheet.space(y + ROW - sheet.bottom());
    }

    private static void swatch(Drawing sheet, double x, double y, String pen) {
        boolean tunnel = pen.equals(MapStyles.of(Layer.TUNNEL));
        String data = tunnel
                ? "M" + Drawing.number(x) + ' ' + Drawing.number(y + 6) + 'h' + Drawing.number(SWATCH)
                : "M" + Drawing.number(x + 1) + ' ' + Drawing.number(y) + "h16v12h-16z";
        String round = "M" + Drawing.number(x + SWATCH / 2) + ' ' + Drawing.number(y + 6) + "h0.01";
        boolean spot = pen.equals(MapStyles.of(Layer.OBJECTIVE));
        sheet.markup()
                .open("g", "class", pen + " swatch", "stroke-linecap", "round")
                .empty("path", "class", "edge", "d", spot ? round : data, "stroke-width", spot ? "14" : "2")
                .empty(
                        "path",
                        "class",
                        "body",
                        "d",
                        spot ? round : data,
                        "stroke-width",
                        spot ? "11" : tunnel ? "2" : "0")
                .close();
    }
}
