package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of a battle when things go wrong with it. */
class JournalTest {
    @TempDir
    private Path folder;

    private Field field = new Field(Path.of(""));

    @BeforeEach
    void play() {
        field = new Field(folder);
    }

    private String message(Path file) {
        return String.valueOf(
                assertThrows(BattleFileException.class, () -> Battle.open(file).close())
                        .getMessage());
    }

    @Test
    void everyLengthOfATornLastLineIsSetAsideAndNothingElseLost() throws IOException {
        field.play(Field.SMALL);
        byte[] whole = field.bytes();
        int last = start(whole);
        for (int length = last + 1; length < whole.length - 1; length++) {
            field.write(Arrays.copyOf(whole, length));
            Files.deleteIfExists(folder.resolve("caen.battle.torn"));
            try (Battle battle = Battle.open(field.file())) {
                assertEquals(6, battle.entries().size());
                assertEquals(1, battle.notices().size());
                assertTrue(battle.notices().get(0).contains("incomplete after " + (length - last) + " bytes"));
            }
            assertArrayEquals(Arrays.copyOf(whole, last), field.bytes());
            assertArrayEquals(
                    Arrays.copyOfRange(whole, last, length), Files.readAllBytes(folder.resolve("caen.battle.torn")));
        }
    }

    private static int start(byte[] whole) {
        int at = whole.length - 1;
        while (whole[at - 1] != '\n') {
            at--;
        }
        return at;
    }

    @Test
    void aLastLineThatLacksOnlyItsEndIsWhole() {
        field.play(Field.SMALL);
        byte[] whole = field.bytes();
        field.write(Arrays.copyOf(whole, whole.length - 1));
        try (Battle battle = Battle.open(field.file())) {
            assertEquals(7, battle.entries().size());
            assertEquals(List.of(), battle.notices());
        }
        assertArrayEquals(whole, field.bytes());
    }

    @Test
    void aTornLineIsToldOfWhereTheBattleIsOnlyRead() {
        field.play(Field.SMALL);
        byte[] whole = field.bytes();
        field.write(Arrays.copyOf(whole, whole.length - 10));
        var verified = field.shell("verify caen.battle");
        assertEquals(0, verified.exit());
        assertTrue(verified.err().contains("the next session moves it aside"), verified.err());
        assertEquals(whole.length - 10, field.bytes().length, "reading changes nothing");
    }

    @Test
    void onlyOneMayWrite() {
        field.play(Field.SMALL);
        try (Battle first = Battle.open(field.file())) {
            assertTrue(message(field.file()).contains("is open in another session"));
            assertEquals(4, field.play(List.of("list")).exit());
            assertEquals(7, first.entries().size());
            assertEquals(
                    0,
                    field.shell("shoot mg42 --by sherman --odds --battle caen.battle")
                            .exit(),
                    "asking is free");
        }
        assertEquals(0, field.play(List.of("list")).exit());
    }

    @Test
    void aNewerSchemaIsNotGuessedAt() {
        field.play(Field.SMALL);
        field.forge(1, "\"redoubt\":1", "\"redoubt\":2");
        assertTrue(message(field.file()).contains("was made by a newer Redoubt (schema 2"));
    }

    @Test
    void otherThingsAreNoBattles() throws IOException {
        Files.createDirectory(folder.resolve("folder.battle"));
        assertTrue(message(folder.resolve("folder.battle")).contains("is a directory"));
        assertTrue(message(folder.resolve("none.battle")).contains("does not exist: check its path; redoubt play"));
        Files.writeString(folder.resolve("notes.battle"), "buy dice\n");
        assertTrue(message(folder.resolve("notes.battle")).contains("is not a battle"));
        Files.writeString(folder.resolve("bare.battle"), "buy dice");
        assertTrue(message(folder.resolve("bare.battle")).contains("is not a battle"));
        Files.writeString(folder.resolve("empty.battle"), "");
        assertTrue(message(folder.resolve("empty.battle")).contains("is empty"));
        Files.writeString(folder.resolve("json.battle"), "{\"redoubt\":\"one\"}\n");
        assertTrue(message(folder.resolve("json.battle")).contains("is not a battle"));
    }

    @Test
    void aNewBattleOverwritesNothing() throws IOException {
        Files.writeString(folder.resolve("caen.battle.seed"), "an older secret");
        var played = field.play(List.of("list"));
        assertEquals(4, played.exit());
        assertTrue(played.err().contains("caen.battle.seed already exists"), played.err());
        assertTrue(Files.notExists(field.file()), "nothing half made is left");
        assertEquals("an older secret", Files.readString(folder.resolve("caen.battle.seed")));
    }

    @Test
    void whatCannotBeAppliedIsNotWritten() {
        field.play(Field.SMALL);
        byte[] before = field.bytes();
        try (Battle battle = Battle.open(field.file())) {
            var change = new io.redoubt.rules.piece.Change("nobody", "state", "pinned");
            assertThrows(BattleFileException.class, () -> battle.record("set", List.of(), List.of(change)));
        }
        assertArrayEquals(before, field.bytes());
    }

    @Test
    void theSameCommandsAndTheSameSecretGiveTheSameBytes() throws IOException {
        field.play(Field.SMALL);
        Path other = Files.createDirectory(folder.resolve("other"));
        Field again = new Field(other);
        again.play(Field.SMALL);
        assertArrayEquals(field.bytes(), again.bytes());
    }

    /** Ctrl-C interrupts the thread that writes: what is given up is a count, never the file. */
    @Test
    void anInterruptDoesNotCloseTheFile() {
        field.play(Field.SMALL);
        try (Battle battle = Battle.open(field.file())) {
            var change = new io.redoubt.rules.piece.Change("mg42", "note", "x");
            Thread.currentThread().interrupt();
            battle.record("note mg42 x", List.of(), List.of(change));
            assertTrue(battle.secret().isPresent());
            assertTrue(Thread.interrupted(), "whoever waits for it still learns of it");
            battle.record("note mg42 x", List.of(), List.of(change));
            assertEquals(9, battle.entries().size());
        } finally {
            Thread.interrupted();
        }
        assertEquals("", field.fault());
    }

    @Test
    void aSecretIsItsOwnersFromTheBeginning() throws IOException {
        field.play(Field.SMALL);
        Path seed = folder.resolve("caen.battle.seed");
        if (Files.getFileStore(seed).supportsFileAttributeView("posix")) {
            assertEquals(
                    java.nio.file.attribute.PosixFilePermissions.fromString("rw-------"),
                    Files.getPosixFilePermissions(seed));
        }
    }

    @Test
    void aBattleIsTheSameThroughALink() throws IOException {
        field.play(Field.SMALL);
        Path links = Files.createDirectory(folder.resolve("links"));
        Path link = Files.createSymbolicLink(links.resolve("x.battle"), field.file());
        try (Battle battle = Battle.open(link)) {
            assertTrue(battle.secret().isPresent());
        }
    }

    @Test
    void whatIsMuchTooLargeIsNotRead() throws IOException {
        Path large = folder.resolve("large.battle");
        try (var file = new java.io.RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(5L << 30); // a hole: it takes no room
        }
        assertTrue(message(large).contains("larger than 128 MiB"));
        assertEquals(4, field.shell("verify large.battle").exit());
    }

    /** One pass over what is torn, whatever it holds: a file of braces took minutes. */
    @Test
    void aLongTornLineIsReadInOnePass() throws IOException {
        Files.writeString(folder.resolve("braces.battle"), "{" + "}".repeat(3_000_000));
        assertTrue(message(folder.resolve("braces.battle")).contains("is not a battle"));
    }
}
