package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.card.Card;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards are listed, shown, compared and checked. */
class CardsTest {
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));
    private static final String MILL =
            ROOT.resolve("src/test/resources/cards/mill.toml").toString();
    private static final String IMPOSSIBLE =
            ROOT.resolve("src/test/resources/cards/impossible.toml").toString();

    @TempDir
    Path folder;

    @Test
    void everyCardOfEveryGameIsListedAndCanBeShown() {
        String list = Shell.plain().words("cards").out();
        int cards = 0;
        for (RuleSet game : Catalog.games()) {
            for (Card card : game.cards().samples()) {
                assertTrue(list.contains("  " + card.name()), card.name());
                Shell.Result shown = Shell.plain().words("cards", card.name());
                assertEquals(0, shown.exit());
                assertTrue(shown.out().contains(game.title() + ", sample"), shown.out());
                shown.lines().forEach(line -> assertTrue(line.length() < 80, line));
                cards++;
            }
        }
        assertTrue(cards > 10);
        assertEquals(cards, Shell.plain().words("cards", "--json").out().lines().count());
    }

    @Test
    void aGameShowsItsOwnCardsAlone() {
        String list = Shell.plain().words("dh", "cards").out();
        assertTrue(list.contains("slog"));
        assertFalse(list.contains("mg-nest"));
        assertTrue(Shell.plain().words("fow", "cards").out().contains("mg-nest"));
    }

    @Test
    void cardsAreFoundByWordsOfTheirTitles() {
        assertTrue(Shell.plain().words("cards", "rifle", "pit").out().startsWith("Soviet Rifle Pit"));
        assertEquals(
                3,
                Shell.plain().words("dh", "cards", "soviet", "--json").lines().size());
        Shell.Result unknown = Shell.plain().words("cards", "slgo");
        assertEquals(2, unknown.exit());
        assertEquals(
                "redoubt: there is no card called slgo; did you mean slog? (redoubt cards lists them)\n",
                unknown.err());
    }

    @Test
    void twoCardsSideBySide() {
        List<String> lines =
                Shell.plain().words("cards", "glog", "--compare", "hmgb").lines();
        assertTrue(
                lines.contains("  *  front walls       AV 90 on 1-8                 AV 145 on 1-8"), lines.toString());
        assertTrue(lines.contains("     crew              10 men                       10 men"), lines.toString());
        lines.forEach(line -> assertTrue(line.length() < 80, line));
        Map<String, Object> json = Json.object(Shell.plain()
                .words("cards", "glog", "--compare", "hmgb", "--json")
                .out());
        assertEquals(List.of("glog", "hmgb"), json.get("compare"));
        Map<?, ?> differ = (Map<?, ?>) json.get("differ");
        assertEquals(List.of("AV 90 on 1-8", "AV 145 on 1-8"), differ.get("front walls"));
        assertFalse(differ.containsKey("crew"));
        assertTrue(
                Shell.plain().words("cards", "glog", "--compare", "glog").out().contains("They do not differ."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cards --compare slog | --compare slog: give the first card before it",
                "cards german --compare slog | german may be glog, atb, hmgb, conc, h35; give one of them",
                "cards slog --format csv | --format csv: this command answers as text or json",
                "cards --matrixx | unknown option --matrixx; did you mean --matrix? (redoubt cards --help)",
            })
    void wrongUsage(String command, String message) {
        Shell.Result result = Shell.plain().type(command);
        assertEquals(2, result.exit());
        assertEquals("redoubt: " + message + "\n", result.err());
        assertEquals("", result.out());
    }

    @Test
    void helpTellsHowToWriteACardAndTheCardItShowsIsOne() throws IOException {
        List<String> help = Shell.plain().words("cards", "--help").lines();
        help.forEach(line -> assertTrue(line.length() < 80, line));
        StringBuilder file = new StringBuilder();
        for (RuleSet game : Catalog.games()) {
            for (String line : game.cards().notes()) {
                assertTrue(help.contains(line), line);
                file.append(line).append('\n');
            }
        }
        Path written = Files.writeString(folder.resolve("written.toml"), file.toString());
        Shell.Result checked = Shell.plain().words("cards", "--file", written.toString());
        assertEquals(0, checked.exit(), checked.err());
    }

    @Test
    void theMatrixIsATableOfEveryGunAgainstEverySide() {
        List<String> lines = Shell.plain().words("dh", "cards", "--matrix").lines();
        assertEquals(4 + 8 * 4, lines.size());
        assertTrue(
                lines.contains("atb front      36.0 %     36.0 %     60.0 %     20.0 %     20.0 %"), lines.toString());
        lines.forEach(line -> assertTrue(line.length() < 80, line));
        List<String> cells =
                Shell.plain().words("dh", "cards", "--matrix", "--json").lines();
        assertEquals(8 * 4 * 5, cells.size());
        Map<String, Object> first = Json.object(cells.get(0));
        assertEquals("13/25", ((Map<?, ?>) first.get("exact")).get("penetrates"));
        assertTrue(Shell.plain().words("cards", "--matrix").out().contains("Flames Of War"));
    }

    @Test
    void aFileOfOwnCardsIsCheckedAndShown() {
        String list = Shell.plain().words("cards", "--file", MILL).out();
        assertTrue(list.contains("kaponier") && list.contains("gunhouse"));
        assertFalse(list.contains("slog"), "only the file");
        String card = Shell.plain().words("cards", "kaponier", "--file", MILL).out();
        assertTrue(card.contains("Walls         1-8     60  1-10    55  1-9    40   30"), card);
        assertTrue(card.contains("At full strength 4 men serve the weapons and 1 rifle fires."), card);
    }

    /** DH-CARD-BLANK-1 to 5, DH-FIGHT-03, DH-SAMPLE-03, DH-SAMPLE-04: the file is judged before the game as well. */
    @Test
    void aFileOfOwnCardsIsJudgedBeforeTheGame() {
        Map<String, Object> legal = Json.object(Shell.plain()
                .words("dh", "deploy-check", MILL, "--json", "--odds")
                .out());
        assertEquals("legal", legal.get("outcome"));
        assertTrue(((List<?>) legal.get("rules"))
                .containsAll(List.of(
                        "DH-CARD-BLANK-1",
                        "DH-CARD-BLANK-2",
                        "DH-CARD-BLANK-3",
                        "DH-CARD-BLANK-4",
                        "DH-CARD-BLANK-5",
                        "DH-FIGHT-01",
                        "DH-FIGHT-03",
                        "DH-SAMPLE-03",
                        "DH-SAMPLE-04")));
        Shell.Result illegal = Shell.plain().words("dh", "deploy-check", IMPOSSIBLE);
        assertEquals(3, illegal.exit());
        assertTrue(illegal.out().contains("ILLEGAL: 15 faults."), illegal.out());
    }

    @Test
    void everyFaultOfAFileIsNamedWithItsLine() {
        Shell.Result result = Shell.plain().words("cards", "--file", IMPOSSIBLE);
        assertEquals(2, result.exit());
        assertEquals("", result.out());
        List<String> lines = result.err().lines().toList();
        assertEquals(19, lines.size(), result.err());
        assertEquals("redoubt: 18 faults; redoubt cards --help explains how to write a card", lines.get(18));
        for (int fault = 0; fault < 18; fault++) {
            assertTrue(lines.get(fault).startsWith("redoubt: " + IMPOSSIBLE + ", line "), lines.get(fault));
        }
    }

    /** One wrong line in a card that is right otherwise: one fault. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "top = 25 | top = -1 | -1 is not valid; use a whole number from 0 to 999",
                "top = 25 | top = 2.5 | 2.5 is not valid; use a whole number from 0 to 999",
                "top = 25 | top = 'x' | takes a number, not a text",
                "crew = 10 | crew = 201 | 201 is not valid; use a whole number from 1 to 200",
                "crew = 10 | crew = 2 | 3 men for one weapon, but the whole crew has 2 (DH-CREW-01)",
                "dm = 0 | dm = 11 | 11 is not valid; use a whole number from -10 to 10",
                "side = { walls = 75 } | side = { walls = 75, vision = 9 } | there are walls",
                "side = { walls = 75 } | side = 75 | takes a table: write [side], not a number",
                "side = { walls = 75 } | side = { walls = [1, 9, 75] } | the side has no part for 10 on the location die",
                "front = { walls = 75, vision = 10 } | front = { walls = [1, 9, 75], vision = 10 }"
                        + " | the front has two parts for 9 on the location die",
                "front = { walls = 75, vision = 10 } | front = { walls = [1, 75] } | takes an AV, or [lowest face",
                "features = ['basic-sights'] | features = ['wings'] | wings: not one of basic-sights",
                "96, 108, 120] | 96, 108] | has 9 values; a row has ten, from <2 to 10+ (DH-CARD-BLANK-5)",
                "96, 108, 120] | 96, 108, 107] | 107 after 108: a better die never penetrates less (DH-CARD-FMT-7)",
                "ap = 1 | ap = 11 | 11 is not valid; use a whole number from 0 to 10",
                "rof = 1 | rof = 0 | 0 is not valid; use a whole number from 1 to 20",
                "arc = 'front' | arch = 'front' | key arch: unknown key; did you mean arc?",
                "name = '45mm' | name = ':45mm' | contains a colon or a comma",
                "name = '45mm' | name = ',45mm' | contains a colon or a comma",
                "crew = 3 | crew = 'some' | takes a number of men",
                "mount = 'main-gun' | mount = 'keel' | keel: not one of main-gun",
                "name = 'kaponier' | name = 'a:b' | is not a valid name",
                "name = 'kaponier' | name = 'a..b' | is not a valid name",
            })
    void oneImpossibleNumber(String right, String wrong, String fault) throws IOException {
        String card = String.join("\n", Catalog.game("dh").orElseThrow().cards().notes());
        String file = card.replace(right.replace('\'', '"'), wrong.replace('\'', '"'));
        assertFalse(file.equals(card), "the line to change is there");
        Path written = Files.writeString(folder.resolve("one.toml"), file);
        Shell.Result result = Shell.plain().words("cards", "--file", written.toString());
        assertEquals(2, result.exit());
        assertEquals(2, result.err().lines().count(), result.err());
        assertTrue(result.err().contains(fault), result.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-such.toml", "."})
    void filesThatCannotBeRead(String file) {
        assertEquals(
                4, Shell.plain().from(folder).words("cards", "--file", file).exit());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "card = 1",
                "[[card]]\nname = \"a\"",
                "[[card]]\ngame = \"fow\"\nname = \"a\"\n[[card]]\ngame = \"fow\"\nname = \"A\"",
                "[[card]]\nname = \"\\u001b[31m\"\n[card.by]\nrof = 2",
                "[[card]]\ngame = 7",
                "game = \"\\u0007\"",
                "x = [[[[[[",
            })
    void filesThatAreNone(String content) throws IOException {
        Path file = Files.writeString(folder.resolve("none.toml"), content);
        Shell.Result result = Shell.plain().words("cards", "--file", file.toString());
        assertEquals(2, result.exit());
        result.err().chars().forEach(c -> assertTrue(c == '\n' || c >= ' ', result.err()));
    }

    /** A sample of the same name would serve in place of a card that could not be read. */
    @Test
    void aFileOfCardsThatWasNamedMustBeRight() {
        Shell.Result result = Shell.plain()
                .words("fow", "shoot", "--at", "nest", "--skill", "4+", "--firepower", "3+", "--cards", IMPOSSIBLE);
        assertEquals(2, result.exit());
        assertEquals("", result.out());
        assertTrue(result.err().contains("; and 17 more faults (redoubt cards --file lists all)"), result.err());
    }
}
