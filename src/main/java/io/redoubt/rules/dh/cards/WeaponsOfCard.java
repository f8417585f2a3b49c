package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Nearest;
import io.redoubt.rules.input.OwnName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Weapons of a card by their names: in any case, with hyphens for blanks, the beginning being enough. */
public final class WeaponsOfCard {
    /** A weapon as its owner calls it. */
    public static final Kind<String> NAME = new OwnName("NAME", "the name of a weapon, like 45mm");

    private WeaponsOfCard() {}

    /**
     * Where a name stands among others: the whole of it before a mere beginning.
     *
     * @return the place, or -1 if it is none of them
     */
    public static int find(String given, List<String> names) {
        String name = typed(given);
        int beginning = -1;
        for (int i = 0; i < names.size(); i++) {
            String other = typed(names.get(i));
            if (other.equals(name)) {
                return i;
            }
            beginning = beginning < 0 && other.startsWith(name) ? i : beginning;
        }
        return beginning;
    }

    /** Case and blanks do not matter. */
    private static String typed(String name) {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** The names of weapons, as on a command line. */
    public static List<String> names(List<Weapon> weapons) {
        return weapons.stream().map(Weapon::typed).toList();
    }

    /** Weapons in words: each name once, equal ones counted. */
    public static List<String> counted(List<Weapon> weapons) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        weapons.forEach(weapon -> counts.merge(weapon.name(), 1, Integer::sum));
        List<String> names = new ArrayList<>();
        counts.forEach((name, count) -> names.add(count == 1 ? name : count + " " + name));
        return names;
    }

    /** Takes the weapons of these names out of a list, each name one weapon; the names that are none of them. */
    public static List<String> drop(List<String> names, List<Weapon> from) {
        List<String> strange = new ArrayList<>();
        for (String name : names) {
            int found = find(name, names(from));
            if (found < 0) {
                strange.add(name);
            } else {
                from.remove(found);
            }
        }
        return strange;
    }

    /** Takes the weapons that an input names, none if it was not given. */
    public static List<Weapon> take(Field<List<String>> field, Inputs in, List<Weapon> from, List<Weapon> lost) {
        return take(field, in.find(field).orElse(List.of()), from, lost);
    }

    /**
     * Takes the weapons of these names out of a list, each name one weapon; passes over the name of a lost weapon.
     *
     * @param lost weapons that were there before
     * @return the weapons that were taken, in the order they were named
     * @throws BadInput if there is no such weapon, or not so many
     */
    public static List<Weapon> take(
            Field<List<String>> field, List<String> names, List<Weapon> from, List<Weapon> lost) {
        List<Weapon> taken = new ArrayList<>();
        List<Weapon> gone = new ArrayList<>(lost);
        for (String name : names) {
            int found = find(name, names(from));
            if (found >= 0) {
                taken.add(from.remove(found));
            } else if (!drop(List.of(name), gone).isEmpty()) {
                List<String> known = names(from);
                throw new BadInput("--" + field.name() + ' ' + typed(name) + ": no such weapon is left there; there "
                        + (known.isEmpty() ? "is none" : "is " + String.join(", ", known))
                        + Nearest.hint(typed(name), known));
            }
        }
        return taken;
    }
}
