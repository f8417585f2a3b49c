package io.redoubt.cli.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where rule files are found, and what works with their games. */
@SuppressWarnings("StringConcatToTextBlock") // lines of a file, with their indentation
class RuleFileGamesTest {
    private static final Path FILES =
            Path.of(System.getProperty("redoubt.root", "")).toAbsolutePath().resolve("src/test/resources/rulefiles");
    private static final String BUNKER = FILES.resolve("bunker.rules").toString();

    @TempDir
    private Path folder;

    private static void assertCounts(Shell.Result result) {
        assertEquals("", result.err());
        assertTrue(result.out().contains("destroyed  0/1"), result.out());
    }

    @Test
    void ofTheOptionTheVariableTheFolderAndTheSettings() throws IOException {
        String shot = "shoot --skill regular --odds";
        assertCounts(Shell.plain().type("--rules " + BUNKER + ' ' + shot));
        assertCounts(Shell.in(Map.of("REDOUBT_RULES", "none.rules:" + BUNKER)).type("tuesday " + shot));
        Map<String, String> home = Map.of("XDG_CONFIG_HOME", folder.toString());
        Files.createDirectories(folder.resolve("redoubt/rules"));
        Files.copy(FILES.resolve("faults.rules"), folder.resolve("redoubt/rules/faults.rules"));
        assertEquals(2, Shell.in(home).type("tuesday " + shot).exit());
        Files.copy(FILES.resolve("bunker.rules"), folder.resolve("redoubt/rules/bunker.rules"));
        assertCounts(Shell.in(home).type("tuesday " + shot));
        Files.delete(folder.resolve("redoubt/rules/bunker.rules"));
        Files.writeString(folder.resolve("redoubt/config.toml"), "game = \"tuesday\"\nrules = \"" + BUNKER + "\"\n");
        assertCounts(Shell.in(home).type(shot));
    }

    @Test
    void aGameThatIsGoneIsUnknownAgain() {
        Shell.plain().type("--rules " + BUNKER + " shoot --skill regular --odds");
        assertTrue(Shell.plain().type("tuesday shoot").err().contains("unknown command or game tuesday"));
    }

    @Test
    void everyCommandKnowsTheGame() {
        Shell shell = Shell.plain();
        String rules = "--rules " + BUNKER + ' ';
        assertTrue(shell.type(rules + "schema").out().contains("\"tuesday\""));
        assertTrue(shell.type(rules + "rules TB-4").out().contains("Tuesday Bunkers, Rallying"));
        assertTrue(shell.type(rules + "help tuesday").out().contains("a battery shells a bunker"));
        assertTrue(shell.reading("shoot --skill regular --odds\n")
                .type(rules + "batch")
                .out()
                .contains("\"exact\":{\"unharmed\":\"7/9\",\"pinned\":\"2/9\",\"destroyed\":\"0/1\"}"));
        Shell.Result compared = shell.type(rules + "compare 'shoot --skill regular' 'shoot --skill veteran'");
        assertTrue(compared.out().contains("pinned"), compared.out() + compared.err());
    }

    @Test
    void aBattleIsPlayedByItsRules() {
        Shell shell = Shell.plain().from(folder);
        String rules = "--rules " + BUNKER + " play tuesday.battle";
        String first = shell.reading(
                        "sides red blue\nadd bunker b1 --owner blue\nadd unit s1 --owner red --skill veteran --shots 6\n"
                                + "shoot b1 --by s1 --dice 5,4,1,2,2,1,5,2,1\nnext turn\nnext turn\nlist\n")
                .type(rules)
                .out();
        assertTrue(first.contains("s1: acted · b1: wounds 1, pinned"), first);
        assertTrue(first.contains("s1 can act again"), first);
        Shell.Result verified = shell.type("--rules " + BUNKER + " verify tuesday.battle");
        assertTrue(verified.out().contains("each replayed with the same outcome, odds and effects"), verified.err());
    }
}
