package io.redoubt.catalog;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Nearest;
import io.redoubt.rules.input.Reading;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Disputed points as people name and settle them. */
public final class ReadingLookup {
    private ReadingLookup() {}

    /**
     * A disputed point by its whole key.
     *
     * @param lead stands before what is wrong
     * @param list the command that lists them all
     * @throws BadInput if there is no such point, naming the nearest
     */
    public static Reading<?> point(String key, String lead, String list) {
        return Catalog.reading(key)
                .orElseThrow(() -> new BadInput(lead + "no disputed point is called " + Escaped.of(key)
                        + Nearest.hint(key, Catalog.readingKeys()) + " (" + list + " lists them)"));
    }

    /**
     * A disputed point by its key; the game it belongs to may be left out.
     *
     * @param lead stands before what is wrong
     * @param list the command that lists them all
     * @throws BadInput if there is no such point, naming the nearest
     */
    public static Reading<?> point(String key, RuleSet game, String lead, String list) {
        return Catalog.reading(game.key() + '.' + key).orElseGet(() -> point(key, lead, list));
    }

    /**
     * Points settled by {@code --reading KEY=VALUE}, by their whole keys.
     *
     * @throws BadInput if there is no such point, it cannot be settled so, or it is settled twice
     */
    public static Map<String, String> settled(List<String> texts, RuleSet game) {
        Map<String, String> settled = new LinkedHashMap<>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            if (equals < 0) {
                throw new BadInput("--reading " + Escaped.of(text) + ": write KEY=VALUE; see redoubt readings");
            }
            String lead = "--reading " + Escaped.of(text) + ": ";
            Reading<?> reading = point(text.substring(0, equals), game, lead, "redoubt readings");
            String value = text.substring(equals + 1);
            mustBeAWay(reading, value, lead);
            if (settled.put(reading.key(), value) != null) {
                throw new BadInput("--reading " + reading.key() + " is given twice: settle each point once");
            }
        }
        return settled;
    }

    /**
     * Makes sure that a point can be settled this way.
     *
     * @param lead stands before what is wrong
     * @throws BadInput if it cannot, listing the ways
     */
    public static void mustBeAWay(Reading<?> point, String value, String lead) {
        if (!point.ids().contains(value)) {
            throw new BadInput(
                    lead + "not one of " + String.join(", ", point.ids()) + Nearest.hint(value, point.ids()));
        }
    }
}
