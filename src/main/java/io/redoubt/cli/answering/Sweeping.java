package io.redoubt.cli.answering;

import io.redoubt.odds.Budget;
import io.redoubt.report.Answer;
import io.redoubt.report.Grid;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The inputs of a query that are lists or ranges, and the queries they stand for. */
public final class Sweeping {
    private static final int MOST_ANSWERS = 10_000;

    private final Query query;
    private final List<Grid.Axis> axes = new ArrayList<>();

    /** Never above {@value #MOST_ANSWERS} before the last axis, so that no number of values overflows it. */
    private long combinations = 1;

    public Sweeping(Query query) {
        this.query = query;
        for (Field<?> field : query.procedure().form().fields()) {
            String text = query.inputs().get(field.name());
            if (text != null && mayBeSwept(field) && isList(field, text)) {
                add(axis(field, text));
            }
        }
        for (CommonOption role : List.of(CommonOption.AT, CommonOption.BY)) {
            String text = query.inputs().get(role.key());
            if (text != null && query.procedure().form().field(role.key()).isEmpty() && text.indexOf(',') >= 0) {
                add(cards(role.key(), text));
            }
        }
        if (isSweep() && !query.settings().counted()) {
            throw new BadInput("--" + axes.get(0).name() + ": lists and ranges ask for a table of odds: add --odds");
        }
    }

    /** One more axis; together they must not ask for too much. */
    private void add(Grid.Axis axis) {
        axes.add(axis);
        combinations *= axis.values().size();
        if (combinations > MOST_ANSWERS) {
            throw new BadInput("--" + axis.name() + ": the lists and ranges together ask for more than " + MOST_ANSWERS
                    + " answers; use redoubt batch for so many");
        }
    }

    private static boolean mayBeSwept(Field<?> field) {
        return !field.isPositional()
                && !field.kind().isRepeatable()
                && !field.kind().isFlag()
                && !field.kind().isFile();
    }

    /** What a kind reads as one value is no list, whatever stands in it. */
    private static boolean isList(Field<?> field, String text) {
        if (text.indexOf(',') < 0 && !text.contains("..")) {
            return false;
        }
        return isUnknown(field, text);
    }

    public boolean isSweep() {
        return !axes.isEmpty();
    }

    public Grid answers(AnswerDesk desk) {
        Waiting waiting = Waiting.at(desk.world());
        try {
            return answers(desk, desk.budget(query, waiting));
        } finally {
            waiting.over();
        }
    }

    /** One question, however many answers it has: they share what it may take. */
    private Grid answers(AnswerDesk desk, Budget budget) {
        List<Answer> answers = new ArrayList<>();
        Grid order = new Grid(axes, List.of(), "");
        for (int i = 0; i < combinations; i++) {
            Map<String, String> inputs = new LinkedHashMap<>(query.inputs());
            List<String> values = order.values(i);
            for (int axis = 0; axis < values.size(); axis++) {
                inputs.put(axes.get(axis).name(), values.get(axis));
            }
            answers.add(desk.ask(query.with(inputs), budget).answer());
        }
        return new Grid(axes, answers, query.settings().show());
    }

    /** A list of names; whether each is a card is told when it is asked about. */
    private static Grid.Axis cards(String name, String text) {
        List<String> names = List.of(text.split(",", -1));
        return new Grid.Axis(name, names, names);
    }

    /** Whether a list names something that the form does not know: cards, perhaps. */
    private static boolean namesOthers(Field<?> field, String text) {
        boolean role =
                field.name().equals(CommonOption.AT.key()) || field.name().equals(CommonOption.BY.key());
        if ((!role && !field.kind().namesCards()) || text.contains("..")) {
            return false;
        }
        for (String name : text.split(",", -1)) {
            if (isUnknown(field, name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isUnknown(Field<?> field, String text) {
        try {
            field.kind().parse(text);
            return false;
        } catch (BadValue e) {
            return true;
        }
    }

    private static <T> Grid.Axis axis(Field<T> field, String text) {
        if (namesOthers(field, text)) {
            return cards(field.name(), text);
        }
        List<String> values = field.sweep(text);
        Kind<T> kind = field.kind();
        List<String> labels = new ArrayList<>(values.size());
        for (String value : values) {
            labels.add(kind.explain(kind.parse(value)));
        }
        return new Grid.Axis(field.name(), values, labels);
    }
}
