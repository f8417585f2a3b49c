package io.redoubt.repl;

import io.redoubt.cli.answering.Abandoned;
import io.redoubt.cli.process.BoundedLine;
import io.redoubt.cli.process.World;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
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
    private final StringBuilder begun = new StringBuilder();

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
        Signals.register("INT", () -> {
            forget();
            givenUp(session);
        });
        // A thread of its own, because one that waits for a line cannot be told of Ctrl-C.
        Thread reader = new Thread(this::read, "lines");
        reader.setDaemon(true);
        reader.start();
    }

    /** What was typed and not ended is no line: not at the end of the input, and not after Ctrl-C. */
    private void read() {
        try (Reader typed = new InputStreamReader(world.in(), StandardCharsets.UTF_8)) {
            for (int c = typed.read(); c >= 0; c = typed.read()) {
                synchronized (begun) {
                    if (c == '\n') {
                        lines.add(Optional.of(begun.toString()));
                        begun.setLength(0);
                    } else if (begun.length() < BoundedLine.LONGEST) {
                        begun.append((char) c);
                    }
                }
            }
        } catch (IOException e) {
            // the terminal is gone, which is an end like any other
        }
        lines.add(Optional.empty());
    }

    private void forget() {
        synchronized (begun) {
            begun.setLength(0);
        }
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
