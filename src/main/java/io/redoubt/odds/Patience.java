package io.redoubt.odds;

import java.time.Duration;
import java.util.Optional;

/**
 * How long somebody is willing to wait for one answer, as people write it: {@code 500ms}, {@code 2s}, {@code 5m},
 * {@code 1h}.
 */
public record Patience(Duration time) {
    /** Unless somebody says otherwise. */
    public static final Patience USUAL = new Patience(Duration.ofSeconds(2));

    /** How it is written. */
    public static final String EXPECTS = "a whole number with its unit: 500ms, 30s, 5m or 1h, at most 168h";

    private static final Duration LONGEST = Duration.ofDays(7);
    private static final int MOST_DIGITS = 9;

    /** Reads one; empty if it is none. By hand: every question asks, and the classes of patterns take time to load. */
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
                .map(unit -> unit.multipliedBy(number))
                .filter(time -> !time.isZero() && time.compareTo(LONGEST) <= 0)
                .map(Patience::new);
    }

    private static Optional<Duration> unit(String name) {
        return switch (name) {
            case "ms" -> Optional.of(Duration.ofMillis(1));
            case "s" -> Optional.of(Duration.ofSeconds(1));
            case "m" -> Optional.of(Duration.ofMinutes(1));
            case "h" -> Optional.of(Duration.ofHours(1));
            default -> Optional.empty();
        };
    }

    /** So many times as much, in whole minutes where it is more than one. */
    Patience times(int factor) {
        Duration more = time.multipliedBy(factor);
        Duration whole = more.toMinutes() > 0 ? Duration.ofMinutes(more.toMinutes()) : more;
        return new Patience(whole.compareTo(LONGEST) < 0 ? whole : LONGEST);
    }

    /** As it can be read again. */
    @Override
    public String toString() {
        long millis = time.toMillis();
        if (millis % 1000 != 0) {
            return millis + "ms";
        }
        long seconds = millis / 1000;
        if (seconds % 60 != 0) {
            return seconds + "s";
        }
        return seconds % 3600 == 0 ? seconds / 3600 + "h" : seconds / 60 + "m";
    }
}
