package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The large formulas of scripts/bench, the only part of it that needs no library of its own, are measured in small. */
class LargeBenchTest {
    private static final String FOLDER = "src/bench/java/io/redoubt/bench/";
    private static final String FORMULAS = "redoubt.bench.formulas";
    private static final Path ROOT =
            Path.of(System.getProperty("redoubt.root", "")).toAbsolutePath();

    @TempDir
    private Path folder;

    @Test
    void aFewLargeFormulasAreAnswered() throws Exception {
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        folder.toString(),
                        ROOT.resolve(FOLDER + "LargeReport.java").toString(),
                        ROOT.resolve(FOLDER + "LargeFormulas.java").toString());
        assertEquals(0, compiled);
        List<String> lines = report().lines().toList();
        assertTrue(lines.get(0).startsWith("3 large formulas, warm: processor time"), lines.get(0));
        for (String format : List.of("text", "json")) {
            int at = lines.indexOf(lines.stream()
                    .filter(line ->
                            line.matches(format + ": refused \\d, over 50 ms \\d, over 250 ms \\d, over 1000 ms \\d"))
                    .findFirst()
                    .orElse(""));
            assertTrue(at > 0, () -> String.join("\n", lines));
            assertTrue(
                    lines.subList(at + 1, at + 4).stream().allMatch(line -> line.matches(" +[0-9.]+ ms  \\S.*")),
                    () -> String.join("\n", lines));
        }
    }

    @Test
    void theHeapIsThatOfABatch() throws IOException {
        String launcher = Files.readString(ROOT.resolve("scripts/redoubt"));
        String report = Files.readString(ROOT.resolve(FOLDER + "LargeReport.java"));
        String heap = report.replaceAll("(?s).*String HEAP = \"([^\"]*)\";.*", "$1");
        assertTrue(launcher.contains("memory='" + heap + ' '), heap);
    }

    /** Returns the report on three formulas. */
    private String report() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.setProperty(FORMULAS, "3");
        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
            Class<?> type = loader.loadClass("io.redoubt.bench.LargeReport");
            Constructor<?> constructor = type.getDeclaredConstructor(PrintStream.class);
            constructor.setAccessible(true);
            Method run = type.getDeclaredMethod("run");
            run.setAccessible(true);
            run.invoke(constructor.newInstance(new PrintStream(out, true, StandardCharsets.UTF_8)));
        } finally {
            System.clearProperty(FORMULAS);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
