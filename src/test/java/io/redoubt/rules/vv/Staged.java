package io.redoubt.rules.vv;

import io.redoubt.question.Question;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.toml.Toml;
import io.redoubt.umpire.Sentence;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Questions about pieces that tests name. */
final class Staged {
    private static final RuleSet GAME = ValorAndVictory.ruleSet(new Toml());

    private Staged() {}

    private static Procedure<?, ?> procedure(String verb) {
        return GAME.procedure(verb).orElseThrow();
    }

    /** What pieces fill beside what was given. */
    static Map<String, String> filled(String verb, Participants who, Map<String, String> given) {
        Map<String, String> texts =
                new TreeMap<>(GAME.fill(procedure(verb), who, given).texts());
        texts.keySet().removeAll(given.keySet());
        return texts;
    }

    /** Whether the rules allow what is asked of pieces. */
    static boolean isAllowed(String verb, Participants who, Map<String, String> given) {
        return question(verb, who, given).isAllowed();
    }

    static List<Sentence> reminders(String verb, Participants who, Map<String, String> given) {
        Map<String, String> texts = new LinkedHashMap<>(filled(verb, who, given));
        texts.putAll(given);
        return procedure(verb).reminders(who, new Inputs(texts, Map.of())).stream()
                .map(Reminder::sentence)
                .toList();
    }

    private static Question<?, ?> question(String verb, Participants who, Map<String, String> given) {
        Map<String, String> texts = new LinkedHashMap<>(filled(verb, who, given));
        texts.keySet().removeIf(input -> procedure(verb).form().field(input).isEmpty());
        texts.putAll(given);
        return Question.of(procedure(verb), new Inputs(texts, Map.of()));
    }

    /** What the first result of this outcome and these numbers leaves behind. */
    static List<Change> left(
            String verb, Participants who, String outcome, Map<String, Integer> amounts, Map<String, String> given) {
        return each(verb, who, outcome, amounts, given)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no such result of " + verb + ' ' + given));
    }

    /** What each of these results leaves behind. */
    static Stream<List<Change>> each(
            String verb, Participants who, String outcome, Map<String, Integer> amounts, Map<String, String> given) {
        return question(verb, who, given).consequences().stream()
                .filter(result -> result.outcome().equals(outcome)
                        && result.amounts().entrySet().containsAll(amounts.entrySet()))
                .map(result -> result.effects(who));
    }
}
