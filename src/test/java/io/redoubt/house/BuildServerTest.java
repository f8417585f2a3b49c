package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script of the build server, with an id, apt-get and mvn that only record what they are asked. */
class BuildServerTest {
    private static final Path ROOT =
            Path.of(System.getProperty("redoubt.root", "")).toAbsolutePath();
    private static final Path SCRIPT = ROOT.resolve(".ci/run");
    private static final List<String> PROGRAMS = List.of("mandoc", "groff", "zsh", "fish", "less", "tmux");
    private static final String INSTALLS_ALL_BUT_FISH = """
            echo "apt-get $*" >> "$HOME/log"
            for package; do :; done
            case $package in
              update) exit 100 ;;
              fish) echo "E: Unable to locate package fish" >&2; exit 100 ;;
            esac
            cp "$0" "${0%/*}/$package"
            """;

    @TempDir
    private Path home;

    @BeforeEach
    void onlyWhatEveryMachineHas() throws IOException {
        Files.createDirectory(home.resolve("bin"));
        for (String program : List.of("dirname", "timeout", "cp")) {
            program(program, "exec " + installed(program) + " \"$@\"");
        }
        program("mvn", "echo \"mvn $*\" >> \"$HOME/log\"; exit 3");
        program("id", "echo 0");
    }

    private static Path installed(String program) {
        return Stream.of(System.getenv("PATH").split(":", -1))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow();
    }

    private void program(String name, String commands) throws IOException {
        Path file = home.resolve("bin").resolve(name);
        Files.writeString(file, "#!" + installed("bash") + '\n' + commands + '\n');
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Returns what the script complains of; its exit code is that of Maven in any case. */
    private String run() throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(installed("bash").toString(), SCRIPT.toString()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().put("PATH", home.resolve("bin").toString());
        builder.environment().put("HOME", home.toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(3, process.waitFor(), said);
        return said;
    }

    private List<String> log() throws IOException {
        return Files.readAllLines(home.resolve("log"));
    }

    @Test
    void aPackageThatFailsKeepsNoOtherFromBeingInstalled() throws IOException, InterruptedException {
        program("apt-get", INSTALLS_ALL_BUT_FISH);
        assertEquals("""
                ci: apt-get could not update its lists; trying with the old ones
                E: Unable to locate package fish
                ci: fish is missing and apt-get could not install it; skipped: RealShellsTest with fish
                """, run());
        List<String> asked = log().stream()
                .map(line -> line.replaceAll(" -\\S+( \\S+::\\S+=\\d+)?", ""))
                .toList();
        assertEquals("apt-get update", asked.get(0));
        assertEquals(
                PROGRAMS.stream().map(program -> "apt-get install " + program).toList(),
                asked.subList(1, asked.size() - 1));
        assertEquals("mvn verify", asked.get(asked.size() - 1));
    }

    @Test
    void whatIsThereIsNotInstalled() throws IOException, InterruptedException {
        program("apt-get", INSTALLS_ALL_BUT_FISH);
        for (String program : PROGRAMS) {
            program(program, "");
        }
        assertEquals("", run());
        assertEquals(List.of("mvn -B -ntp verify"), log());
    }

    @Test
    void aUserAndAnotherSystemInstallNothing() throws IOException, InterruptedException {
        List<String> skipped = PROGRAMS.stream()
                .map(program -> "ci: " + program + " is missing and cannot be installed here; skipped: ")
                .toList();
        assertEquals(skipped, withoutTests(run()));
        program("apt-get", INSTALLS_ALL_BUT_FISH);
        program("id", "echo 1000");
        assertEquals(skipped, withoutTests(run()));
        assertEquals(List.of("mvn -B -ntp verify", "mvn -B -ntp verify"), log());
    }

    private static List<String> withoutTests(String said) {
        return said.lines()
                .map(line -> line.substring(0, line.indexOf("skipped: ") + "skipped: ".length()))
                .toList();
    }

    /** The tests that it names are those that look for the program. */
    @Test
    void theTestsItNamesExist() throws IOException {
        Matcher named = Pattern.compile("echo \"?(\\w+(?:Test|IT))\\b").matcher(Files.readString(SCRIPT));
        int tests = 0;
        while (named.find()) {
            tests++;
            String file = named.group(1) + ".java";
            try (Stream<Path> files = Files.walk(ROOT.resolve("src/test/java"))) {
                assertTrue(files.anyMatch(each -> each.endsWith(file)), file);
            }
        }
        assertEquals(4, tests);
    }
}
