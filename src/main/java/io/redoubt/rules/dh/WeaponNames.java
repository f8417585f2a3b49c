package io.redoubt.rules.dh;

import io.redoubt.rules.Kind;
import io.redoubt.rules.Names;

/** The name of a weapon as its owner calls it. */
final class WeaponNames implements Kind<String> {
    @Override
    public String parse(String text) {
        return Names.of(text);
    }

    @Override
    public String show(String value) {
        return value;
    }

    @Override
    public String label() {
        return "NAME";
    }

    @Override
    public String expects() {
        return "the name of a weapon, like 45mm";
    }
}
