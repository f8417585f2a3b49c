package io.redoubt.rules.dice;

import static org.junit.jupiter.api.Assertions.assertFalse;

import io.redoubt.rules.input.BadValueException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Every fault shows a formula that is valid. */
final class NamedFormula {
    private static final Pattern SHOWN = Pattern.compile("\\b(?:like|write|written|for example|is|of|or) ");

    private static final FormulaFormat EXPRESSIONS = new FormulaFormat();

    private NamedFormula() {}

    /** Checks that a message shows a formula that is valid. */
    static void mustBeIn(String message) {
        List<String> shown = new ArrayList<>();
        Matcher words = SHOWN.matcher(message);
        while (words.find()) {
            String rest = message.substring(words.end());
            for (int end = 1; end <= rest.length(); end++) {
                boolean whole = end == rest.length() || " ;,:".indexOf(rest.charAt(end)) >= 0;
                if (whole && isValid(rest.substring(0, end))) {
                    shown.add(rest.substring(0, end));
                }
            }
        }
        assertFalse(shown.isEmpty(), message);
    }

    private static boolean isValid(String formula) {
        try {
            return EXPRESSIONS.alternatives(formula).isPresent()
                    || !EXPRESSIONS.parse(formula).pools().isEmpty();
        } catch (BadValueException e) {
            return false;
        }
    }
}
