package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.storage.PartFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A battle is founded as a whole: wherever a process dies on the way, the next one founds it or goes on. */
class FoundingTest {
    private static final MasterSeed FIRST = MasterSeed.fresh(() -> 1);
    private static final MasterSeed SECOND = MasterSeed.fresh(() -> 2);

    @TempDir
    private Path folder;

    private Path file = Path.of("");
    private Path seed = Path.of("");

    @BeforeEach
    void name() {
        file = folder.resolve("caen.battle");
        seed = folder.resolve("caen.battle.seed");
    }

    private static JournalEntry founding(MasterSeed secret) {
        try (Battle battle = Battle.inMemory("fow", secret)) {
            return battle.entries().get(0);
        }
    }

    private List<Path> drafts() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(PartFile::isOne).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A draft that a process left behind, its lock gone with the process. */
    private void leaveDraft(MasterSeed secret) throws IOException {
        byte[] line = Forgery.journal(List.of(JournalEntryWriter.write(founding(secret))));
        PartFile.of(file, line);
    }

    private void mustBeFounded(MasterSeed secret) {
        try (Battle battle = Battle.create(file, "fow", secret)) {
            assertEquals(secret.commitment(), battle.board().mark(Board.COMMITMENT));
            assertThrows(BattleFileException.class, () -> Battle.open(file), "in use from its first moment on");
        }
        try (Battle battle = Battle.open(file)) {
            assertEquals(1, battle.entries().size());
            assertEquals(secret.toString(), battle.secret().orElseThrow().toString());
        }
    }

    @Test
    void nothingButTheBattleAndItsSecretIsLeft() throws IOException {
        mustBeFounded(FIRST);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(file, seed), files.sorted().toList());
        }
    }

    @Test
    void aProcessThatDiedBeforeTheSecretIsInNobodysWay() throws IOException {
        leaveDraft(FIRST);
        mustBeFounded(SECOND);
    }

    @Test
    void aProcessThatDiedBetweenSecretAndJournalIsMadeUpFor() throws IOException {
        leaveDraft(FIRST);
        MasterSeedFile.of(file).write(FIRST);
        assertFalse(Files.exists(file));
        mustBeFounded(SECOND);
        assertEquals(List.of(), drafts());
    }

    /** The battle may have been moved; its secret is not to be lost. */
    @Test
    void aSecretWithoutADraftIsLeftAlone() throws IOException {
        leaveDraft(SECOND);
        MasterSeedFile.of(file).write(FIRST);
        BattleFileException fault = assertThrows(BattleFileException.class, () -> Battle.create(file, "fow", SECOND));
        assertTrue(String.valueOf(fault.getMessage()).contains("already exists without its battle"));
        assertEquals(FIRST + "\n", Files.readString(seed, StandardCharsets.UTF_8));
        assertFalse(Files.exists(file));
        assertEquals(1, drafts().size());
    }

    @Test
    void aBattleThatIsThereIsNotFoundedAnew() throws IOException {
        Files.writeString(file, "mine");
        BattleFileException fault = assertThrows(BattleFileException.class, () -> Battle.create(file, "fow", FIRST));
        assertTrue(String.valueOf(fault.getMessage()).contains("already exists"));
        assertEquals("mine", Files.readString(file));
        assertFalse(Files.exists(seed));
        assertEquals(List.of(), drafts());
    }

    @Test
    void aForkHasTheRulesOfItsBattle() {
        Optional<JournalEntry.RuleText> rules = Optional.of(new JournalEntry.RuleText("rules \"Skirmish\" as sk"));
        Battle battle = Battle.inMemory("sk", rules, MasterSeed.of("5a".repeat(32)));
        assertEquals(rules, battle.fork().rules());
    }
}
