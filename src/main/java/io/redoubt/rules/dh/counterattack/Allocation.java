package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.Weapon;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Which weapons are served when the men do not suffice: the owner picks (DH-Q18). */
final class Allocation {
    private Allocation() {}

    /**
     * Weapons in the order in which they get their men.
     *
     * @param picked those the owner wants served, in this order
     * @param others the rest: as many of them as possible, those higher on the card in front
     */
    static List<Weapon> order(List<Weapon> picked, List<Weapon> others, int men) {
        List<Weapon> order = new ArrayList<>(picked);
        int left = men;
        for (Weapon weapon : picked) {
            left -= needed(weapon) <= left ? needed(weapon) : 0;
        }
        List<Weapon> rest = new ArrayList<>(others);
        int most = most(rest, left);
        while (most > 0) {
            Weapon next = first(rest, left, most);
            rest.remove(next);
            order.add(next);
            left -= needed(next);
            most--;
        }
        order.addAll(rest);
        return order;
    }

    /** The highest weapon on the card that lets as many be served as can be. */
    private static Weapon first(List<Weapon> weapons, int men, int most) {
        return weapons.stream()
                .filter(weapon -> needed(weapon) <= men)
                .filter(weapon -> {
                    List<Weapon> rest = new ArrayList<>(weapons);
                    rest.remove(weapon);
                    return most(rest, men - needed(weapon)) >= most - 1;
                })
                .findFirst()
                .orElseThrow();
    }

    /** How many of these weapons so many men can serve. */
    private static int most(List<Weapon> weapons, int men) {
        List<Weapon> cheap = new ArrayList<>(weapons);
        cheap.sort(Comparator.comparingInt(Allocation::needed));
        int served = 0;
        int left = men;
        for (Weapon weapon : cheap) {
            if (needed(weapon) > left) {
                return served;
            }
            left -= needed(weapon);
            served++;
        }
        return served;
    }

    private static int needed(Weapon weapon) {
        return weapon.serving() instanceof Weapon.Crew.Men men ? men.men() : 0;
    }
}
