package io.redoubt.session;

import io.redoubt.cli.query.RulingCancelledException;
import io.redoubt.cli.runtime.BoundedLine;
import io.redoubt.cli.runtime.Environment;
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
 * A console for a terminal that can only print: the system echoes and edits the line. No text is repainted, so it also
 * suits braille displays and screen readers.
 */
final class DumbTerminalConsole extends InteractiveConsole {
    private final Environment world;
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private final StringBuilder begun = new StringBuilder();

    /**
     * Creates a console.
     *
     * @param terminal the terminal, which provides the width
     */
    DumbTerminalConsole(Terminal terminal, Environment world) {
        super(terminal, world.err());
        this.world = world;
        // Ctrl-C cancels a prompt or a calculation, and the session continues.
        Thread session = Thread.currentThread();
        Signals.register("INT", () -> {
            forget();
            givenUp(session);
        });
        // Input is read in a separate thread, because a blocking read cannot be interrupted by Ctrl-C.
        Thread reader = new Thread(this::read, "lines");
        reader.setDaemon(true);
        reader.start();
    }

    /** Reads lines. An unfinished line is discarded at the end of the input and after Ctrl-C. */
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
            // a lost terminal ends the input
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
        Thread.interrupted(); // clears an interruption of the previous command
        while (true) {
            tell(status);
            try {
                return line(prompt);
            } catch (InterruptedException e) {
                screen().println(); // Ctrl-C at the prompt discards the line only
            }
        }
    }

    @Override
    public Optional<String> answer(String question) {
        try {
            return line(asked(question));
        } catch (InterruptedException e) {
            screen().println();
            throw new RulingCancelledException();
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
            // The process is ending.
        }
    }
}
