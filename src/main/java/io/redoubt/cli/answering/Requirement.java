package io.redoubt.cli.answering;

import io.redoubt.exact.Fraction;
import io.redoubt.exact.Relation;
import io.redoubt.report.OddsTable;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Nearest;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Something asked of the odds: {@code destroyed>=1/2}, or {@code hits>=3>=90%} of a number.
 *
 * @param option the option it was given with, for complaints
 * @param outcome the outcome, or the number, it is about
 * @param reach which values of the number count; empty where it is about an outcome
 * @param relation how the probability must compare
 * @param bound with what
 */
public record Requirement(
        String option, String outcome, Optional<NumberReach> reach, Relation relation, Fraction bound) {
    private static final int PLACES = 3; // of a percentage
    private static final int PARTS = 100_000;

    /** A count, where a probability should stand. */
    private static final Pattern COUNT = Pattern.compile("\\s*[1-9][0-9]*\\s*");

    /**
     * Reads a requirement on one of the outcomes, or on a number that a question may have.
     *
     * @throws BadInput if it is none
     */
    public static Requirement parse(CommonOption option, String text, List<String> outcomes) {
        String lead = "--" + option.key();
        Optional<NumberReach.Split> number = NumberReach.split(text);
        if (number.isPresent()) {
            NumberReach.Split split = number.get();
            Fraction bound = probability(lead, text, split.probability());
            return new Requirement(lead, split.name(), Optional.of(split.reach()), split.relation(), bound);
        }
        for (Relation relation : Relation.values()) {
            int at = text.indexOf(relation.sign());
            if (at >= 0) {
                String outcome = text.substring(0, at).strip();
                String probability = text.substring(at + relation.sign().length());
                if (outcome.endsWith("=")) {
                    throw new BadInput(lead + ' ' + Escaped.of(text) + ": write " + relation.sign() + "=, not ="
                            + relation.sign());
                }
                if (!outcomes.contains(outcome)) {
                    boolean count = COUNT.matcher(probability).matches();
                    throw new BadInput(lead + ' ' + Escaped.of(text) + ": no outcome is called " + Escaped.of(outcome)
                            + "; there are " + String.join(", ", outcomes) + Nearest.hint(outcome, outcomes)
                            + (count ? "; of a number say how likely too, as in " + Escaped.of(text) + ">=50%" : ""));
                }
                Fraction bound = probability(lead, text, probability);
                return new Requirement(lead, outcome, Optional.empty(), relation, bound);
            }
        }
        throw new BadInput(lead + ' ' + Escaped.of(text) + ": write an outcome, one of >= > <= < =, and a probability");
    }

    private static Fraction probability(String lead, String text, String probability) {
        return Probability.parse(probability)
                .orElseThrow(() -> new BadInput(lead + ' ' + Escaped.of(text)
                        + ": the probability is a fraction, decimal or percent from 0 to 1, like 1/2 or 50%"));
    }

    boolean holds(OddsTable odds) {
        return relation.holds(probability(odds).compareTo(bound));
    }

    /**
     * Makes sure that a question has this outcome, or this number.
     *
     * @param instead what to ask in its place, if the rules can say so
     * @throws BadInput if it has not
     */
    void mustBeIn(OddsTable odds, Optional<String> instead) {
        if (reach.isPresent()) {
            probability(odds);
        } else if (!odds.outcomes().containsKey(outcome)) {
            throw new BadInput(option + ' ' + this + ": this question has no outcome " + outcome
                    + instead.map(words -> "; " + words).orElse("")
                    + (odds.outcomes().isEmpty()
                            ? ""
                            : "; it has " + String.join(", ", odds.outcomes().keySet())));
        }
    }

    /**
     * The probability it is about.
     *
     * @throws BadInput if this question has no such outcome, or no such number
     */
    Fraction probability(OddsTable odds) {
        if (reach.isPresent()) {
            return reach.get().chance(amount(odds), option + ' ' + this);
        }
        Fraction probability = odds.outcomes().get(outcome);
        if (probability == null) {
            throw new BadInput(option + ' ' + this + ": this question has no outcome " + outcome);
        }
        return probability;
    }

    private OddsTable.Amount amount(OddsTable odds) {
        List<String> names = new ArrayList<>();
        for (OddsTable.Amount amount : odds.quantities()) {
            if (amount.isCalled(outcome)) {
                return amount;
            }
            names.add(amount.name());
            amount.alias().ifPresent(names::add);
        }
        throw new BadInput(option + ' ' + this + ": this question has no number " + outcome
                + (names.isEmpty() ? "" : "; it has " + String.join(", ", names)) + Nearest.hint(outcome, names));
    }

    /** How much odds for which it does not hold miss it by. */
    Fraction distance(OddsTable odds) {
        Fraction off = probability(odds).minus(bound);
        return off.signum() < 0 ? off.negate() : off;
    }

    /** It as people write it: {@code destroyed >= 90 %}. */
    String words() {
        BigDecimal percent = new BigDecimal(bound.nearest(PARTS), PLACES).stripTrailingZeros();
        boolean exact = Probability.parse(percent.toPlainString() + '%').equals(Optional.of(bound));
        String number = exact ? percent.toPlainString() + " %" : bound.toString();
        return outcome + reach.map(NumberReach::words).orElse("") + ' ' + relation.sign() + ' ' + number;
    }

    @Override
    public String toString() {
        return outcome + reach.map(NumberReach::toString).orElse("") + relation.sign() + bound;
    }
}
