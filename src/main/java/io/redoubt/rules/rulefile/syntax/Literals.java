package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.model.Literal;
import io.redoubt.rules.rulefile.model.Types;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Target;
import java.util.List;
import java.util.OptionalInt;

/** Values written as tokens. */
final class Literals {
    private static final int LONGEST_DISTANCE = 1_000;

    private Literals() {}

    static Target aim(Token token) {
        return token.text().endsWith("+") ? Target.atLeast(token.number()) : Target.atMost(token.number());
    }

    static Grade grade(Token token) {
        Target target = aim(token);
        return new Grade(target.toString(), target.toString(), target);
    }

    static Literal target(Token token) {
        Grade grade = grade(token);
        return new Literal(
                new ValueType.Aim(Bounds.of(token.number()), grade.target().bound(), List.of(grade)),
                new Value.Aim(grade));
    }

    /** Returns a distance of a rule. */
    static Literal distance(Token token) {
        return new Literal(Types.DISTANCE, limit(token));
    }

    private static Value.Limit limit(Token token) {
        OptionalInt inches = OptionalInt.empty();
        OptionalInt centimetres = OptionalInt.empty();
        for (String part : token.text().split("/", -1)) {
            String digits = part.substring(0, part.length() - 2);
            int number = digits.length() > 4 ? LONGEST_DISTANCE + 1 : Integer.parseInt(digits);
            if (number > LONGEST_DISTANCE) {
                throw token.fault("a distance is at most " + LONGEST_DISTANCE);
            }
            if (part.endsWith("in")) {
                inches = OptionalInt.of(number);
            } else {
                centimetres = OptionalInt.of(number);
            }
        }
        return new Value.Limit(inches, centimetres);
    }

    /** Returns a distance as it is measured, in one unit. */
    static Value.Measured measured(Token token) {
        Value.Limit limit = limit(token);
        return new Value.Measured(
                limit.inches().isPresent()
                        ? Distance.inches(limit.inches().getAsInt())
                        : Distance.centimetres(limit.centimetres().orElseThrow()));
    }

    /** Returns the number of dice of a token like {@code 2d6}. */
    static int dice(Token token, int most) {
        String digits = token.text().substring(0, token.text().indexOf('d'));
        int dice = digits.length() > 5 ? most + 1 : Integer.parseInt(digits);
        if (dice < 1 || dice > most) {
            throw token.fault("1 to " + most + " dice are rolled at once");
        }
        return dice;
    }

    /** Rejects a token like {@code 2d6} where exactly one die is rolled. */
    static void mustBeOneDie(Token token) {
        int d = token.text().indexOf('d');
        if (!token.text().substring(0, d).equals("1")) {
            throw token.fault("a test rolls one die; write 1" + token.text().substring(d)
                    + ", or add several up with sum " + token.text());
        }
    }

    static Die die(Token token) {
        String digits = token.text().substring(token.text().indexOf('d') + 1);
        int sides = digits.length() > 5 ? 0 : Integer.parseInt(digits);
        if (sides < 2 || sides > Die.MOST_SIDES) {
            throw token.fault("a die has 2 to " + Die.MOST_SIDES + " sides");
        }
        return new Die(sides);
    }
}
