package io.redoubt.rules.lg;

import static io.redoubt.rules.lg.LgPieces.procedure;
import static io.redoubt.rules.lg.LgPieces.texts;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.question.Question;
import io.redoubt.rules.input.Inputs;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The results of a series of attacks: up to a hundred are counted, more would take too many states. */
class LgSeriesTest {
    private static final String BLOW = " material=logs hit=7 penetrate=6 points=5 attacks=";

    private static <O> int results(Question<?, O> question) {
        return question.consequences().size();
    }

    @ParameterizedTest
    @CsvSource({"gap", "damage variant=2 attack-factor=3"})
    void attacksAreCountedUpToAHundred(String asked) {
        List<String> words = List.of(asked.split(" ", 2));
        String given = words.size() == 1 ? "" : words.get(1);
        Question<?, ?> counted = Question.of(procedure(words.get(0)), new Inputs(texts(given + BLOW + 100), Map.of()));
        Question<?, ?> more = Question.of(procedure(words.get(0)), new Inputs(texts(given + BLOW + 101), Map.of()));
        assertTrue(results(counted) > 90, () -> "results: " + results(counted));
        assertTrue(results(more) <= 6, () -> "results: " + results(more));
        assertEquals(
                List.of(true, false),
                List.of(counted, more).stream()
                        .map(each -> each.quantities().stream()
                                .anyMatch(quantity -> quantity.name().equals("attacks-needed")))
                        .toList());
    }
}
