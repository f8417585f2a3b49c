package io.redoubt.cli.lookahead;

import io.redoubt.cli.query.ProbabilityParser;
import io.redoubt.exact.Fraction;
import io.redoubt.report.Decimals;
import io.redoubt.report.Percent;
import io.redoubt.report.SweepResult;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The values of a list, examined in order up to the first with a plan or a sequence of steps that meets a condition.
 *
 * @param axis the list
 * @param condition the condition
 * @param measure the kind of the numbers
 * @param rows the values examined
 * @param place the index of the value that meets the condition; of the nearest if none does
 * @param end the end of the search
 */
record UntilOutlook<T>(
        SweepResult.Axis axis,
        GoalRequirement condition,
        PlanGoal.Measure measure,
        List<Row<T>> rows,
        int place,
        End end) {
    private static final int PLACES = 3; // decimal places of a percentage
    private static final int PARTS = 100_000;

    /** The end of the search. */
    enum End {
        HOLDS("first"),
        HOLDS_FOR_NONE("nearest"),
        /** The user interrupted it before a value met the condition. */
        STOPPED("nearest"),
        /** The rules forbid a step with every value. */
        ALL_REFUSED("refused");

        private final String word;

        End(String word) {
            this.word = word;
        }

        /** Returns the word for the last row in a table. */
        String word() {
            return word;
        }
    }

    /**
     * One value of the list.
     *
     * @param answer the full answer; empty if the rules forbid a step
     * @param number the probability or worth that the condition is about; empty if the rules forbid a step
     * @param atMost the upper bound if not everything was examined; empty if it was
     * @param cells further columns of the row
     * @param reason the reason of a refusal; empty if there is none
     */
    record Row<T>(
            String value,
            Optional<T> answer,
            Optional<Fraction> number,
            Optional<Fraction> atMost,
            List<String> cells,
            String reason) {}

    /**
     * Examines the values of a list in order and stops at the first that meets the condition.
     *
     * @param isInterrupted whether the user stopped an answer, and wants no further ones
     */
    static <T> UntilOutlook<T> search(
            SweepResult.Axis axis,
            GoalRequirement condition,
            PlanGoal.Measure measure,
            Function<String, Row<T>> each,
            Predicate<T> isInterrupted) {
        List<Row<T>> rows = new ArrayList<>();
        int nearest = 0;
        Optional<Fraction> least = Optional.empty();
        for (String value : axis.values()) {
            Row<T> row = each.apply(value);
            rows.add(row);
            if (row.number().isEmpty()) {
                continue;
            }
            Fraction off = row.number().get().minus(condition.bound());
            Fraction distance = off.signum() < 0 ? off.negate() : off;
            if (condition.holds(row.number().get())) {
                return new UntilOutlook<>(axis, condition, measure, List.copyOf(rows), rows.size() - 1, End.HOLDS);
            }
            if (least.isEmpty() || distance.compareTo(least.get()) < 0) {
                least = Optional.of(distance);
                nearest = rows.size() - 1;
            }
            if (row.answer().filter(isInterrupted).isPresent()) {
                return new UntilOutlook<>(axis, condition, measure, List.copyOf(rows), nearest, End.STOPPED);
            }
        }
        End end = least.isEmpty() ? End.ALL_REFUSED : End.HOLDS_FOR_NONE;
        return new UntilOutlook<>(axis, condition, measure, List.copyOf(rows), nearest, end);
    }

    /** Returns the value that meets the condition, or the nearest. */
    Row<T> found() {
        return rows.get(place);
    }

    /** Returns the rows of a table: the value found, and the one before it. */
    List<Row<T>> shown() {
        return rows.subList(Math.max(0, place - 1), place + 1);
    }

    /** Returns the condition for people: {@code mg=destroyed >= 90 %}. */
    String words() {
        return condition.goal() + ' ' + condition.relation().sign() + ' ' + bound();
    }

    private String bound() {
        Fraction bound = condition.bound();
        if (measure == PlanGoal.Measure.MEAN) {
            return bound.denominator().equals(BigInteger.ONE)
                    ? bound.numerator().toString()
                    : bound.toString();
        }
        String percent = new BigDecimal(bound.nearest(PARTS), PLACES)
                .stripTrailingZeros()
                .toPlainString();
        return ProbabilityParser.parse(percent + '%').equals(Optional.of(bound)) ? percent + " %" : bound.toString();
    }

    String number(Fraction number) {
        return measure == PlanGoal.Measure.MEAN ? Decimals.mean(number) : Percent.of(number);
    }

    /** Returns the answer in a sentence. */
    String sentence() {
        String all = axis.values().size() == 1
                ? "the one value"
                : "the " + axis.values().size() + " values";
        String it = axis.name() + ' ' + found().value();
        String what = words().replace(' ', '\u00a0');
        String number = found().number().map(this::number).orElse("").replace(' ', '\u00a0');
        return switch (end) {
            case HOLDS -> it + " is the first of " + all + " with " + what + ": " + number;
            case HOLDS_FOR_NONE ->
                "None of " + all + " of " + axis.name() + " has " + what + "; " + it + " is closest with " + number;
            case STOPPED ->
                "Stopped after " + rows.size() + " of " + all + " of " + axis.name() + ", none with " + what + "; " + it
                        + " is closest with " + number;
            case ALL_REFUSED -> "None of " + all + " of " + axis.name() + " is allowed";
        };
    }

    /** Returns what must be known besides the rows: plans that may be better, and refusals. */
    List<String> notes() {
        List<String> notes = new ArrayList<>();
        for (Row<T> row : rows) {
            String lead = axis.name() + ' ' + row.value() + ": ";
            row.atMost()
                    .ifPresent(most ->
                            notes.add(lead + "the plan is incomplete; a better one reaches at most " + number(most)));
            if (!row.reason().isEmpty()) {
                notes.add(lead + "not allowed: " + row.reason());
            }
        }
        return notes;
    }
}
