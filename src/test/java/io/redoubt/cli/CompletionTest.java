package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.completion.Candidates;
import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.completion.CompletionCommand;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.procedure.Procedure;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Completion scripts are made from the forms and offer everything that can be typed. */
class CompletionTest {
    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void aScriptOffersEveryCommandOptionAndValue(String shell) {
        Shell.Result result = Shell.plain().type("completion " + shell);
        assertEquals(0, result.exit());
        assertEquals("", result.err());
        assertEquals(
                CompletionCommand.script(shell, CompletedCommands.all(GameList.BUILT_IN), GameList.BUILT_IN),
                result.out());
        for (String command : VerbInvocation.COMMANDS) {
            assertTrue(result.out().contains(command), command);
        }
        for (Procedure<?, ?> procedure : Catalog.games().get(0).procedures()) {
            for (InputField<?> field : procedure.form().fields()) {
                if (!field.isPositional()) {
                    assertTrue(result.out().contains(field.name()), field.name());
                }
                field.kind().choices().forEach(value -> assertTrue(result.out().contains(value), value));
            }
        }
        for (CommonOption option : CommonOption.values()) {
            assertTrue(result.out().contains(option.key()), option.key());
            option.choices().forEach(value -> assertTrue(result.out().contains(value), value));
        }
        GameList.BUILT_IN
                .readings()
                .forEach(reading ->
                        assertTrue(result.out().contains(reading.key() + '=' + String.join(",", reading.ids()))));
        assertTrue(result.out().endsWith("\n"));
        assertFalse(result.out().contains("\r"));
    }

    /** The same that the forms offer, asked of a bash that has read the script. */
    @Test
    void bashOffersWhatTheFormsOffer() throws IOException, InterruptedException {
        Map<String, String> expected = new LinkedHashMap<>();
        expected.put("", String.join(" ", Candidates.firstWords(GameList.BUILT_IN)));
        for (CommandCompletion command : CompletedCommands.all(GameList.BUILT_IN)) {
            List<String> words = new ArrayList<>(command.words());
            if (!words.remove(CommandCompletion.FILE)) {
                command.options().forEach(option -> words.add("--" + option.name()));
            }
            expected.put(command.command(), String.join(" ", words));
        }
        for (RuleSet game : Candidates.games(GameList.BUILT_IN)) {
            boolean dice = game.key().equals(Catalog.dice().key());
            for (Procedure<?, ?> procedure : game.procedures()) {
                String line = dice ? procedure.verb() : game.key() + ' ' + procedure.verb();
                List<String> names = new ArrayList<>(dice ? Candidates.formulas() : List.of());
                for (Option option : Candidates.of(GameList.BUILT_IN, game, procedure)) {
                    names.add("--" + option.name());
                    // Every option of two verbs, and of the others those whose values are their own.
                    boolean asked = procedure.verb().equals("shoot")
                            || dice
                            || !option.values().isEmpty();
                    if (!option.isFlag() && asked && !CommonOption.READING.key().equals(option.name())) {
                        expected.put(line + " --" + option.name(), String.join(" ", option.values()));
                    }
                }
                expected.put(line, takesFile(procedure) ? "" : String.join(" ", names));
            }
        }
        List<String> readings = new ArrayList<>();
        GameList.BUILT_IN
                .readings()
                .forEach(reading -> reading.ids().forEach(id -> readings.add(reading.key() + '=' + id)));
        expected.put("vv gap --reading", String.join(" ", readings));
        assertEquals(
                expected.entrySet().stream()
                        .map(each -> each.getKey() + " => " + each.getValue())
                        .toList(),
                bash(expected.keySet()));
    }

    private static boolean takesFile(Procedure<?, ?> procedure) {
        return procedure.form().fields().stream()
                .anyMatch(field -> field.isPositional() && field.kind().isFile());
    }

    /** Where a file is taken, bash offers files, and options only after a dash. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "play ''| files",
                "verify ca| files",
                "batch ''| files",
                "deploy-check ca| files",
                "vv deploy-check ca| files",
                "shoot --battle ca| files",
                "shoot --odds --chart ca| files",
                "play --pa| files --patience",
                "deploy-check --asc| files --ascii",
                "shoot ne| nest",
            })
    void bashOffersFilesWhereTheyAreTaken(String typed, String offered) throws IOException, InterruptedException {
        String ask = "compopt() { found=files; }\nfound= COMP_WORDS=(redoubt " + typed
                + ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()\n_redoubt\necho $found ${COMPREPLY[*]}\n";
        Process bash = new ProcessBuilder(
                        "bash",
                        "-c",
                        CompletionCommand.script("bash", CompletedCommands.all(GameList.BUILT_IN), GameList.BUILT_IN)
                                + ask)
                .redirectErrorStream(true)
                .start();
        assertEquals(offered + "\n", new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    }

    /** What a command tells of itself and what a shell offers are one. */
    @ParameterizedTest
    @MethodSource("commands")
    void everyOptionInTheHelpOfACommandIsOffered(CommandCompletion command) {
        String help = Shell.plain().type(command.command() + " --help").out();
        Set<String> told = new TreeSet<>();
        Matcher option = Pattern.compile("(?m)^(?:Usage: .*|  +)(--[a-z-]+)").matcher(help);
        while (option.find()) {
            told.add(option.group(1));
        }
        Set<String> offered = new TreeSet<>();
        command.options().forEach(each -> offered.add("--" + each.name()));
        if (command.command().equals(Catalog.DICE)) {
            told.retainAll(offered); // its short help names what most people need
        } else if (!told.contains("--help")) {
            told.add("--help");
        }
        offered.retainAll(told);
        assertEquals(told, offered, help);
    }

    static List<CommandCompletion> commands() {
        List<CommandCompletion> commands = new ArrayList<>(CompletedCommands.all(GameList.BUILT_IN));
        commands.removeIf(command -> command.command().equals("help"));
        return commands;
    }

    @Test
    void everyCommandIsCompleted() {
        assertEquals(
                VerbInvocation.COMMANDS,
                CompletedCommands.all(GameList.BUILT_IN).stream()
                        .map(CommandCompletion::command)
                        .toList());
    }

    private static List<String> bash(Set<String> lines) throws IOException, InterruptedException {
        String ask = """
                compopt() { :; }
                while read -r -a w; do
                  COMP_WORDS=(redoubt "${w[@]}" "") COMP_CWORD=$((${#w[@]} + 1)) COMPREPLY=()
                  _redoubt
                  echo "${w[*]} => ${COMPREPLY[*]}"
                done
                """;
        Process bash = new ProcessBuilder(
                        "bash",
                        "-c",
                        CompletionCommand.script("bash", CompletedCommands.all(GameList.BUILT_IN), GameList.BUILT_IN)
                                + ask)
                .redirectErrorStream(true)
                .start();
        try (Writer to = bash.outputWriter(StandardCharsets.UTF_8)) {
            to.write(String.join("\n", lines) + "\n");
        }
        String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, bash.waitFor(), said);
        return said.lines().toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "bash zsh", "bash extra"})
    void oneShellIsNamed(String shells) {
        Shell.Result result = Shell.plain().type("completion " + shells);
        assertEquals(2, result.exit());
        assertEquals("redoubt: completion takes a shell: bash, zsh, fish\n", result.err());
    }

    @Test
    void anotherShellIsRefusedWithTheNearest() {
        Shell.Result result = Shell.plain().type("completion zhs");
        assertEquals(2, result.exit());
        assertTrue(result.err().startsWith("redoubt: completion zhs: not one of bash, zsh, fish"), result.err());
        assertTrue(Shell.plain().type("completion bsh").err().endsWith("; did you mean bash?\n"));
    }
}
