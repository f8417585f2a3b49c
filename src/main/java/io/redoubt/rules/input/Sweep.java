package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.List;

/** Expands the values of a list or range of one input. */
final class Sweep<T> {
    private final InputField<T> field;

    Sweep(InputField<T> field) {
        this.field = field;
    }

    List<String> values(String text) {
        List<String> values = new ArrayList<>();
        int from = 0;
        while (from <= text.length()) {
            int comma = text.indexOf(',', from);
            int end = comma < 0 ? text.length() : comma;
            add(text.substring(from, end), values);
            from = end + 1;
        }
        return values;
    }

    private void add(String item, List<String> values) {
        int dots = item.indexOf("..");
        if (dots < 0) {
            values.add(field.kind().show(field.parse(item)));
            return;
        }
        T from = field.parse(item.substring(0, dots));
        T to = field.parse(item.substring(dots + 2));
        List<T> span;
        try {
            span = field.kind().span(from, to);
        } catch (BadValueException e) {
            throw new BadInputException("--" + field.name() + ' ' + PrintableText.of(item) + ": " + e.getMessage());
        }
        if (span.isEmpty()) {
            throw new BadInputException("--" + field.name() + ' ' + PrintableText.of(item)
                    + ": the range is empty, its end is below " + "its start");
        }
        for (T value : span) {
            values.add(field.kind().show(value));
        }
    }
}
