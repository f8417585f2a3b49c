package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Scripts that no build runs, because they take minutes, at least name what exists and are read by the shell. */
class ScriptsTest {
    private static final Path ROOT =
            Path.of(System.getProperty("redoubt.root", "")).toAbsolutePath();
    private static final List<String> SOURCES = List.of("main", "test", "bench", "release", "spark");
    private static final Pattern CLASS = Pattern.compile("\\bio\\.redoubt(?:\\.[a-z]+)*\\.[A-Z]\\w*+(?!\\*)");
    private static final Pattern PATH = Pattern.compile("(?<![\\w/.$-])(?:src|scripts)/[\\w./-]*\\w");

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
