package io.redoubt.vectors.lg;

import static io.redoubt.vectors.lg.LgVectors.ask;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What each rule of LaserGrenadiers makes the program say: the rule, a question, and words of the answer. */
class LgRulesTest {
    @ParameterizedTest(name = "{0} {2}")
    @CsvFileSource(resources = "/rules/lg-said.csv", delimiter = '|')
    void ruleIsSaidWhereItWorks(String rule, String command, String words) {
        Map<String, Object> answer = ask(command.contains("--dice") ? command : command + " --seed 1");
        assertTrue(Json.list(answer, "rules").contains(rule), () -> rule + " is not among " + answer.get("rules"));
        assertTrue(
                said(answer).stream().anyMatch(text -> text.contains(words)),
                () -> said(answer).toString());
    }

    private static List<String> said(Map<String, Object> answer) {
        List<String> said = new ArrayList<>();
        said.add("outcome " + answer.get("outcome"));
        said.add(String.valueOf(answer.get("text")));
        for (String part : List.of("steps", "reasons")) {
            for (Object step : Json.list(answer, part)) {
                said.add(String.valueOf(((Map<?, ?>) step).get("text")));
            }
        }
        return said;
    }
}
