package io.redoubt.cli.process;

import io.redoubt.report.Columns;
import io.redoubt.rules.input.Escaped;
import io.redoubt.storage.FreshRandom;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Everything outside the program that it may touch, handed in so that tests can hand in another.
 *
 * @param env environment variables
 * @param in standard input
 * @param out standard output: data only
 * @param err standard error: everything else
 * @param terminal which of the three are a terminal
 * @param seeds fresh random numbers for rolls nobody gave a seed for
 * @param directory where relative paths start
 */
public record World(
        Map<String, String> env,
        InputStream in,
        PrintWriter out,
        PrintWriter err,
        Terminal terminal,
        LongSupplier seeds,
        Path directory) {

    /** The variable that says how wide a page is. */
    public static final String WIDTH = "REDOUBT_WIDTH";

    /** No page is narrower. */
    public static final int NARROWEST = 30;

    /** No drawing is wider, and no line of an answer is easy to read beyond this. */
    public static final int WIDEST = 200;

    /** The same world with other values of some environment variables. */
    public World with(Map<String, String> variables) {
        Map<String, String> all = new LinkedHashMap<>(env);
        all.putAll(variables);
        return new World(all, in, out, err, terminal, seeds, directory);
    }

    /** Standard input that somebody reads already. */
    private static final class Taken extends InputStream {
        @Override
        public int read() throws IOException {
            throw new IOException("the questions themselves come from there");
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            return read();
        }
    }

    /** Which standard streams a person sits at. */
    public record Terminal(boolean in, boolean out, boolean err) {
        public static final Terminal NONE = new Terminal(false, false, false);

        /**
         * What the launcher found out, as a Java program cannot tell the three apart by itself. Without the launcher,
         * {@code java -jar}, there is only Java's own word for standard input and output together.
         *
         * @param console asked where the launcher said nothing
         */
        public static Terminal ofProcess(BooleanSupplier console) {
            return new Terminal(is("in", console), is("out", console), is("err", console));
        }

        private static boolean is(String stream, BooleanSupplier console) {
            String told = System.getProperty("redoubt.tty." + stream, "");
            return told.isEmpty() ? console.getAsBoolean() : told.equals("true");
        }

        /** From Java 22 on there is a console where nobody sits too, unless the plain one is asked for. */
        @SuppressWarnings("SystemConsoleNull") // the plain one is null still
        private static boolean isConsole() {
            System.setProperty("jdk.console", "java.base");
            return System.console() != null;
        }
    }

    /** The same world with one environment variable set. */
    public World with(String variable, String value) {
        return with(Map.of(variable, value));
    }

    /** The same world where nobody looks on, and standard input is in other hands. */
    public World unwatched() {
        return new World(env, new Taken(), out, err, Terminal.NONE, seeds, directory);
    }

    /** The same world, where nobody types anything and what is written goes elsewhere. */
    public World writing(PrintWriter otherOut, PrintWriter otherErr) {
        Terminal untyped = new Terminal(false, terminal.out(), terminal.err());
        return new World(env, InputStream.nullInputStream(), otherOut, otherErr, untyped, seeds, directory);
    }

    /** Says something that is no data: on standard error, kept to the page where that is a terminal. */
    public void tell(String message) {
        String line = Escaped.lines("redoubt: " + message);
        if (terminal.err()) {
            Columns.hang(line, columns(true), 2).forEach(err::println);
        } else {
            err.println(line);
        }
    }

    /** Standard output for help and other running text: what is too long for the page is broken between words. */
    public PrintWriter prose() {
        return new PrintWriter(new Prose(out, columns()), true);
    }

    /**
     * How wide a line of the answer may be: as wide as a page of 80 or as was set ({@value #WIDTH}), but no wider than
     * a terminal that says how wide it is ({@code COLUMNS}, which the launcher finds out).
     */
    public int columns() {
        return columns(terminal.out());
    }

    private int columns(boolean atTerminal) {
        int page = number(WIDTH, Columns.WIDTH);
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

    /** How wide a drawing may be: as wide as the terminal says it is, up to {@value #WIDEST}; else as a page. */
    public int window() {
        int room = terminal.out() ? number("COLUMNS", 0) - 1 : 0;
        return room > 0 ? Math.max(NARROWEST, Math.min(WIDEST, room)) : columns();
    }

    /** The world of the running process. */
    public static World ofProcess() {
        return new World(
                System.getenv(),
                System.in,
                writer(FileDescriptor.out, "/dev/fd/1"),
                writer(FileDescriptor.err, "/dev/fd/2"),
                Terminal.ofProcess(Terminal::isConsole),
                FreshRandom::next,
                Path.of(""));
    }

    private static PrintWriter writer(FileDescriptor to, String path) {
        return Outlet.to(new FileOutputStream(to), Path.of(path));
    }
}
