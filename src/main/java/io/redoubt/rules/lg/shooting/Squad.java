package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Names;
import io.redoubt.rules.input.Whole;
import org.jspecify.annotations.Nullable;

/**
 * Pieces inside a structure that suffer together, apart from the others there.
 *
 * @param name of the unit; of the structure for those whom nobody named
 * @param pieces how many it has there
 */
public record Squad(String name, int pieces) {
    /** The most pieces a structure holds. */
    static final int MOST = 1000;

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Squad that && pieces == that.pieces && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return 31 * pieces + name.hashCode();
    }

    /** How one is written: {@code guards=2}. */
    static final class Written implements Kind<Squad> {
        private static final Whole PIECES = Whole.of(1, MOST);

        @Override
        public Squad parse(String text) {
            int equals = text.lastIndexOf('=');
            if (equals < 0) {
                throw new BadValue("takes " + expects());
            }
            return new Squad(Names.of(text.substring(0, equals)), PIECES.parse(text.substring(equals + 1)));
        }

        @Override
        public String show(Squad value) {
            return value.name() + '=' + value.pieces();
        }

        @Override
        public String label() {
            return "NAME=PIECES";
        }

        @Override
        public String expects() {
            return "a unit and how many of it are there, like guards=2";
        }
    }
}
