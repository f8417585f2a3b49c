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
        List<RuleFault> warnings,
        List<Spot> spots,
        String source) {
    public RuleFile {
        rules = List.copyOf(rules);
        readings = List.copyOf(readings);
        kinds = new LinkedHashMap<>(kinds);
        verbs = new LinkedHashMap<>(verbs);
        actions = List.copyOf(actions);
        warnings = List.copyOf(warnings);
        spots = List.copyOf(spots);
    }
}
