package io.redoubt.cli.process;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import java.util.List;
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
        if (!isOne(text)) {
            throw new BadInput(what.get() + " holds " + (text.indexOf('\0') >= 0 ? "a NUL" : "a line end")
                    + ": each value is a text of one line");
        }
        return text;
    }

    private static boolean isOne(String text) {
        return text.indexOf('\0') < 0 && text.indexOf('\n') < 0 && text.indexOf('\r') < 0;
    }

    /**
     * Makes sure that each of these texts is one.
     *
     * @throws BadInput showing the first that is none
     */
    public static void all(List<String> texts) {
        for (String text : texts) {
            if (!isOne(text)) {
                of(text, () -> Escaped.of(text));
            }
        }
    }
}
