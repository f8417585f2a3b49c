package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Nearest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The weapons the chapter speaks of; a word for a weapon it does not know is a slip of the pen. */
public final class KnownWeapons {
    /** Weapons that are named in the chapter but not in its table of fires, each under its spellings. */
    private static final List<List<String>> OTHERS = List.of(
            List.of("chainsaw"),
            List.of("buzzsaw"),
            List.of("demolitions", "demolition"),
            List.of("cannon", "autocannon"),
            List.of("rpg", "rocketpropelledgrenade"),
            List.of("bomb"),
            List.of(Weapon.OTHER));

    /** What a mistyped word is held against. */
    private static final List<String> TYPES = types();

    private static final List<String> NAMES = List.of(Weapon.BOLT_RIFLE, WeaponData.HEAVY_FUSION_RIFLE);

    private KnownWeapons() {}

    /** Whether the chapter knows a weapon by this name, under any usual spelling. */
    static boolean knows(Weapon weapon) {
        return weapon.family().isPresent()
                || OTHERS.stream().anyMatch(spellings -> Spellings.holds(weapon.name(), spellings));
    }

    /**
     * Looks at the word for a weapon before anything is made of it, needed or not.
     *
     * @throws BadInput if neither the chapter nor a table of the player's own has such a weapon
     */
    public static void check(Inputs in, Penetration penetration) {
        Optional<Weapon> weapon = in.glance(SharedInputs.WEAPON);
        if (weapon.isPresent()
                && !knows(weapon.get())
                && penetration.listed(in, weapon.get()).isEmpty()) {
            throw new BadInput("--weapon " + Escaped.of(weapon.get().name()) + ": " + unknown(weapon.get()));
        }
    }

    /** Why a word is refused, and the one that may have been meant. */
    static String unknown(Weapon weapon) {
        return "no weapon of the chapter"
                + nearest(weapon.name())
                        .map(word -> "; did you mean " + word + "? Or give " + Weapon.OTHER + " for one that is not in"
                                + " the table of fires, and starts none")
                        .orElse(": its types are " + String.join(", ", TYPES) + ", the last of which is any weapon"
                                + " that is not in the table of fires, and starts none");
    }

    private static Optional<String> nearest(String name) {
        String typed = name.replace(' ', '-');
        List<String> whole = new ArrayList<>(TYPES);
        NAMES.forEach(each -> whole.add(each.replace(' ', '-')));
        Optional<String> best = Nearest.to(typed, byLength(typed, whole));
        for (String word : Spellings.words(name)) {
            best = best.or(() -> Nearest.to(word, byLength(word, TYPES)));
        }
        return best;
    }

    /** Of words that are equally near, one of the same length was meant sooner: lazer is a laser, no blazer. */
    private static List<String> byLength(String typed, List<String> known) {
        List<String> sorted = new ArrayList<>(known);
        sorted.sort(Comparator.comparingInt(word -> Math.abs(word.length() - typed.length())));
        return sorted;
    }

    private static List<String> types() {
        List<String> types = new ArrayList<>();
        for (WeaponFamily family : WeaponFamily.ALL) {
            types.add(family.name().replace(' ', '-'));
        }
        OTHERS.forEach(spellings -> types.add(spellings.get(0)));
        return List.copyOf(types);
    }
}
