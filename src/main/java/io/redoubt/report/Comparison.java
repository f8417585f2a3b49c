package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.util.List;
import java.util.Optional;

/**
 * A comparison of questions.
 *
 * @param questions the questions in order, counted from 1
 * @param better the question of each two that makes an outcome likelier
 * @param bothRolled the probabilities of the higher result if two of them are rolled
 * @param remarks the comparisons that were impossible, with reasons
 */
public record Comparison(
        List<Compared> questions, List<Better> better, List<BothRolled> bothRolled, List<String> remarks) {
    /** The value of {@link BothRolled#of} for the outcomes themselves; no quantity has this name. */
    public static final String OUTCOME = "outcome";

    /**
     * One question.
     *
     * @param text the text of the question
     */
    public record Compared(String text, Answer answer) {
        public Optional<OddsTable> odds() {
            return HeatColumns.odds(answer);
        }
    }

    /**
     * The comparison of one outcome of two questions.
     *
     * @param first the number of the question that makes it likelier
     * @param second the number of the other question
     * @param difference the difference of the probabilities
     */
    public record Better(int first, int second, String outcome, Fraction difference) {}

    /**
     * Two questions, rolled independently.
     *
     * @param of the compared item: {@link #OUTCOME}, or the name of a quantity
     * @param words the compared item for people
     * @param above the probability that the first result is higher
     * @param equal the probability of a tie
     */
    public record BothRolled(int first, int second, String of, String words, Fraction above, Fraction equal) {
        /** Returns the probability that the second result is higher. */
        public Fraction below() {
            return Fraction.ONE.minus(above).minus(equal);
        }

        public boolean isOutcome() {
            return of.equals(OUTCOME);
        }

        /** Returns the comparison with both questions swapped. */
        BothRolled turned() {
            return new BothRolled(/* first= */ second, /* second= */ first, of, words, below(), equal);
        }
    }

    /** Returns the result of rolling two questions; empty if they cannot be compared. */
    public Optional<BothRolled> bothRolled(int first, int second, String of) {
        for (BothRolled each : bothRolled) {
            if (each.of().equals(of) && each.first() == first && each.second() == second) {
                return Optional.of(each);
            }
            if (each.of().equals(of) && each.first() == second && each.second() == first) {
                return Optional.of(each.turned());
            }
        }
        return Optional.empty();
    }

    /** Returns whether the average of a quantity is a lower bound in one of the questions. */
    boolean isBound(String number) {
        return questions.stream()
                .flatMap(question -> question.odds().stream())
                .flatMap(odds -> odds.quantities().stream())
                .anyMatch(amount -> amount.name().equals(number) && amount.bound() == OddsTable.Bound.AT_LEAST);
    }

    /** Returns whether a question is compared with any other. */
    public boolean isRolled(int question, String of) {
        return bothRolled.stream()
                .anyMatch(each -> each.of().equals(of) && (each.first() == question || each.second() == question));
    }
}
