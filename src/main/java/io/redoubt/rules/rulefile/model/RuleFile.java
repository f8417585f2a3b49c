package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.Reading;
import io.redoubt.rules.rulefile.text.RuleEntry;
import io.redoubt.rules.rulefile.text.RuleFault;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The rule set of a rule file.
 *
 * @param key the key of the game on the command line
 * @param rules its rules in words
 * @param actions the verbs of each step of a turn, for plans
 * @param battles the examples of battles
 * @param warnings what is probably meant otherwise, though it can be read
 * @param spots the parts that examples should reach
 * @param source the text of the file
 */
public record RuleFile(
        String key,
        String title,
        String edition,
        List<RuleEntry> rules,
        List<Reading<Value.Word>> readings,
        Map<String, Kind> kinds,
        Map<String, Verb> verbs,
        List<List<String>> actions,
        List<BattleExample> battles,
        List<RuleFault> warnings,
        List<Spot> spots,
        String source) {
    public RuleFile {
        rules = List.copyOf(rules);
        readings = List.copyOf(readings);
        kinds = new LinkedHashMap<>(kinds);
        verbs = new LinkedHashMap<>(verbs);
        actions = List.copyOf(actions);
        battles = List.copyOf(battles);
        warnings = List.copyOf(warnings);
        spots = List.copyOf(spots);
    }

    /**
     * An example of a battle: commands of a session, and what pieces must be like after some of them.
     *
     * @param line the line, from 1
     */
    public record BattleExample(int line, String title, List<Line> lines) {
        public BattleExample {
            lines = List.copyOf(lines);
        }

        /** A line of the example. */
        public sealed interface Line {
            /** Returns the line in the file, from 1. */
            int line();
        }

        /** A command of a session. */
        public record Command(int line, String text) implements Line {}

        /** The values that a piece must have after the commands before. */
        public record Expected(int line, String piece, List<ExpectedValue> values) implements Line {
            public Expected {
                values = List.copyOf(values);
            }
        }

        /**
         * A value that a piece must have.
         *
         * @param text the value as it is given to a piece; for a flag {@code true} or {@code false}
         */
        public record ExpectedValue(String key, String text) {
            /** Returns the value as the file writes it. */
            public String written() {
                return switch (text) {
                    case "true" -> key;
                    case "false" -> "not " + key;
                    default -> key + ' ' + text;
                };
            }
        }
    }
}
