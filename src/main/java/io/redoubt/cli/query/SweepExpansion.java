package io.redoubt.cli.query;

import io.redoubt.report.Answer;
import io.redoubt.report.SweepResult;
import io.redoubt.report.UntilResult;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.MissingInputException;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.ValueFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Expands a query whose inputs are lists or ranges into single queries. */
public final class SweepExpansion {
    private static final int MOST_ANSWERS = 10_000;

    private final Query query;
    private final List<SweepResult.Axis> axes = new ArrayList<>();

    /** The number of queries, at most {@value #MOST_ANSWERS} before the last axis, so that it cannot overflow. */
    private long combinations = 1;

    public SweepExpansion(Query query) {
        this.query = query;
        if (mayHoldLists()) {
            findLists();
        }
        Optional<Requirement> until = query.settings().until();
        if (until.isPresent()) {
            mustHaveOneList(until.get());
        }
        if (isSweep() && !query.settings().counted()) {
            throw new BadInputException(alone(axes.get(0)));
        }
    }

    /** Returns whether a text may contain a list, without parsing the form: nearly all queries have none. */
    private boolean mayHoldLists() {
        boolean may = query.procedure().form().positional().isPresent();
        for (String text : query.inputs().values()) {
            may |= text.indexOf(',') >= 0 || text.contains("..");
        }
        return may;
    }

    private void findLists() {
        for (InputField<?> field : query.procedure().form().fields()) {
            String text = query.inputs().get(field.name());
            if (text != null && mayBeSwept(field) && isList(field, text)) {
                add(axis(field, text));
            } else if (text != null && field.isPositional()) {
                field.alternatives(text).ifPresent(values -> add(new SweepResult.Axis(field.name(), values, values)));
            }
        }
        for (CommonOption role : List.of(CommonOption.AT, CommonOption.BY)) {
            String text = query.inputs().get(role.key());
            if (text != null
                    && query.procedure().form().field(role.key()).isEmpty()
                    && (text.indexOf(',') >= 0 || PieceNameFormat.isRange(text))) {
                add(cards(role.key(), text));
            }
        }
    }

    private void mustHaveOneList(Requirement until) {
        if (axes.size() != 1) {
            List<String> lists = new ArrayList<>();
            axes.forEach(axis -> lists.add("--" + axis.name()));
            throw new BadInputException("--until " + until + " needs exactly one list or range"
                    + (lists.isEmpty()
                            ? single().orElse(": give one, like 1..20")
                            : ", and there are " + lists.size() + ": " + String.join(", ", lists)));
        }
    }

    /** Describes an input that looks like a range but is one value: a chance of 1..6 means six faces. */
    private Optional<String> single() {
        for (InputField<?> field : query.procedure().form().fields()) {
            String text = query.inputs().getOrDefault(field.name(), "");
            if (mayBeSwept(field) && !query.sources().containsKey(field.name()) && PieceNameFormat.isRange(text)) {
                return Optional.of(single(field, text));
            }
        }
        return Optional.empty();
    }

    private static <T> String single(InputField<T> field, String text) {
        ValueFormat<T> kind = field.kind();
        String read = kind.show(kind.parse(text));
        String given =
                ": --" + field.name() + ' ' + PrintableText.of(text) + " is one value, " + PrintableText.of(read);
        String range =
                text.substring(0, text.indexOf("..")) + read.substring(Math.max(0, read.indexOf('/'))) + ".." + read;
        return given + "; a range is " + (kind.reads(range) ? "a list of values" : PrintableText.of(range));
    }

    /** Returns the error text for a list in a ruling. */
    private String alone(SweepResult.Axis axis) {
        String list = query.inputs().getOrDefault(axis.name(), "");
        return isRole(axis.name())
                ? "--" + axis.name() + ' ' + PrintableText.of(list)
                        + ": a ruling takes one name; give one, or add --odds for a table of all" + together(list)
                : (isNameless(axis) ? PrintableText.of(list) : option(axis)) + ": lists and ranges need --odds";
    }

    private String together(String list) {
        return query.game().battleRules().actTogether()
                ? "; --by " + PrintableText.of(list.replace(',', '+')) + " lets them act together"
                : "";
    }

    private String option(SweepResult.Axis axis) {
        return isNameless(axis) ? "" : "--" + axis.name();
    }

    private boolean isNameless(SweepResult.Axis axis) {
        return query.procedure()
                .form()
                .field(axis.name())
                .filter(InputField::isPositional)
                .isPresent();
    }

    private static boolean isRole(String name) {
        return name.equals(CommonOption.AT.key()) || name.equals(CommonOption.BY.key());
    }

    /** Adds an axis and checks the total number of queries. */
    private void add(SweepResult.Axis axis) {
        axes.add(axis);
        combinations *= axis.values().size();
        if (combinations > MOST_ANSWERS) {
            throw new BadInputException("--" + axis.name() + ": the lists and ranges together ask for more than "
                    + MOST_ANSWERS + " answers; use redoubt batch instead");
        }
    }

    private static boolean mayBeSwept(InputField<?> field) {
        return !field.isPositional()
                && !field.kind().isRepeatable()
                && !field.kind().isFlag()
                && !field.kind().isFile();
    }

    /** Returns whether a text is a list; a text that the kind of the field reads as one value is not. */
    private static boolean isList(InputField<?> field, String text) {
        if (text.indexOf(',') < 0 && !text.contains("..")) {
            return false;
        }
        return !field.kind().reads(text);
    }

    public boolean isSweep() {
        return !axes.isEmpty();
    }

    /**
     * Finds the first value that meets a condition and stops there.
     *
     * @param until the condition of the query
     */
    public UntilResult first(Requirement until, Function<Query, Answer> each) {
        return new UntilSearch(until, axes.get(0), option(axes.get(0))).run(queries(axes), one -> answer(one, each));
    }

    /** Returns the answers to all queries, in the order of the grid. */
    public SweepResult answers(Function<Query, Answer> each) {
        List<Answer> answers = new ArrayList<>();
        for (Query one : queries(axes)) {
            answers.add(answer(one, each));
        }
        return new SweepResult(axes, answers, query.settings().show());
    }

    /** Returns every combination of the listed names, without expanding lists of values. */
    public List<Query> named() {
        List<SweepResult.Axis> names = new ArrayList<>(axes);
        names.removeIf(axis -> !isRole(axis.name()));
        return queries(names);
    }

    private List<Query> queries(List<SweepResult.Axis> turned) {
        List<Query> queries = new ArrayList<>();
        SweepResult order = new SweepResult(turned, List.of(), "");
        int all = 1;
        for (SweepResult.Axis axis : turned) {
            all *= axis.values().size();
        }
        for (int i = 0; i < all; i++) {
            Map<String, String> inputs = new LinkedHashMap<>(query.inputs());
            List<String> values = order.values(i);
            for (int axis = 0; axis < values.size(); axis++) {
                inputs.put(turned.get(axis).name(), values.get(axis));
            }
            queries.add(query.with(inputs));
        }
        return queries;
    }

    /**
     * Answers a query. A missing input is reported with the names of the pieces, because only some of them may lack it.
     */
    private Answer answer(Query one, Function<Query, Answer> each) {
        try {
            return each.apply(one);
        } catch (MissingInputException e) {
            List<String> names = new ArrayList<>();
            for (SweepResult.Axis axis : axes) {
                if (isRole(axis.name())) {
                    names.add(axis.name() + ' ' + PrintableText.of(one.inputs().getOrDefault(axis.name(), "")));
                }
            }
            if (names.isEmpty()) {
                throw e;
            }
            throw new BadInputException(String.join(", ", names) + ": " + e.getMessage());
        }
    }

    /** Creates an axis of names; each name is checked when its query is resolved. */
    private static SweepResult.Axis cards(String name, String text) {
        List<String> names = PieceNameFormat.listed(text);
        return new SweepResult.Axis(name, names, names);
    }

    /** Returns whether a list names items that the form does not know, possibly pieces or cards. */
    private static boolean namesOthers(InputField<?> field, String text) {
        if (!isRole(field.name()) && !field.kind().namesCards()) {
            return false;
        }
        for (String item : text.split(",", -1)) {
            int dots = item.indexOf("..");
            boolean others = dots < 0
                    ? !field.kind().reads(item)
                    : PieceNameFormat.isRange(item) && !field.kind().reads(item.substring(0, dots));
            if (others) {
                return true;
            }
        }
        return false;
    }

    private static <T> SweepResult.Axis axis(InputField<T> field, String text) {
        if (namesOthers(field, text)) {
            return cards(field.name(), text);
        }
        List<String> values = field.sweep(text);
        ValueFormat<T> kind = field.kind();
        List<String> labels = new ArrayList<>(values.size());
        for (String value : values) {
            labels.add(kind.explain(kind.parse(value)));
        }
        return new SweepResult.Axis(field.name(), kind.unit(), values, labels);
    }
}
