package io.redoubt.cli.runtime;

import io.redoubt.catalog.GameList;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.storage.FreshRandom;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The environment of the program, passed in so that tests can replace it.
 *
 * @param env environment variables
 * @param in standard input
 * @param out standard output: data only
 * @param err standard error: everything else
 * @param terminal which of the three are terminals
 * @param seeds fresh random numbers for rolls without a given seed
 * @param directory the folder for relative paths
 * @param games the games that commands know
 */
public record Environment(
        Map<String, String> env,
        InputStream in,
        PrintWriter out,
        PrintWriter err,
        Terminal terminal,
        LongSupplier seeds,
        Path directory,
        GameList games) {

    /** The environment variable that lists rule files. */
    public static final String RULES = "REDOUBT_RULES";

    /** The environment variable that sets the page width. */
    public static final String WIDTH = "REDOUBT_WIDTH";

    /** The minimum page width. */
    public static final int NARROWEST = 30;

    /** The maximum width of a drawing; longer lines of an answer are not easy to read. */
    public static final int WIDEST = 200;

    /** Creates an environment with the built-in games. */
    public Environment(
            Map<String, String> env,
            InputStream in,
            PrintWriter out,
            PrintWriter err,
            Terminal terminal,
            LongSupplier seeds,
            Path directory) {
        this(env, in, out, err, terminal, seeds, directory, GameList.BUILT_IN);
    }

    /** Returns a copy with other values of some environment variables. */
    public Environment with(Map<String, String> variables) {
        Map<String, String> all = new LinkedHashMap<>(env);
        all.putAll(variables);
        return new Environment(all, in, out, err, terminal, seeds, directory, games);
    }

    /** Standard input that is already used for the queries. */
    private static final class InputInUseException extends InputStream {
        @Override
        public int read() throws IOException {
            throw new IOException("the questions themselves come from there");
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            return read();
        }
    }

    /** Records which standard streams are terminals. */
    public record Terminal(boolean in, boolean out, boolean err) {
        public static final Terminal NONE = new Terminal(false, false, false);

        /**
         * Reads the result of the launcher, because a Java program cannot test the three streams separately. Without
         * the launcher ({@code java -jar}), Java only reports on standard input and output together.
         *
         * @param console the test used for streams that the launcher did not report
         */
        public static Terminal ofProcess(BooleanSupplier console) {
            return new Terminal(is("in", console), is("out", console), is("err", console));
        }

        private static boolean is(String stream, BooleanSupplier console) {
            String told = System.getProperty("redoubt.tty." + stream, "");
            return told.isEmpty() ? console.getAsBoolean() : told.equals("true");
        }

        /** From Java 22 on, there is a console even without a terminal, unless the basic one is requested. */
        @SuppressWarnings("SystemConsoleNull") // the basic console is still null without a terminal
        private static boolean isConsole() {
            System.setProperty("jdk.console", "java.base");
            return System.console() != null;
        }
    }

    /** Returns a copy with one environment variable set. */
    public Environment with(String variable, String value) {
        return with(Map.of(variable, value));
    }

    /** Returns a copy with other games. */
    public Environment with(GameList others) {
        return new Environment(env, in, out, err, terminal, seeds, directory, others);
    }

    /** Returns a copy without terminals, whose standard input is in use already. */
    public Environment unwatched() {
        return new Environment(env, new InputInUseException(), out, err, Terminal.NONE, seeds, directory, games);
    }

    /** Returns a copy without input that writes elsewhere. */
    public Environment writing(PrintWriter otherOut, PrintWriter otherErr) {
        Terminal untyped = new Terminal(false, terminal.out(), terminal.err());
        return new Environment(
                env, InputStream.nullInputStream(), otherOut, otherErr, untyped, seeds, directory, games);
    }

    /** Returns a copy that prints elsewhere what is meant for standard output. */
    public Environment printing(PrintWriter other) {
        return new Environment(env, in, other, err, terminal, seeds, directory, games);
    }

    /** Returns the folder of the user's own rule files, if there is one. */
    public Optional<Path> ruleFolder() {
        return UserFolder.config(env).map(folder -> folder.resolve("rules")).filter(Files::isDirectory);
    }

    /** Returns whether rule files are named besides the command line, without reading any. */
    public boolean namesRuleFiles() {
        return !env.getOrDefault(RULES, "").isEmpty() || ruleFolder().isPresent();
    }

    /** Prints a message on standard error, wrapped to the page if that is a terminal. */
    public void tell(String message) {
        String line = PrintableText.lines("redoubt: " + message);
        if (terminal.err()) {
            TextColumns.hang(line, columns(true), 2).forEach(err::println);
        } else {
            err.println(line);
        }
    }

    /** Returns standard output for help and other running text, which is wrapped between words. */
    public PrintWriter prose() {
        return new PrintWriter(new TextWrapper(out, columns()), true);
    }

    /**
     * Returns the maximum width of a line: 80 columns or the width set in {@value #WIDTH}, but at most the width of the
     * terminal ({@code COLUMNS}, set by the launcher).
     */
    public int columns() {
        return columns(terminal.out());
    }

    private int columns(boolean atTerminal) {
        int page = number(WIDTH, TextColumns.WIDTH);
        int room = atTerminal ? number("COLUMNS", page + 1) - 1 : page;
        return Math.max(NARROWEST, Math.min(page, room));
    }

    private int number(String variable, int otherwise) {
        try {
            return Integer.parseInt(env.getOrDefault(variable, ""));
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    /**
     * Returns the number of lines of the terminal ({@code LINES}, set by the launcher); empty if standard output is not a
     * terminal, or its height is not known.
     */
    public OptionalInt height() {
        int lines = terminal.out() ? number("LINES", 0) : 0;
        return lines > 0 ? OptionalInt.of(lines) : OptionalInt.empty();
    }

    /** Returns the maximum width of a drawing: that of the terminal, up to {@value #WIDEST}; else the page width. */
    public int window() {
        int room = terminal.out() ? number("COLUMNS", 0) - 1 : 0;
        return room > 0 ? Math.max(NARROWEST, Math.min(WIDEST, room)) : columns();
    }

    /** Returns the environment of the running process. */
    public static Environment ofProcess() {
        return new Environment(
                System.getenv(),
                System.in,
                writer(FileDescriptor.out, "/dev/fd/1"),
                writer(FileDescriptor.err, "/dev/fd/2"),
                Terminal.ofProcess(Terminal::isConsole),
                FreshRandom::next,
                Path.of(""),
                GameList.BUILT_IN);
    }

    private static PrintWriter writer(FileDescriptor to, String path) {
        return CheckedWriter.to(new FileOutputStream(to), Path.of(path));
    }
}
