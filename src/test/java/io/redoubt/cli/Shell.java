package io.redoubt.cli;

import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.schema.Fitting;
import io.redoubt.session.SessionStarter;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** A shell for tests: types command lines at a world of strings and keeps what comes back. */
public final class Shell {
    private static final Environment.Terminal SEATED = new Environment.Terminal(true, true, true);

    private final Map<String, String> env;
    private final Supplier<InputStream> input;
    private final Environment.Terminal terminal;
    private final LongSupplier seeds;
    private final Path directory;

    /**
     * What one command came to.
     *
     * @param exit the exit code
     * @param out what it wrote to standard output
     * @param err what it wrote to standard error
     */
    public record Result(int exit, String out, String err) {
        /** The lines of standard output. */
        public List<String> lines() {
            return out.lines().toList();
        }
    }

    private Shell(
            Map<String, String> env,
            Supplier<InputStream> input,
            Environment.Terminal terminal,
            LongSupplier seeds,
            Path directory) {
        this.env = Map.copyOf(env);
        this.input = input;
        this.terminal = terminal;
        this.seeds = seeds;
        this.directory = directory;
    }

    /** A shell in the middle of a pipe, with this environment and nothing to read. */
    public static Shell in(Map<String, String> env) {
        return new Shell(env, InputStream::nullInputStream, Environment.Terminal.NONE, () -> 42L, Path.of(""));
    }

    /** A shell in the middle of a pipe, with an empty environment. */
    public static Shell plain() {
        return in(Map.of());
    }

    /** A world for what is asked without a command line: nothing is read, and what is written is lost. */
    public static Environment silent(Environment.Terminal streams) {
        return plain().at(streams).world(Writer.nullWriter(), Writer.nullWriter());
    }

    /** The world this shell types at, for what is asked without a command line. */
    public Environment world(Writer out, Writer err) {
        return new Environment(
                env, input.get(), new PrintWriter(out), new PrintWriter(err), terminal, seeds, directory);
    }

    /** The same shell, reading this from standard input. */
    public Shell reading(String text) {
        return new Shell(env, typed(text), terminal, seeds, directory);
    }

    /** The same shell, with this for its standard input. */
    public Shell reading(InputStream in) {
        return new Shell(env, () -> in, terminal, seeds, directory);
    }

    private static Supplier<InputStream> typed(String text) {
        return () -> new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The same shell with a person at all three streams, who types these lines when asked. */
    public Shell answering(String... lines) {
        String typed = lines.length == 0 ? "" : String.join("\n", lines) + '\n';
        return new Shell(env, typed(typed), SEATED, seeds, directory);
    }

    /** The same shell with these streams at a terminal. */
    public Shell at(Environment.Terminal streams) {
        return new Shell(env, input, streams, seeds, directory);
    }

    /** The same shell, where every roll that has no seed takes this random number. */
    public Shell seeded(long random) {
        return seeded(() -> random);
    }

    /** The same shell, where the rolls that have no seed take these random numbers. */
    public Shell seeded(LongSupplier random) {
        return new Shell(env, input, terminal, random, directory);
    }

    /** The same shell, where relative paths start here. */
    public Shell from(Path start) {
        return new Shell(env, input, terminal, seeds, start);
    }

    /** Types a line as in a shell: quotes and backslashes count; the leading {@code redoubt} is left out. */
    public Result type(String line) {
        return run(ShellWords.of(line));
    }

    /** Runs a command whose words are given one by one. */
    public Result run(List<String> words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Cli.run(words, world(out, err), new SessionStarter());
        // The schema that is checked here knows the built-in games only.
        if (!Cli.namesRuleFiles(words, world(out, err))) {
            Fitting.assertAllFit(out.toString());
        }
        return new Result(exit, out.toString(), err.toString());
    }

    /** Runs a command whose words are given one by one. */
    public Result words(String... words) {
        return run(List.of(words));
    }
}
