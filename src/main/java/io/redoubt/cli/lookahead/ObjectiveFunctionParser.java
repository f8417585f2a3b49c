package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.GoalParser;
import io.redoubt.foresight.ObjectiveFunction;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.BattleRules;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses weighted goals: {@code n1=destroyed:3, t2=bailed-out:1}. */
final class ObjectiveFunctionParser {
    private static final Pattern PART = Pattern.compile("\\s*([^:]+):\\s*([0-9]{1,6}(?:\\.[0-9]{1,6})?)\\s*(,|$)");

    private ObjectiveFunctionParser() {}

    /**
     * Parses weighted goals.
     *
     * @throws BadInputException if the text does not list weighted goals
     */
    static ObjectiveFunction read(String text, Board board, BattleRules rules) {
        List<ObjectiveFunction.Part> parts = new ArrayList<>();
        Matcher matcher = PART.matcher(text);
        int at = 0;
        while (at < text.length()) {
            if (!matcher.find(at) || matcher.start() != at) {
                throw new BadInputException("--worth " + PrintableText.of(text)
                        + ": write goals with their values, like 'n1=destroyed:3, t2=bailed-out:1'");
            }
            parts.add(new ObjectiveFunction.Part(
                    GoalParser.read(matcher.group(1).strip(), board, rules), number(matcher.group(2))));
            at = matcher.end();
        }
        if (parts.isEmpty()) {
            throw new BadInputException("--worth: at least one goal needs a value other than 0");
        }
        return new ObjectiveFunction(parts);
    }

    private static Fraction number(String text) {
        BigDecimal number = new BigDecimal(text);
        BigInteger scale = BigInteger.TEN.pow(Math.max(0, number.scale()));
        return Fraction.of(number.multiply(new BigDecimal(scale)).toBigIntegerExact(), scale);
    }
}
