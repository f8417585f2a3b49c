package io.redoubt.repl;

import io.redoubt.cli.process.Exit;
import java.util.List;

/**
 * A command of the session.
 *
 * @param name the word it begins with
 * @param use how it is written, for help
 * @param help one line
 * @param action what it does
 */
record Command(String name, String use, String help, Action action) {
    /** What a command does. */
    @FunctionalInterface
    interface Action {
        /**
         * Does it.
         *
         * @param words what follows the name
         * @param typed the whole line as it was typed
         */
        Exit run(List<String> words, String typed);
    }
}
