package io.redoubt.odds;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How long somebody is willing to wait for one answer, as people write it: {@code 500ms}, {@code 2s}, {@code 5m},
 * {@code 1h}.
 */
public record Patience(Duration time) {
    /** Unless somebody says otherwise. */
    public static final Patience USUAL = new Patience(Duration.ofSeconds(2));

    /** How it is written. */
    public static final String EXPECTS = "a whole number with its unit: 500ms, 30s, 5m or 1h, at most 168h";

    private static final Pattern WRITTEN = Pattern.compile("([0-9]{1,9})(ms|s|m|h)");
    private static final Duration LONGEST = Duration.ofDays(7);

    /** Reads one; empty if it is none. */
    public static Optional<Patience> parse(String text) {
        Matcher written = WRITTEN.matcher(text);
        if (!written.matches()) {
            return Optional.empty();
        }
        long number = Long.parseLong(written.group(1));
        Duration time = switch (written.group(2)) {
            case "ms" -> Duration.ofMillis(number);
            case "s" -> Duration.ofSeconds(number);
            case "m" -> Duration.ofMinutes(number);
            default -> Duration.ofHours(number);
        };
        return number > 0 && time.compareTo(LONGEST) <= 0 ? Optional.of(new Patience(time)) : Optional.empty();
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
