package io.redoubt.fuzz;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Form;
import java.util.List;

/** Which values of a question are lists or ranges: what its form does not read as one value, but as several. */
final class Lists {
    private static final List<String> ROLES = List.of("at", "by");

    private Lists() {}

    /** Whether a question asks for a table. */
    static boolean areIn(Wanted wanted) {
        Form<?> form = wanted.form();
        return wanted.options().stream()
                .anyMatch(option -> form.field(option.name())
                        .map(field -> isList(field, option.value()))
                        .orElse(ROLES.contains(option.name()) && option.value().indexOf(',') >= 0));
    }

    private static boolean isList(Field<?> field, String text) {
        if (field.kind().isRepeatable() || field.kind().isFile() || isOne(field, text)) {
            return false;
        }
        try {
            return field.isPositional()
                    ? field.alternatives(text).isPresent()
                    : !field.sweep(text).isEmpty();
        } catch (BadInput e) {
            return false;
        }
    }

    private static boolean isOne(Field<?> field, String text) {
        try {
            field.kind().parse(text);
            return true;
        } catch (BadValue e) {
            return false;
        }
    }
}
