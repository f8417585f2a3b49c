package io.redoubt.cli.lookahead;

import io.redoubt.cli.query.ProbabilityParser;
import io.redoubt.exact.Fraction;
import io.redoubt.exact.Relation;
import io.redoubt.foresight.GoalExample;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;

/**
 * A requirement of {@code --require}: {@code n1=destroyed>=90%}.
 *
 * @param goal the text of the goal
 * @param relation how the probability of the goal has to compare with the bound
 * @param bound the probability to compare with
 */
record GoalRequirement(String goal, Relation relation, Fraction bound) {
    /**
     * Parses a requirement; the last relation sign is the one before the probability.
     *
     * @param example a goal for messages
     * @throws BadInputException if the text is not a requirement
     */
    static GoalRequirement parse(String text, GoalExample example) {
        int end = Math.max(text.lastIndexOf('='), Math.max(text.lastIndexOf('<'), text.lastIndexOf('>')));
        if (end <= 0) {
            throw fault(text, example, "write a goal, one of >= > <= < =, and a probability");
        }
        int begin = text.charAt(end) == '=' && "<>".indexOf(text.charAt(end - 1)) >= 0 ? end - 1 : end;
        String sign = text.substring(begin, end + 1);
        Fraction bound = ProbabilityParser.parse(text.substring(end + 1))
                .orElseThrow(() -> fault(text, example, "write a probability from 0 to 1 after the last sign"));
        if (!sign.equals("=") && begin == end && text.charAt(end - 1) == '=') {
            throw fault(text, example, "write " + sign + "=, not =" + sign);
        }
        for (Relation relation : Relation.values()) {
            if (relation.sign().equals(sign)) {
                return new GoalRequirement(text.substring(0, begin).strip(), relation, bound);
            }
        }
        throw fault(text, example, "write one of >= > <= < = before the probability");
    }

    private static BadInputException fault(String text, GoalExample example, String what) {
        return new BadInputException("--require " + PrintableText.of(text) + ": " + what + ", like "
                + PrintableText.of(example.goal()) + ">=90%");
    }

    boolean holds(Fraction chance) {
        return relation.holds(chance.compareTo(bound));
    }

    @Override
    public String toString() {
        return goal + ' ' + relation.sign() + ' ' + bound;
    }
}
