package io.redoubt.rules.lg;

import io.redoubt.rules.Kind;
import io.redoubt.rules.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A weapon by any name: {@code laser}, {@code heavy-fusion-rifle}, {@code chainsaw}. */
final class Weapons implements Kind<Weapon> {
    private static final List<String> FAMILIES = families();

    @Override
    public Weapon parse(String text) {
        return Weapon.of(name(text));
    }

    /** The name of a weapon as {@link Weapon} keeps it. */
    static String name(String text) {
        return Names.of(text).toLowerCase(Locale.ROOT).replace('-', ' ');
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
        return FAMILIES;
    }

    private static List<String> families() {
        List<String> names = new ArrayList<>(Family.ALL.size());
        for (Family family : Family.ALL) {
            names.add(family.name().replace(' ', '-'));
        }
        return List.copyOf(names);
    }
}
