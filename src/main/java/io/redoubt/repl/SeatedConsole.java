package io.redoubt.repl;

import io.redoubt.report.Columns;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Terminal;

/** A terminal with somebody at it, who sees what is told and can mend what was wrong. */
abstract class SeatedConsole implements Console {
    private static final int HANG = 2;

    private final Terminal terminal;
    private final PrintWriter screen;

    /**
     * A terminal to sit at.
     *
     * @param terminal tells how wide it is
     * @param screen what is told goes there
     */
    SeatedConsole(Terminal terminal, PrintWriter screen) {
        this.terminal = terminal;
        this.screen = screen;
    }

    final Terminal terminal() {
        return terminal;
    }

    /**
     * Tells the session of Ctrl-C. The system sends the signal first and throws away after it what was printed and not
     * yet shown, while it holds its settings of the terminal: so whoever asks for these waits until that is done, and
     * what is said of Ctrl-C is not thrown away with the rest.
     */
    final void givenUp(Thread session) {
        terminal.getAttributes();
        session.interrupt();
    }

    final PrintWriter screen() {
        return screen;
    }

    /**
     * Tells all but the last line of a question, so that no word of it is broken; the answer stands behind the last.
     */
    final String asked(String question) {
        List<String> lines = Columns.wrap(question, width());
        lines.subList(0, lines.size() - 1).forEach(this::tell);
        return lines.get(lines.size() - 1);
    }

    @Override
    public final void tell(String line) {
        Columns.hang(line, width(), HANG).forEach(screen::println);
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
    public final Optional<Integer> columns() {
        return Optional.of(terminal.getColumns());
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
