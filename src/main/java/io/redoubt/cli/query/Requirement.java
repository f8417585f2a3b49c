package io.redoubt.cli.query;

import io.redoubt.exact.Fraction;
import io.redoubt.exact.Relation;
import io.redoubt.report.OddsTable;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A requirement on the odds: {@code destroyed>=1/2}, or {@code hits>=3>=90%} on a number.
 *
 * @param option the option it was given with, for messages
 * @param outcome the name of the outcome or number
 * @param reach the values of the number that count; empty for an outcome
 * @param relation how the probability has to compare with the bound
 * @param bound the probability to compare with
 */
public record Requirement(
        String option, String outcome, Optional<ValueCondition> reach, Relation relation, Fraction bound) {
    private static final int PLACES = 3; // decimal places of a percentage
    private static final int PARTS = 100_000;

    /** A count in place of a probability. */
    private static final Pattern COUNT = Pattern.compile("\\s*[1-9][0-9]*\\s*");

    /**
     * Parses a requirement on one of the outcomes, or on a number that a question may have.
     *
     * @throws BadInputException if the text is not a requirement
     */
    public static Requirement parse(CommonOption option, String text, List<String> outcomes) {
        String lead = "--" + option.key();
        Optional<ValueCondition.Split> number = ValueCondition.split(text);
        if (number.isPresent()) {
            ValueCondition.Split split = number.get();
            Fraction bound = probability(lead, text, split.probability());
            return new Requirement(lead, split.name(), Optional.of(split.reach()), split.relation(), bound);
        }
        for (Relation relation : Relation.values()) {
            int at = text.indexOf(relation.sign());
            if (at >= 0) {
                String outcome = text.substring(0, at).strip();
                String probability = text.substring(at + relation.sign().length());
                if (outcome.endsWith("=")) {
                    throw new BadInputException(lead + ' ' + PrintableText.of(text) + ": write " + relation.sign()
                            + "=, not =" + relation.sign());
                }
                if (!outcomes.contains(outcome)) {
                    boolean count = COUNT.matcher(probability).matches();
                    throw new BadInputException(lead + ' ' + PrintableText.of(text) + ": unknown outcome "
                            + PrintableText.of(outcome)
                            + "; there are " + String.join(", ", outcomes) + SpellingSuggestion.hint(outcome, outcomes)
                            + (count
                                    ? "; for a number, add a probability, as in " + PrintableText.of(text) + ">=50%"
                                    : ""));
                }
                Fraction bound = probability(lead, text, probability);
                return new Requirement(lead, outcome, Optional.empty(), relation, bound);
            }
        }
        throw new BadInputException(
                lead + ' ' + PrintableText.of(text) + ": write an outcome, one of >= > <= < =, and a probability");
    }

    private static Fraction probability(String lead, String text, String probability) {
        return ProbabilityParser.parse(probability)
                .orElseThrow(() -> new BadInputException(lead + ' ' + PrintableText.of(text)
                        + ": the probability is a fraction, decimal or percent from 0 to 1, like 1/2 or 50%"));
    }

    boolean holds(OddsTable odds) {
        return relation.holds(probability(odds).compareTo(bound));
    }

    /**
     * Checks that a question has this outcome or number.
     *
     * @param instead a suggestion for another question, if the rules have one
     * @throws BadInputException if it does not
     */
    void mustBeIn(OddsTable odds, Optional<String> instead) {
        if (reach.isPresent()) {
            probability(odds);
        } else if (!odds.outcomes().containsKey(outcome)) {
            throw new BadInputException(option + ' ' + this + ": this question has no outcome " + outcome
                    + instead.map(words -> "; " + words).orElse("")
                    + (odds.outcomes().isEmpty()
                            ? ""
                            : "; it has " + String.join(", ", odds.outcomes().keySet())));
        }
    }

    /**
     * Returns the probability that the requirement is about.
     *
     * @throws BadInputException if this question has no such outcome or number
     */
    Fraction probability(OddsTable odds) {
        if (reach.isPresent()) {
            return reach.get().chance(amount(odds), option + ' ' + this);
        }
        Fraction probability = odds.outcomes().get(outcome);
        if (probability == null) {
            throw new BadInputException(option + ' ' + this + ": this question has no outcome " + outcome);
        }
        return probability;
    }

    private OddsTable.Amount amount(OddsTable odds) {
        List<String> names = new ArrayList<>();
        for (OddsTable.Amount amount : odds.quantities()) {
            if (amount.isCalled(outcome)) {
                return amount;
            }
            names.addAll(amount.names());
        }
        throw new BadInputException(option + ' ' + this + ": this question has no number " + outcome
                + (names.isEmpty() ? "" : "; it has " + String.join(", ", names))
                + SpellingSuggestion.hint(outcome, names));
    }

    /** Returns the distance of the probability from the bound. */
    Fraction distance(OddsTable odds) {
        Fraction off = probability(odds).minus(bound);
        return off.signum() < 0 ? off.negate() : off;
    }

    /** Returns the text for users: {@code destroyed >= 90 %}. */
    String words() {
        BigDecimal percent = new BigDecimal(bound.nearest(PARTS), PLACES).stripTrailingZeros();
        boolean exact = ProbabilityParser.parse(percent.toPlainString() + '%').equals(Optional.of(bound));
        String number = exact ? percent.toPlainString() + " %" : bound.toString();
        return outcome + reach.map(ValueCondition::words).orElse("") + ' ' + relation.sign() + ' ' + number;
    }

    @Override
    public String toString() {
        return outcome + reach.map(ValueCondition::toString).orElse("") + relation.sign() + bound;
    }
}
