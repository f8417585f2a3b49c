package io.redoubt.rules.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.odds.TooManyPathsException;
import io.redoubt.question.Question;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.umpire.EnteredFaces;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Work of a rule file is paid for by the budget of the question, while counting and while rolling. */
class BudgetTest {
    private static final String HEAD = "  outcome over \"{n}.\"\n  number n \"things\"\n  roll\n";

    @Test
    void loopsWithoutDiceArePaidForWhileRolling() {
        Question<?, ?> question = WrittenRules.ofVerb(HEAD
                + "    each A of 10000:\n      each B of 10000:\n        each C of 10000: n = 1 - n\n    end over\n");
        assertThrows(TooManyPathsException.class, () -> question.roll(new EnteredFaces(List.of())));
    }

    @Test
    void attemptsArePaidForBesidesTheirStatements() {
        String loops = "    each A of 100:\n      each B of 100:\n        each C of %d: n = 1 - n\n    end over\n";
        Question<?, ?> few = WrittenRules.ofVerb(HEAD + loops.formatted(10));
        few.roll(new EnteredFaces(List.of()));
        Question<?, ?> many = WrittenRules.ofVerb(HEAD + loops.formatted(400));
        assertThrows(TooManyPathsException.class, () -> many.roll(new EnteredFaces(List.of())));
    }

    @Test
    void resultsArePaidForBesidesTheirStatements() {
        String pairs = """
                let a = sum 2d%1$d as "a"
                if doubles: n = 1
                let b = sum 2d%1$d as "b"
                if doubles: n = 2
                n = a + b
                end over
            """;
        WrittenRules.ofVerb(HEAD + pairs.formatted(40)).odds();
        Question<?, ?> many = WrittenRules.ofVerb(HEAD + pairs.formatted(250));
        assertThrows(TooManyPathsException.class, many::odds);
    }

    @Test
    void plainLinesArePaidForWhileCounting() {
        StringBuilder lines = new StringBuilder(HEAD);
        for (int i = 0; i <= 15; i++) {
            lines.append("    let t").append(i).append(" = roll hit needs 4+\n");
        }
        lines.append("    n = n * 2 - n + 1 - 1\n".repeat(900)).append("    end over\n");
        assertThrows(
                TooManyPathsException.class,
                () -> WrittenRules.ofVerb(lines.toString()).odds());
    }

    @Test
    void aLoopWithoutEndNamesItsLine() {
        Question<?, ?> question = WrittenRules.ofVerb(
                HEAD + "    until Round, n > 5:\n      n = n + (1 if roll hit needs 4+ else 0 - 1)\n    end over\n");
        String message = assertThrows(RuntimeException.class, question::odds).getMessage();
        assertTrue(message.contains("line 10") || message.contains("stopped"), message);
    }

    @Test
    void tooManyDiceAndLargeNumbersAreRefused() {
        assertEquals(
                "the rule file, line 10: 10100 dice or attempts at once; the most are 10000",
                refusal("count hit of 100 * 101 needs 4+"));
        assertEquals("the rule file, line 10: a number larger than a million", refusal("1001 * 1000"));
        assertEquals("the rule file, line 10: a division by 0", refusal("up(3, n)"));
    }

    private static String refusal(String value) {
        String lines = HEAD + "    n = " + value + "\n    end over\n";
        return assertThrows(
                        BadInputException.class,
                        () -> WrittenRules.ofVerb(lines).odds())
                .getMessage();
    }
}
