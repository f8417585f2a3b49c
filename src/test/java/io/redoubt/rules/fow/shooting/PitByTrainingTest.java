package io.redoubt.rules.fow.shooting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.question.Question;
import io.redoubt.rules.input.Inputs;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** FOW-TANKPIT-02: a tank in its pit is hit by its training, one harder for Concealed, one more from afar. */
class PitByTrainingTest {
    @ParameterizedTest
    @CsvSource({
        "conscript, 12in, 3+",
        "trained, 12in, 4+",
        "veteran, 12in, 5+",
        "conscript, 20in, 4+",
        "trained, 20in, 5+",
        "veteran, 20in, 6+"
    })
    void isTheScoreThatOneWouldWorkOut(String training, String range, String score) {
        assertEquals(odds(range, "to-hit", score), odds(range, "target-skill", training));
    }

    private static Map<String, ?> odds(String range, String input, String value) {
        Map<String, String> inputs = new LinkedHashMap<>(Map.of(
                "at", "tank-pit", "rof", "3", "firepower", "3+", "anti-tank", "11", "front", "6", "motivation", "4+"));
        inputs.put("range", range);
        inputs.put(input, value);
        return Question.of(new Shoot(), new Inputs(inputs, Map.of())).chances();
    }
}
