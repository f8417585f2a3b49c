package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.GoalExample;
import io.redoubt.foresight.GoalParser;
import io.redoubt.foresight.ObjectiveFunction;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses weighted goals: {@code n1=destroyed:3, t2=bailed-out:1}. */
final class ObjectiveFunctionParser {
    private static final Pattern PART = Pattern.compile("\\s*([^:]+):\\s*([^:,\\s]+)\\s*(,|$)");

    /** A whole number, a decimal number, or a fraction; each may be negative. */
    private static final Pattern NUMBER = Pattern.compile("(-?)([0-9]{1,6})(?:\\.([0-9]{1,6})|/([0-9]{1,6}))?");

    private ObjectiveFunctionParser() {}

    /**
     * Parses weighted goals.
     *
     * @throws BadInputException if the text does not list weighted goals
     */
    static ObjectiveFunction read(String text, Board board, RuleSet game) {
        List<ObjectiveFunction.Part> parts = new ArrayList<>();
        Matcher matcher = PART.matcher(text);
        int at = 0;
        while (at < text.length()) {
            if (!matcher.find(at) || matcher.start() != at) {
                throw fault(text, "", new GoalExample(board, game));
            }
            String number = matcher.group(2);
            parts.add(new ObjectiveFunction.Part(
                    GoalParser.read(matcher.group(1).strip(), board, game),
                    number(number)
                            .orElseThrow(() -> fault(
                                    text,
                                    PrintableText.of(number) + " is not a number; ",
                                    new GoalExample(board, game)))));
            at = matcher.end();
        }
        if (parts.isEmpty()) {
            throw new BadInputException("--worth: at least one goal needs a value other than 0");
        }
        return new ObjectiveFunction(parts);
    }

    private static BadInputException fault(String text, String what, GoalExample example) {
        return new BadInputException("--worth " + PrintableText.of(text) + ": " + what
                + "write goals with their values, like '" + PrintableText.of(example.weighted()) + "'");
    }

    /** Parses a number like {@code 3}, {@code 0.5}, {@code 1/3} or {@code -2}; empty if the text is none. */
    static Optional<Fraction> number(String text) {
        Matcher number = NUMBER.matcher(text.strip());
        if (!number.matches()) {
            return Optional.empty();
        }
        String decimals = Optional.ofNullable(number.group(3)).orElse("");
        BigInteger digits = new BigInteger(number.group(1) + number.group(2) + decimals);
        BigInteger total =
                number.group(4) == null ? BigInteger.TEN.pow(decimals.length()) : new BigInteger(number.group(4));
        return total.signum() == 0 ? Optional.empty() : Optional.of(Fraction.of(digits, total));
    }
}
