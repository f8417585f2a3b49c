package io.redoubt.cli.command;

import io.redoubt.cli.query.PromptCancellation;
import io.redoubt.cli.query.Prompter;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.ValueFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Prompts the user for missing inputs, one by one. */
final class InputPrompts {
    private final Prompter person;
    private final PartPrompts parts;

    InputPrompts(Prompter person) {
        this.person = person;
        this.parts = new PartPrompts(person);
    }

    /**
     * Prompts until the answer can be read.
     *
     * @throws BadInputException if the user ends the input instead
     */
    String ask(InputField<?> field) {
        if (!field.kind().parts().isEmpty()) {
            return parts(field).orElseThrow(() -> missing(field));
        }
        while (true) {
            Optional<String> line =
                    person.answer(words(field) + " (" + field.help() + ": " + expected(field.kind()) + ")? ");
            if (line.isEmpty()) {
                throw missing(field);
            }
            try {
                return normal(field, separated(field, line.get().strip()));
            } catch (BadValueException e) {
                PromptCancellation.of(person, line.get(), String.valueOf(e.getMessage()));
            }
        }
    }

    private static BadInputException missing(InputField<?> field) {
        return new BadInputException("--" + field.name() + " is missing: " + field.help());
    }

    private static String words(InputField<?> field) {
        return field.name().replace('-', ' ');
    }

    private static String expected(ValueFormat<?> kind) {
        return kind instanceof ListFormat<?> list ? list.one().expects() + "; several with commas" : kind.expects();
    }

    /** Returns the values of a line for a list: those between commas or blanks, unless a value can have them itself. */
    private static String separated(InputField<?> field, String line) {
        boolean isList = field.kind() instanceof ListFormat<?> && !field.kind().reads(line);
        for (String between : List.of("\\s*,\\s*", "[,\\s]+")) {
            String several = line.replaceAll(between, ListFormat.SEPARATOR);
            if (isList && field.kind().reads(several)) {
                return several;
            }
        }
        return line;
    }

    /** Returns a text as the format displays it. */
    private static <T> String normal(InputField<T> field, String text) {
        return field.kind().show(field.kind().parse(text));
    }

    /** Prompts for a value part by part, and for further ones if the input is repeatable. */
    private Optional<String> parts(InputField<?> field) {
        person.tell(words(field) + ": " + field.help());
        List<String> values = new ArrayList<>();
        while (true) {
            Optional<String> value = parts.value(words(field), field.kind(), !values.isEmpty());
            value.ifPresent(values::add);
            if (value.isEmpty() || !field.kind().isRepeatable()) {
                return joined(values);
            }
        }
    }

    /**
     * Prompts for an optional input, repeatedly if it is repeatable; an empty line ends it.
     *
     * @param choices the names to choose from, each with its description
     * @param target the name of the target piece; empty if there is none
     */
    Optional<String> offer(InputField<?> field, Map<String, String> choices, String target) {
        Map<String, String> left = new LinkedHashMap<>(choices);
        List<String> values = new ArrayList<>();
        while (!left.isEmpty()) {
            Optional<String> value =
                    parts.choice(words(field), field.kind(), left, target, values.isEmpty() ? "none" : "no more");
            if (value.isEmpty()) {
                return joined(values);
            }
            values.add(value.get());
            left.keySet()
                    .removeIf(name -> value.get().equals(name) || value.get().startsWith(name + ':'));
            if (!field.kind().isRepeatable()) {
                return joined(values);
            }
        }
        return joined(values);
    }

    private static Optional<String> joined(List<String> values) {
        return values.isEmpty() ? Optional.empty() : Optional.of(String.join(ListFormat.SEPARATOR, values));
    }
}
