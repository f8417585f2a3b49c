package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A weapon by its name: {@code laser}, {@code heavy-fusion-rifle}, {@code chainsaw}. */
public final class Weapons implements Kind<Weapon> {
    /** Whose words for weapons are understood. */
    public enum Known {
        /** Those of the chapter. */
        CHAPTER,
        /** Any, as a table of the player's own may name it; whoever has the table looks ({@link KnownWeapons}). */
        TABLES_TOO
    }

    private static final List<String> CHOICES = choicesOfAll();

    private final Known known;

    public Weapons(Known known) {
        this.known = known;
    }

    @Override
    public Weapon parse(String text) {
        Weapon weapon = Weapon.of(name(text));
        if (known == Known.CHAPTER && !KnownWeapons.knows(weapon)) {
            throw new BadValue(KnownWeapons.unknown(weapon));
        }
        return weapon;
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
        return CHOICES;
    }

    private static List<String> choicesOfAll() {
        List<String> names = new ArrayList<>(WeaponFamily.ALL.size());
        for (WeaponFamily family : WeaponFamily.ALL) {
            names.add(family.name().replace(' ', '-'));
        }
        names.add(Weapon.OTHER);
        return List.copyOf(names);
    }
}
