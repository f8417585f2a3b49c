package io.redoubt.repl;

import io.redoubt.cli.answering.Abandoned;
import io.redoubt.cli.process.World;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jline.terminal.Terminal;
import org.jline.utils.Signals;

/**
 * A terminal that can only print: the system shows what is typed and lets it be mended. Nothing is repainted, so it
 * also serves printers of braille and speech.
 */
final class PrintingConsole extends SeatedConsole {
    private final World world;
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();

    /**
     * A terminal to print on.
     *
     * @param terminal tells how wide it is
     */
    PrintingConsole(Terminal terminal, World world) {
        super(terminal, world.err());
        this.world = world;
        // Ctrl-C gives up what is asked or counted, and the session goes on.
        Thread session = Thread.currentThread();
        Signals.register("INT", () -> givenUp(session));
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
                screen().println(); // Ctrl-C at the prompt drops the line, no more
            }
        }
    }

    @Override
    public Optional<String> answer(String question) {
        try {
            return line(asked(question));
        } catch (InterruptedException e) {
            screen().println();
            throw new Abandoned();
        }
    }

    private Optional<String> line(String prompt) throws InterruptedException {
        screen().print(prompt);
        screen().flush();
        return lines.take();
    }

    @Override
    public void close() {
        try {
            terminal().close();
        } catch (IOException e) {
            // The process ends.
        }
    }
}
