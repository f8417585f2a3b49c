package io.redoubt.repl;

import io.redoubt.cli.process.World;
import io.redoubt.rules.input.BadInput;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Commands from a pipe or a file: no prompt, no questions, and nobody who could mend a mistake. */
final class PlainConsole implements Console {
    private static final int LONGEST_LINE = 1 << 20;

    private final BufferedReader lines;

    PlainConsole(World world) {
        this.lines = new BufferedReader(new InputStreamReader(world.in(), StandardCharsets.UTF_8));
    }

    @Override
    public Optional<String> command(String prompt, String status) {
        return line();
    }

    @Override
    public Optional<String> answer(String question) {
        return line();
    }

    private Optional<String> line() {
        StringBuilder line = new StringBuilder();
        try {
            int c = lines.read();
            if (c < 0) {
                return Optional.empty();
            }
            while (c >= 0 && c != '\n') {
                line.append((char) c);
                if (line.length() > LONGEST_LINE) {
                    throw new BadInput("a line is longer than " + LONGEST_LINE + " characters");
                }
                c = lines.read();
            }
            return Optional.of(line.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean isThere() {
        return false;
    }

    @Override
    public void tell(String line) {
        // nobody listens
    }

    @Override
    public void reject(String why) {
        throw new BadInput(why);
    }

    @Override
    public Optional<Integer> columns() {
        return Optional.empty();
    }

    @Override
    public boolean isInteractive() {
        return false;
    }

    @Override
    public void close() {
        // standard input is not ours to close
    }
}
