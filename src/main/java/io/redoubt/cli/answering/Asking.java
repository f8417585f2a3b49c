package io.redoubt.cli.answering;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Field;
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
                person.reject(String.valueOf(e.getMessage()));
            }
        }
    }
}
