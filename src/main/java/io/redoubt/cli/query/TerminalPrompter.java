package io.redoubt.cli.query;

import io.redoubt.cli.runtime.BoundedLine;
import io.redoubt.cli.runtime.Environment;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A user at a terminal who gave a single command. Prompts are written to standard error. */
public final class TerminalPrompter implements Prompter {
    private final Environment world;
    private final BufferedReader answers;

    public TerminalPrompter(Environment world) {
        this.world = world;
        this.answers = new BufferedReader(new InputStreamReader(world.in(), StandardCharsets.UTF_8));
    }

    @Override
    public Optional<String> answer(String question) {
        world.err().print(question);
        world.err().flush();
        Optional<String> line = BoundedLine.read(answers);
        if (line.isEmpty()) {
            world.err().println();
        }
        return line.map(TerminalPrompter::withoutReturn);
    }

    private static String withoutReturn(String line) {
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }

    @Override
    public boolean isThere() {
        return true;
    }

    @Override
    public void tell(String line) {
        world.err().println(line);
    }

    @Override
    public void reject(String why) {
        world.err().println("  " + why);
    }
}
