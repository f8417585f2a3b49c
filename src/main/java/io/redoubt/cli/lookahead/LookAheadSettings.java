package io.redoubt.cli.lookahead;

import io.redoubt.catalog.ReadingParser;
import io.redoubt.cli.parsing.AnswerSettingsParser;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.PictureSettings;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Output settings and readings of a look-ahead command.
 *
 * @param settled readings of disputed rules as given on the command line
 * @param pictures the pictures to draw besides the text
 */
record LookAheadSettings(
        AnswerSettings.Format format, AnswerSettings.Color color, List<String> settled, PictureSettings pictures) {
    private static final Set<CommonOption> PRINTING = EnumSet.of(
            CommonOption.FORMAT,
            CommonOption.JSON,
            CommonOption.MARKDOWN,
            CommonOption.COLOR,
            CommonOption.CHART,
            CommonOption.FORCE);

    /**
     * Reads the settings from a command line.
     *
     * @throws BadInputException if a setting cannot be read, or two contradict each other
     */
    static LookAheadSettings of(LookAheadArguments line) {
        Map<CommonOption, List<String>> given = new EnumMap<>(CommonOption.class);
        given.putAll(line.common());
        given.keySet().retainAll(PRINTING);
        AnswerSettings settings = AnswerSettingsParser.printing(given);
        if (settings.format() == AnswerSettings.Format.CSV && !line.has(LookAheadArguments.UNTIL)) {
            throw new BadInputException(
                    "--format csv: this command answers as text, json or markdown; with --until also as csv");
        }
        return new LookAheadSettings(
                settings.format(), settings.color(), line.all(LookAheadArguments.READING), settings.pictures());
    }

    /**
     * Returns the reading of each disputed rule for all steps, by key.
     *
     * @throws BadInputException if there is no such disputed rule, or no such reading of it
     */
    Map<String, String> readings(RuleSet game) {
        return ReadingParser.settled(settled, game);
    }
}
