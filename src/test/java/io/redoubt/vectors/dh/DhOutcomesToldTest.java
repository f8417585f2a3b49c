package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Json;
import io.redoubt.vectors.Shares;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every outcome that is named has its true chance; what has none in a question is not named, and asking for it fails.
 */
class DhOutcomesToldTest {
    private static final String GUN =
            "dh shoot --odds --by main-gun --gun slog:45mm --at atb --acquire 6 --hit 5 --guts 7";

    private static Shell.Result ask(String command) {
        return Shell.plain().words(command.split(" ", -1));
    }

    /** What is told of weapons by outcomes is what the number of lost ones says, one attack or many. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void weaponsLostByOutcomeAndByNumber(int shots) {
        Map<String, Object> answer = DhVectors.ask(
                "shoot --odds --by main-gun --at bunker --crew 12 --heavy-weapon gun --heavy-weapon mg --penetrated --guts 5 --shots "
                        + shots);
        Fraction lost = Fraction.ZERO;
        Fraction all = Fraction.ZERO;
        for (Map.Entry<String, Object> each : Json.object(answer, "exact").entrySet()) {
            Fraction share = Shares.read(each.getValue().toString());
            all = all.plus(share);
            lost = each.getKey().endsWith("+weapon-lost") ? lost.plus(share) : lost;
        }
        assertEquals(Fraction.ONE, all);
        assertTrue(lost.signum() > 0);
        Fraction counted = DhVectors.chance(answer, "weapons-lost", 0);
        if (shots == 1) {
            assertEquals(Fraction.ONE.minus(counted), lost);
        } else {
            // A work that is destroyed may have lost a weapon before.
            assertTrue(lost.compareTo(Fraction.ONE.minus(counted)) <= 0);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "--shots 2 --require pinned+weapon-lost<1/1000, 1",
        "--shots 2 --require pinned+weapon-lost>1/1000, 0",
        "--require pinned+weapon-lost>1/1000, 0",
        "--crew 0 --require holds=0, 0",
        "--crew 0 --require stands+weapon-lost>0, 0",
        "--crew 0 --shots 3 --require stands>0, 0",
    })
    void whatIsRequiredIsHeldAgainstTheTrueChance(String options, int exit) {
        assertEquals(exit, ask(GUN + ' ' + options).exit());
    }

    @ParameterizedTest
    @CsvSource({
        "--shots 2 --require not-acquired<1%, ask for unharmed",
        "--shots 9 --require missed<1%, ask for unharmed",
        "--shots 2 --require no-penetration<1%, --shots 1",
        "--shots 2 --require casualties<1%, ask for one of these",
        "--require unharmed<1%, not-acquired",
        "--require casualties<1%, is pinned",
        "--require stands<1%, the fortification is manned",
        "--shots 1..3 --require missed<1%, ask for unharmed",
    })
    void whatIsNotNamedIsNotRequired(String options, String instead) {
        Shell.Result result = ask(GUN + ' ' + options);
        assertEquals(2, result.exit());
        assertEquals("", result.out());
        assertTrue(result.err().contains("this question has no outcome"), result.err());
        assertTrue(result.err().contains(instead), result.err());
    }

    @ParameterizedTest
    @CsvSource({
        "--crew 9 --guts 5, casualties, ask for one of these",
        "--crew 9, routed, give --guts",
        "--crew 9, holds, ask for casualties",
        "--guts 5, wiped-out, give --crew",
        "--crew 9 --guts 5, missed, ask for unharmed",
        "--crew 9 --guts 5, stands, the fortification is manned",
        "--gun t34:7.62-DT, not-acquired, assumed Acquired",
    })
    void smallArms(String options, String outcome, String instead) {
        String question = "dh shoot --odds --by small-arms --at bunker --shots 4 --ap 8 " + options;
        Shell.Result result = ask(question + " --require " + outcome + "<1%");
        assertEquals(2, result.exit());
        assertTrue(result.err().contains(instead), result.err());
        Map<String, Object> answer = DhVectors.ask(question.substring("dh ".length()));
        assertFalse(Json.object(answer, "exact").containsKey(outcome));
    }

    /** The Guts Check of men in plain cover is for the core rules, whatever is told of their Guts. */
    @Test
    void plainCover() {
        Shell.Result result = ask("dh shoot --odds --by small-arms --at foxhole --ap 8 --guts 5 --require pinned<1%");
        assertEquals(2, result.exit());
        assertTrue(result.err().contains("the core rules decide its Guts Check; ask for casualties"), result.err());
    }

    @ParameterizedTest
    @CsvSource({"'', fails, give --win", "'', succeeds, give --win", "--win 6, allowed, succeeds or fails"})
    void assaults(String options, String outcome, String instead) {
        String assault = "dh assault --odds --at fort --score 5 " + options;
        Shell.Result result = ask(assault.strip() + " --require " + outcome + "<1%");
        assertEquals(2, result.exit());
        assertTrue(result.err().contains(instead), result.err());
    }

    /** A row that is not told by an outcome has an empty cell, not a chance of 0. */
    @Test
    void sweepsLeaveBlankWhatARowIsNotToldBy() {
        List<String> lines = ask(GUN + " --shots 1..3 --show not-acquired").lines();
        assertTrue(lines.stream().anyMatch(line -> line.matches("1 +40\\.0 %")), lines.toString());
        assertTrue(lines.stream().anyMatch(line -> line.strip().equals("2")), lines.toString());
        List<String> csv = ask(GUN + " --shots 1..2 --format csv").lines();
        int column = List.of(csv.get(0).split(",", -1)).indexOf("not-acquired");
        assertEquals("0.4", csv.get(1).split(",", -1)[column]);
        assertEquals("", csv.get(2).split(",", -1)[column]);
    }

    /** Nobody is there to hold. */
    @Test
    void anEmptyWorkStands() {
        Map<String, Object> answer = DhVectors.ask(
                "shoot --by main-gun --at bunker --crew 0 --penetrated --table-die 7 --heavy-weapon MG --seed 1");
        assertEquals("stands+weapon-lost", answer.get("outcome"));
        assertEquals("0/1", Json.object(answer, "exact").get("holds"));
    }
}
