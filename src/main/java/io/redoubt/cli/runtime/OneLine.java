package io.redoubt.cli.runtime;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;

/**
 * Checks that a text from outside is a single value: line ends separate values, and a NUL separates a file name from
 * its content.
 */
public final class OneLine {
    private OneLine() {}

    /** Returns whether a text contains neither a line end nor a NUL. */
    public static boolean isOne(String text) {
        return text.indexOf('\0') < 0 && text.indexOf('\n') < 0 && text.indexOf('\r') < 0;
    }

    /**
     * Checks a text.
     *
     * @param what the words before the name in the message
     * @param name the name of the value
     * @throws BadInputException if the text contains a line end or a NUL
     */
    public static void mustBe(String text, String what, String name) {
        if (!isOne(text)) {
            String found = text.indexOf('\0') >= 0 ? "a NUL" : "a line break";
            throw new BadInputException(
                    what + PrintableText.of(name) + " contains " + found + "; a value is one line of text");
        }
    }
}
