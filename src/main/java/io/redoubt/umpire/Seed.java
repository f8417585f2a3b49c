package io.redoubt.umpire;

import java.util.Optional;

/**
 * A seed makes a roll repeatable: equal seeds give equal dice on every machine and in every version.
 *
 * <p>It is written as a decimal number, or as two groups of four hexadecimal digits with a dash ({@code 7f3a-91c0});
 * the dash distinguishes the two forms.
 */
public final class Seed {
    private static final int GROUP = 4;
    private static final int HEX = 16;

    private final long value;
    private final String text;

    private Seed(long value, String text) {
        this.value = value;
        this.text = text;
    }

    /** Returns a seed from the low 32 bits of a fresh random number, in the form with a dash. */
    public static Seed fresh(long random) {
        long value = random & 0xffff_ffffL;
        String digits = Long.toHexString(value | 0x1_0000_0000L).substring(1);
        return new Seed(value, digits.substring(0, GROUP) + '-' + digits.substring(GROUP));
    }

    /** Parses either form; empty if the text is neither. */
    public static Optional<Seed> parse(String text) {
        if (text.indexOf('+') >= 0 || text.chars().anyMatch(letter -> letter > '~')) {
            return Optional.empty(); // the parsers below would accept a sign, and digits of any script
        }
        try {
            int dash = text.indexOf('-');
            if (dash == GROUP && text.length() == 2 * GROUP + 1) {
                String digits = text.substring(0, GROUP) + text.substring(GROUP + 1);
                return Optional.of(fresh(Long.parseUnsignedLong(digits, HEX)));
            }
            return dash < 0 ? Optional.of(new Seed(Long.parseUnsignedLong(text), text)) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public long value() {
        return value;
    }

    @Override
    public String toString() {
        return text;
    }
}
