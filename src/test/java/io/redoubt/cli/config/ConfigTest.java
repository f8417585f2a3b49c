package io.redoubt.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import io.redoubt.cli.runtime.Environment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings of one's own: what they do, where they come from, and what is said of wrong ones. */
class ConfigTest {
    private static final String SHOT = "fow shoot --at nest --skill trained --rof 2 --firepower 3+ --seed 3";
    private static final String PER_WEAPON = "[readings]\nfow.firepower-tests = \"per-weapon\"\n";

    @TempDir
    private Path home;

    private Shell shell(String config) throws IOException {
        Path folder = Files.createDirectories(home.resolve("redoubt"));
        Files.writeString(folder.resolve("config.toml"), config);
        return Shell.in(Map.of("XDG_CONFIG_HOME", home.toString()));
    }

    @Test
    void theUsualGameIsThatOfTheFile() throws IOException {
        assertTrue(shell("game = \"vv\"\n").type("rally --odds").out().contains("Valor & Victory"));
    }

    @Test
    void theEnvironmentCountsMoreThanTheFile() throws IOException {
        shell("game = \"vv\"\n");
        Shell other = Shell.in(Map.of("XDG_CONFIG_HOME", home.toString(), "REDOUBT_GAME", "dh"));
        assertTrue(other.type("config").out().contains("dh         (REDOUBT_GAME)"));
        assertTrue(other.type("shoot --at bunker").err().contains("--by"));
    }

    @Test
    void readingsOfTheClubHoldWithoutBeingSaid() throws IOException {
        Shell club = shell(PER_WEAPON);
        String answer = club.type(SHOT + " --json").out();
        assertTrue(answer.contains("\"fow.firepower-tests\":\"per-weapon\""), answer);
        String said =
                club.type(SHOT + " --json --reading firepower-tests=per-hit").out();
        assertTrue(said.contains("\"fow.firepower-tests\":\"per-hit\""), said);
    }

    /** A dot makes a table of its own in TOML; with quotes it does not. Both mean the same point. */
    @Test
    void keysOfReadingsMayStandInQuotes() throws IOException {
        Shell club = shell("[readings]\n\"fow.firepower-tests\" = \"per-weapon\"\n");
        assertTrue(club.type(SHOT + " --json").out().contains("\"fow.firepower-tests\":\"per-weapon\""));
    }

    @Test
    void aNewBattleIsFoundedOnTheReadingsAndDiceOfItsFounder() throws IOException {
        Shell club = shell("dice = \"mine\"\n" + PER_WEAPON).from(home);
        club.reading("add nest n1\n").type("play a.battle");
        Shell guest = Shell.plain().from(home);
        String shot = "fow shoot n1 --skill trained --rof 2 --firepower 3+ --battle a.battle --odds --json";
        String answer = guest.type(shot).out();
        assertTrue(answer.contains("\"fow.firepower-tests\":\"per-weapon\""), answer);
        assertTrue(guest.reading("dice\n").type("play a.battle").out().contains("dice mine"));
    }

    @Test
    void aBattleOfOthersIsNotPlayedByOnesOwnReadings() throws IOException {
        Shell.plain().from(home).reading("add nest n1\n").type("play a.battle");
        String shot = "fow shoot n1 --skill trained --rof 1 --firepower 3+ --battle a.battle --odds --json";
        String guests = Shell.plain().from(home).type(shot).out();
        assertEquals(guests, shell(PER_WEAPON).from(home).type(shot).out());
        String inSession = shell(PER_WEAPON)
                .from(home)
                .reading("odds shoot n1 --skill trained --rof 1 --firepower 3+\n")
                .type("play a.battle")
                .out();
        assertFalse(inSession.contains("per-weapon"), inSession);
        String ahead = "foresee --battle a.battle 'shoot n1 --skill trained --rof 1 --firepower 3+' --json";
        assertEquals(
                Shell.plain().from(home).type(ahead).out(),
                shell(PER_WEAPON).from(home).type(ahead).out());
    }

    @Test
    void thePageIsAsWideAsItIsSet() throws IOException {
        Shell narrow = shell("width = 50\n");
        narrow.type(SHOT).lines().forEach(line -> assertTrue(line.length() <= 50, line));
        assertTrue(Shell.plain().type(SHOT).lines().stream().anyMatch(line -> line.length() > 50));
    }

    @Test
    void colourIsForcedAndForbidden() throws IOException {
        assertTrue(shell("color = \"always\"\n").type(SHOT).out().contains("\033["));
        assertFalse(shell("color = \"always\"\n")
                .type(SHOT + " --color never")
                .out()
                .contains("\033["));
    }

    @Test
    void diceAreToldInTheWantedOrder() throws IOException {
        String shot = "fow shoot --at nest --skill trained --rof 2 --firepower 3+ --dice 4,6,1,1";
        assertTrue(shell("dice-order = \"high\"\n").type(shot).out().contains("6 hit   4 hit"));
        assertTrue(Shell.plain().type(shot).out().contains("4 hit   6 hit"));
        assertEquals(
                Shell.plain().type(shot + " --json").out(),
                shell("dice-order = \"low\"\n").type(shot + " --json").out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "colour = 'never'                 | line 1, column 1: there is no setting colour; did you mean color?",
                "\\n  width = 3000                | line 2, column 11: width 3000: takes 30 to 200",
                "game = 'wv'                      | line 1, column 8: game wv: not one of fow, vv, dh, lg",
                "game = true\\nx                  | line 2",
                "readings = 3                     | line 1, column 1: readings is a table: write [readings]",
                "[readings]\\nfow.within = 'a'    | line 2, column 14: fow.within=a: not one of",
                "[readings]\\nfow.withi = 'a'     | there is no disputed point called fow.withi; did you mean "
                        + "fow.within?",
                "patience = 'soon'                | line 1, column 12: patience soon: give",
            })
    void aWrongSettingIsToldWithItsPlace(String config, String fault) throws IOException {
        String text = config.replace("\\n", "\n").replace('\'', '"') + "\n";
        Shell.Result result = shell(text).type(SHOT);
        assertEquals(2, result.exit());
        assertEquals("", result.out());
        assertTrue(result.err().replace("\n  ", " ").contains(fault), result.err());
        assertTrue(result.err().contains("config.toml, line"), result.err());
    }

    @Test
    void aPointTellsHowItIsSettledHereAndWhere() throws IOException {
        String key = "readings firepower-tests";
        String holds = "  The reading used here is per-weapon, set ";
        assertFalse(Shell.plain().type(key).out().contains("used here"), "the standard");
        assertTrue(shell(PER_WEAPON).type(key).out().contains(holds + "by config.toml.\n"));
        Shell variable = Shell.in(Map.of("REDOUBT_READINGS", "fow.firepower-tests=per-weapon"));
        assertTrue(variable.type(key).out().contains(holds + "by REDOUBT_READINGS.\n"));
        String settled = "settle fow.firepower-tests=per-weapon\n" + key + "\n";
        String out = Shell.plain().reading(settled).type("play").out();
        assertTrue(out.contains(holds + "in this battle.\n"), out);
        String founded = shell(PER_WEAPON)
                .reading(key + "\nundo\n" + key + "\n")
                .type("play")
                .out();
        assertEquals(2, founded.split(holds + "in this battle", -1).length, founded);
    }

    @Test
    void aSessionTellsTheSettingsOfItsUserAndWhatItsBattleHas() throws IOException {
        String config = Shell.plain().reading("use vv\nconfig\n").type("play").out();
        assertTrue(config.contains("  game        fow\n"), config);
        assertTrue(config.contains("This is a battle of vv with dice app; readings KEY shows"), config);
        String club = shell("game = \"lg\"\n" + PER_WEAPON)
                .reading("use fow\nconfig\n")
                .type("play")
                .out();
        assertTrue(club.contains("  game        lg         (line 1)"), club);
        assertTrue(club.contains("fow.firepower-tests=per-weapon   (line 2)"), club);
    }

    @Test
    void aTerminalThatIsNarrowerThanThePageIsTold() {
        Shell narrow = Shell.in(Map.of("COLUMNS", "60")).at(new Environment.Terminal(true, true, true));
        String width = "  width       79         (59 at this terminal)\n";
        assertTrue(
                narrow.type("config").out().contains(width),
                narrow.type("config").out());
        assertFalse(Shell.plain().type("config").out().contains("terminal"));
    }

    @Test
    void helpHelpsWhateverTheFileSays() throws IOException {
        assertEquals(0, shell("oops\n").type("--help").exit());
        assertEquals(0, shell("oops\n").type("config sample").exit());
    }

    @Test
    void nothingIsReadFromTheCurrentFolder() throws IOException {
        Files.writeString(home.resolve("config.toml"), "game = \"vv\"\n");
        Files.createDirectories(home.resolve("redoubt"));
        Files.writeString(home.resolve("redoubt/config.toml"), "game = \"vv\"\n");
        Shell there = Shell.in(Map.of("XDG_CONFIG_HOME", ".", "HOME", "")).from(home);
        assertTrue(there.type("config").out().contains("game        fow"));
    }

    @Test
    void theFileIsInTheHomeFolderWhereNothingElseIsSaid() throws IOException {
        Path folder = Files.createDirectories(home.resolve(".config/redoubt"));
        Files.writeString(folder.resolve("config.toml"), "game = \"lg\"\n");
        String json =
                Shell.in(Map.of("HOME", home.toString())).type("config --json").out();
        Map<?, ?> settings = (Map<?, ?>) Json.object(json).get("settings");
        assertEquals(Map.of("value", "lg", "from", "line 1"), settings.get("game"));
    }

    /** Every line of the sample can be taken as it stands. */
    @Test
    void theSampleIsAFileThatHolds() throws IOException {
        String sample = Shell.plain().type("config sample").out().replaceAll("(?m)^#(?! )", "");
        Shell.Result result = shell(sample).type("config");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("(line "), result.out());
    }

    /** Whoever sets a variable finds it where variables are told of. */
    @ParameterizedTest
    @ValueSource(strings = {"src/docs/manual/files.md", "src/man/redoubt.1"})
    void everyVariableIsToldOf(String page) throws IOException {
        String text = Files.readString(Path.of(System.getProperty("redoubt.root", ""), page));
        for (Setting setting : Setting.values()) {
            assertTrue(text.contains(setting.variable()), setting.variable());
        }
    }
}
