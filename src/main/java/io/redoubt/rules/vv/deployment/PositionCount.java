package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.vv.terms.Position;

/** A number of one kind of position, written {@code foxhole=3}. */
final class PositionCount implements Kind<PositionCount.Of> {
    private static final Choice<Position> TYPES = Choice.of(Position.markers());
    private static final Whole NUMBER = Whole.of(0, 1000);

    /**
     * So many of one kind.
     *
     * @param number 0 or more
     */
    record Of(Position type, int number) {}

    @Override
    public Of parse(String text) {
        int equals = text.indexOf('=');
        if (equals < 0) {
            throw new BadValue("takes " + expects());
        }
        return new Of(TYPES.parse(text.substring(0, equals)), NUMBER.parse(text.substring(equals + 1)));
    }

    @Override
    public String show(Of value) {
        return value.type().id() + '=' + value.number();
    }

    @Override
    public String label() {
        return "TYPE=N";
    }

    @Override
    public String expects() {
        return "a kind of position and a number, like foxhole=3";
    }
}
