package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.catalog.ReadingParser;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.piece.Change;
import java.util.List;

/** The reading of a disputed rule for a battle, or its reminders, set by the command {@code settle KEY=VALUE}. */
final class SettledReading {
    private SettledReading() {}

    /**
     * Returns the changes of the command.
     *
     * @throws BadInputException if the words are not a disputed rule of the game and one of its readings
     */
    static List<Change> changes(RuleSet game, List<String> words) {
        int equals = words.size() == 1 ? words.get(0).indexOf('=') : -1;
        if (words.size() == 1 && equals < 0 && !words.get(0).equals(Board.REMINDERS)) {
            Reading<?> reading = ReadingParser.point(words.get(0), game, "", "readings");
            throw new BadInputException("settle takes a disputed rule and its reading: settle " + reading.key() + '='
                    + String.join("|", reading.ids()));
        }
        if (equals < 0) {
            throw new BadInputException(
                    "settle takes a disputed rule and its reading: settle KEY=VALUE (readings lists them)");
        }
        String value = words.get(0).substring(equals + 1);
        if (words.get(0).startsWith(Board.REMINDERS + "=")) {
            if (!List.of("told", Board.SILENT).contains(value)) {
                throw new BadInputException("settle " + Board.REMINDERS + " takes told or " + Board.SILENT);
            }
            return List.of(new Change("", Board.REMINDERS, value));
        }
        Reading<?> reading = ReadingParser.point(words.get(0).substring(0, equals), game, "", "readings");
        ReadingParser.mustBeAWay(reading, value, reading.key() + "=" + PrintableText.of(value) + ": ");
        return List.of(new Change("", Board.READING + reading.key(), value));
    }
}
