package io.redoubt.cli.answering;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A variable of the environment that names one of a few things, in small letters. */
final class NamedVariable {
    private NamedVariable() {}

    /**
     * What a variable names.
     *
     * @param otherwise what holds where it is not set
     * @throws BadInput if it names nothing that there is
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
        throw new BadInput(variable + " is " + Escaped.of(text) + ": not one of " + String.join(", ", ids)
                + Nearest.hint(text, ids));
    }
}
