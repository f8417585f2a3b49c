package io.redoubt.cli.parsing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.Shell;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.procedure.Procedure;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Help is there for the program, for each verb in short and at length, and names what there is. */
class HelpTest {
    private static final int SCREEN = 40;

    @ParameterizedTest
    @ValueSource(strings = {"", "-h", "--help", "help"})
    void theOverviewNamesEveryGameAndVerb(String line) {
        Shell.Result help = Shell.plain().type(line);
        assertEquals(0, help.exit());
        assertEquals("", help.err());
        for (RuleSet game : Catalog.games()) {
            assertTrue(help.out().contains(game.title() + " (" + game.key() + ")"), help.out());
            game.verbs().forEach(verb -> assertTrue(help.out().contains("\n  " + verb + ' '), verb));
        }
        for (String command : VerbInvocation.COMMANDS) {
            assertTrue(command.equals("help") || help.out().contains("redoubt " + command), command);
        }
    }

    /** On a terminal of 80 columns. */
    @Test
    void theSummariesOfAGameStandInOneColumn() {
        Shell shell = Shell.in(Map.of("COLUMNS", "80")).at(new Environment.Terminal(false, true, false));
        for (RuleSet game : Catalog.games()) {
            String help = shell.type(game.key()).out();
            for (Procedure<?, ?> procedure : game.procedures()) {
                String word = procedure.verb();
                String entry = word + " ".repeat(16 - word.length()) + procedure.summary();
                assertTrue(help.contains("\n  " + entry + "\n"), entry);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"shoot", "assault", "cross"})
    void unitsThatActTogetherAreToldOf(String verb) {
        assertTrue(Shell.plain().type("vv " + verb + " --help").out().contains("--by a+b: some units of a hex"));
    }

    @Test
    void theHelpOfAVerbNamesEveryOptionAtLengthAndSomeInShort() {
        for (RuleSet game : Catalog.games()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                String verb = game.key() + ' ' + procedure.verb();
                Shell.Result brief = Shell.plain().type(verb + " -h");
                Shell.Result full = Shell.plain().type(verb + " --help");
                assertEquals(0, brief.exit());
                assertEquals(0, full.exit());
                assertTrue(brief.lines().size() <= SCREEN, verb);
                for (InputField<?> field : procedure.form().fields()) {
                    String name = field.isPositional() ? field.kind().label() : "--" + field.name();
                    assertTrue(full.out().contains(name), name);
                }
                for (CommonOption option : CommonOption.useful(game, procedure)) {
                    assertTrue(full.out().contains("--" + option.key()), option.key());
                }
                assertFalse(brief.out().contains("Examples:"), verb);
                assertTrue(full.out().contains("Examples:"), verb);
                procedure.examples().forEach(example -> assertTrue(full.out().contains(example.title())));
                procedure.outcomes().forEach(outcome -> assertTrue(full.out().contains(outcome), outcome));
            }
        }
    }

    @Test
    void theValuesOfAnOptionAreBrokenBetweenThemOnly() {
        for (RuleSet game : Catalog.games()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                String help = Shell.plain()
                        .type(game.key() + ' ' + procedure.verb() + " --help")
                        .out();
                String whole = help.replace("|\n        ", "|");
                for (InputField<?> field : procedure.form().fields()) {
                    if (!field.isPositional() && !field.kind().isFlag()) {
                        String option = "--" + field.name() + '=' + field.kind().label();
                        assertTrue(whole.contains(option), option);
                    }
                    field.cites().stream()
                            .limit(1)
                            .forEach(rule -> assertTrue(help.contains("(" + rule + ")"), rule::toString));
                }
            }
        }
    }

    @Test
    void aFaultAtATerminalIsBrokenBetweenWords() {
        Shell.Result result =
                Shell.plain().at(new Environment.Terminal(true, true, true)).type("vv fire");
        assertTrue(result.err().lines().count() > 1, result.err());
        assertTrue(result.err().lines().allMatch(line -> line.length() < 80), result.err());
        assertEquals(1, Shell.plain().type("vv fire").err().lines().count());
    }

    @ParameterizedTest
    @CsvSource({
        "help shoot,shoot --help",
        "help fow shoot,fow shoot --help",
        "-h shoot,shoot --help",
        "help dice,dice --help"
    })
    void helpMayStandBeforeTheVerb(String before, String after) {
        assertEquals(Shell.plain().type(after), Shell.plain().type(before));
    }

    @ParameterizedTest
    @ValueSource(strings = {"shoot --at castle --help", "shoot --odds --seed 1 -h", "dice -h", "shoot --help --json"})
    void helpComesBeforeAnyFault(String line) {
        assertEquals(0, Shell.plain().type(line).exit());
        assertTrue(Shell.plain().type(line).out().startsWith("Usage: redoubt "));
    }

    /** Help is asked for just when something is wrong. */
    @Test
    void helpOfACommandIsThereWhateverGameIsUsual() {
        Shell shell = Shell.in(Map.of("REDOUBT_GAME", "chess"));
        for (String command : VerbInvocation.COMMANDS) {
            if (!command.equals("help")) {
                assertEquals(0, shell.type(command + " --help").exit(), command);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules", "readings", "batch", "cards", "verify", "completion", "play"})
    void theOtherCommandsHaveHelpToo(String command) {
        for (String line : List.of(command + " -h", command + " --help", "help " + command)) {
            Shell.Result result = Shell.plain().type(line);
            assertEquals(0, result.exit(), line);
            assertTrue(result.out().startsWith("Usage: redoubt " + command), result.out());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "play a.battle b.battle; unexpected argument b.battle",
                "play --pateince 5m; unknown option --pateince; did you mean --patience?",
                "play --patience soon; --patience soon: give a whole number with its unit",
                "xx shoot; unknown command or game xx",
                "vv fire; Valor & Victory has no fire here; available: shoot, assault",
                "--odds; --odds: put the command before its options",
                "nothing; unknown command or game nothing",
                "fow nothing; Flames Of War has no nothing here; available: shoot, fire",
                "fow fow shoot; fow fow: name the game once, followed by a command",
                "shoot n1 by sherman; unexpected argument by; did you mean --by?",
                "shoot --dice 5 2 4 --rof 3; unexpected argument 2: write the dice as one list: --dice 5,2,4 (",
                "shoot --by sherman n1; unexpected argument n1; the target comes first: shoot n1 --by sherman (",
                "shoot --range 8in n1 --rof 2; unexpected argument n1; the target comes first: shoot n1 --range 8in --rof 2 (",
                "shoot --at nest --by sherman ab; unexpected argument ab (",
                "shoot --at nest --skill 4+ ab; unexpected argument ab (",
                "shoot --range 12 in; unexpected argument in: if it belongs to --range, join or quote it: --range 12in or '12 in' ("
            })
    void aVerbThatAGameDoesNotHaveIsToldWhatThereIs(String line, String message) {
        Shell.Result result = Shell.plain().type(line);
        assertTrue(result.err().startsWith("redoubt: " + message), result.err());
        assertEquals("", result.out());
        assertEquals(2, result.exit());
    }

    @ParameterizedTest
    @CsvSource({"shot,shoot", "dicee,dice", "batsh,batch", "redings,readings", "comp,compare", "compl,completion"})
    void aMistypedCommandIsToldTheNearest(String typed, String meant) {
        Shell.Result result = Shell.plain().type(typed);
        assertEquals(2, result.exit());
        assertTrue(
                result.err().startsWith("redoubt: unknown command or game " + typed + "; did you mean " + meant + "?"),
                result.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules", "batch", "completion", "readings"})
    void nobodyIsAskedWhetherHeMeantWhatHeTyped(String command) {
        for (String line : new String[] {"help " + command, "fow " + command}) {
            Shell.Result result = Shell.plain().type(line);
            assertFalse(result.err().contains("did you mean " + command), result.err());
        }
    }

    @Test
    void theVersionIsTold() {
        for (String option : new String[] {"--version", "-V"}) {
            assertEquals(0, Shell.plain().type(option).exit());
            assertTrue(Shell.plain().type(option).out().startsWith("redoubt"));
        }
    }

    @Test
    void theGameOfTheEnvironmentIsMeantWhereNoneIsNamed() {
        String shot = "shoot --at nest --skill 4 --firepower 3 --odds";
        assertEquals(
                Shell.plain().type(shot),
                Shell.in(Map.of("REDOUBT_GAME", "fow")).type(shot));
        assertEquals(
                Shell.plain().type(shot), Shell.in(Map.of("REDOUBT_GAME", "")).type(shot));
        assertEquals(
                Shell.plain().type(shot),
                Shell.in(Map.of("REDOUBT_GAME", "chess")).type("fow " + shot));
        assertEquals(
                0, Shell.in(Map.of("REDOUBT_GAME", "chess")).type("dice 3d6").exit());
    }

    @Test
    void aGameOfTheEnvironmentThatDoesNotExistIsRefused() {
        Shell.Result result = Shell.in(Map.of("REDOUBT_GAME", "chess")).type("shoot --at nest");
        assertEquals(2, result.exit());
        assertTrue(
                result.err().startsWith("redoubt: REDOUBT_GAME is chess: no such game; there are fow"), result.err());
    }

    @Test
    void aCommandIsBrokenBeforeItsOptionsAndAWordThatIsTooLongStays() {
        String word = "d".repeat(50);
        assertEquals(List.of("  a --b 1 \\", "    --c " + word), Help.pasted("  a --b 1 --c " + word, 20));
        assertEquals(
                List.of("  shoot \\", "    --c " + word + " --d"), Help.pasted("  shoot --c " + word + " --d", 20));
    }

    @ParameterizedTest
    @ValueSource(strings = {"fow", "vv", "dh", "lg"})
    void aGameAloneIsItsOverview(String game) {
        Shell.Result result = Shell.plain().type(game);
        assertEquals(0, result.exit(), result.err());
        assertEquals(Shell.plain().type("help " + game).out(), result.out());
        assertTrue(result.out().contains("(" + game + "), "), result.out());
        assertTrue(result.out().contains("  play            "), result.out());
        assertTrue(result.out().contains("  redoubt " + game + " shoot --"), result.out());
        assertTrue(result.lines().stream().allMatch(line -> line.length() <= 80), result.out());
    }

    @Test
    void aGameBeforePlayIsTheGameOfTheBattle() {
        Shell.Result result = Shell.plain().reading("add bunker\n").type("vv play");
        assertTrue(result.err().contains("hex"), result.err());
        assertEquals(
                0, Shell.plain().reading("add hex a1\nlist\n").type("vv play").exit());
    }
}
