package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A material of structures, with its rows in the tables of walls and roofs.
 *
 * @param flammable whether it burns unless the players decide otherwise (LG-Q04)
 */
public record Material(String id, String words, Optional<Listed> wall, Optional<Listed> roof, boolean flammable)
        implements NamedConstant {
    public record Listed(int armorClass, RuleId rule) {}

    /** Material of military construction; its armor class is in the core rules (LG-AC-22). */
    public static final Material COMPOSITE_ARMOR = other("composite-armor", "composite armor", false);

    /** Plants, which are in no table of armor classes. */
    public static final Material VEGETATION = other("vegetation", "vegetation", true);

    static final List<Material> ALL = List.of(
            wall("brick", "brick", 6, RuleId.of("LG-AC-02"), false),
            wall("concrete", "concrete", 7, RuleId.of("LG-AC-03"), false),
            new Material(
                    "concrete-reinforced",
                    "reinforced concrete",
                    Optional.of(new Listed(9, RuleId.of("LG-AC-04"))),
                    Optional.of(new Listed(9, RuleId.of("LG-AC-17"))),
                    false),
            wall("earthen-embankment", "an earthen embankment", 7, RuleId.of("LG-AC-05"), false),
            wall("logs", "logs", 6, RuleId.of("LG-AC-06"), true),
            wall("sandbags", "sandbags", 4, RuleId.of("LG-AC-07"), false),
            wall("sheet-metal", "sheet metal", 3, RuleId.of("LG-AC-08"), false),
            wall("stone-masonry-light", "light stone masonry", 6, RuleId.of("LG-AC-09"), false),
            wall("stone-masonry-medium", "medium stone masonry", 7, RuleId.of("LG-AC-10"), false),
            wall("stone-masonry-heavy", "heavy stone masonry", 8, RuleId.of("LG-AC-11"), false),
            wall("stucco", "stucco", 3, RuleId.of("LG-AC-12"), false),
            wall("timber-light", "light timber", 3, RuleId.of("LG-AC-13"), true),
            wall("timber-medium", "medium timber", 4, RuleId.of("LG-AC-14"), true),
            wall("timber-heavy", "heavy timber", 5, RuleId.of("LG-AC-15"), true),
            roof("metal-sheeting", "metal sheeting", 4, RuleId.of("LG-AC-18"), false),
            roof("thatch", "thatch", 1, RuleId.of("LG-AC-19"), true),
            roof("wood-and-shingle", "wood and shingle", 3, RuleId.of("LG-AC-20"), true),
            roof("wood-and-tile", "wood and tile", 4, RuleId.of("LG-AC-21"), true),
            COMPOSITE_ARMOR,
            VEGETATION,
            other("fabric", "fabric", true),
            other("plastic", "plastic", true));

    /** Lines for help. */
    public static final List<String> LIST = List.of(
            "Materials of walls: brick, concrete, concrete-reinforced, earthen-embankment,",
            "  logs, sandbags, sheet-metal, stone-masonry-light|-medium|-heavy, stucco,",
            "  timber-light|-medium|-heavy. Of roofs: concrete-reinforced, metal-sheeting,",
            "  thatch, wood-and-shingle, wood-and-tile. Others: composite-armor, vegetation,",
            "  fabric, plastic.");

    private static Material wall(String id, String words, int armorClass, RuleId rule, boolean flammable) {
        return new Material(id, words, Optional.of(new Listed(armorClass, rule)), Optional.empty(), flammable);
    }

    private static Material roof(String id, String words, int armorClass, RuleId rule, boolean flammable) {
        return new Material(id, words, Optional.empty(), Optional.of(new Listed(armorClass, rule)), flammable);
    }

    private static Material other(String id, String words, boolean flammable) {
        return new Material(id, words, Optional.empty(), Optional.empty(), flammable);
    }

    /** The notation of a material, its words in any order: {@code timber-heavy}, {@code heavy timber}. */
    public static final class Written implements ValueFormat<Material> {
        private static final List<String> IDS = ALL.stream().map(Material::id).toList();

        @Override
        public Material parse(String text) {
            String typed =
                    text.strip().toLowerCase(Locale.ROOT).replace(", ", "-").replace(' ', '-');
            for (Material material : ALL) {
                if (sameWords(material.id(), typed)) {
                    return material;
                }
            }
            throw new BadValueException("not one of " + String.join(", ", IDS) + SpellingSuggestion.hint(typed, IDS));
        }

        private static boolean sameWords(String id, String typed) {
            return id.equals(typed) || words(id).equals(words(typed));
        }

        private static List<String> words(String name) {
            List<String> words = new ArrayList<>(List.of(name.split("-", -1)));
            words.removeIf("and"::equals);
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
    }
}
