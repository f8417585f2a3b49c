package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.util.List;
import java.util.Optional;

/**
 * How far a list was counted on, to the first of its values for which something holds.
 *
 * @param axis the list
 * @param option the option that takes the list, with its dashes; empty where it stands without a name
 * @param condition what is to hold: {@code destroyed>=9/10}
 * @param words the same for people
 * @param tried what came of each value up to there, in order; of all of them if it holds for none
 * @param end how it ended
 * @param place of the value it holds for; where there is none, of the one that comes nearest
 */
public record FirstValue(
        Grid.Axis axis, String option, String condition, String words, List<Tried> tried, End end, int place) {
    /** How counting on ends. */
    public enum End {
        HOLDS,
        HOLDS_FOR_NONE,
        /** The rules forbid every value. */
        ALL_REFUSED
    }

    /**
     * One value.
     *
     * @param chance of what the condition is about; empty where the rules allow nothing
     */
    public record Tried(Answer answer, Optional<Fraction> chance) {}

    /** What came of the value it holds for, or of the nearest. */
    public Tried found() {
        return tried.get(place);
    }

    /** The value. */
    public String value() {
        return axis.values().get(place);
    }

    /** The list as far as it was counted on. */
    public Grid.Axis reached() {
        return new Grid.Axis(
                axis.name(),
                axis.unit(),
                axis.values().subList(0, tried.size()),
                axis.labels().subList(0, tried.size()));
    }

    /** What came of each value up to there. */
    public List<Answer> answers() {
        return tried.stream().map(Tried::answer).toList();
    }

    /** The value and the one before it, for comparison. */
    Grid rows(String show) {
        int from = Math.max(0, place - 1);
        Grid.Axis rows = new Grid.Axis(
                axis.name(),
                axis.unit(),
                axis.values().subList(from, place + 1),
                axis.labels().subList(from, place + 1));
        List<Answer> answers =
                tried.subList(from, place + 1).stream().map(Tried::answer).toList();
        return new Grid(List.of(rows), answers, show);
    }

    /** The answer in a sentence. */
    String sentence() {
        String all = axis.values().size() == 1
                ? "the one value"
                : "the " + axis.values().size() + " values";
        String it = option.isEmpty() ? value() : axis.name() + ' ' + value();
        String ofIt = option.isEmpty() ? all : all + " of " + axis.name();
        String what = words.replace(' ', '\u00a0');
        String chance = found().chance().map(Percent::unbroken).orElse("");
        return switch (end) {
            case HOLDS -> it + " is the first of " + all + " with " + what + ": it has " + chance;
            case HOLDS_FOR_NONE -> "None of " + ofIt + " has " + what + "; " + it + " comes nearest with " + chance;
            case ALL_REFUSED -> "None of " + ofIt + " is allowed";
        };
    }
}
