package io.redoubt.cli.process;

import io.redoubt.rules.input.BadInput;
import java.util.function.Supplier;

/** A text from outside that stands for one value: line ends part values, and a NUL a file's name from its content. */
public final class OneLine {
    private OneLine() {}

    /**
     * The text, if it is one.
     *
     * @param what names it in the message
     * @throws BadInput if a line end or a NUL is in it
     */
    public static String of(String text, Supplier<String> what) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\0' || c == '\n' || c == '\r') {
                throw new BadInput(what.get() + " holds " + (c == '\0' ? "a NUL" : "a line end")
                        + ": each value is a text of one line");
            }
        }
        return text;
    }
}
