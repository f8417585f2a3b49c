package io.redoubt.rules.lg;

import io.redoubt.rules.Kind;
import io.redoubt.rules.Names;

/** A few words of the players' own. */
final class Labels implements Kind<String> {
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
        return "WORDS";
    }

    @Override
    public String expects() {
        return "a few words, at most 40 characters";
    }
}
