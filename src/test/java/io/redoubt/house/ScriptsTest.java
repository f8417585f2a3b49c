package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Scripts that no build runs, because they take minutes, at least name what exists, are read by the shell, show their
 * help, and refuse wrong arguments.
 */
class ScriptsTest {
    private static final Path ROOT =
            Path.of(System.getProperty("redoubt.root", "")).toAbsolutePath();
    private static final List<String> SOURCES = List.of("main", "test", "bench", "release", "spark");
    private static final Pattern CLASS = Pattern.compile("\\bio\\.redoubt(?:\\.[a-z]+)*\\.[A-Z]\\w*+(?!\\*)");
    private static final Pattern PATH = Pattern.compile("(?<![\\w/.$-])(?:src|scripts)/[\\w./-]*\\w");

    @TempDir
    private Path bin;

    private static List<Path> scripts() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("scripts"))) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @Test
    void theyNameClassesAndFilesThatExist() throws IOException {
        List<String> gone = new ArrayList<>();
        int named = 0;
        for (Path script : scripts()) {
            String text = Files.readString(script);
            Matcher type = CLASS.matcher(text);
            while (type.find()) {
                named++;
                String file = type.group().replace('.', '/') + ".java";
                if (SOURCES.stream().noneMatch(part -> Files.exists(ROOT.resolve("src/" + part + "/java/" + file)))) {
                    gone.add(script.getFileName() + ": " + type.group());
                }
            }
            Matcher path = PATH.matcher(text);
            while (path.find()) {
                named++;
                if (!Files.exists(ROOT.resolve(path.group()))) {
                    gone.add(script.getFileName() + ": " + path.group());
                }
            }
        }
        assertTrue(named > 20, "found only " + named);
        assertEquals(List.of(), gone);
    }

    /** Runs a script with a Maven that only fails, so that none is built. */
    private String run(int exit, String script, List<String> arguments) throws IOException, InterruptedException {
        Path maven = bin.resolve("mvn");
        Files.writeString(maven, "#!/bin/sh\nexit 99\n");
        Files.setPosixFilePermissions(maven, PosixFilePermissions.fromString("rwxr-xr-x"));
        List<String> command = new ArrayList<>(List.of(ROOT + "/scripts/" + script));
        command.addAll(arguments);
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(bin.toFile()).redirectErrorStream(true);
        builder.environment().merge("PATH", bin.toString(), (path, first) -> first + ':' + path);
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(exit, process.waitFor(), script + ' ' + arguments + ": " + said);
        return said;
    }

    @Test
    void helpIsTheCommentAtTheirTop() throws IOException, InterruptedException {
        int shown = 0;
        for (Path script : scripts()) {
            String name = script.getFileName().toString();
            if (name.equals("redoubt")) {
                continue; // its help is that of the program
            }
            shown++;
            for (String option : List.of("--help", "-h")) {
                String help = run(0, name, List.of(option));
                assertTrue(help.contains("\n  scripts/" + name), help);
                assertTrue(help.lines().noneMatch(line -> line.startsWith("#") || line.startsWith("set ")), help);
                assertTrue(
                        Files.readString(script)
                                .contains(help.lines().findFirst().orElseThrow()),
                        help);
            }
        }
        assertTrue(shown > 9, "only " + shown);
    }

    /** Wrong arguments are refused before anything is built, with the help to ask for. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "soak many",
                "soak 1 2 3",
                "fuzz soon",
                "fuzz 1 2 3 4",
                "fuzz 1 -2",
                "steady often",
                "steady 1 2 3",
                "cluster 12a",
                "cluster 0",
                "cluster 1 2",
                "release --tarr",
                "try-release --tool",
                "bench nonsense",
                "bench start nonsense",
                "bench same",
                "mutation vw",
                "bless Sesion",
                "bless Session* Sesion*",
            })
    void wrongArgumentsAreRefusedAtOnce(String line) throws IOException, InterruptedException {
        List<String> words = List.of(line.split(" ", -1));
        String said = run(2, words.get(0), words.subList(1, words.size()));
        assertTrue(said.startsWith(words.get(0) + ": "), said);
        assertTrue(said.endsWith("; see scripts/" + words.get(0) + " --help\n"), said);
        assertEquals(1, said.lines().count(), said);
    }

    @Test
    void theShellReadsThem() throws IOException, InterruptedException {
        for (Path script : scripts()) {
            String shell = Files.readString(script).startsWith("#!/usr/bin/env bash") ? "bash" : "sh";
            Process process = new ProcessBuilder(shell, "-n", script.toString())
                    .redirectErrorStream(true)
                    .start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, process.waitFor(), said);
        }
    }
}
