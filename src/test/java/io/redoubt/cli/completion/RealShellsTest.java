package io.redoubt.cli.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.redoubt.catalog.GameList;
import io.redoubt.cli.CompletedCommands;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The shells themselves, where they are installed, complete what somebody types. */
@Timeout(value = 1800, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RealShellsTest {
    @TempDir
    private Path folder;

    private String script(String shell) throws IOException {
        Path file = folder.resolve("completion." + shell);
        Files.writeString(
                file, CompletionCommand.script(shell, CompletedCommands.all(GameList.BUILT_IN), GameList.BUILT_IN));
        return file.toString();
    }

    /** Says in the settings, a variable or the own folder where rule files are. */
    private enum Place {
        SETTINGS,
        VARIABLE,
        FOLDER
    }

    private Map<String, String> environment(Place place) throws IOException {
        Path bunker = Path.of("src/test/resources/rulefiles/bunker.rules").toAbsolutePath();
        Path config = folder.resolve("config/redoubt");
        Files.createDirectories(config.resolve("rules"));
        switch (place) {
            case SETTINGS ->
                Files.writeString(
                        config.resolve("config.toml"), "game = \"tuesday\"\nrules = \"none.rules:" + bunker + "\"\n");
            case FOLDER -> Files.copy(bunker, config.resolve("rules/bunker.rules"));
            case VARIABLE -> {}
        }
        Map<String, String> environment = new HashMap<>();
        environment.put("XDG_CONFIG_HOME", folder.resolve("config").toString());
        environment.put("REDOUBT_RULES", place == Place.VARIABLE ? "none.rules:" + bunker : "");
        environment.put("REDOUBT_GAME", place == Place.VARIABLE ? "tuesday" : "");
        return environment;
    }

    private Map<String, String> environment() {
        return Map.of("XDG_CONFIG_HOME", folder.toString(), "REDOUBT_RULES", "", "REDOUBT_GAME", "");
    }

    private String ask(List<String> command) throws IOException, InterruptedException {
        return ask(command, environment());
    }

    private static String ask(List<String> command, Map<String, String> environment)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.outputWriter().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said;
    }

    /** Puts the path of a rule file in its place. */
    private static String withFile(String line) {
        Path file = Path.of("src/test/resources/rulefiles/bunker.rules");
        return line.replace("BUNKER", file.toAbsolutePath().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "redoubt vv                  | rally",
                "redoubt rules FOW-SHOT-0    | FOW-SHOT-06",
                "redoubt readings fow.wit    | fow.within",
                "redoubt shoot --require     | destroyed",
                "redoubt shoot --show d      | destroyed",
                "redoubt shoot --skill=tr    | --skill=trained",
                "redoubt shoot --fire        | --firepower",
                "redoubt shoot ne            | nest",
                "redoubt dh shoot --at gl    | glog",
                "redoubt cards gl            | glog",
                "redoubt config s            | sample",
                "redoubt deploy-check --show | legal",
                "redoubt plan --tu           | --turns",
                "redoubt fow plan --tu       | --turns",
                "redoubt fow for             | foresee",
                "redoubt cards --compare gl  | glog",
                "redoubt rules --format j    | json",
                "redoubt batch --pa          | --patience",
                "redoubt dice 2d20kh         | 2d20kh1",
                "redoubt --ru                | --rules",
                "redoubt --rules BUNKER she  | shell",
                "redoubt --rules=BUNKER tuesday ra | rally",
                "redoubt --rules BUNKER vv ra | rally",
                "redoubt --rules BUNKER tuesday pl | play",
                "redoubt --rules BUNKER shoot --sk | --skill",
                "redoubt --rules BUNKER shoot --skill v | veteran",
                "redoubt --rules BUNKER tuesday shoot --require d | destroyed",
            })
    void fishOffersIt(String line, String offered) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/fish")), "fish is not installed");
        String typed = line.endsWith("vv") || line.endsWith("--require") || line.endsWith("--show")
                ? line + ' '
                : withFile(line);
        String ask = "function redoubt; end; source " + script("fish") + "; complete -C '" + typed + "'";
        String said = ask(List.of("/usr/bin/fish", "-N", "-c", ask));
        assertTrue(said.lines().anyMatch(each -> each.split("\t", -1)[0].equals(offered)), said);
    }

    @Test
    void fishTellsWhatAVerbDoes() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/fish")), "fish is not installed");
        String ask = "source " + script("fish") + "; complete -C 'redoubt vv '";
        String said = ask(List.of("/usr/bin/fish", "-N", "-c", ask));
        assertTrue(said.lines().anyMatch("rally\ta pinned unit tries to rally"::equals), said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "redoubt vv ra               | rally",
                "redoubt rules FOW-SHOT-06   | FOW-SHOT-06",
                "redoubt readings fow.with   | fow.within",
                "redoubt shoot --show de     | destroyed",
                "redoubt shoot ne            | nest",
                "redoubt config s            | sample",
                "redoubt batch --fi          | --first-line",
                "redoubt fow plan --tu       | --turns",
                "redoubt cards --compare gl  | glog",
                "redoubt batch --format c    | csv",
                "redoubt shoot --skill = tr  | trained",
                "redoubt dice 2d20kh         | 2d20kh1",
                "redoubt --ru                | --rules",
                "redoubt --rules BUNKER she  | shell",
                "redoubt --rules = BUNKER tuesday ra | rally",
                "redoubt --rules BUNKER vv ra | rally",
                "redoubt --rules BUNKER tuesday ca | cards",
                "redoubt --rules BUNKER shoot --sk | --skill",
                "redoubt --rules BUNKER shoot --skill v | veteran",
                "redoubt --rules BUNKER tuesday shoot --require de | destroyed",
            })
    void bashOffersIt(String typed, String offered) throws IOException, InterruptedException {
        String ask = "source " + script("bash") + "; compopt() { :; }; COMP_WORDS=(" + withFile(typed)
                + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _redoubt; printf '%s\n' \"${COMPREPLY[@]}\"";
        assertEquals(offered, ask(List.of("bash", "-c", ask)).strip());
    }

    /** A zsh at a pseudo-terminal of its own: what is typed is begun, and Tab ends it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "redoubt vv ra               | redoubt vv rally",
                "redoubt rules FOW-SHOT-06   | redoubt rules FOW-SHOT-06",
                "redoubt readings fow.with   | redoubt readings fow.within",
                "redoubt shoot --show de     | redoubt shoot --show destroyed",
                "redoubt shoot ne            | redoubt shoot nest",
                "redoubt config s            | redoubt config sample",
                "redoubt batch --fi          | redoubt batch --first-line=",
                "redoubt fow plan --tu       | redoubt fow plan --turns=",
                "redoubt batch --format c    | redoubt batch --format csv",
                "redoubt shoot --skill=tr    | redoubt shoot --skill=trained",
                "redoubt dice 2d20kh         | redoubt dice 2d20kh1",
                "redoubt deploy-check fie    | redoubt deploy-check field.toml",
                "redoubt fow deploy-check fi | redoubt fow deploy-check field.toml",
                "redoubt play ca             | redoubt play caen.battle",
                "redoubt vv play ca          | redoubt vv play caen.battle",
                "redoubt state fo            | redoubt state four\\ hills.battle",
                "redoubt verify ca           | redoubt verify caen.battle",
                "redoubt batch fi            | redoubt batch field.toml",
                "redoubt foresee --battle=ca | redoubt foresee --battle=caen.battle",
                "redoubt cross --battle ca   | redoubt cross --battle caen.battle",
                "redoubt --ru                | redoubt --rules",
                "redoubt --rules BUNKER she  | redoubt --rules BUNKER shell",
                "redoubt --rules=BUNKER tuesday ra | redoubt --rules=BUNKER tuesday rally",
                "redoubt --rules BUNKER tuesday ca | redoubt --rules BUNKER tuesday cards",
                "redoubt --rules BUNKER shoot --sk | redoubt --rules BUNKER shoot --skill=",
                "redoubt --rules BUNKER shoot --skill v | redoubt --rules BUNKER shoot --skill veteran",
                "redoubt --rules=BUNKER tuesday shoot --require de | redoubt --rules=BUNKER tuesday shoot --require destroyed",
            })
    void zshCompletesIt(String typed, String completed) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/zsh")), "zsh is not installed");
        assertZshCompletes(typed, completed, environment());
    }

    private void assertZshCompletes(String typed, String completed, Map<String, String> environment)
            throws IOException, InterruptedException {
        script("zsh");
        Files.move(folder.resolve("completion.zsh"), folder.resolve("_redoubt"));
        for (String file : List.of("field.toml", "caen.battle", "four hills.battle")) {
            Files.createFile(folder.resolve(file));
        }
        String driver = """
                zmodload zsh/zpty
                zpty z zsh -f -i
                zpty -w z "PS1= ; fpath=(%s); autoload -U compinit; compinit -D -u; bindkey '^I' complete-word"
                zpty -w z "cd %s"
                zpty -w z 'accept() { print -r -- "LINE:$BUFFER:END"; BUFFER=; zle .accept-line }; zle -N accept'
                zpty -w z "bindkey '^M' accept; echo re''ady"
                zpty -r z said '*ready*'
                zpty -w -n z $'%s\\t\\r'
                zpty -r z said '*LINE:redoubt*:END*'
                print -r -- "$said"
                zpty -d z
                """.formatted(folder + " $fpath", folder, withFile(typed));
        String said = ask(List.of("/usr/bin/zsh", "-f", "-c", driver), environment);
        String whole = "LINE:" + withFile(completed);
        assertTrue(said.contains(whole + ":END") || said.contains(whole + " :END"), said);
    }

    @ParameterizedTest
    @EnumSource
    void everyShellKnowsTheRuleFilesThatAreAlwaysThere(Place place) throws IOException, InterruptedException {
        Map<String, String> environment = environment(place);
        String bash = "source " + script("bash") + "; COMP_WORDS=(redoubt tues); COMP_CWORD=1; _redoubt; "
                + "printf '%s\n' \"${COMPREPLY[@]}\"; COMP_WORDS=(redoubt tuesday shoot --skill v); COMP_CWORD=4; "
                + "_redoubt; printf '%s\n' \"${COMPREPLY[@]}\"; COMP_WORDS=(redoubt shell --); COMP_CWORD=2; _redoubt; "
                + "printf '%s\n' \"${COMPREPLY[@]}\"";
        List<String> said =
                ask(List.of("bash", "-c", bash), environment).lines().toList();
        assertEquals(List.of("tuesday", "veteran"), said.subList(0, 2));
        assertEquals(place != Place.FOLDER, said.contains("--spotter"), "where the game is the default: " + said);
        if (Files.isExecutable(Path.of("/usr/bin/fish"))) {
            String fish = "function redoubt; end; source " + script("fish")
                    + "; complete -C 'redoubt tues'; complete -C 'redoubt tuesday shoot --skill v'";
            assertEquals(
                    "tuesday\nveteran",
                    ask(List.of("/usr/bin/fish", "-N", "-c", fish), environment).strip());
        }
        if (Files.isExecutable(Path.of("/usr/bin/zsh"))) {
            assertZshCompletes("redoubt tuesday shoot --skill v", "redoubt tuesday shoot --skill veteran", environment);
        }
    }
}
