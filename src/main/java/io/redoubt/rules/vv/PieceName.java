package io.redoubt.rules.vv;

import io.redoubt.rules.Kind;
import io.redoubt.rules.Names;

/** The name of another piece on the table. */
final class PieceName implements Kind<String> {
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
        return "the name of a piece";
    }
}
