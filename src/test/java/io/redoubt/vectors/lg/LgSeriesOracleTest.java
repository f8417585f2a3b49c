package io.redoubt.vectors.lg;

import static io.redoubt.vectors.lg.LgVectors.ask;
import static io.redoubt.vectors.lg.LgVectors.distribution;
import static io.redoubt.vectors.lg.LgVectors.fraction;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Json;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A second, stupid way to count: every face of every die, one after the other. */
class LgSeriesOracleTest {
    private final Map<String, Integer> ways = new TreeMap<>();

    /** Breaching by bare hands: every face of the dice of every attack. */
    @ParameterizedTest
    @CsvSource({"1, 3, 8, 6", "2, 3, 7, 5", "3, 3, 9, 9", "2, 2, 10, 1"})
    void breachIsEveryFaceAddedUp(int points, int attacks, int hit, int penetrate) {
        breach(0, 1, points, attacks, hit, penetrate, 1);
        Map<String, Object> wanted = new TreeMap<>();
        int all = (int) Math.pow(100, attacks);
        ways.forEach(
                (needed, count) -> wanted.put(needed, Fraction.of(count, all).toString()));
        String command =
                "gap --points " + points + " --attacks " + attacks + " --hit " + hit + " --penetrate " + penetrate;
        assertEquals(wanted, new TreeMap<>(distribution(command, "attacks-needed")));
    }

    private void breach(int done, int attack, int points, int attacks, int hit, int penetrate, int weight) {
        if (done == points || attack > attacks) {
            int rest = (int) Math.pow(100, attacks - attack + 1);
            String needed = done == points ? Integer.toString(attack - 1) : "not-within-" + attacks;
            ways.merge(needed, weight * rest, Integer::sum);
            return;
        }
        int successes = 0;
        for (int first = 1; first <= 10; first++) {
            for (int second = 1; second <= 10; second++) {
                successes += first <= hit && second <= penetrate ? 1 : 0;
            }
        }
        breach(done + 1, attack + 1, points, attacks, hit, penetrate, weight * successes);
        if (successes < 100) {
            breach(done, attack + 1, points, attacks, hit, penetrate, weight * (100 - successes));
        }
    }

    /** To find how many attacks it takes is work like any other: what there is too much of is refused. */
    @Test
    void untilKeepsItsPatience() {
        String wall = "lg gap --points 900 --armor-class 30 --layers 20 --hit 10 --penetrate 6 --until 90% --odds";
        Shell.Result refused = Shell.plain().type(wall + " --patience 50ms");
        assertEquals(2, refused.exit());
        assertTrue(refused.err().contains("calculation stopped: it would take longer than 50ms; "), refused.err());
        Shell.Result tooMany = Shell.plain().type(wall + " --patience 1m");
        assertTrue(tooMany.err().contains("1000 attacks do not reach it"), tooMany.err());
    }

    /** The number of attacks that --until finds is the first one that is enough. */
    @ParameterizedTest
    @CsvSource({
        "3, 8, 6, 90%, 9/10",
        "1, 7, 6, 50%, 1/2",
        "5, 9, 9, 0.999, 999/1000",
        "3, 8, 6, 2/3, 2/3",
        "2, 10, 10, 100%, 1/1"
    })
    void untilFindsTheFirstNumberThatIsEnough(int points, int hit, int penetrate, String until, String share) {
        String wall = "gap --points " + points + " --hit " + hit + " --penetrate " + penetrate;
        Map<String, Object> answer = ask(wall + " --odds --until " + until);
        assertTrue(breached(answer).compareTo(fraction(share)) >= 0);
        int attacks = Json.object(Json.object(Json.object(answer, "quantities"), "attacks-needed"), "distribution")
                .keySet()
                .stream()
                .mapToInt(key -> Integer.parseInt(key.replace("not-within-", "")))
                .max()
                .orElseThrow();
        assertEquals(breached(ask(wall + " --odds --attacks " + attacks)), breached(answer), "it made so many attacks");
        if (attacks > 1) {
            Fraction fewer = breached(ask(wall + " --odds --attacks " + (attacks - 1)));
            assertTrue(fewer.compareTo(fraction(share)) < 0, "one attack fewer is not enough");
        }
    }

    private static Fraction breached(Map<String, Object> answer) {
        return fraction(Json.object(answer, "exact").get("breached"));
    }

    /** Standing over some turns is standing in each of them. */
    @Test
    void standingOverTurnsIsAProduct() {
        Fraction all = Fraction.ONE;
        for (int turns = 1; turns <= 6; turns++) {
            all = all.times(fraction("6/10"));
            String command = "collapse --damage 40 --points 100 --turns " + turns + " --odds";
            assertEquals(all, fraction(Json.object(ask(command), "exact").get("stands")));
        }
    }

    /** Every wall more is one more penetration, and never helps. */
    @Test
    void wallsMultiply() {
        for (int walls = 1; walls <= 4; walls++) {
            Fraction wanted = fraction("7/10");
            for (int wall = 0; wall < walls; wall++) {
                wanted = wanted.times(fraction("6/10"));
            }
            String command = "shoot --hit 7 --penetrate 6 --layers " + walls + " --odds";
            assertEquals(wanted, fraction(Json.object(ask(command), "exact").get("penetrated")));
        }
    }
}
