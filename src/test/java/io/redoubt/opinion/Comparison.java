package io.redoubt.opinion;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import io.redoubt.opinion.SecondOpinion.Question;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/** Asks the program what a second opinion asks, a batch at a time, and tells where the two differ. */
public final class Comparison {
    private Comparison() {}

    /** Every difference over so many questions, in words; none if both agree. */
    public static List<String> differences(SecondOpinion opinion, long seed, int questions) {
        Random random = new Random(seed);
        List<Question> asked = new ArrayList<>();
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < questions; i++) {
            Question question = opinion.ask(random);
            asked.add(question);
            lines.append(question.line()).append('\n');
        }
        List<String> answers =
                Shell.plain().reading(lines.toString()).type("batch --jobs 1").lines();
        List<String> differences = new ArrayList<>();
        if (answers.size() != questions) {
            return List.of(answers.size() + " answers to " + questions + " questions");
        }
        for (int i = 0; i < questions; i++) {
            String difference = difference(asked.get(i).verdict(), Json.object(answers.get(i)));
            if (!difference.isEmpty()) {
                differences.add(asked.get(i).line() + "\n    " + difference);
            }
        }
        return differences;
    }

    private static String difference(Verdict verdict, Map<String, Object> answer) {
        if (verdict instanceof Verdict.Refused refused) {
            return refusal(refused, answer);
        }
        if (verdict instanceof Verdict.Odds odds) {
            return odds(odds, answer);
        }
        return Integer.valueOf(2).equals(answer.get("exit")) ? "" : "is bad input: " + answer;
    }

    private static String refusal(Verdict.Refused refused, Map<String, Object> answer) {
        if (!"refused".equals(answer.get("mode"))) {
            return "is forbidden by " + refused.rules() + ": " + answer;
        }
        Set<String> told = new HashSet<>();
        for (Object reason : (List<?>) answer.get("reasons")) {
            told.add(String.valueOf(((Map<?, ?>) reason).get("rule")));
        }
        return told.containsAll(refused.rules()) ? "" : "is forbidden by " + refused.rules() + ", told: " + told;
    }

    private static String odds(Verdict.Odds odds, Map<String, Object> answer) {
        if (!"odds".equals(answer.get("mode"))) {
            return "has odds " + odds.outcomes() + ": " + answer;
        }
        Map<String, Chance> told = chances(Json.in(answer, "exact"));
        if (!told.equals(odds.outcomes())) {
            return "outcomes " + odds.outcomes() + "\n    but told " + told;
        }
        for (Map.Entry<String, Map<String, Chance>> quantity : odds.quantities().entrySet()) {
            Map<String, Object> quantities = Json.in(answer, "quantities");
            if (quantities == null || !quantities.containsKey(quantity.getKey())) {
                return "has a number " + quantity.getKey() + ": " + answer;
            }
            Map<String, Chance> cells = chances(Json.in(Json.in(quantities, quantity.getKey()), "distribution"));
            if (!cells.equals(quantity.getValue())) {
                return quantity.getKey() + " " + quantity.getValue() + "\n    but told " + cells;
            }
        }
        return "";
    }

    private static Map<String, Chance> chances(Map<String, Object> exact) {
        Map<String, Chance> chances = new TreeMap<>();
        exact.forEach((name, share) -> {
            Chance chance = Chance.read(String.valueOf(share));
            if (chance.ways().signum() != 0) {
                chances.put(name, chance);
            }
        });
        return chances;
    }
}
