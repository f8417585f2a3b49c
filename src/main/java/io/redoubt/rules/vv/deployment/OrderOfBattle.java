package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.shared.Position;
import java.util.List;
import java.util.function.Predicate;

/** The positions that the order of battle of the scenario gives. */
record OrderOfBattle(List<OrderOfBattle.Count> given) {
    /**
     * A number of positions of one type.
     *
     * @param number 0 or more
     */
    record Count(Position type, int number) {}

    private static final String TOO_MANY = "{}: {}, and the order of battle gives only {} [VV-20.1-3]";

    /** Checks the used positions against the given ones. */
    void check(List<Count> used, Checklist list) {
        list.note("Positions must also be in the places it gives [VV-20.1-4]");
        used.stream().map(Count::type).distinct().forEach(type -> check(type, sum(used, other -> other == type), list));
        int bunkers = sum(used, Position::isBunker);
        int most = sum(given, Position::isBunker);
        if (bunkers > most && most > 0) {
            list.fault(TOO_MANY, "bunkers in all", bunkers, most);
        }
    }

    private static int sum(List<Count> counts, Predicate<Position> of) {
        return counts.stream()
                .filter(count -> of.test(count.type()))
                .mapToInt(Count::number)
                .sum();
    }

    private void check(Position type, int number, Checklist list) {
        int limit = sum(given, of -> isFor(of, type));
        if (limit == 0 && number > 0) {
            list.fault("The order of battle lists no {}: not available [VV-20.1-2, VV-20.1-3]", type);
        } else if (number > limit) {
            list.fault(TOO_MANY, type, number, limit);
        } else {
            list.note("{}: {} of {} in the order of battle [VV-20.1-3, VV-20.1-2]", type, number, limit);
        }
        if (type == Position.CAVE) {
            list.note("The number of caves comes from the order of battle [VV-20.11-4]");
        }
    }

    /** Returns whether one type may count as the other: an unspecified bunker matches every bunker. */
    private static boolean isFor(Position given, Position type) {
        return given == type
                || (type == Position.BUNKER && given.isBunker())
                || (given == Position.BUNKER && type.isBunker());
    }

    /** A number of one kind of position, written {@code foxhole=3}. */
    static final class Names implements ValueFormat<Count> {
        private static final NamedChoiceFormat<Position> TYPES = NamedChoiceFormat.of(Position.markers());
        private static final WholeNumberFormat NUMBER = WholeNumberFormat.of(0, 1000);

        @Override
        public Count parse(String text) {
            int equals = text.indexOf('=');
            if (equals < 0) {
                throw new BadValueException("takes " + expects());
            }
            return new Count(TYPES.parse(text.substring(0, equals)), NUMBER.parse(text.substring(equals + 1)));
        }

        @Override
        public String show(Count value) {
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
}
