package io.redoubt.report;

import java.util.List;
import java.util.StringJoiner;

/**
 * The answers of a sweep: one for every combination of the swept inputs, the last axis turning fastest.
 *
 * @param axes the swept inputs
 * @param answers in the order of the combinations
 * @param show the outcome or quantity a table of two axes tells; empty for the most decisive outcome
 */
public record Grid(List<Axis> axes, List<Answer> answers, String show) {
    /**
     * One swept input.
     *
     * @param name the input
     * @param unit what its values count, where neither they nor its name say so; empty as a rule
     * @param values as a user writes them
     * @param labels the same with more of their meaning
     */
    public record Axis(String name, String unit, List<String> values, List<String> labels) {
        /** An input whose values, or whose name, say what they count. */
        public Axis(String name, List<String> values, List<String> labels) {
            this(name, "", values, labels);
        }

        /** What stands over the values: the name, and the unit behind it. */
        String heading() {
            return unit.isEmpty() ? name : name + " (" + unit + ')';
        }
    }

    /** The game, and the question where it reads the same for all; else the command. */
    public String title() {
        Asked first = Refusals.first(answers).asked();
        String headline = Wording.plain(first.headline());
        boolean same = answers.stream()
                .allMatch(answer -> answer instanceof Answer.RuledOut
                        || Wording.plain(answer.asked().headline()).equals(headline));
        return first.title() + " · " + (same ? headline : first.command());
    }

    /** Which combination the one at {@code index} is: each axis with its value. */
    public String place(int index) {
        List<String> values = values(index);
        StringJoiner place = new StringJoiner(", ");
        for (int axis = 0; axis < axes.size(); axis++) {
            place.add(axes.get(axis).name() + ' ' + values.get(axis));
        }
        return place.toString();
    }

    /** The values of all axes for the combination at {@code index}. */
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
