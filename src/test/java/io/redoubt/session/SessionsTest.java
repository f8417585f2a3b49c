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

/** Session files, the README and the manual say what the program says today; scripts/bless rewrites them. */
class SessionsTest {
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));
    private static final Path SESSIONS = ROOT.resolve("src/test/resources/sessions");
    private static final boolean BLESS = Boolean.getBoolean("redoubt.bless");

    /** Only the sessions of one game, for {@code scripts/mutation}; all of them, as a rule. */
    private static final String GAME = System.getProperty("redoubt.game", "");

    @TempDir
    private Path own;

    static List<Path> sessions() throws IOException {
        try (Stream<Path> files = Files.walk(SESSIONS.resolve(GAME))) {
            return files.filter(file -> file.toString().endsWith(".session"))
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
        // A battle may load a roster that comes with the sources.
        Path sources = linkSources();
        try {
            List<String> written = Files.readAllLines(file);
            compare(file, written, new SessionFile("> ", written, own).run());
        } finally {
            Files.delete(sources);
        }
    }

    static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md")));
        try (Stream<Path> files = Files.list(ROOT.resolve("src/docs/manual"))) {
            files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
        }
        return pages;
    }

    @ParameterizedTest
    @MethodSource("pages")
    @DisabledIfSystemProperty(named = "redoubt.game", matches = ".+")
    void pageShowsWhatTheProgramPrints(Path file) throws IOException {
        // A page may name the examples that come with the sources.
        Path sources = linkSources();
        try {
            List<String> written = Files.readAllLines(file);
            compare(file, written, new Page(written, own).run());
        } finally {
            Files.delete(sources);
        }
    }

    private Path linkSources() throws IOException {
        return Files.createSymbolicLink(own.resolve("src"), ROOT.resolve("src").toAbsolutePath());
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
