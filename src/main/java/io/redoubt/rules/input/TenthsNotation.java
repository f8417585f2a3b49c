package io.redoubt.rules.input;

import java.util.OptionalInt;

/** The notation of a chance on one ten-sided die, shared by the games that roll it: {@code 6/10}, 6, 1-6 or 60%. */
public final class TenthsNotation {
    private static final String TENTHS = "/10";
    private static final String PERCENT = "%";
    private static final String FROM_ONE = "1-";
    private static final int MOST = 10;
    private static final int LONGEST = 3;

    private TenthsNotation() {}

    /** Returns the number of successful faces, from 0 to 10; empty if a text is not such a chance. */
    public static OptionalInt parse(String text) {
        if (text.endsWith(PERCENT)) {
            OptionalInt percent = number(text.substring(0, text.length() - PERCENT.length()));
            return percent.isPresent() && percent.getAsInt() % MOST == 0
                    ? faces(percent.getAsInt() / MOST)
                    : OptionalInt.empty();
        }
        String digits = text;
        if (text.endsWith(TENTHS)) {
            digits = text.substring(0, text.length() - TENTHS.length());
        } else if (text.startsWith(FROM_ONE)) {
            digits = text.substring(FROM_ONE.length());
        }
        OptionalInt number = number(digits);
        return number.isPresent() ? faces(number.getAsInt()) : number;
    }

    private static OptionalInt faces(int number) {
        return number > MOST ? OptionalInt.empty() : OptionalInt.of(number);
    }

    private static OptionalInt number(String digits) {
        boolean fits = !digits.isEmpty() && digits.length() <= LONGEST;
        return fits && digits.chars().allMatch(c -> c >= '0' && c <= '9')
                ? OptionalInt.of(Integer.parseInt(digits))
                : OptionalInt.empty();
    }
}
