package io.redoubt.repl;

import io.redoubt.cli.process.Exit;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
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

    /**
     * Makes sure that nothing follows a command that takes nothing: whoever typed more meant something else.
     *
     * @throws BadInput if something does
     */
    static void mustStandAlone(String name, List<String> words) {
        if (!words.isEmpty()) {
            throw new BadInput(name + " stands alone: leave out " + Escaped.of(String.join(" ", words)));
        }
    }
}
