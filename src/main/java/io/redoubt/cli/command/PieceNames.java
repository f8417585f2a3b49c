package io.redoubt.cli.command;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import java.util.List;

/** What pieces may be called: something that can be typed without quotes and printed without care. */
final class PieceNames {
    private static final int LONGEST = 40;
    private static final String MARKS = "-_.'";

    private PieceNames() {}

    /**
     * Checks a name.
     *
     * @param taken words that mean something else
     * @throws BadInput if it will not do, saying why
     */
    static void check(String name, List<String> taken) {
        if (name.isEmpty() || name.length() > LONGEST) {
            throw new BadInput("a name has 1 to " + LONGEST + " characters, not " + name.length());
        }
        int i = 0;
        while (i < name.length()) {
            int point = name.codePointAt(i);
            boolean mark = i > 0 && MARKS.indexOf(point) >= 0;
            if (!Character.isLetterOrDigit(point) && !mark) {
                throw new BadInput(Escaped.of(name)
                        + " will not do as a name: take letters and digits, and between them - _ . or '");
            }
            i += Character.charCount(point);
        }
        if (taken.contains(name)) {
            throw new BadInput(name + " is a kind of piece: take another name");
        }
    }
}
