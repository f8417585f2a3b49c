package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Names;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.lg.terms.SharedInputs;
import java.util.Optional;

/**
 * Pieces inside a structure that suffer together, apart from the others there.
 *
 * @param name of the unit; of the structure for those whom nobody named
 * @param pieces how many it has there
 * @param armor its armor class, where the others there have another (LG-CORE-03)
 */
public record Squad(String name, int pieces, Optional<Integer> armor) {
    /** The most pieces a structure holds. */
    static final int MOST = 1000;

    /** The same where one armor class is that of all. */
    Squad likeAll() {
        return new Squad(name, pieces, Optional.empty());
    }

    /** How one is written: {@code guards=2}, or with its armor class {@code guards=2:4}. */
    static final class Written implements Kind<Squad> {
        private static final Whole PIECES = Whole.of(1, MOST);

        @Override
        public Squad parse(String text) {
            int equals = text.lastIndexOf('=');
            if (equals < 0) {
                throw new BadValue("takes " + expects());
            }
            String name = Names.of(text.substring(0, equals));
            String[] numbers = text.substring(equals + 1).split(":", 2);
            Optional<Integer> armor = numbers.length == 1
                    ? Optional.empty()
                    : Optional.of(SharedInputs.ARMOR.kind().parse(numbers[1]));
            return new Squad(name, PIECES.parse(numbers[0]), armor);
        }

        @Override
        public String show(Squad value) {
            return value.name()
                    + '='
                    + value.pieces()
                    + value.armor().map(own -> ":" + own).orElse("");
        }

        @Override
        public String label() {
            return "NAME=PIECES[:ARMOR]";
        }

        @Override
        public String expects() {
            return "a unit and how many of it are there, like guards=2, or guards=2:4 with their armor class";
        }
    }
}
