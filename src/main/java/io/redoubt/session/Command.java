package io.redoubt.session;

import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.List;

/**
 * A command of the session.
 *
 * @param name its first word
 * @param use the synopsis, for help
 * @param help a description of one line
 * @param action the action of the command
 */
record Command(String name, String use, String help, Action action) {
    /** The action of a command. */
    @FunctionalInterface
    interface Action {
        /**
         * Runs the command.
         *
         * @param words the words after the name
         * @param typed the whole line as it was typed
         */
        ExitCode run(List<String> words, String typed);
    }

    /**
     * Rejects words after a command without arguments: the user meant something else.
     *
     * @throws BadInputException if there are any words
     */
    static void mustStandAlone(String name, List<String> words) {
        if (!words.isEmpty()) {
            throw new BadInputException(
                    name + " takes no arguments; remove " + PrintableText.of(String.join(" ", words)));
        }
    }
}
