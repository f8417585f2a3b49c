package io.redoubt.opinion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each game against its second opinion: the same random questions in every build; {@code scripts/fuzz} asks on, and
 * {@code scripts/mutation}, which asks again for each mutant, asks one game less often.
 */
class SecondOpinionTest {
    private static final int QUESTIONS = Integer.getInteger("redoubt.questions", 4_000);
    private static final String GAME = System.getProperty("redoubt.game", "");

    static List<SecondOpinion> opinions() {
        return Opinions.ALL.stream()
                .filter(opinion -> opinion.game().startsWith(GAME))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("opinions")
    void bothSayTheSame(SecondOpinion opinion) {
        List<String> differences = Comparison.differences(opinion, 1, QUESTIONS);
        assertEquals(
                "",
                String.join("\n", differences.subList(0, Math.min(20, differences.size()))),
                differences.size() + " differences, the first of them");
    }
}
