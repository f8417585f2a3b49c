package io.redoubt.cli.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadInputException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sample rule files read without a fault, and every expectation in them holds. */
class RuleFileSampleTest {
    static List<String> names() {
        return RuleFileSample.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyExampleOfASampleHolds(String name) {
        ExampleCheck check =
                ExampleCheckTest.check(RuleFileSample.of(List.of(name)).text());
        assertEquals(List.of(), check.findings());
        assertTrue(check.expectations() > 1);
    }

    @ParameterizedTest
    @MethodSource("names")
    void theListHasEverySample(String name) {
        assertTrue(RuleFileSample.list().lines().anyMatch(line -> line.startsWith(name + " ")));
    }

    @Test
    void anUnknownNameIsRefused() {
        BadInputException refused = assertThrows(BadInputException.class, () -> RuleFileSample.of(List.of("bastoin")));
        assertEquals(
                "there is no sample bastoin; did you mean bastion?; there are first, bastion, ridge, casemate",
                refused.getMessage());
    }
}
