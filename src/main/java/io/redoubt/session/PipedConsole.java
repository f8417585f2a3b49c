package io.redoubt.session;

import io.redoubt.cli.runtime.BoundedLine;
import io.redoubt.cli.runtime.Environment;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A console that reads a pipe or a file: no prompts, and no user who could correct a mistake. */
final class PipedConsole implements Console.Unattended {
    private final BufferedReader lines;

    PipedConsole(Environment world) {
        this.lines = new BufferedReader(new InputStreamReader(world.in(), StandardCharsets.UTF_8));
    }

    @Override
    public Optional<String> command(String prompt, String status) {
        return BoundedLine.read(lines);
    }

    @Override
    public Optional<String> answer(String question) {
        return BoundedLine.read(lines);
    }
}
