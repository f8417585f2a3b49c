package io.redoubt.cli.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.rulefile.RuleFileGame;
import io.redoubt.rules.rulefile.model.RuleFile;
import io.redoubt.rules.rulefile.syntax.ReservedWords;
import io.redoubt.rules.rulefile.syntax.RuleFileReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of two whole rule files hold, and a wrong expectation does not. */
class ExampleCheckTest {
    private static final Path FILES =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/rulefiles");
    private static final ReservedWords RESERVED = new ReservedWords(List.of(), List.of(), List.of());

    static ExampleCheck check(String text) {
        RuleFileReader.Result result = RuleFileReader.read(text, RESERVED);
        assertEquals(List.of(), result.faults());
        RuleFile file = result.file().orElseThrow();
        RuleSet game = RuleFileGame.of(file);
        ExampleCheck check = new ExampleCheck(game);
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
}
