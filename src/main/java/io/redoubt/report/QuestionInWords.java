package io.redoubt.report;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ValueFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Formats questions in the words of their options. */
public final class QuestionInWords {
    private QuestionInWords() {}

    /**
     * Returns every input that differs from its default, except those named: first those asked for, then those taken
     * from other sources, for example a card. Empty if there are none.
     */
    public static String of(QuestionSummary asked, List<String> except) {
        StringBuilder given = new StringBuilder();
        StringBuilder taken = new StringBuilder();
        for (Map.Entry<InputField<?>, Object> input : asked.inputs().entrySet()) {
            InputField<?> field = input.getKey();
            boolean standard =
                    field.standard().isPresent() && field.standard().get().equals(input.getValue());
            boolean supplied = asked.sources().containsKey(field.name());
            if (!standard && !supplied && !field.isPositional() && !except.contains(field.name())) {
                boolean isGiven = asked.given().contains(field.name());
                add(field, input.getValue(), isGiven ? given : taken);
            }
        }
        String lead = given.length() == 0 ? "" : "asked: " + given;
        return taken.length() == 0 ? lead : lead + (lead.isEmpty() ? "implied: " : "; implied: ") + taken;
    }

    private static void add(InputField<?> field, Object value, StringBuilder text) {
        text.append(text.length() == 0 ? "" : ", ").append(field.name());
        if (!field.kind().isFlag()) {
            String shown = explained(field.kind(), value);
            // Several values may be broken across lines.
            text.append('\u00a0').append(field.kind().isRepeatable() ? shown : shown.replace(' ', '\u00a0'));
        }
    }

    /**
     * Returns the inputs of the first question whose value differs in another one, for example those a card fills in.
     */
    public static List<String> differing(List<Answer> answers) {
        List<String> differing = new ArrayList<>();
        for (Map.Entry<InputField<?>, Object> input :
                Refusals.first(answers).asked().inputs().entrySet()) {
            InputField<?> field = input.getKey();
            String value = explained(field.kind(), input.getValue());
            boolean same = true;
            for (Answer answer : answers) {
                Object other = answer.asked().inputs().get(field);
                same &= other == null || explained(field.kind(), other).equals(value);
            }
            if (!same) {
                differing.add(field.name());
            }
        }
        return differing;
    }

    /** Returns the inputs that one piece fills in for the first question, and another piece or none for a later one. */
    static List<String> suppliedByOthers(List<Answer> answers) {
        List<String> others = new ArrayList<>();
        Refusals.first(answers).asked().sources().forEach((input, source) -> {
            for (Answer answer : answers) {
                boolean read = !(answer instanceof Answer.RuledOut);
                if (read && !source.equals(answer.asked().sources().get(input)) && !others.contains(input)) {
                    others.add(input);
                }
            }
        });
        return others;
    }

    /** Returns the inputs that pieces filled in, piece by piece; empty if there are none. */
    public static String supplied(QuestionSummary asked) {
        return supplied(asked, List.of());
    }

    /** Returns the inputs that pieces filled in, except those named. */
    static String supplied(QuestionSummary asked, List<String> except) {
        Map<String, StringBuilder> pieces = new LinkedHashMap<>();
        for (Map.Entry<InputField<?>, Object> input : asked.inputs().entrySet()) {
            InputField<?> field = input.getKey();
            String source = asked.sources().get(field.name());
            if (source != null && !except.contains(field.name())) {
                StringBuilder text = pieces.computeIfAbsent(source, any -> new StringBuilder());
                text.append(text.length() == 0 ? "" : ", ").append(field.name());
                if (!field.kind().isFlag()) {
                    text.append('\u00a0').append(explained(field.kind(), input.getValue()));
                }
            }
        }
        StringBuilder all = new StringBuilder();
        pieces.forEach((piece, text) -> all.append(all.length() == 0 ? "from " : "; from ")
                .append(PrintableText.of(piece))
                .append(": ")
                .append(text));
        return all.toString();
    }

    /** Returns a line for each chosen reading, one for the default ones, and one for options without effect. */
    public static List<String> footer(QuestionSummary asked) {
        List<String> lines = new ArrayList<>();
        List<String> usual = new ArrayList<>();
        for (Map.Entry<Reading<?>, NamedConstant> reading : asked.readings().entrySet()) {
            String key = reading.getKey().key();
            boolean disputed = reading.getKey().nature() == Reading.Nature.DISPUTED;
            if (!reading.getKey().standard().equals(reading.getValue())) {
                lines.add((disputed ? "Disputed rules (reading chosen): " : "Chosen: ")
                        + key
                        + '='
                        + reading.getValue().id());
            } else if (disputed) {
                usual.add(key);
            }
        }
        if (!usual.isEmpty()) {
            lines.add("Disputed rules (default reading): " + String.join(", ", usual));
        }
        if (!asked.unused().isEmpty()) {
            lines.add("Options with no effect here: " + String.join(", ", asked.unused()));
        }
        return lines;
    }

    @SuppressWarnings("unchecked") // inputs hold each field with a value of its own type
    private static <T> String explained(ValueFormat<T> kind, Object value) {
        return kind.explain((T) value);
    }
}
