package io.redoubt.cli.process;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;

/** A text from outside that stands for one value: line ends part values, and a NUL a file's name from its content. */
public final class OneLine {
    private OneLine() {}

    /**
     * Makes sure that a text is one.
     *
     * @param what stands before the name in the message
     * @param name what the text belongs to
     * @throws BadInput if a line end or a NUL is in it
     */
    public static void mustBe(String text, String what, String name) {
        boolean nul = text.indexOf('\0') >= 0;
        if (nul || text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
            throw new BadInput(what + Escaped.of(name) + " holds " + (nul ? "a NUL" : "a line end")
                    + ": each value is a text of one line");
        }
    }
}
