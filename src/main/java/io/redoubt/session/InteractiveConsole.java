package io.redoubt.session;

import io.redoubt.report.TextColumns;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Terminal;

/** A console with a user, who reads messages and can correct mistakes. */
abstract class InteractiveConsole implements Console {
    private static final int HANG = 2;

    private final Terminal terminal;
    private final PrintWriter screen;

    /**
     * Creates a console.
     *
     * @param terminal the terminal, which provides the width
     * @param screen the writer for messages
     */
    InteractiveConsole(Terminal terminal, PrintWriter screen) {
        this.terminal = terminal;
        this.screen = screen;
    }

    final Terminal terminal() {
        return terminal;
    }

    /**
     * Interrupts the session on Ctrl-C. The system sends the signal first and then discards printed text that is not
     * yet shown, while it holds a lock on the terminal settings. Reading these settings waits until that is done, so
     * that the message about Ctrl-C is not discarded too.
     */
    final void givenUp(Thread session) {
        terminal.getAttributes();
        session.interrupt();
    }

    final PrintWriter screen() {
        return screen;
    }

    /**
     * Prints all but the last line of a prompt, so that no word is broken, and returns the last, after which the answer
     * is typed.
     */
    final String asked(String question) {
        List<String> lines = TextColumns.wrap(question, width());
        lines.subList(0, lines.size() - 1).forEach(this::tell);
        return lines.get(lines.size() - 1);
    }

    @Override
    public final void tell(String line) {
        TextColumns.hang(line, width(), HANG).forEach(screen::println);
        screen.flush();
    }

    private int width() {
        return Math.max(1, terminal.getColumns() - 1);
    }

    @Override
    public final void reject(String why) {
        tell("  " + why);
    }

    @Override
    public final Optional<WindowSize> size() {
        return Optional.of(new WindowSize(terminal.getColumns(), terminal.getRows()));
    }

    @Override
    public final boolean isThere() {
        return true;
    }

    @Override
    public final boolean isInteractive() {
        return true;
    }
}
