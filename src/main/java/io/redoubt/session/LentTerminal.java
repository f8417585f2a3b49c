package io.redoubt.session;

import io.redoubt.cli.runtime.TextPager;
import org.jline.terminal.Terminal;
import org.jline.utils.Status;

/** The terminal of a session while a pager uses it: the line editor does not read keys, and no status line is shown. */
final class LentTerminal implements TextPager.Screen {
    private final Terminal terminal;

    LentTerminal(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void release() {
        Status.getExistingStatus(terminal).ifPresent(Status::hide);
        terminal.flush();
        if (terminal.canPauseResume()) {
            try {
                terminal.pause(true);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Takes the terminal back; the window may have another size. The next prompt shows the status line again. */
    @Override
    public void regain() {
        if (terminal.canPauseResume()) {
            terminal.resume();
        }
        Status.getExistingStatus(terminal).ifPresent(Status::resize);
    }
}
