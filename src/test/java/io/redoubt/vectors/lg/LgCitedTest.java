package io.redoubt.vectors.lg;

import static io.redoubt.vectors.lg.LgVectors.ask;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.vectors.Json;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The rule a sentence stands under is the one of the method in hand, not its like of another method. */
class LgCitedTest {
    @ParameterizedTest(name = "{0} {2}")
    @CsvFileSource(resources = "/rules/lg-cited.csv", delimiter = '|')
    void sentenceStandsUnderItsOwnRule(String rule, String command, String words) {
        Map<String, Object> answer = ask(command + " --seed 1");
        List<String> cited = Json.list(answer, "steps").stream()
                .map(step -> (Map<?, ?>) step)
                .filter(step -> String.valueOf(step.get("text")).contains(words))
                .map(step -> String.valueOf(step.get("rule")))
                .toList();
        assertEquals(List.of(rule), cited, answer::toString);
    }
}
