package io.redoubt.session;

import io.redoubt.cli.query.Prompter;
import io.redoubt.cli.runtime.TextPager;
import io.redoubt.rules.input.BadInputException;
import java.util.Optional;

/** Source of commands. */
interface Console extends Prompter, AutoCloseable {
    /**
     * Waits for the next command.
     *
     * @param prompt the text before the command
     * @param status the state of the battle in one line, for consoles that can show it
     * @return the line, or several if they were pasted at once; empty at the end of the input
     */
    Optional<String> command(String prompt, String status);

    /** Returns the size of the window; empty if there is none. */
    Optional<WindowSize> size();

    /** Returns the screen that a pager can use meanwhile; empty if this console cannot hand it over. */
    default Optional<TextPager.Screen> pagerScreen() {
        return Optional.empty();
    }

    /** Returns whether a user can correct mistakes. */
    boolean isInteractive();

    @Override
    void close();

    /** A console without a user: no window, and a mistake ends the session. */
    interface Unattended extends Console {
        @Override
        default boolean isThere() {
            return false;
        }

        @Override
        default void tell(String line) {
            // there is no user to read it
        }

        @Override
        default void reject(String why) {
            throw new BadInputException(why);
        }

        @Override
        default Optional<WindowSize> size() {
            return Optional.empty();
        }

        @Override
        default boolean isInteractive() {
            return false;
        }

        @Override
        default void close() {
            // it opened nothing
        }
    }
}
