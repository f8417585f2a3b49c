package io.redoubt.cli.query;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prompts the user for missing inputs, one by one. */
public final class InputPrompts {
    private final Prompter person;

    public InputPrompts(Prompter person) {
        this.person = person;
    }

    /**
     * Prompts until the answer can be read.
     *
     * @throws BadInputException if the user ends the input instead
     */
    public <T> String ask(InputField<T> field) {
        while (true) {
            Optional<String> line = person.answer(field.name().replace('-', ' ') + " (" + field.help() + ": "
                    + field.kind().expects() + ")? ");
            if (line.isEmpty()) {
                throw new BadInputException("--" + field.name() + " is missing: " + field.help());
            }
            try {
                return field.kind().show(field.kind().parse(line.get().strip()));
            } catch (BadValueException e) {
                PromptCancellation.of(person, line.get(), String.valueOf(e.getMessage()));
            }
        }
    }

    /**
     * Prompts for an optional input, repeatedly if it is repeatable; an empty line ends it.
     *
     * @param words the choices
     */
    public <T> Optional<String> offer(InputField<T> field, String words) {
        List<String> lines = new ArrayList<>();
        while (true) {
            Optional<String> line = person.answer(field.name().replace('-', ' ') + " (" + words + "; Enter for "
                    + (lines.isEmpty() ? "none" : "no more") + ")? ");
            if (line.isEmpty() || line.get().isBlank()) {
                return lines.isEmpty() ? Optional.empty() : Optional.of(String.join(ListFormat.SEPARATOR, lines));
            }
            try {
                lines.add(field.kind().show(field.kind().parse(line.get().strip())));
            } catch (BadValueException e) {
                PromptCancellation.of(person, line.get(), String.valueOf(e.getMessage()));
            }
            if (!field.kind().isRepeatable() && !lines.isEmpty()) {
                return Optional.of(lines.get(0));
            }
        }
    }
}
