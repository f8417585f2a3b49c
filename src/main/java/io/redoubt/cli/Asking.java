package io.redoubt.cli;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.BadValue;
import io.redoubt.rules.Field;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Asks a person at a terminal for inputs that are missing, one by one. */
final class Asking {
    private final World world;
    private final BufferedReader answers;

    Asking(World world) {
        this.world = world;
        this.answers = new BufferedReader(new InputStreamReader(world.in(), StandardCharsets.UTF_8));
    }

    /**
     * Asks until the answer can be read.
     *
     * @throws BadInput if the person ends the input instead
     */
    <T> String ask(Field<T> field) {
        while (true) {
            world.err()
                    .print(field.name().replace('-', ' ') + " (" + field.help() + ": "
                            + field.kind().expects() + ")? ");
            world.err().flush();
            String line = line();
            if (line == null) {
                world.err().println();
                throw new BadInput("--" + field.name() + " is missing: " + field.help());
            }
            try {
                return field.kind().show(field.kind().parse(line.strip()));
            } catch (BadValue e) {
                world.err().println("  " + e.getMessage());
            }
        }
    }

    private @org.jspecify.annotations.Nullable String line() {
        try {
            return answers.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
