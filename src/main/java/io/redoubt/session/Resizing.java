package io.redoubt.session;

import java.util.function.Supplier;
import org.jline.reader.LineReader;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;

/**
 * Redraws the edited line when the window changes its width. Terminals then wrap the line anew over more or fewer rows,
 * but the line editor redraws it from the row of the cursor, so that rows above would be left behind.
 */
final class Resizing {
    private final LineReader reader;
    private final Supplier<String> prompt;
    private final Runnable status;

    private Resizing(LineReader reader, Supplier<String> prompt, Runnable status) {
        this.reader = reader;
        this.prompt = prompt;
        this.status = status;
    }

    /**
     * Handles size changes whenever this reader reads.
     *
     * @param prompt the current prompt
     * @param status draws the status line at the current width
     */
    static void follow(LineReader reader, Supplier<String> prompt, Runnable status) {
        Resizing resizing = new Resizing(reader, prompt, status);
        reader.getWidgets().put(LineReader.CALLBACK_INIT, resizing::begin);
    }

    /** Replaces the editor's own signal handler, which it sets and removes with each line. */
    private boolean begin() {
        Terminal terminal = reader.getTerminal();
        Terminal.SignalHandler editor = terminal.handle(Terminal.Signal.WINCH, Terminal.SignalHandler.SIG_IGN);
        terminal.handle(Terminal.Signal.WINCH, signal -> {
            rise();
            editor.handle(signal);
            status.run();
        });
        return true;
    }

    /**
     * Moves the cursor up to the row where the line begins, computed from the text before the cursor and the new width.
     */
    private void rise() {
        Terminal terminal = reader.getTerminal();
        String before = prompt.get() + reader.getBuffer().upToCursor();
        int columns = AttributedString.fromAnsi(before).columnLength();
        for (int row = columns / Math.max(1, terminal.getColumns()); row > 0; row--) {
            terminal.puts(Capability.cursor_up);
        }
        terminal.puts(Capability.carriage_return);
        terminal.puts(Capability.clr_eos);
    }
}
