package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.util.List;
import java.util.Optional;

/**
 * Questions set beside each other.
 *
 * @param questions in the order they were asked; they are counted from 1
 * @param better which of two makes an outcome likelier
 * @param bothRolled what comes out higher when two of them are rolled
 * @param remarks what could not be compared, and why
 */
public record Comparison(
        List<Compared> questions, List<Better> better, List<BothRolled> bothRolled, List<String> remarks) {
    /** What {@link BothRolled#of} says of the outcomes themselves: no number is called so. */
    public static final String OUTCOME = "outcome";

    /**
     * One question.
     *
     * @param text as it was asked
     */
    public record Compared(String text, Answer answer) {
        public Optional<OddsTable> odds() {
            return HeatColumns.odds(answer);
        }
    }

    /**
     * One outcome of two questions.
     *
     * @param first the number of the question that makes it likelier
     * @param second the number of the other
     * @param difference by how much
     */
    public record Better(int first, int second, String outcome, Fraction difference) {}

    /**
     * Two questions, each rolled by itself.
     *
     * @param of what is compared: {@link #OUTCOME}, or a number by its name
     * @param words the same for people
     * @param above the chance that the first comes out higher
     * @param equal that both come out alike
     */
    public record BothRolled(int first, int second, String of, String words, Fraction above, Fraction equal) {
        /** The chance that the second comes out higher. */
        public Fraction below() {
            return Fraction.ONE.minus(above).minus(equal);
        }

        public boolean isOutcome() {
            return of.equals(OUTCOME);
        }

        /** The same seen from the other question. */
        BothRolled turned() {
            return new BothRolled(/* first= */ second, /* second= */ first, of, words, below(), equal);
        }
    }

    /** What becomes of two questions when both are rolled; empty where that cannot be said. */
    Optional<BothRolled> bothRolled(int first, int second, String of) {
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

    /** Whether the average of a number is the least it can be in one of the questions. */
    boolean isBound(String number) {
        return questions.stream()
                .flatMap(question -> question.odds().stream())
                .flatMap(odds -> odds.quantities().stream())
                .anyMatch(amount -> amount.name().equals(number) && amount.bound() == OddsTable.Bound.AT_LEAST);
    }

    /** Whether a question is rolled against any other. */
    boolean isRolled(int question, String of) {
        return bothRolled.stream()
                .anyMatch(each -> each.of().equals(of) && (each.first() == question || each.second() == question));
    }
}
