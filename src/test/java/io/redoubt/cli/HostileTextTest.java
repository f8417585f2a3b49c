package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Text from outside is never printed in a way that could steer a terminal. */
class HostileTextTest {
    private static final String EVIL = "x\u001b]0;owned\u0007\u009b31m\r\n\u202eabc\u200b\u2028\ud800";
    private static final String FLOOD = "y".repeat(100_000);

    static final List<List<String>> PLACES = List.of(
            List.of("?"),
            List.of("fow", "?"),
            List.of("help", "?"),
            List.of("help", "shoot", "?"),
            List.of("shoot", "?"),
            List.of("shoot", "--?"),
            List.of("shoot", "--at", "?"),
            List.of("shoot", "--at=?"),
            List.of("shoot", "--at", "nest", "--skill", "?"),
            List.of("shoot", "--at", "nest", "--skill", "4", "--rof", "?"),
            List.of("shoot", "--at", "nest", "--skill", "4", "--range", "?"),
            List.of("shoot", "--at", "nest", "--skill", "4", "--firepower", "2+..?", "--odds"),
            List.of("shoot", "--at", "nest", "--skill", "4,?", "--odds"),
            List.of("shoot", "--moved=?"),
            List.of("shoot", "--dice", "?"),
            List.of("shoot", "--dice", "1,?"),
            List.of("shoot", "--seed", "?"),
            List.of("shoot", "--format", "?"),
            List.of("shoot", "--color", "?"),
            List.of("shoot", "--odds", "--require", "?"),
            List.of("shoot", "--odds", "--require", "?>=1/2"),
            List.of("shoot", "--odds", "--require", "destroyed>=?"),
            List.of("shoot", "--reading", "?"),
            List.of("shoot", "--reading", "?=1"),
            List.of("shoot", "--reading", "within=?"),
            List.of("shoot", "--at", "nest", "--skill", "4", "--firepower", "3", "--odds", "--show", "?"),
            List.of("shoot", "--at", "nest", "--skill", "3..4", "--range", "17", "--odds", "--show", "?"),
            List.of("dice", "?"),
            List.of("dice", "3d6", "?"),
            List.of("dice", "3d6>=?"),
            List.of("rules", "?"),
            List.of("rules", "--format", "?"),
            List.of("readings", "?"),
            List.of("completion", "?"),
            List.of("completion", "bash", "?"),
            List.of("batch", "--?"),
            List.of("batch", "--jobs", "?"),
            List.of("batch", "?"));

    @ParameterizedTest
    @FieldSource("PLACES")
    void noPlaceForATextLetsItThrough(List<String> place) {
        for (String text : List.of(EVIL, FLOOD)) {
            List<String> words = new ArrayList<>();
            place.forEach(word -> words.add(word.replace("?", text)));
            Shell.Result result = Shell.plain().run(words);
            harmless(result.out() + result.err());
            assertFalse(result.exit() == 0 || result.exit() == 70, result.err());
            assertFalse(result.err().length() > 1000, result.err());
        }
    }

    @Test
    void noLineOfABatchLetsItThrough() {
        StringBuilder lines = new StringBuilder();
        String text = EVIL.replace("\r\n", "");
        for (List<String> place : PLACES) {
            lines.append('\'')
                    .append(String.join("' '", place).replace("?", text))
                    .append("'\n");
        }
        lines.append("{\"command\":\"").append(text).append("\"}\n");
        lines.append("{\"").append(text).append("\":1,\"command\":\"shoot\"}\n");
        lines.append("{\"\\u001b\\u202e\":1,\"command\":\"shoot\"}\n");
        lines.append("{\"command\":\"shoot\",\"at\":\"\\u001b\\u202e\"}\n");
        lines.append("{\"command\":\"shoot\",\"\\u001b\":[[]]}\n");
        lines.append("{\"command\":\"shoot\",\"\\u001b\":1,\"\\u001b\":1}\n");
        lines.append("{\u001b\n");
        for (String format : List.of("json", "csv")) {
            Shell.Result result = Shell.plain().reading(lines.toString()).type("batch --format " + format);
            assertEquals(2, result.exit());
            harmless(result.out() + result.err());
        }
    }

    @Test
    void theEnvironmentIsNoWayInEither() {
        Shell.Result result = Shell.in(Map.of("REDOUBT_GAME", EVIL)).type("shoot");
        assertEquals(2, result.exit());
        harmless(result.err());
    }

    private static void harmless(String printed) {
        assertEquals(Optional.empty(), Printed.fault(printed), printed);
    }
}
