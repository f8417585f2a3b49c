package io.redoubt.cli.answering;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Many;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks a person for inputs that are missing, one by one. */
public final class Asking {
    private final Person person;

    public Asking(Person person) {
        this.person = person;
    }

    /**
     * Asks until the answer can be read.
     *
     * @throws BadInput if the person ends the input instead
     */
    public <T> String ask(Field<T> field) {
        while (true) {
            Optional<String> line = person.answer(field.name().replace('-', ' ') + " (" + field.help() + ": "
                    + field.kind().expects() + ")? ");
            if (line.isEmpty()) {
                throw new BadInput("--" + field.name() + " is missing: " + field.help());
            }
            try {
                return field.kind().show(field.kind().parse(line.get().strip()));
            } catch (BadValue e) {
                SecondThoughts.of(person, line.get(), String.valueOf(e.getMessage()));
            }
        }
    }

    /**
     * Asks for something that may be left out, as often as it may be given; an empty line is no more.
     *
     * @param words what there is to choose from
     */
    public <T> Optional<String> offer(Field<T> field, String words) {
        List<String> lines = new ArrayList<>();
        while (true) {
            Optional<String> line = person.answer(field.name().replace('-', ' ') + " (" + words + "; nothing for "
                    + (lines.isEmpty() ? "none" : "no more") + ")? ");
            if (line.isEmpty() || line.get().isBlank()) {
                return lines.isEmpty() ? Optional.empty() : Optional.of(String.join(Many.SEPARATOR, lines));
            }
            try {
                lines.add(field.kind().show(field.kind().parse(line.get().strip())));
            } catch (BadValue e) {
                SecondThoughts.of(person, line.get(), String.valueOf(e.getMessage()));
            }
            if (!field.kind().isRepeatable() && !lines.isEmpty()) {
                return Optional.of(lines.get(0));
            }
        }
    }
}
