package io.redoubt.opinion.lg;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What is struck and with what, as far as fire goes: on how many faces of a d10 it burns (LG-FIRE-03 to 26). */
final class Surface {
    private static final List<String> WALLS = List.of(
            "brick",
            "concrete",
            "concrete-reinforced",
            "earthen-embankment",
            "logs",
            "sandbags",
            "sheet-metal",
            "stone-masonry-light",
            "stone-masonry-medium",
            "stone-masonry-heavy",
            "stucco",
            "timber-light",
            "timber-medium",
            "timber-heavy");
    private static final List<String> ROOFS =
            List.of("concrete-reinforced", "metal-sheeting", "thatch", "wood-and-shingle", "wood-and-tile");
    private static final List<String> OTHERS = List.of("composite-armor", "vegetation", "fabric", "plastic");
    private static final Set<String> BURNS = Set.of(
            "logs",
            "timber-light",
            "timber-medium",
            "timber-heavy",
            "thatch",
            "wood-and-shingle",
            "wood-and-tile",
            "vegetation",
            "fabric",
            "plastic");

    private static final Map<String, Integer> FIRE = Map.ofEntries(
            Map.entry("blast", 9),
            Map.entry("blazer", 10),
            Map.entry("bolt", 8),
            Map.entry("conversion-beam", 8),
            Map.entry("distortion-beam", 7),
            Map.entry("flamer", 10),
            Map.entry("flamethrower", 10),
            Map.entry("fusion", 9),
            Map.entry("hammerhead", 8),
            Map.entry("hellburner", 10),
            Map.entry("hellfire", 10),
            Map.entry("high-explosive", 6),
            Map.entry("laser", 8),
            Map.entry("nuclear", 10),
            Map.entry("particle-beam", 7),
            Map.entry("phaser", 9),
            Map.entry("piercer", 7),
            Map.entry("plasma", 9),
            Map.entry("vaporshock", 9),
            // members of a family, and a tool that sets nothing on fire
            Map.entry("bolt-rifle", 8),
            Map.entry("heavy-laser", 8),
            Map.entry("heavy-fusion-rifle", 9),
            Map.entry("chainsaw", 0));
    private static final Map<String, Integer> OTHER_WORDS =
            Map.of("flame-thrower", 10, "HE", 6, "high explosive", 6, "Flame thrower", 10);

    private Surface() {}

    /** Names a material, now and then as a roof. */
    static String material(Asked asked) {
        String material = asked.pick(asked.pick(List.of(WALLS, ROOFS, OTHERS)));
        asked.say("material", material);
        if (ROOFS.contains(material) && asked.once(2)) {
            asked.flag("roof");
        }
        return material;
    }

    /** Names a material of walls under {@code --roof}, which the table of roofs does not have. */
    static void wallAsRoof(Asked asked) {
        asked.say("material", asked.pick("brick", "concrete", "logs", "stucco", "timber-heavy", "sandbags"));
        asked.flag("roof");
    }

    /** Names weapon, surface and weather; on how many faces a hit sets fire to it. */
    static int fire(Asked asked, boolean nuclear) {
        int faces = nuclear ? named(asked, "nuclear") : weapon(asked);
        boolean burns = BURNS.contains(material(asked));
        if (asked.once(4)) {
            burns = "yes".equals(asked.word("flammable", "yes", "no"));
        }
        int damped = damped(asked, faces);
        return burns ? damped : 0;
    }

    private static int weapon(Asked asked) {
        if (Pending.WEAPON_WORDS.isMended() && asked.once(6)) {
            String word = asked.pick(List.copyOf(new TreeSet<>(OTHER_WORDS.keySet())));
            asked.say("weapon", word);
            return OTHER_WORDS.getOrDefault(word, 0);
        }
        String weapon = asked.pick(FIRE.keySet().stream()
                .filter(name -> !"nuclear".equals(name))
                .sorted()
                .toList());
        return named(asked, weapon);
    }

    private static int named(Asked asked, String weapon) {
        asked.say("weapon", asked.once(3) ? weapon.replace('-', ' ') : weapon);
        return FIRE.getOrDefault(weapon, 0);
    }

    /** Rain and mist lower the number needed; the other reading takes them off the die (LG-FIRE-24, LG-Q01, Q02). */
    private static int damped(Asked asked, int faces) {
        String weather = asked.once(2) ? "clear" : asked.word("weather", "clear", "mist", "rain", "mist-and-rain");
        String off = asked.reading("weather", "lower-number", "lower-die");
        String both = asked.reading("mist-and-rain", "rain", "sum");
        int less = switch (weather) {
            case "mist" -> 2;
            case "rain" -> 4;
            case "mist-and-rain" -> "sum".equals(both) ? 6 : 4;
            default -> 0;
        };
        if (faces == 0) {
            return 0; // a weapon off the table throws no die that could be lowered
        }
        return "lower-die".equals(off) ? Math.min(10, faces + less) : Math.max(0, faces - less);
    }
}
