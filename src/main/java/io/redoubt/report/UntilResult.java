package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.util.List;
import java.util.Optional;

/**
 * The result of counting a list up to the first value that meets a condition.
 *
 * @param axis the list
 * @param option the option that takes the list, with its dashes; empty if it has no name
 * @param condition the condition: {@code destroyed>=9/10}
 * @param words the condition for people
 * @param tried the result of each value up to the last one counted, in order
 * @param end the end of the search
 * @param place the index of the value that meets the condition; if there is none, of the nearest
 */
public record UntilResult(
        SweepResult.Axis axis, String option, String condition, String words, List<Tried> tried, End end, int place) {
    /** The end of the search. */
    public enum End {
        HOLDS,
        HOLDS_FOR_NONE,
        /** The rules forbid every value. */
        ALL_REFUSED
    }

    /**
     * One value.
     *
     * @param chance the probability in the condition; empty if the rules forbid the value
     */
    public record Tried(Answer answer, Optional<Fraction> chance) {}

    /** Returns the result of the value that meets the condition, or of the nearest. */
    public Tried found() {
        return tried.get(place);
    }

    /** Returns the value. */
    public String value() {
        return axis.values().get(place);
    }

    /** Returns the counted part of the list. */
    public SweepResult.Axis reached() {
        return new SweepResult.Axis(
                axis.name(),
                axis.unit(),
                axis.values().subList(0, tried.size()),
                axis.labels().subList(0, tried.size()));
    }

    /** Returns the answers of the counted values. */
    public List<Answer> answers() {
        return tried.stream().map(Tried::answer).toList();
    }

    /**
     * Returns the value and the one before it, for comparison.
     *
     * @param show the outcome or quantity displayed; empty for all
     */
    public SweepResult rows(String show) {
        int from = Math.max(0, place - 1);
        SweepResult.Axis rows = new SweepResult.Axis(
                axis.name(),
                axis.unit(),
                axis.values().subList(from, place + 1),
                axis.labels().subList(from, place + 1));
        List<Answer> answers =
                tried.subList(from, place + 1).stream().map(Tried::answer).toList();
        return new SweepResult(List.of(rows), answers, show);
    }

    /** Returns the answer in a sentence. */
    public String sentence() {
        String all = axis.values().size() == 1
                ? "the one value"
                : "the " + axis.values().size() + " values";
        String it = option.isEmpty() ? value() : axis.name() + ' ' + value();
        String ofIt = option.isEmpty() ? all : all + " of " + axis.name();
        String what = words.replace(' ', '\u00a0');
        String chance = found().chance().map(Percent::unbroken).orElse("");
        return switch (end) {
            case HOLDS -> it + " is the first of " + all + " with " + what + ": " + chance;
            case HOLDS_FOR_NONE -> "None of " + ofIt + " has " + what + "; " + it + " is closest with " + chance;
            case ALL_REFUSED -> "None of " + ofIt + " is allowed";
        };
    }
}
