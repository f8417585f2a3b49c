package io.redoubt.odds;

import java.util.Optional;

/**
 * The time limit of one answer, as users write it: {@code 500ms}, {@code 2s}, {@code 5m}, {@code 1h}.
 *
 * @param millis the milliseconds, from 1 to a week
 */
public record Patience(long millis) {
    private static final long SECOND = 1000;
    private static final long MINUTE = 60 * SECOND;
    private static final long HOUR = 60 * MINUTE;

    /** The default. */
    public static final Patience USUAL = new Patience(2 * SECOND);

    /** The description of the format. */
    public static final String EXPECTS = "a whole number with its unit: 500ms, 30s, 5m or 1h, at most 168h";

    private static final long LONGEST = 168 * HOUR;
    private static final int MOST_DIGITS = 9;
    private static final int MORE = 30;

    /**
     * Parses a time limit; empty if the text is not one. Written without patterns, because every query calls it and
     * their classes take time to load.
     */
    public static Optional<Patience> parse(String text) {
        int digits = 0;
        while (digits < text.length() && text.charAt(digits) >= '0' && text.charAt(digits) <= '9') {
            digits++;
        }
        if (digits == 0 || digits > MOST_DIGITS) {
            return Optional.empty();
        }
        long number = Long.parseLong(text.substring(0, digits));
        return unit(text.substring(digits))
                .map(unit -> unit * number)
                .filter(millis -> millis > 0 && millis <= LONGEST)
                .map(Patience::new);
    }

    /** Returns the milliseconds of a unit. */
    private static Optional<Long> unit(String name) {
        return switch (name) {
            case "ms" -> Optional.of(1L);
            case "s" -> Optional.of(SECOND);
            case "m" -> Optional.of(MINUTE);
            case "h" -> Optional.of(HOUR);
            default -> Optional.empty();
        };
    }

    /** Returns a limit to suggest where this one was not enough. */
    public Patience more() {
        return times(MORE);
    }

    /** Returns a multiple, in whole minutes if it is more than one. */
    public Patience times(int factor) {
        long more = millis * factor;
        return new Patience(Math.min(LONGEST, more < MINUTE ? more : more / MINUTE * MINUTE));
    }

    /** Returns a text that can be parsed again. */
    @Override
    public String toString() {
        if (millis % SECOND != 0) {
            return millis + "ms";
        }
        long seconds = millis / SECOND;
        if (seconds % 60 != 0) {
            return seconds + "s";
        }
        return seconds % 3600 == 0 ? seconds / 3600 + "h" : seconds / 60 + "m";
    }
}
