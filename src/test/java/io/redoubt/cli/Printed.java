package io.redoubt.cli;

import java.util.Optional;

/** What may be printed: nothing of any text from outside may steer the terminal of whoever reads it. */
public final class Printed {
    private Printed() {}

    /** The first sign in a text that steers a terminal; line ends do not count. */
    public static Optional<String> fault(String text) {
        return text.codePoints()
                .filter(Printed::steers)
                .mapToObj(point -> "the sign " + Integer.toHexString(point) + " is printed as it is")
                .findFirst();
    }

    private static boolean steers(int point) {
        if (point == '\n' || (point >= ' ' && point < 0x7f)) {
            return false;
        }
        int type = Character.getType(point);
        return type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }
}
