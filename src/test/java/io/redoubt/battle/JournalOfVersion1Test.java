package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Battles that version 1 wrote, one a game: they open, verify and go on; what is ruled otherwise today is told. */
class JournalOfVersion1Test {
    private static final Path KEPT =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/journals/version-1");

    @TempDir
    private Path folder;

    private Path copy(String game) throws IOException {
        try (Stream<Path> files = Files.list(KEPT)) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        return folder.resolve(game + ".battle");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fow", "vv", "dh", "lg"})
    void itHoldsAndTellsWhatVersionGaveARulingOtherwise(String game) throws IOException {
        try (Battle battle = Battle.read(copy(game))) {
            JournalVerifier.Report report = Verified.of(battle);
            assertTrue(report.rulings() > 10, "rulings " + report.rulings());
            assertTrue(report.differing().size() < report.rulings(), "differing " + report.differing());
            report.differing().forEach(one -> assertEquals(1, one.rules(), one.how()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fow", "vv", "dh", "lg"})
    void itGoesOn(String game) throws IOException {
        Path file = copy(game);
        Shell.Result result = Shell.plain()
                .reading("list\nlog\nreport\nreplay\nundo 3\nredo 3\nnext turn\nnote nobody here\n")
                .type("play " + file);
        assertEquals(2, result.exit(), result.err());
        assertTrue(result.err().contains("there is no piece called nobody"), result.err());
        try (Battle battle = Battle.read(file)) {
            List<JournalEntry> entries = battle.entries();
            assertEquals("next turn", entries.get(entries.size() - 1).words());
            assertEquals(JournalEntry.RULES, entries.get(entries.size() - 1).rules());
            assertTrue(Verified.of(battle).entries() > 30);
        }
    }

    /** What these rules gave themselves is forged where they would give it otherwise. */
    @Test
    void theSameRulingsUnderTheNameOfTheseRulesAreForged() throws IOException {
        Path file = copy("dh");
        rewrite(file, "\"words\"", "\"rules\":" + JournalEntry.RULES + ",\"words\"");
        assertTrue(fault(file).startsWith("entry 13: "), fault(file));
    }

    /** A fault of the journal itself is none of its rules, and is told whole. */
    @Test
    void aGameThatNobodyKnowsIsAFaultOfAnyVersion() throws IOException {
        Path file = copy("dh");
        rewrite(file, "\"game\",\"dh\"", "\"game\",\"q\"");
        assertTrue(fault(file).endsWith("unknown game q"), fault(file));
    }

    private static String fault(Path file) {
        try (Battle battle = Battle.read(file)) {
            BattleFileException fault = assertThrows(BattleFileException.class, () -> Verified.of(battle));
            return String.valueOf(fault.getMessage());
        }
    }

    /** Changes every line, and computes all hashes anew. */
    private static void rewrite(Path file, String what, String into) throws IOException {
        List<String> lines = new ArrayList<>();
        String hash = "";
        for (String line : Files.readAllLines(file)) {
            String object = line.substring(0, line.indexOf(",\"hash\"")) + "}";
            String now = HashChain.line(hash, object.replaceFirst(what, into));
            hash = HashChain.claimed(now.getBytes(StandardCharsets.UTF_8)).orElseThrow();
            lines.add(now);
        }
        Files.write(file, lines);
    }
}
