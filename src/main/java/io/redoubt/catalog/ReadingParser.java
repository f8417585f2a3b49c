package io.redoubt.catalog;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.SpellingSuggestion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Looks up disputed rules and readings given by users. */
public final class ReadingParser {
    private ReadingParser() {}

    /**
     * Returns a disputed rule by its full key.
     *
     * @param games the games that may have it
     * @param lead the beginning of the error message
     * @param list the command that lists the keys
     * @throws BadInputException if there is no such key; the message suggests the nearest
     */
    public static Reading<?> point(String key, GameList games, String lead, String list) {
        return games.reading(key)
                .orElseThrow(
                        () -> new BadInputException(lead + "there is no disputed point called " + PrintableText.of(key)
                                + SpellingSuggestion.hint(key, games.readingKeys()) + " (" + list + " lists them)"));
    }

    /**
     * Returns a disputed rule of a game, or of a built-in game, by its key; with or without its game.
     *
     * @param lead the beginning of the error message
     * @param list the command that lists the keys
     * @throws BadInputException if there is no such key; the message suggests the nearest
     */
    public static Reading<?> point(String key, RuleSet game, String lead, String list) {
        for (Reading<?> reading : game.readings()) {
            if (reading.key().equals(key) || reading.key().equals(game.key() + '.' + key)) {
                return reading;
            }
        }
        return point(key, GameList.BUILT_IN, lead, list);
    }

    /**
     * Returns the readings of {@code --reading KEY=VALUE} by full key.
     *
     * @throws BadInputException if a key or reading is unknown, or a key is given twice
     */
    public static Map<String, String> settled(List<String> texts, RuleSet game) {
        if (texts.isEmpty()) {
            return Map.of();
        }
        Map<String, String> settled = new LinkedHashMap<>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            if (equals < 0) {
                throw new BadInputException(
                        "--reading " + PrintableText.of(text) + ": write KEY=VALUE; see redoubt readings");
            }
            String lead = "--reading " + PrintableText.of(text) + ": ";
            Reading<?> reading = point(text.substring(0, equals), game, lead, "redoubt readings");
            String value = text.substring(equals + 1);
            mustBeAWay(reading, value, lead);
            if (settled.put(reading.key(), value) != null) {
                throw new BadInputException("--reading " + reading.key() + " is given twice; give each key once");
            }
        }
        return settled;
    }

    /**
     * Checks that a disputed rule has this reading.
     *
     * @param lead the beginning of the error message
     * @throws BadInputException if it has not; the message lists the readings
     */
    public static void mustBeAWay(Reading<?> point, String value, String lead) {
        if (!point.ids().contains(value)) {
            throw new BadInputException(lead + "not one of " + String.join(", ", point.ids())
                    + SpellingSuggestion.hint(value, point.ids()));
        }
    }
}
