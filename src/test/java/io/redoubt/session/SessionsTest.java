package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Session files and the README say what the program says today; scripts/bless rewrites them. */
class SessionsTest {
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));
    private static final Path SESSIONS = ROOT.resolve("src/test/resources/sessions");
    private static final boolean BLESS = Boolean.getBoolean("redoubt.bless");

    /** Only the sessions of one game, for {@code scripts/mutation}; all of them, as a rule. */
    private static final String GAME = System.getProperty("redoubt.game", "");

    @TempDir
    private Path own;

    static List<Path> sessions() throws IOException {
        try (Stream<Path> files = Files.list(SESSIONS)) {
            return files.filter(file -> file.toString().endsWith(".session"))
                    .filter(file -> file.getFileName().toString().startsWith(GAME))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void thereAreSessions() throws IOException {
        assertFalse(sessions().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("sessions")
    void sessionIsUpToDate(Path file) throws IOException {
        List<String> written = Files.readAllLines(file);
        compare(file, written, new Session("> ", written, own).run());
    }

    @Test
    @DisabledIfSystemProperty(named = "redoubt.game", matches = ".+")
    void readmeShowsWhatTheProgramPrints() throws IOException {
        Path file = ROOT.resolve("README.md");
        List<String> written = Files.readAllLines(file);
        List<String> today = new ArrayList<>();
        int blocks = 0;
        for (int i = 0; i < written.size(); i++) {
            today.add(written.get(i));
            if (written.get(i).equals("```console")) {
                int end = written.subList(i, written.size()).indexOf("```") + i;
                List<String> block = new Session("$ ", written.subList(i + 1, end), own).run();
                while (!block.isEmpty() && block.get(block.size() - 1).isEmpty()) {
                    block.remove(block.size() - 1);
                }
                today.addAll(block);
                i = end - 1;
                blocks++;
            }
        }
        assertFalse(blocks == 0, "README has no console blocks");
        compare(file, written, today);
    }

    private static void compare(Path file, List<String> written, List<String> today) throws IOException {
        if (BLESS) {
            Files.write(file, today);
            return;
        }
        assertEquals(
                String.join("\n", written),
                String.join("\n", today),
                file + " is out of date; if the new output is right, run scripts/bless");
    }
}
