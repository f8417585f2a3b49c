package io.redoubt.report;

import java.util.List;
import java.util.StringJoiner;

/**
 * The answers of a sweep: one for every combination of the swept inputs; the last axis varies fastest.
 *
 * @param axes the swept inputs
 * @param answers the answers, in the order of the combinations
 * @param show the outcome or quantity displayed in a table of two axes; empty for the most decisive outcome
 */
public record SweepResult(List<Axis> axes, List<Answer> answers, String show) {
    /**
     * One swept input.
     *
     * @param name the name of the input
     * @param unit the unit of its values if neither they nor its name contain it; usually empty
     * @param values the values in the notation of users
     * @param labels the values with their meaning
     */
    public record Axis(String name, String unit, List<String> values, List<String> labels) {
        /** Creates an axis without a unit. */
        public Axis(String name, List<String> values, List<String> labels) {
            this(name, "", values, labels);
        }

        /** Returns the heading of the values: the name, followed by the unit. */
        public String heading() {
            return unit.isEmpty() ? name : name + " (" + unit + ')';
        }
    }

    /** Returns the title: the game with the question if it is equal for all answers, otherwise with the command. */
    public String title() {
        QuestionSummary first = Refusals.first(answers).asked();
        String headline = SentenceText.plain(first.headline());
        boolean same = answers.stream()
                .allMatch(answer -> answer instanceof Answer.RuledOut
                        || SentenceText.plain(answer.asked().headline()).equals(headline));
        return first.title() + " · " + (same ? headline : first.command());
    }

    /** Describes the combination at {@code index}: each axis with its value. */
    public String place(int index) {
        List<String> values = values(index);
        StringJoiner place = new StringJoiner(", ");
        for (int axis = 0; axis < axes.size(); axis++) {
            place.add(axes.get(axis).name() + ' ' + values.get(axis));
        }
        return place.toString();
    }

    /** Returns the values of all axes for the combination at {@code index}. */
    public List<String> values(int index) {
        String[] values = new String[axes.size()];
        int rest = index;
        for (int i = axes.size() - 1; i >= 0; i--) {
            List<String> axis = axes.get(i).values();
            values[i] = axis.get(rest % axis.size());
            rest /= axis.size();
        }
        return List.of(values);
    }
}
