package io.redoubt.cli.ahead;

import io.redoubt.catalog.ReadingLookup;
import io.redoubt.cli.answering.CommonOption;
import io.redoubt.cli.answering.Pictures;
import io.redoubt.cli.answering.Settings;
import io.redoubt.cli.line.SettingsReader;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInput;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How to answer what is ahead.
 *
 * @param settled disputed points as they were typed
 * @param pictures what is drawn beside the words
 */
record AheadSettings(Settings.Format format, Settings.Color color, List<String> settled, Pictures pictures) {
    /**
     * Reads them.
     *
     * @throws BadInput if one cannot be read, or two contradict each other
     */
    static AheadSettings of(AheadLine line) {
        Map<CommonOption, List<String>> given = new EnumMap<>(CommonOption.class);
        put(given, CommonOption.FORMAT, line, AheadLine.Option.FORMAT);
        put(given, CommonOption.JSON, line, AheadLine.Option.JSON);
        put(given, CommonOption.COLOR, line, AheadLine.Option.COLOR);
        put(given, CommonOption.CHART, line, AheadLine.Option.CHART);
        put(given, CommonOption.FORCE, line, AheadLine.Option.FORCE);
        Settings settings = SettingsReader.printing(given);
        if (settings.format() == Settings.Format.CSV) {
            throw new BadInput("--format csv: what is ahead is told as text or json");
        }
        return new AheadSettings(
                settings.format(), settings.color(), line.all(AheadLine.Option.READING), settings.pictures());
    }

    private static void put(
            Map<CommonOption, List<String>> given, CommonOption common, AheadLine line, AheadLine.Option option) {
        if (line.has(option)) {
            given.put(common, line.all(option));
        }
    }

    /**
     * How disputed points are settled for all steps, by key.
     *
     * @throws BadInput if there is no such point, or no such way
     */
    Map<String, String> readings(RuleSet game) {
        return ReadingLookup.settled(settled, game);
    }
}
