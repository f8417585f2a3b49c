package io.redoubt.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.catalog.Catalog;
import io.redoubt.question.Question;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the program says to a question, sentence by sentence, each with its rule in brackets. */
public final class Said {
    private Said() {}

    /**
     * Checks that words are said, or, after an exclamation mark, that they are not.
     *
     * @param line the question without its game; with {@code --dice} or with dice of a seed
     */
    public static void check(String game, String line, String words) {
        List<String> args = new ArrayList<>(List.of(game));
        args.addAll(List.of(line.strip().split("\\s+", -1)));
        args.add("--json");
        if (!line.contains("--dice")) {
            args.add("--seed=1");
        }
        List<String> sentences = of(Vector.ask(args));
        boolean not = words.startsWith("!");
        String wanted = not ? words.substring(1) : words;
        boolean said = sentences.stream().anyMatch(sentence -> sentence.contains(wanted));
        assertEquals(!not, said, () -> words + " in " + sentences);
    }

    /** The outcomes a person is shown, in their order. */
    public static List<String> shown(String game, String line) {
        String[] verb = line.split(" ", 2);
        RuleSet rules = Catalog.games().stream()
                .filter(each -> each.key().equals(game))
                .findFirst()
                .orElseThrow();
        Procedure<?, ?> procedure = rules.procedure(verb[0]).orElseThrow();
        return Question.of(procedure, Typed.inputs(procedure.form(), verb[1])).shown();
    }

    private static List<String> of(Map<String, Object> answer) {
        List<String> said = new ArrayList<>(List.of(String.valueOf(answer.get("text"))));
        for (String part : List.of("steps", "reasons")) {
            for (Object step : Json.list(answer, part)) {
                Map<?, ?> told = (Map<?, ?>) step;
                said.add(told.get("text") + " (" + told.get("rule") + ')');
            }
        }
        return said;
    }
}
