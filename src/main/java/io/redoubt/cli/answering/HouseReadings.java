package io.redoubt.cli.answering;

import io.redoubt.catalog.ReadingLookup;
import io.redoubt.cli.process.World;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Reading;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Disputed points a club has settled for all its questions. A battle does not ask for them: it carries those it was
 * founded with, so that it is the same at everybody's table.
 */
public final class HouseReadings {
    /** The environment variable that holds them: {@code KEY=VALUE}, with blanks between. */
    public static final String VARIABLE = "REDOUBT_READINGS";

    private HouseReadings() {}

    /**
     * How points are settled in this world, by their whole keys.
     *
     * @throws BadInput if a point is not known, or cannot be settled so
     */
    public static Map<String, String> of(World world) {
        String text = world.env().getOrDefault(VARIABLE, "");
        return text.isBlank() ? Map.of() : read(text);
    }

    /** Reads them from {@code KEY=VALUE KEY=VALUE}. */
    public static Map<String, String> read(String text) {
        Map<String, String> settled = new LinkedHashMap<>();
        for (String word : text.strip().split("\\s+", -1)) {
            int equals = word.indexOf('=');
            if (equals < 0) {
                throw new BadInput(VARIABLE + ' ' + Escaped.of(word) + ": write KEY=VALUE; see redoubt readings");
            }
            String key = word.substring(0, equals);
            String value = word.substring(equals + 1);
            Reading<?> point = ReadingLookup.point(key, "", "redoubt readings");
            ReadingLookup.mustBeAWay(point, value, key + '=' + Escaped.of(value) + ": ");
            if (settled.put(key, value) != null) {
                throw new BadInput(VARIABLE + ": " + key + " is given twice: settle each point once");
            }
        }
        return settled;
    }

    /** The same world, where nothing is settled beforehand: the world of a battle. */
    public static World unsettled(World world) {
        return world.env().containsKey(VARIABLE) ? world.with(VARIABLE, "") : world;
    }
}
