package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** The jar that is shipped: nothing in it is left to the JVM to make, and what the build made, the JVM takes. */
class LinkedJarIT {
    private static final Path JAR = Path.of(System.getProperty("redoubt.jar", ""));
    private static final String CLASS = ".class";

    private static List<ZipEntry> classes(ZipFile jar) {
        return jar.stream()
                .map(ZipEntry.class::cast)
                .filter(each -> each.getName().endsWith(CLASS))
                .toList();
    }

    private static boolean mentions(ZipFile jar, ZipEntry entry, String maker) throws IOException {
        String constants = new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.ISO_8859_1);
        return constants.contains(maker);
    }

    @Test
    void everyLambdaIsAClass() throws IOException {
        try (ZipFile jar = new ZipFile(JAR.toFile())) {
            List<String> left = new ArrayList<>();
            for (ZipEntry entry : classes(jar)) {
                if (mentions(jar, entry, "java/lang/invoke/LambdaMetafactory")) {
                    left.add(entry.getName());
                }
            }
            assertEquals(List.of(), left);
            assertTrue(
                    jar.stream().anyMatch(each -> each.getName().equals("io/redoubt/cli/Cli$$0.class")),
                    "none is there");
        }
    }

    /** To ask for its methods is to have a class checked; what a newer Java or another system needs is not asked. */
    @Test
    void everyClassIsSoundForTheJvm() throws Exception {
        int sound = 0;
        try (ZipFile jar = new ZipFile(JAR.toFile());
                URLClassLoader loader =
                        new URLClassLoader(new URL[] {JAR.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            for (ZipEntry entry : classes(jar)) {
                String path = entry.getName();
                if (path.startsWith("org/jline/terminal/impl/")) {
                    continue;
                }
                String name = path.substring(0, path.length() - CLASS.length()).replace('/', '.');
                sound += loader.loadClass(name).getDeclaredMethods().length > 0 ? 1 : 0;
            }
        }
        assertTrue(sound > 1000, "only " + sound);
    }

    /** A question of a built-in game has no part in rule files; one of a rule file shows that the test sees them. */
    @Test
    void ruleFilesCostNothingWithoutOne() {
        assertEquals(List.of(), ruleFileClasses("fow", "shoot", "nest", "--skill", "trained", "--firepower", "3+"));
        String file = Launched.ROOT
                .resolve("src/test/resources/rulefiles/bunker.rules")
                .toString();
        assertTrue(ruleFileClasses("rules", "--check", file).size() > 20, "no class of rule files was loaded");
    }

    /** Patterns are compiled for what few files have: comments in battles, and lines with faults. */
    @Test
    void aRuleFileWithoutFaultsIsReadWithoutLookingBack() {
        String file = Launched.ROOT
                .resolve("src/main/resources/io/redoubt/rules/rulefile/bastion.rules")
                .toString();
        assertEquals(
                List.of(),
                classes("--rules", file, "shoot", "--seed", "1").stream()
                        .filter(line -> line.contains("java.util.regex.Pattern$Behind"))
                        .toList());
    }

    private static List<String> ruleFileClasses(String... words) {
        return classes(words).stream()
                .filter(line -> line.contains(" io.redoubt.rules.rulefile."))
                .toList();
    }

    private static List<String> classes(String... words) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load",
                "-jar",
                JAR.toString()));
        command.addAll(List.of(words));
        Launched result = Launched.run(command, "");
        assertEquals(0, result.exit(), result.out());
        return result.out().lines().toList();
    }
}
