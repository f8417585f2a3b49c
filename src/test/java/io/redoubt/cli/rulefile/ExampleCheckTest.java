package io.redoubt.cli.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.odds.Patience;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.rulefile.RuleFileGame;
import io.redoubt.rules.rulefile.model.RuleFile;
import io.redoubt.rules.rulefile.syntax.ReservedWords;
import io.redoubt.rules.rulefile.syntax.RuleFileReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of two whole rule files hold, and a wrong expectation does not. */
class ExampleCheckTest {
    private static final Path FILES =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/rulefiles");
    private static final ReservedWords RESERVED = new ReservedWords(List.of(), List.of(), List.of());

    @TempDir
    private Path folder;

    static ExampleCheck check(String text) {
        return check(text, Patience.USUAL);
    }

    private static ExampleCheck check(String text, Patience patience) {
        RuleFileReader.Result result = RuleFileReader.read(text, RESERVED);
        assertEquals(List.of(), result.faults());
        RuleFile file = result.file().orElseThrow();
        RuleSet game = RuleFileGame.of(file);
        ExampleCheck check = new ExampleCheck(game, patience);
        file.verbs().values().forEach(verb -> verb.examples().forEach(example -> check.check(verb.name(), example)));
        return check;
    }

    @ParameterizedTest
    @CsvSource({"bunker.rules,7", "styles.rules,8"})
    void everyExampleHolds(String name, int expectations) throws IOException {
        ExampleCheck check = check(Files.readString(FILES.resolve(name)));
        assertEquals(List.of(), check.findings());
        assertEquals(expectations, check.expectations());
    }

    @Test
    void wrongExpectationsAreReported() {
        String text = """
                game g "G"
                test hit "To hit" d6: "hit" / "miss"
                verb v "V"
                  input a 1..6 "a"
                  outcome yes "Yes."
                  outcome no "No."
                  number n "n"
                  roll
                    n = a
                    end yes if roll hit needs 5+ else no
                  example "one" --a 3
                    yes 1/3
                    yes 33.3 %
                    yes 33 %
                    yes 1/2
                    yes 33.4 %
                    mean n 4
                    dice 5 no
                    dice 5,5 yes
                    refused
                  example "two" --a 9
                    yes 1/3
                  example "three" --b 9
                    yes 1/3
                """;
        List<String> found = check(text).findings().stream()
                .map(each -> each.line() + ": " + each.message())
                .toList();
        assertEquals(
                List.of(
                        "15: expected yes 1/2, found 1/3",
                        "16: expected yes 33.4%, found 33.3 %, exactly 1/3",
                        "17: expected mean n 4, found 3",
                        "18: expected no with these dice, found yes",
                        "19: 2 dice given, but only 1 needed; left over: die 2 (5)",
                        "20: expected refused, but the rules allow it",
                        "21: --a 9: takes a whole number from 1 to 6",
                        "23: v has no option --b; did you mean --a?"),
                found);
    }

    /** Returns a file whose examples, but for the first, take longer than a moment each. */
    private static String slow(int examples) {
        StringBuilder text = new StringBuilder("""
                game g "G"
                test hit "To hit" d6: "hit" / "miss"
                verb v "V"
                  input a 1..1000 "a"
                  outcome yes "Yes."
                  outcome no "No."
                  number n "n"
                  roll
                    each Hit of a if roll hit needs 5+:
                      n = n + 1
                    each Save of n if roll hit needs 4+:
                      n = n - 1
                    end yes if n > 0 else no
                  example "quick" --a 1
                    yes 1/6
                """);
        for (int i = 1; i < examples; i++) {
            text.append("  example \"slow\" --a ").append(900 + i).append("\n    yes 0\n    no 1\n");
        }
        return text.toString();
    }

    @Test
    void theExamplesShareALimit() {
        ExampleCheck check = check(slow(14), new Patience(1));
        assertEquals(10, check.findings().size());
        assertEquals(27, check.expectations());
        assertEquals(6, check.uncomputed());
        assertEquals(
                new CheckFinding(
                        46,
                        "calculation stopped: the examples would take longer than 10ms together, so 3 are not computed;"
                                + " ask about fewer dice, attempts or values, or allow more time (--patience 30ms)"),
                check.stop().orElseThrow());
        assertEquals(Optional.empty(), check(slow(11), new Patience(1)).stop());
    }

    @Test
    void aCheckThatWasStoppedDoesNotHold() throws IOException {
        Files.writeString(folder.resolve("x.rules"), slow(12));
        Shell.Result stopped = Shell.plain().from(folder).type("rules --check x.rules --patience 1ms");
        assertEquals(1, stopped.exit(), stopped.err());
        assertTrue(stopped.out().contains("23 expectations: 10 of them wrong, 2 not computed"), stopped.out());
        assertTrue(stopped.out().contains("(--patience 30ms)"), stopped.out());
        Shell.Result misplaced = Shell.plain().type("rules --patience 1m");
        assertEquals(2, misplaced.exit());
        assertTrue(misplaced.err().contains("--patience belongs to --check"), misplaced.err());
    }
}
