package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Names;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.lg.terms.SharedInputs;

/** A removable section of a model, written {@code porch=5}. */
public final class Sections implements Kind<Section> {
    private static final Whole POINTS = Whole.of(1, SharedInputs.MOST_POINTS);

    @Override
    public Section parse(String text) {
        int equals = text.lastIndexOf('=');
        if (equals < 0) {
            throw new BadValue("takes " + expects());
        }
        return new Section(Names.of(text.substring(0, equals)), POINTS.parse(text.substring(equals + 1)));
    }

    @Override
    public String show(Section value) {
        return value.name() + '=' + value.points();
    }

    @Override
    public String label() {
        return "NAME=POINTS";
    }

    @Override
    public String expects() {
        return "a section and the points lost that remove it, like porch=5";
    }
}
