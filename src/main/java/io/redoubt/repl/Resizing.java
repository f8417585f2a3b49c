package io.redoubt.repl;

import java.util.function.Supplier;
import org.jline.reader.LineReader;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;

/**
 * Keeps a line clean while the window changes its width. Terminals break what they show anew then, so that the line
 * which is being typed stands over more or fewer rows than before; the line editor draws it again from the row of the
 * cursor, and without this the rows above would stay behind.
 */
final class Resizing {
    private final LineReader reader;
    private final Supplier<String> prompt;

    private Resizing(LineReader reader, Supplier<String> prompt) {
        this.reader = reader;
        this.prompt = prompt;
    }

    /**
     * Follows the window whenever this reader reads.
     *
     * @param prompt what stands before the line just now
     */
    static void follow(LineReader reader, Supplier<String> prompt) {
        Resizing resizing = new Resizing(reader, prompt);
        reader.getWidgets().put(LineReader.CALLBACK_INIT, resizing::begin);
    }

    /** The editor's own handler is set for each line, and taken away with it. */
    private boolean begin() {
        Terminal terminal = reader.getTerminal();
        Terminal.SignalHandler editor = terminal.handle(Terminal.Signal.WINCH, Terminal.SignalHandler.SIG_IGN);
        terminal.handle(Terminal.Signal.WINCH, signal -> {
            rise();
            editor.handle(signal);
        });
        return true;
    }

    /** To the row where the line begins, which is as many above as what stands before the cursor fills by now. */
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
