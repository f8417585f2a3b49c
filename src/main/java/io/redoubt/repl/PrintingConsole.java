package io.redoubt.repl;

import io.redoubt.cli.Abandoned;
import io.redoubt.cli.World;
import io.redoubt.report.Columns;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jline.terminal.Terminal;
import org.jline.utils.Signals;

/**
 * A terminal that can only print: the system shows what is typed and lets it be mended. Nothing is repainted, so it
 * also serves printers of braille and speech.
 */
final class PrintingConsole implements Console {
    private final Terminal terminal;
    private final World world;
    private final PrintWriter screen;
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();

    /**
     * A terminal to print on.
     *
     * @param terminal tells how wide it is
     */
    PrintingConsole(Terminal terminal, World world) {
        this.terminal = terminal;
        this.world = world;
        this.screen = world.err();
        // Ctrl-C gives up what is asked or counted, and the session goes on.
        Thread session = Thread.currentThread();
        Signals.register("INT", session::interrupt);
        // A thread of its own, because one that waits for a line cannot be told of Ctrl-C.
        Thread reader = new Thread(this::read, "lines");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try {
            BufferedReader typed = new BufferedReader(new InputStreamReader(world.in(), StandardCharsets.UTF_8));
            for (String line = typed.readLine(); line != null; line = typed.readLine()) {
                lines.add(Optional.of(line));
            }
        } catch (IOException e) {
            // the terminal is gone, which is an end like any other
        }
        lines.add(Optional.empty());
    }

    @Override
    public Optional<String> command(String prompt, String status) {
        Thread.interrupted(); // what was given up is over
        while (true) {
            tell(status);
            try {
                return line(prompt);
            } catch (InterruptedException e) {
                screen.println(); // Ctrl-C at the prompt drops the line, no more
            }
        }
    }

    @Override
    public Optional<String> answer(String question) {
        List<String> asked = Columns.wrap(question, width());
        asked.subList(0, asked.size() - 1).forEach(this::tell);
        try {
            return line(asked.get(asked.size() - 1));
        } catch (InterruptedException e) {
            screen.println();
            throw new Abandoned();
        }
    }

    private Optional<String> line(String prompt) throws InterruptedException {
        screen.print(prompt);
        screen.flush();
        return lines.take();
    }

    @Override
    public boolean isThere() {
        return true;
    }

    @Override
    public void tell(String line) {
        Columns.hang(line, width(), 2).forEach(screen::println);
    }

    private int width() {
        return Math.max(1, terminal.getColumns() - 1);
    }

    @Override
    public void reject(String why) {
        tell("  " + why);
    }

    @Override
    public Optional<Integer> columns() {
        return Optional.of(terminal.getColumns());
    }

    @Override
    public boolean isInteractive() {
        return true;
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            // The process ends.
        }
    }
}
