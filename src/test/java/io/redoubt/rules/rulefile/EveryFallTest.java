package io.redoubt.rules.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import io.redoubt.question.Question;
import io.redoubt.umpire.DiceMismatchException;
import io.redoubt.umpire.EnteredFaces;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every fall of the dice, typed in, comes to the counted odds. */
@SuppressWarnings("StringConcatToTextBlock") // lines of a file, with their indentation
class EveryFallTest {
    private static final String HEAD = "  outcome over \"{n}.\"\n  number n \"things\"\n  roll\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "each Hit of 2 if roll hit needs 4+, one more on 6, at most 1: n = n + natural\n",
                "each Hit of 2 if roll hit needs 3+, again on 1, one more on 6, at most 1: n = min(7, n * 2 + natural)\n",
                "each Hit of 2 if roll hit needs 5+, again on fail: n = n + 1\n",
                "each Hit of 2 if roll hit needs 4+:\n      if n < 2 and roll hit needs 3+: n = n + 1\n",
                "each Hit of 2 if roll hit needs 4+ and roll hit needs 5+: n = n + 1\n",
                "n = count hit of 2 needs 4+, again on 1, one more on 6, at most 1\n",
                "let a = sum 2d6 as \"a\"\n    n = a if doubles else 0\n",
                "let a = lowest of 3d6 as \"a\", + 1 \"bonus\"\n    n = a\n",
                "look up 2d6 as \"a\":\n      natural 2 \"low\": n = 1\n      2..7 \"mid\": n = 2\n"
                        + "      else \"high\":\n        if roll hit needs 4+: n = 3\n",
                "until Round, n >= 2, at most 3: n = n + (1 if roll hit needs 4+ else 0)\n",
            })
    void comesToTheOdds(String lines) {
        Question<?, ?> question = WrittenRules.ofVerb(HEAD + "    " + lines + "    end over\n");
        Map<Integer, Fraction> falls = new TreeMap<>();
        follow(question, new ArrayList<>(), Fraction.ONE, falls);
        assertEquals(new TreeMap<>(WrittenRules.distribution(question)), falls);
    }

    private static void follow(
            Question<?, ?> question, List<Integer> faces, Fraction share, Map<Integer, Fraction> falls) {
        EnteredFaces given = new EnteredFaces(faces);
        int amount;
        try {
            amount = question.roll(given).consequence().amounts().get("n");
        } catch (DiceMismatchException e) {
            for (int face = 1; face <= 6; face++) {
                List<Integer> more = new ArrayList<>(faces);
                more.add(face);
                follow(question, more, share.times(Fraction.of(1, 6)), falls);
            }
            return;
        }
        given.allUsed();
        falls.merge(amount, share, Fraction::plus);
    }
}
