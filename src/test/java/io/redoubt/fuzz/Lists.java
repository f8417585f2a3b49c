package io.redoubt.fuzz;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.InputField;
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

    private static boolean isList(InputField<?> field, String text) {
        if (field.kind().isRepeatable() || field.kind().isFile() || isOne(field, text)) {
            return false;
        }
        try {
            return field.isPositional()
                    ? field.alternatives(text).isPresent()
                    : !field.sweep(text).isEmpty();
        } catch (BadInputException e) {
            return false;
        }
    }

    private static boolean isOne(InputField<?> field, String text) {
        try {
            field.kind().parse(text);
            return true;
        } catch (BadValueException e) {
            return false;
        }
    }
}
