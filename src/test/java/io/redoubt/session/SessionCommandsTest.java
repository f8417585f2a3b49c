package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands of a session, piped in. */
class SessionCommandsTest {
    private static final String NEST = "add nest mg42 --owner germans";
    private static final String TANK = "unit sherman --skill trained --rof 2 --firepower 3+ --owner canadians";

    @TempDir
    private Path folder;

    private Shell.Result play(String... commands) {
        return Shell.plain()
                .from(folder)
                .reading(String.join("\n", commands) + "\n")
                .type("play caen.battle");
    }

    private static Shell.Result unkept(String... commands) {
        return Shell.plain().reading(String.join("\n", commands) + "\n").type("play");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "add                           | add takes a kind and a name",
                "add castle x                  | not one of unit, nest",
                "add hex x                     | add hex: not one of unit, nest",
                "add hex x                     | gun-pit, street-barricade; it is a piece of Valor & Victory: in a new battle, type use vv first",
                "game vv                       | unknown command game; use GAME chooses the game of a new battle, e.g. use fow",
                "add castle                    | add castle: not one of unit, nest",
                "add nest                      | add nest: name missing, e.g. add nest NAME",
                "add nest --owner germans      | add nest: name missing, e.g. add nest NAME",
                "unit                          | add unit: name missing, e.g. add unit NAME",
                "add n7 nest                   | the kind comes before the name; use add nest n7",
                "add nests x                   | did you mean nest?",
                "add nest nest                 | nest is a reserved word",
                "add nest mg42                 | mg42 is already on the table",
                "add nest a --owner b c        | unexpected argument c",
                "add nest a --rof x            | --rof x: takes a whole number from 1 to 100",
                "add nest a --anti-tank 4      | unknown option --anti-tank",
                "add pillbox a --slits A,C     | takes letters from A on, like A,B",
                "set castle --rof 2            | there is no piece called castle",
                "set mg42                      | set takes at least one option",
                "set                           | name a piece:",
                "show mg43                     | did you mean mg42?",
                "show                          | give one name: show NAME",
                "remove                        | remove takes the names of pieces: remove NAME",
                "rename mg42                   | rename takes two names",
                "rename mg42 sherman           | sherman is already on the table",
                "rename mg42 n1..n3            | n1..n3 is a range of names: give one name",
                "sides germans                 | sides takes the names of the sides",
                "sides a a                     | side names must be unique",
                "next side                     | use next or next turn (the next side's turn)",
                "dice yours                    | yours: column 1: expected dice",
                "odds                          | odds takes a verb",
                "what-if                       | what-if takes a verb",
                "what-if shoot mg42 --dice 1   | what-if rolls no dice",
                "what-if shoot mg42 --skill trained --firepower 3+..4+ | what-if takes one question",
                "settle bogging                | settle takes a disputed rule and its reading",
                "settle bogging=never          | not one of",
                "settle fow.boggin=core        | did you mean fow.bogging",
                "use chess                     | use takes a game",
                "undo 0                        | undo takes the number of commands",
                "undo x                        | undo takes the number of commands",
                "undo 9                        | only 2 commands can be undone: undo 2",
                "redo                          | nothing to redo",
                "replay 9                      | replay takes the number of an entry, from 1 to 3",
                "report a b                    | report takes one file",
                "batch                         | is a shell command",
                "play                          | already in a session",
                "shoot mg42 --by tiger         | there is no piece or card called tiger",
                "shoot mg42 --by sherman --seed 5 | its dice come from the battle's own seed",
                "shoot mg42 --by sherman --battle x.battle | this session already plays a battle",
                "help add castle               | not one of unit, nest",
                "help rules FOW-NEST-04        | help takes a command alone: help rules; to run it: rules FOW-NEST-04",
                "shoot sherman --by mg42       | shoot does not accept sherman (unit) as --at; valid values: nest,",
                "occupy sherman                | occupy does not accept sherman (unit) as --position; valid "
                        + "values",
                "fire mg42 --by sherman        | mg42 directly after fire is short for --by mg42, and --by is given too",
                "shoot mg42 --by sherman --at=mg42 | remove one of them",
                "fire t1 --by mg42             | remove one of them, or write --at t1",
                "exit now                      | exit takes no arguments; remove now",
                "end now                       | end takes no arguments; remove now",
                "list nest mg42                | list takes one word, or none",
                "replay 1 2                    | replay takes the number of an entry",
                "unit o'hara                   | write a word with a ' in double quotes, like \"o'hara\"",
                "fow fow shoot                 | fow fow: name the game once, followed by a command",
                "plan mg42=destroyed --by shermann | did you mean sherman?",
                "shot mg42                     | did you mean shoot?",
                "'set mg42 --note \"open'       | is opened and never closed",
            })
    void mistakesSayHowToMendThemAndChangeNothing(String command, String message) {
        Shell.Result result = play(NEST, TANK, command, "list");
        assertEquals(2, result.exit(), result.err());
        assertTrue(result.err().contains(message), result.err());
        assertFalse(result.err().contains("\tat "), result.err());
        assertFalse(result.out().contains("nest of germans"), "the first mistake ends a piped session");
    }

    @Test
    void anythingPlayersWriteIsPrintedEscaped() {
        Shell.Result result = unkept(NEST, "note mg42 \u001b[31mred\u0007", "show mg42", "list", "log", "report");
        assertEquals(0, result.exit(), result.err());
        assertFalse(result.out().contains("\u001b"));
        assertTrue(result.out().contains("note                  \\u{1b}[31mred\\u{7}"), result.out());
    }

    @Test
    void aRefusalEndsAPipedSessionWithItsExitCode() {
        Shell.Result result = unkept(NEST, TANK, "shoot mg42 --by sherman --range 20in", "list");
        assertEquals(3, result.exit());
        assertTrue(result.out().contains("NOT ALLOWED"));
        assertFalse(result.out().contains("nest of germans"));
    }

    @Test
    void explicitOptionsWinAndTheRulingSaysWhichValuesCameFromWhere() {
        Shell.Result result = unkept(NEST, TANK, "odds shoot mg42 --by sherman --rof 3 --json");
        assertTrue(result.out().contains("\"rof\":3"), result.out());
        assertTrue(
                result.out().contains("\"from\":{\"at\":\"mg42\",\"skill\":\"sherman\",\"firepower\":\"sherman\"}"),
                result.out());
        String text = unkept(NEST, TANK, "odds shoot mg42 --by sherman --rof 3").out();
        assertTrue(text.contains("asked: rof 3"), text.replace('\u00a0', ' '));
        assertTrue(text.replace('\u00a0', ' ').contains("from mg42: at nest; from sherman: skill trained 4+"), text);
    }

    @Test
    void aLongLineGoesOnFurtherInThanTheNextOneBegins() {
        String list = unkept(TANK + " --anti-tank 10 --teams 3 --motivation confident", "list")
                .out();
        assertTrue(list.contains("anti-tank 10"), "named as its option is");
        for (String line : list.split("\n", -1)) {
            assertTrue(line.isEmpty() || line.startsWith("  sherman") || line.startsWith("    "), line);
        }
    }

    @Test
    void aBattleInAFolderThatIsNotThereIsRefused() {
        Shell.Result result = Shell.plain().from(folder).type("play nowhere/caen.battle");
        assertEquals(4, result.exit());
        assertTrue(result.err().contains("caen.battle cannot be created: "), result.err());
    }

    @Test
    void theJournalKeepsWhatTheShellAskedAndNotHowItWasTold() {
        play(NEST, TANK);
        for (String telling :
                List.of("--battle caen.battle --json", "--format=csv --battle=caen.battle --color never")) {
            assertEquals(
                    0,
                    Shell.plain()
                            .from(folder)
                            .type("shoot mg42 --by sherman " + telling)
                            .exit());
            assertTrue(play("log 1").out().contains("  shoot mg42 --by sherman  → "), telling);
        }
    }

    @Test
    void askingChangesNothing() throws IOException {
        play(NEST, TANK);
        byte[] before = Files.readAllBytes(folder.resolve("caen.battle"));
        Shell.Result result = play(
                "odds shoot mg42 --by sherman",
                "odds shoot mg42 --by sherman --rof 1..3",
                "what-if shoot mg42 --by sherman",
                "list",
                "show mg42",
                "log",
                "luck",
                "replay",
                "report",
                "verify",
                "dice",
                "help",
                "help add",
                "help shoot",
                "rules FOW-NEST-06",
                "readings");
        assertEquals(0, result.exit(), result.err());
        assertTrue(Arrays.equals(before, Files.readAllBytes(folder.resolve("caen.battle"))));
    }

    @Test
    void settledPointsHoldForTheBattleAndAreSaid() {
        Shell.Result result = unkept(
                NEST,
                TANK,
                "settle firepower-tests=per-weapon",
                "odds shoot mg42 --by sherman --json",
                "undo",
                "odds shoot mg42 --by sherman --json");
        List<String> json =
                result.lines().stream().filter(line -> line.startsWith("{")).toList();
        assertTrue(json.get(0).contains("\"fow.firepower-tests\":\"per-weapon\""), json.get(0));
        assertTrue(json.get(1).contains("\"fow.firepower-tests\":\"per-hit\""), json.get(1));
        String text = unkept(NEST, TANK, "settle firepower-tests=per-weapon", "odds shoot mg42 --by sherman")
                .out();
        assertTrue(text.contains("  Disputed rules (reading chosen): fow.firepower-tests=per-weapon"), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fow", "vv", "dh", "lg"})
    void theExampleOfTheHelpIsOfItsGame(String game) {
        String help = unkept("use " + game, "help").out();
        String said = help.substring(help.indexOf("for example: ") + "for example: ".length(), help.indexOf("; add"));
        String example = said.replaceAll("\\s+", " ");
        Shell.Result result = unkept("use " + game, "odds " + example);
        assertEquals(0, result.exit(), example + result.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "list                               | 0 rulings replayed, 0 dice rolled by the program and 0",
                "shoot mg42 --by sherman --dice 1,2 | 1 ruling replayed, 0 dice rolled by the program and 2",
            })
    void oneIsNotSeveral(String command, String message) {
        Shell.Result result = unkept(NEST, TANK, command, "verify");
        assertTrue(result.out().replaceAll("\\s+", " ").contains(message), result.out());
        assertTrue(unkept("verify").out().contains("Valid: 1 entry, 0 rulings"));
    }

    @Test
    void anotherGameMayBeUsedWithoutItsPieces() {
        Shell.Result result = unkept(NEST, "use fow", "dice 3d6 --odds", "list");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("Default game for commands: fow"));
    }

    @Test
    void diceThatDoNotFitEndThePipeAndNothingHappened() throws IOException {
        play(NEST, TANK, "dice mine");
        byte[] before = Files.readAllBytes(folder.resolve("caen.battle"));
        for (String dice : List.of("5", "5 7", "5 x", "5 2 1")) {
            Shell.Result result = play("shoot mg42 --by sherman", dice);
            assertEquals(2, result.exit());
            assertTrue(Arrays.equals(before, Files.readAllBytes(folder.resolve("caen.battle"))));
        }
        assertEquals(2, play("shoot mg42 --by sherman").exit(), "no dice at all");
        assertEquals(0, play("shoot mg42 --by sherman", "1 2").exit());
    }

    @Test
    void mixedDiceAreMarkedAndVerified() {
        Shell.Result result =
                play(NEST, TANK, "dice mixed", "shoot mg42 --by sherman", "4 5", "", "", "", "", "log shoot", "verify");
        assertTrue(result.out().contains("(mixed)"), result.out() + result.err());
    }

    @Test
    void afterTheEndTheProgramRollsNoMore() {
        Shell.Result result = play(NEST, TANK, "end", "shoot mg42 --by sherman");
        assertEquals(2, result.exit());
        assertTrue(result.err().contains("the battle has ended"), result.err());
        assertEquals(2, play("end").exit());
        assertEquals(0, play("shoot mg42 --by sherman --dice 1,2", "verify").exit());
    }

    @Test
    void aLostSecretStopsTheProgramsDiceOnly() throws IOException {
        play(NEST, TANK);
        Files.delete(folder.resolve("caen.battle.seed"));
        Shell.Result result = play("shoot mg42 --by sherman");
        assertEquals(2, result.exit());
        assertTrue(result.err().contains("caen.battle.seed with the seed of the battle is missing"), result.err());
        assertEquals(0, play("dice mine", "shoot mg42 --by sherman", "1 2").exit());
    }
}
