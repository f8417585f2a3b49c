package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A material, by its name or by the same words in another order: {@code timber-heavy}, {@code heavy timber}. */
public final class Materials implements Kind<Material> {
    /** Lines for help: what there is. */
    public static final List<String> LIST = List.of(
            "Materials of walls: brick, concrete, concrete-reinforced, earthen-embankment,",
            "  logs, sandbags, sheet-metal, stone-masonry-light|-medium|-heavy, stucco,",
            "  timber-light|-medium|-heavy. Of roofs: concrete-reinforced, metal-sheeting,",
            "  thatch, wood-and-shingle, wood-and-tile. Others: composite-armor, vegetation,",
            "  fabric, plastic.");

    private static final List<String> IDS = ids();

    @Override
    public Material parse(String text) {
        String typed = text.strip().toLowerCase(Locale.ROOT).replace(", ", "-").replace(' ', '-');
        for (Material material : Material.ALL) {
            if (sameWords(material.id(), typed)) {
                return material;
            }
        }
        throw new BadValue("not one of " + String.join(", ", IDS) + Nearest.hint(typed, IDS));
    }

    private static boolean sameWords(String id, String typed) {
        return id.equals(typed) || words(id).equals(words(typed));
    }

    private static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        int from = 0;
        while (from <= name.length()) {
            int dash = name.indexOf('-', from);
            int end = dash < 0 ? name.length() : dash;
            String word = name.substring(from, end);
            if (!word.equals("and")) {
                words.add(word);
            }
            from = end + 1;
        }
        words.sort(String::compareTo);
        return words;
    }

    @Override
    public String show(Material value) {
        return value.id();
    }

    @Override
    public String label() {
        return "MATERIAL";
    }

    @Override
    public String expects() {
        return "a material: " + String.join(", ", IDS);
    }

    @Override
    public List<String> choices() {
        return IDS;
    }

    private static List<String> ids() {
        List<String> ids = new ArrayList<>(Material.ALL.size());
        for (Material material : Material.ALL) {
            ids.add(material.id());
        }
        return List.copyOf(ids);
    }
}
