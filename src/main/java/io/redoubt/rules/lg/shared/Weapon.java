package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A weapon by its name; its family gives the data of the chapter (LG-Q32).
 *
 * @param name lower case, words separated by blanks
 * @param family its row of the fire table; empty if it starts no fires
 */
public record Weapon(String name, Optional<Family> family) {
    public static final String BOLT_RIFLE = "bolt rifle";

    /** Any weapon that is not in the fire table (LG-FIRE-04). */
    public static final String OTHER = "other";

    /** Weapons of the chapter that are not in its fire table, each with its spellings. */
    private static final List<List<String>> OTHERS = List.of(
            List.of("chainsaw"),
            List.of("buzzsaw"),
            List.of("demolitions", "demolition"),
            List.of("cannon", "autocannon"),
            List.of("rpg", "rocketpropelledgrenade"),
            List.of("bomb"),
            List.of(OTHER));

    static Weapon of(String name) {
        for (Family family : Family.ALL) {
            if (holds(name, family.spellings())) {
                return new Weapon(name, Optional.of(family));
            }
        }
        return new Weapon(name, Optional.empty());
    }

    @Override
    public String toString() {
        return name;
    }

    /** Returns whether the chapter has a weapon of this name, in any usual spelling. */
    static boolean knows(Weapon weapon) {
        return weapon.family().isPresent() || OTHERS.stream().anyMatch(spellings -> holds(weapon.name(), spellings));
    }

    /** Rejects a weapon that neither the chapter nor the table of the user has, even if it is not needed. */
    public static void check(Inputs in, Penetration penetration) {
        Optional<Weapon> weapon = in.peek(SharedInputs.WEAPON);
        if (weapon.isPresent()
                && !knows(weapon.get())
                && penetration.listed(in, weapon.get()).isEmpty()) {
            throw new BadInputException(
                    "--weapon " + PrintableText.of(weapon.get().name()) + ": " + unknown(weapon.get()));
        }
    }

    /** Returns the error for an unknown weapon, with the nearest known one. */
    static String unknown(Weapon weapon) {
        return "unknown weapon; "
                + nearest(weapon.name())
                        .map(word -> "did you mean " + word + "? Give " + OTHER)
                        .orElse("use " + String.join(", ", types()) + ". Give " + OTHER)
                + " for a weapon that is not in the fire table";
    }

    private static Optional<String> nearest(String name) {
        String typed = name.replace(' ', '-');
        List<String> types = types();
        List<String> whole = new ArrayList<>(types);
        whole.add(BOLT_RIFLE.replace(' ', '-'));
        whole.add(WeaponData.HEAVY_FUSION_RIFLE.replace(' ', '-'));
        Optional<String> best = SpellingSuggestion.to(typed, byLength(typed, whole));
        for (String word : words(name)) {
            best = best.or(() -> SpellingSuggestion.to(word, byLength(word, types)));
        }
        return best;
    }

    /** Sorts words by the difference in length, so that lazer suggests laser and not blazer. */
    private static List<String> byLength(String typed, List<String> known) {
        List<String> sorted = new ArrayList<>(known);
        sorted.sort(Comparator.comparingInt(word -> Math.abs(word.length() - typed.length())));
        return sorted;
    }

    /** Returns the words that a mistyped one is compared with. */
    private static List<String> types() {
        List<String> types = families();
        OTHERS.forEach(spellings -> types.add(spellings.get(0)));
        return types;
    }

    private static List<String> families() {
        List<String> names = new ArrayList<>();
        for (Family family : Family.ALL) {
            names.add(family.name().replace(' ', '-'));
        }
        return names;
    }

    /** Splits a name into words of letters and digits. */
    static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (char c : name.toLowerCase(Locale.ROOT).toCharArray()) {
            if (Character.isLetterOrDigit(c)) {
                word.append(c);
            } else if (c != '.' && !word.isEmpty()) {
                words.add(word.toString());
                word.setLength(0);
            }
        }
        if (!word.isEmpty()) {
            words.add(word.toString());
        }
        return words;
    }

    /** Returns the letters and digits of a name. */
    public static String letters(String name) {
        return String.join("", words(name));
    }

    /** Returns whether successive whole words of a name form one of these spellings. */
    static boolean holds(String name, List<String> spellings) {
        List<String> words = words(name);
        for (int from = 0; from < words.size(); from++) {
            StringBuilder run = new StringBuilder();
            for (String word : words.subList(from, words.size())) {
                run.append(word);
                for (String spelling : spellings) {
                    if (run.toString().equals(spelling) || run.toString().equals(spelling + 's')) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /**
     * A type of weapon that can start a fire.
     *
     * @param name in lower case, as in the names of weapons
     * @param spellings its name without blanks, and other words for it
     * @param chance the chance to start a fire in dry weather
     */
    public record Family(String name, List<String> spellings, TenthsChance chance, RuleId rule) {
        static final List<Family> ALL = List.of(
                of("blast", 9, RuleId.of("LG-FIRE-05")),
                of("blazer", 10, RuleId.of("LG-FIRE-06")),
                of("bolt", 8, RuleId.of("LG-FIRE-07")),
                of("conversion beam", 8, RuleId.of("LG-FIRE-08")),
                of("distortion beam", 7, RuleId.of("LG-FIRE-09")),
                of("flamer", 10, RuleId.of("LG-FIRE-10")),
                of("flamethrower", 10, RuleId.of("LG-FIRE-11")),
                of("fusion", 9, RuleId.of("LG-FIRE-12")),
                of("hammerhead", 8, RuleId.of("LG-FIRE-13")),
                of("hellburner", 10, RuleId.of("LG-FIRE-14")),
                of("hellfire", 10, RuleId.of("LG-FIRE-15")),
                of("high explosive", 6, RuleId.of("LG-FIRE-16"), "he"),
                of("laser", 8, RuleId.of("LG-FIRE-17")),
                of("nuclear", 10, RuleId.of("LG-FIRE-18")),
                of("particle beam", 7, RuleId.of("LG-FIRE-19")),
                of("phaser", 9, RuleId.of("LG-FIRE-20")),
                of("piercer", 7, RuleId.of("LG-FIRE-21")),
                of("plasma", 9, RuleId.of("LG-FIRE-22")),
                of("vaporshock", 9, RuleId.of("LG-FIRE-23"), "vapourshock"));

        private static Family of(String name, int number, RuleId rule, String... others) {
            List<String> spellings = new ArrayList<>(List.of(others));
            spellings.add(letters(name));
            return new Family(name, List.copyOf(spellings), new TenthsChance(number), rule);
        }
    }

    /** The notation {@code laser}, {@code heavy-fusion-rifle} or {@code chainsaw}. */
    public static final class Written implements ValueFormat<Weapon> {
        /** The sources of known weapons. */
        public enum Known {
            /** The chapter. */
            CHAPTER,
            /** A table of the user too; {@link Weapon#check} looks it up. */
            TABLES_TOO
        }

        private final Known known;

        public Written(Known known) {
            this.known = known;
        }

        @Override
        public Weapon parse(String text) {
            Weapon weapon = Weapon.of(name(text));
            if (known == Known.CHAPTER && !knows(weapon)) {
                throw new BadValueException(unknown(weapon));
            }
            return weapon;
        }

        /** Returns the name in the form of {@link Weapon}. */
        static String name(String text) {
            return PieceNameFormat.of(text).toLowerCase(Locale.ROOT).replace('-', ' ');
        }

        @Override
        public String show(Weapon value) {
            return value.name().replace(' ', '-');
        }

        @Override
        public String explain(Weapon value) {
            return value.name();
        }

        @Override
        public String label() {
            return "WEAPON";
        }

        @Override
        public String expects() {
            return "the name of a weapon, like laser or heavy-fusion-rifle";
        }

        @Override
        public List<String> choices() {
            List<String> choices = families();
            choices.add(OTHER);
            return choices;
        }
    }
}
