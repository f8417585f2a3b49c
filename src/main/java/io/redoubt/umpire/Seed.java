package io.redoubt.umpire;

import java.util.Optional;

/**
 * What makes a roll repeatable: the same seed gives the same dice on every machine and version.
 *
 * <p>Written as a decimal number, or as two groups of four hexadecimal digits with a dash ({@code 7f3a-91c0}); the
 * dash keeps the two forms apart.
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

    /** A seed from the low 32 bits of a fresh random number, in the form with a dash. */
    public static Seed fresh(long random) {
        long value = random & 0xffff_ffffL;
        String digits = Long.toHexString(value | 0x1_0000_0000L).substring(1);
        return new Seed(value, digits.substring(0, GROUP) + '-' + digits.substring(GROUP));
    }

    /** Reads either form; empty if the text is neither. */
    public static Optional<Seed> parse(String text) {
        if (text.indexOf('+') >= 0 || text.chars().anyMatch(letter -> letter > '~')) {
            return Optional.empty(); // the parsers below would take a sign, and digits of any script
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
