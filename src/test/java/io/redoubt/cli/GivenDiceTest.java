package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dice that a person rolled are used in the order the table rolls them, neither more nor fewer. */
class GivenDiceTest {
    private static final String SHOT = "shoot --at nest --skill trained --rof 2 --firepower 3+ --dice ";

    @ParameterizedTest
    @CsvSource({
        "'1,2',unharmed",
        "'3,3',unharmed",
        "'4,1,2',unharmed",
        "'4,1,3,2',pinned",
        "'4,1,3,3',destroyed",
        "'4,4,3,3',destroyed",
        "'4,4,2,3,2',pinned",
        "'4 1 3 2',pinned",
        "'4132',pinned",
        "'33',unharmed",
        "'4, 1, 3, 2',pinned",
        "' 4,1,3,2 ',pinned"
    })
    void theFacesDecide(String dice, String outcome) {
        Map<String, Object> ruling =
                Json.object(Shell.plain().words(words(dice)).out());
        assertEquals(outcome, ruling.get("outcome"));
    }

    @Test
    void whereADieShowsTenFacesAreSeparated() {
        assertEquals(0, Shell.plain().type("dice d20 --dice 12").exit());
        assertEquals(0, Shell.plain().type("dice 30d6 --dice " + "5".repeat(30)).exit());
        Shell.Result second = Shell.plain().type("dice 2d6+d20 --dice 512");
        assertEquals(2, second.exit());
        assertTrue(second.err().contains("can show 20; separate the dice with commas: 5,1,2"), second.err());
        Shell.Result first = Shell.plain().type("dice 2d10 --dice 57");
        assertTrue(first.err().contains("separate the dice with commas: 5,7"), first.err());
    }

    @ParameterizedTest
    @CsvSource({
        "'',die 1 is missing",
        "4,die 2 is missing",
        "413,die 4 is missing",
        "4137,die 4 shows 7",
        "'4,4',die 3 is missing",
        "'4,1,3',die 4 is missing",
        "'4,4,3,2',die 5 is missing",
        "'1,1,5',left over: die 3 (5)",
        "'4,1,2,6',left over: die 4 (6)",
        "'4,1,2,6,5',left over: die 4 (6) and all after it",
        "'7,1',die 1 shows 7",
        "'4,7,1',die 2 shows 7",
        "'4,1,0',die 3 shows 0",
        "'4,1,3,-3',die 4 shows -3"
    })
    void whatDoesNotFitNamesTheDie(String dice, String message) {
        Shell.Result result = Shell.plain().words(words(dice));
        assertEquals(2, result.exit());
        assertEquals("", result.out());
        assertTrue(result.err().startsWith("redoubt: --dice: "), result.err());
        assertTrue(result.err().contains(message), result.err());
    }

    @ParameterizedTest
    @CsvSource({"'4,,1,2',die 2", "',4,1,2',die 1", "'4,1,2,',die 4", "'4, ,1,2',die 2", "',',die 1"})
    void anEmptyPlaceIsNoDie(String dice, String message) {
        Shell.Result result = Shell.plain().words(words(dice));
        assertEquals(2, result.exit());
        assertTrue(result.err().contains("no face at " + message + ";"), result.err());
    }

    @Test
    void aDieThatIsMissingIsNamedWithItsTest() {
        assertEquals(
                "redoubt: --dice: die 2 is missing: 1 die given, but the Skill Test (d6, needs 4+) needs 2 dice,"
                        + " starting with die 1\n",
                Shell.plain().words(words("4")).err());
    }

    @ParameterizedTest
    @CsvSource({
        "fow,'nest --skill trained --rof 2 --firepower 3+','4,1,3',the second Firepower Test of Hit 1 (d6",
        "fow,'tank-pit --to-hit 4+ --anti-tank 9 --front 6 --firepower 3+ --motivation 4+',,the roll to hit (d6",
        "vv,'open --atfp D --range 3 --weapon gun --facing hexside --armour-front E --armour-rear D','1,1',the side that is struck (d6"
    })
    void diceAreAskedForWithWordsThatFollowTheArticle(String game, String shot, String dice, String missing) {
        List<String> words = new ArrayList<>(List.of((game + " shoot --at " + shot).split(" ")));
        words.addAll(List.of("--dice", dice == null ? "" : dice));
        Shell.Result result = Shell.plain().run(words);
        assertTrue(result.err().contains("but " + missing), result.err());
    }

    @Test
    void givenDiceArePrintedAndHaveNoSeed() {
        Map<String, Object> ruling =
                Json.object(Shell.plain().words(words("4,1,3,2")).out());
        assertEquals(List.of(4, 1, 3, 2), ruling.get("dice"));
        assertEquals(false, ruling.containsKey("seed"));
        assertTrue(Shell.plain().type(SHOT + "4,1,3,2").lines().get(0).endsWith("dice as given"));
    }

    @Test
    void theDiceOfASeedGiveTheSameRulingAgain() {
        for (int seed = 0; seed < 50; seed++) {
            Map<String, Object> rolled = Json.object(Shell.plain()
                    .type(SHOT.replace("--dice ", "--json --seed " + seed))
                    .out());
            String dice = rolled.get("dice").toString().replaceAll("[\\[\\] ]", "");
            Map<String, Object> replayed =
                    Json.object(Shell.plain().words(words(dice)).out());
            assertEquals(rolled.get("steps"), replayed.get("steps"));
            assertEquals(rolled.get("outcome"), replayed.get("outcome"));
        }
    }

    @Test
    void aRefusedActionTakesNoDice() {
        assertEquals(3, Shell.plain().type(SHOT + "4,4 --range 20in").exit());
    }

    private static String[] words(String dice) {
        String[] words = (SHOT + "? --json").split(" ", -1);
        for (int i = 0; i < words.length; i++) {
            words[i] = words[i].equals("?") ? dice : words[i];
        }
        return words;
    }
}
