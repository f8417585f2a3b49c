package io.redoubt.cli.query;

import io.redoubt.catalog.GameList;
import io.redoubt.catalog.ReadingParser;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Reading;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The readings that a club uses for all queries. A battle ignores them and keeps the readings it was founded with, so
 * that it gives the same rulings on every player's computer.
 */
public final class HouseReadings {
    /** The environment variable that holds the readings: {@code KEY=VALUE}, separated by spaces. */
    public static final String VARIABLE = "REDOUBT_READINGS";

    private HouseReadings() {}

    /**
     * Returns the readings of this environment by full key.
     *
     * @throws BadInputException if a disputed rule is unknown, or has no such reading
     */
    public static Map<String, String> of(Environment world) {
        String text = world.env().getOrDefault(VARIABLE, "");
        return text.isBlank() ? Map.of() : read(text, world.games());
    }

    /** Parses readings of these games from {@code KEY=VALUE KEY=VALUE}. */
    public static Map<String, String> read(String text, GameList games) {
        Map<String, String> settled = new LinkedHashMap<>();
        for (String word : text.strip().split("\\s+", -1)) {
            int equals = word.indexOf('=');
            if (equals < 0) {
                throw new BadInputException(
                        VARIABLE + ' ' + PrintableText.of(word) + ": write KEY=VALUE; see redoubt readings");
            }
            String key = word.substring(0, equals);
            String value = word.substring(equals + 1);
            Reading<?> point = ReadingParser.point(key, games, "", "redoubt readings");
            ReadingParser.mustBeAWay(point, value, key + '=' + PrintableText.of(value) + ": ");
            if (settled.put(key, value) != null) {
                throw new BadInputException(VARIABLE + ": " + key + " is given twice; give each key once");
            }
        }
        return settled;
    }

    /** Returns an environment without such readings, for use in a battle. */
    public static Environment unsettled(Environment world) {
        return world.env().containsKey(VARIABLE) ? world.with(VARIABLE, "") : world;
    }
}
