package io.redoubt.cli;

import io.redoubt.rules.Procedure;
import io.redoubt.rules.RuleSet;
import java.util.Map;

/**
 * One question, read but not yet answered.
 *
 * @param game whose rules
 * @param procedure which procedure
 * @param inputs texts by field name
 * @param settings how to answer
 * @param sources which piece filled which input; the rest was given
 */
record Query(
        RuleSet game,
        Procedure<?, ?> procedure,
        Map<String, String> inputs,
        Settings settings,
        Map<String, String> sources) {
    Query with(Map<String, String> otherInputs) {
        return new Query(game, procedure, otherInputs, settings, sources);
    }
}
