package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Work is counted, never timed: a budget is used up by what is spent of it and by nothing else. */
class BudgetTest {
    private static final double ALL = 2.0 * Budget.UNITS_A_SECOND;

    @Test
    void whatIsLeftCanBeSpentAndNoMore() {
        Budget budget = Budget.usual();
        budget.spend(ALL / 4);
        assertEquals(0.25, budget.used());
        budget.spend(ALL / 4);
        budget.spend(ALL / 2);
        assertEquals(1, budget.used());
        TooManyPathsException spent = assertThrows(TooManyPathsException.class, () -> budget.spend(1));
        assertTrue(
                spent.getMessage().startsWith("calculation stopped: it would take longer than 2s; "),
                spent.getMessage());
        assertThrows(TooManyPathsException.class, () -> budget.spend(0), "what is spent stays spent");
    }

    @Test
    void moreThanAnyBudgetIsRefusedAtOnce() {
        assertThrows(TooManyPathsException.class, () -> Budget.usual().spend(1e300));
        assertThrows(TooManyPathsException.class, () -> Budget.usual().spend(Double.POSITIVE_INFINITY));
    }

    @Test
    void patienceIsAsMuchAsItSays() {
        Budget patient = Budget.of(new Patience(60_000));
        assertDoesNotThrow(() -> patient.spend(30 * ALL));
        assertThrows(TooManyPathsException.class, () -> patient.spend(1));
    }

    @Test
    void somebodyLooksOnWhileWorkIsDone() {
        int[] looks = {0};
        Budget budget = Budget.of(Patience.USUAL, used -> looks[0]++, new AttemptSeriesCache());
        for (int i = 0; i < 1000; i++) {
            budget.spend(ALL / 1000);
        }
        assertTrue(looks[0] > 100 && looks[0] < 1000, "looked " + looks[0] + " times");
    }

    @ParameterizedTest
    @CsvSource({
        "500ms,500ms",
        "2s,2s",
        "90s,90s",
        "120s,2m",
        "5m,5m",
        "60m,1h",
        "1h,1h",
        "168h,168h",
        "1000ms,1s",
        "000000030s,30s"
    })
    void patienceIsReadAndWritten(String text, String shown) {
        assertEquals(shown, Patience.parse(text).orElseThrow().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "m", "5 m", "-1s", "0s", "1d", "169h", "1.5s", "9999999999s", "2S", "1m30s"})
    void whatIsNoTimeIsNotRead(String text) {
        assertEquals(Optional.empty(), Patience.parse(text));
    }

    @Test
    void moreIsAdvisedInWholeMinutesAndNeverBeyondTheLongest() {
        assertEquals("1m", Patience.USUAL.times(30).toString());
        assertEquals("15s", new Patience(500).times(30).toString());
        assertEquals("168h", new Patience(6L * 24 * 3600 * 1000).times(30).toString());
    }
}
