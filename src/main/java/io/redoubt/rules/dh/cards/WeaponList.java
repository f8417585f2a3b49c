package io.redoubt.rules.dh.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Several weapons in words. */
public final class WeaponList {
    private WeaponList() {}

    /** Their names with commas between them, equal ones counted. */
    public static String names(List<Weapon> weapons) {
        return String.join(", ", each(weapons));
    }

    /** Each name once, equal ones counted. */
    public static List<String> each(List<Weapon> weapons) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        weapons.forEach(weapon -> counts.merge(weapon.name(), 1, Integer::sum));
        List<String> names = new ArrayList<>();
        counts.forEach((name, count) -> names.add(count == 1 ? name : count + " " + name));
        return names;
    }
}
