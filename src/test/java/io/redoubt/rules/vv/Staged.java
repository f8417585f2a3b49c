package io.redoubt.rules.vv;

import io.redoubt.question.Question;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.Supply;
import io.redoubt.toml.Toml;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Questions about pieces that tests name. */
final class Staged {
    private static final RuleSet GAME = ValorAndVictory.ruleSet(new Toml());

    private Staged() {}

    private static Procedure<?, ?> procedure(String verb) {
        return GAME.procedure(verb).orElseThrow();
    }

    /** What pieces fill beside what was given. */
    static Map<String, String> filled(String verb, Cast cast, Map<String, String> given) {
        Supply supply = new Supply(given.keySet());
        procedure(verb).supply(cast, supply);
        Map<String, String> texts = new TreeMap<>(supply.texts());
        texts.keySet().removeAll(given.keySet());
        return texts;
    }

    /** What the first result of this outcome and these numbers leaves behind. */
    static List<Change> left(
            String verb, Cast cast, String outcome, Map<String, Integer> amounts, Map<String, String> given) {
        Map<String, String> texts = new LinkedHashMap<>(filled(verb, cast, given));
        texts.keySet().removeIf(input -> procedure(verb).form().field(input).isEmpty());
        texts.putAll(given);
        return Question.of(procedure(verb), new Inputs(texts, Map.of())).consequences().stream()
                .filter(each -> each.outcome().equals(outcome)
                        && each.amounts().entrySet().containsAll(amounts.entrySet()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no such result of " + verb + ' ' + texts))
                .effects(cast);
    }
}
