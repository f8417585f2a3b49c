package io.redoubt.cli.query;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads an environment variable whose value is the lower-case name of an enum constant. */
final class NamedVariable {
    private NamedVariable() {}

    /**
     * Returns the value of a variable.
     *
     * @param otherwise the default if it is not set
     * @throws BadInputException if it is not one of the known names
     */
    static <E extends Enum<E>> E of(Map<String, String> env, String variable, E[] known, E otherwise) {
        String text = env.getOrDefault(variable, "");
        List<String> ids = new ArrayList<>();
        for (E each : known) {
            String id = each.name().toLowerCase(Locale.ROOT);
            if (text.equals(id)) {
                return each;
            }
            ids.add(id);
        }
        if (text.isEmpty()) {
            return otherwise;
        }
        throw new BadInputException(variable + " is " + PrintableText.of(text) + ": not one of "
                + String.join(", ", ids) + SpellingSuggestion.hint(text, ids));
    }
}
