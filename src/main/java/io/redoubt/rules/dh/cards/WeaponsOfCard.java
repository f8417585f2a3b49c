package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Nearest;
import io.redoubt.rules.input.OwnName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Weapons of a card by their names: in any case, with hyphens for blanks, the beginning being enough. */
public final class WeaponsOfCard {
    /** A weapon as its owner calls it. */
    public static final Kind<String> NAME = new OwnName("NAME", "the name of a weapon, like 45mm");

    private WeaponsOfCard() {}

    /**
     * Takes the weapons of these names out of a list, each name one weapon.
     *
     * @return the weapons that were taken, in the order they were named
     * @throws BadInput if there is no such weapon, or not so many
     */
    public static List<Weapon> take(Field<List<String>> field, List<String> names, List<Weapon> from) {
        List<Weapon> taken = new ArrayList<>();
        for (String given : names) {
            String name = given.toLowerCase(Locale.ROOT).replace(' ', '-');
            Optional<Weapon> found = from.stream()
                    .filter(weapon -> weapon.typed().startsWith(name))
                    .findFirst();
            if (found.isEmpty()) {
                List<String> known = new ArrayList<>();
                from.forEach(weapon -> known.add(weapon.typed()));
                throw new BadInput("--" + field.name() + ' ' + name + ": no such weapon is left on the card; there "
                        + (known.isEmpty() ? "is none" : "is " + String.join(", ", known)) + Nearest.hint(name, known));
            }
            // By place, not by value: a card may have the same weapon twice.
            from.remove(found.get());
            taken.add(found.get());
        }
        return taken;
    }
}
