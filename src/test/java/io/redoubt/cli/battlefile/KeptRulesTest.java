package io.redoubt.cli.battlefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Forgery;
import io.redoubt.battle.JournalEntry.RuleText;
import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A battle by a rule file holds its text, and needs no file later. */
class KeptRulesTest {
    private static final Path BUNKER =
            Path.of("src/test/resources/rulefiles/bunker.rules").toAbsolutePath();
    private static final String PLAYED = """
            sides red blue
            add bunker b1 --owner blue
            add unit s1 --owner red --skill veteran --shots 6
            shoot b1 --by s1 --dice 5,4,1,2,2,1,5,2,1
            next turn --dice 6,6
            next turn
            """;

    @TempDir
    private Path folder;

    private String text = "";
    private Shell shell = Shell.plain();

    @BeforeEach
    void found() throws IOException {
        text = Files.readString(BUNKER);
        shell = Shell.plain().from(folder);
        Shell.Result played = shell.reading(PLAYED).type("--rules " + BUNKER + " play a.battle");
        assertEquals(0, played.exit(), played.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play a.battle",
                "verify a.battle",
                "state a.battle",
                "log a.battle",
                "luck a.battle",
                "report a.battle",
                "report a.battle --html report.html",
                "shoot b1 --by s1 --battle a.battle --odds",
                "tuesday shoot b1 --by s1 --battle a.battle --odds",
                "rally b1 --battle a.battle --dice 1,2",
                "foresee --battle a.battle 'shoot b1 --by s1' 'next turn'",
                "tuesday foresee --battle a.battle 'shoot b1 --by s1' 'next turn'",
                "plan 'wounds(b1)>=2' --battle a.battle",
                "compare --battle a.battle 'shoot b1 --by s1' 'shoot b1 --by s1 --range 20in'",
            })
    void everyCommandPlaysByTheTextOfTheBattle(String command) {
        Shell.Result result = shell.reading("list\n").type(command);
        assertEquals(0, result.exit(), result.err());
        assertEquals("", result.err());
    }

    @Test
    void aSessionKnowsTheVerbsOfTheBattle() {
        Shell.Result again = shell.reading("next turn\nrally b1 --dice 1,2\nhelp rally\nuse tuesday\n")
                .type("play a.battle");
        assertTrue(again.out().contains("It RALLIES."), again.out() + again.err());
        assertTrue(again.out().contains("a pinned bunker tries to rally"), again.out());
    }

    @Test
    void theRuleFileOfABattleIsPrinted() {
        assertEquals(text, shell.type("rules --of a.battle").out());
        shell.reading("list\n").type("play fow.battle");
        Shell.Result none = shell.type("rules --of fow.battle");
        assertEquals(2, none.exit());
        assertTrue(none.err().contains("it is played by the built-in game fow"), none.err());
    }

    @Test
    void anotherTextOfItsGameIsReported() throws IOException {
        String changed = text.replace("needs 5+", "needs 4+");
        Files.writeString(folder.resolve("other.rules"), changed);
        Files.createDirectories(folder.resolve("redoubt/rules"));
        String own = new RuleText(text).hash().substring(0, 16);
        String other = new RuleText(changed).hash().substring(0, 16);
        for (String command : List.of("play a.battle", "verify a.battle", "shoot b1 --battle a.battle --by s1")) {
            Shell.Result refused = shell.type("--rules other.rules " + command);
            assertEquals(4, refused.exit(), command);
            assertTrue(refused.err().contains(own + "…, but the rule file given here has " + other), refused.err());
            assertTrue(refused.err().contains("redoubt rules --of a.battle > old.rules"), refused.err());
        }
        assertEquals(4, variable("other.rules").type("state a.battle").exit());
        assertEquals(
                0,
                variable("other.rules")
                        .type("--rules " + BUNKER + " state a.battle")
                        .exit());
        assertEquals(0, variable(BUNKER.toString()).type("state a.battle").exit());
        Files.writeString(folder.resolve("redoubt/rules/other.rules"), changed);
        Shell home = Shell.in(Map.of("XDG_CONFIG_HOME", folder.toString())).from(folder);
        assertEquals(4, home.type("log a.battle").exit());
        assertEquals(text, home.type("rules --of a.battle").out());
    }

    private Shell variable(String file) {
        return Shell.in(Map.of("REDOUBT_RULES", file)).from(folder);
    }

    @Test
    void aFaultyFileOfItsGameDoesNotMatter() throws IOException {
        Files.writeString(folder.resolve("faulty.rules"), "game tuesday \"Tuesday\"\nverb shoot\n");
        assertEquals(0, variable("faulty.rules").type("verify a.battle").exit());
    }

    @Test
    void aBattleByARuleFileIsFoundedWithItsRules() throws IOException {
        String rules = "--rules " + BUNKER + ' ';
        Shell.Result used = shell.reading("use tuesday\nlist\n").type(rules + "fow play b.battle");
        assertTrue(used.out().contains("This battle remains fow"), used.out() + used.err());
        Shell.Result left = shell.reading("use fow\n").type(rules + "play c.battle");
        assertTrue(left.out().contains("This battle remains tuesday"), left.out() + left.err());
        List<String> objects = objects();
        objects.add("{\"n\":8,\"act\":\"do\",\"rules\":8,\"words\":\"use fow\",\"changes\":[[\"\",\"game\",\"fow\"]]}");
        forge(objects);
        assertEquals(4, shell.type("verify a.battle").exit());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "game fow \"Tuesday\"",
                "game other \"Tuesday\"",
                "game tuesday \"\u202eTuesday\"",
                "game tuesday \"Tuesday\"\n\u001b[31mverb",
                "",
            })
    void rulesThatCannotBeUsedAreRefused(String beginning) throws IOException {
        String forged = beginning.isEmpty()
                ? text + ("#" + "-".repeat(499) + "\n").repeat(2_200)
                : text.replaceFirst("game tuesday \"[^\"]*\"", beginning);
        forge(founded(objects(), forged, new RuleText(forged).hash()));
        for (String command : List.of("play a.battle", "verify a.battle", "shoot b1 --battle a.battle --by s1")) {
            Shell.Result refused = shell.type(command);
            assertEquals(4, refused.exit(), command + ": " + refused.err());
            assertFalse(refused.err().contains("\u001b") || refused.err().contains("\u202e"), refused.err());
        }
    }

    @Test
    void anotherTextWithTheOldHashIsRefused() throws IOException {
        forge(founded(objects(), text.replace("needs 5+", "needs 4+"), new RuleText(text).hash()));
        Shell.Result refused = shell.type("verify a.battle");
        assertEquals(4, refused.exit());
        assertTrue(refused.err().contains("the hash of its rule file does not match the text"), refused.err());
    }

    @Test
    void onlyTheFoundingHoldsRules() throws IOException {
        List<String> objects = objects();
        String first = objects.get(0);
        String rules = first.substring(first.indexOf(",\"ruleFileHash\""));
        String last = objects.get(objects.size() - 1);
        objects.set(objects.size() - 1, last.substring(0, last.length() - 1) + rules);
        forge(objects);
        Shell.Result refused = shell.type("verify a.battle");
        assertTrue(refused.err().contains("only the founding of a battle holds its rule file"), refused.err());
    }

    private List<String> objects() throws IOException {
        return new ArrayList<>(Forgery.objects(Files.readAllBytes(folder.resolve("a.battle"))));
    }

    private void forge(List<String> objects) throws IOException {
        Files.write(folder.resolve("a.battle"), Forgery.journal(objects));
    }

    /** Replaces the rules of the founding entry. */
    private static List<String> founded(List<String> objects, String rules, String hash) {
        String first = objects.get(0);
        StringBuilder json = new StringBuilder();
        for (int i = 0; i < rules.length(); i++) {
            char c = rules.charAt(i);
            json.append(c < ' ' || c == '"' || c == '\\' ? String.format("\\u%04x", (int) c) : Character.toString(c));
        }
        objects.set(
                0,
                first.substring(0, first.indexOf(",\"ruleFileHash\"")) + ",\"ruleFileHash\":\"" + hash
                        + "\",\"ruleFile\":\"" + json + "\"}");
        return objects;
    }
}
