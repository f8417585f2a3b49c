package io.redoubt.cli.answering;

import io.redoubt.exact.Fraction;
import io.redoubt.report.OddsTable;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Nearest;
import java.util.List;
import java.util.Optional;

/**
 * Something a script asks of the odds: {@code destroyed>=1/2}.
 *
 * @param outcome the outcome it is about
 * @param relation how its probability must compare
 * @param bound with what
 */
public record Requirement(String outcome, Relation relation, Fraction bound) {
    /** How a probability compares with its bound; longer signs first, so that they are found first. */
    enum Relation {
        AT_LEAST(">="),
        AT_MOST("<="),
        ABOVE(">"),
        BELOW("<"),
        EQUAL("=");

        private final String sign;

        Relation(String sign) {
            this.sign = sign;
        }

        private boolean holds(int comparison) {
            return switch (this) {
                case AT_LEAST -> comparison >= 0;
                case AT_MOST -> comparison <= 0;
                case ABOVE -> comparison > 0;
                case BELOW -> comparison < 0;
                case EQUAL -> comparison == 0;
            };
        }
    }

    /**
     * Reads a requirement on one of the outcomes.
     *
     * @throws BadInput if it is none
     */
    public static Requirement parse(String text, List<String> outcomes) {
        for (Relation relation : Relation.values()) {
            int at = text.indexOf(relation.sign);
            if (at >= 0) {
                String outcome = text.substring(0, at).strip();
                if (!outcomes.contains(outcome)) {
                    throw new BadInput("--require " + Escaped.of(text) + ": no outcome is called "
                            + Escaped.of(outcome) + "; there are " + String.join(", ", outcomes)
                            + Nearest.hint(outcome, outcomes));
                }
                Fraction bound = Probability.parse(text.substring(at + relation.sign.length()))
                        .orElseThrow(() -> new BadInput("--require " + Escaped.of(text)
                                + ": the probability is a fraction, decimal or percent from 0 to 1, like 1/2 or 50%"));
                return new Requirement(outcome, relation, bound);
            }
        }
        throw new BadInput(
                "--require " + Escaped.of(text) + ": write an outcome, one of >= > <= < =, and a probability");
    }

    boolean holds(OddsTable odds) {
        return relation.holds(probability(odds).compareTo(bound));
    }

    /**
     * Makes sure that a question has this outcome.
     *
     * @param instead what to ask in its place, if the rules can say so
     * @throws BadInput if it has not
     */
    void mustBeIn(OddsTable odds, Optional<String> instead) {
        if (!odds.outcomes().containsKey(outcome)) {
            throw new BadInput("--require " + this + ": this question has no outcome " + outcome
                    + instead.map(words -> "; " + words).orElse("")
                    + (odds.outcomes().isEmpty()
                            ? ""
                            : "; it has " + String.join(", ", odds.outcomes().keySet())));
        }
    }

    /**
     * The probability it is about.
     *
     * @throws BadInput if this question has no such outcome
     */
    Fraction probability(OddsTable odds) {
        Fraction probability = odds.outcomes().get(outcome);
        if (probability == null) {
            throw new BadInput("--require " + this + ": this question has no outcome " + outcome);
        }
        return probability;
    }

    @Override
    public String toString() {
        return outcome + relation.sign + bound;
    }
}
