package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.piece.Change;
import io.redoubt.umpire.Test.Hand;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What a line of the journal holds, written and read back. */
class JournalEntryTest {
    private static final Ruling FULL = new Ruling(
            new RecordedQuery(
                    "fow",
                    "shoot",
                    Map.of("at", "nest", "slit", "0\n90"),
                    Map.of("at", "mg42"),
                    Map.of("fow.bogging", "core"),
                    "sherman",
                    "mg42",
                    "x",
                    "y"),
            new DiceRecord(List.of(5, 2, 6), List.of(0, 2), "7f3a-91c0"),
            "pinned",
            Map.of("markers", 2),
            Map.of("pinned", "1/3", "sure", "1/1"),
            List.of(
                    new Roll.PassFail("Skill Test", Fraction.of(2, 3), 2, 1, Hand.ACTING),
                    new Roll.PassFail("Save", Fraction.of(1), 1, 0, Hand.OTHER),
                    new Roll.Total("AP table", 2, 6, 9)),
            List.of("sherman shot already this turn"),
            List.of(new Change("mg42", "state", "pinned")));

    private static final Ruling BARE = new Ruling(
            new RecordedQuery("vv", "gap", Map.of(), Map.of(), Map.of(), "", "", "", ""),
            new DiceRecord(List.of(), List.of(), ""),
            "gapped",
            Map.of(),
            Map.of(),
            List.of(),
            List.of(),
            List.of());

    private static void comesBack(JournalEntry entry) {
        assertEquals(entry, JournalEntryReader.read(JournalEntryWriter.write(entry)));
    }

    @Test
    void everythingComesBack() {
        comesBack(new JournalEntry(
                7,
                JournalEntry.Act.DO,
                "shoot \"mg42\" \u001b",
                0,
                List.of(FULL, BARE),
                List.of(new Change("", Board.TURN, "3"), new Change("mg42", "note", ""))));
        comesBack(new JournalEntry(1, JournalEntry.Act.FOUND, "", 0, List.of(), List.of()));
        comesBack(new JournalEntry(9, JournalEntry.Act.UNDO, "undo", 7, List.of(), List.of()));
        comesBack(new JournalEntry(10, JournalEntry.Act.REDO, "redo", 7, List.of(), List.of()));
        comesBack(new JournalEntry(11, JournalEntry.Act.REVEAL, "end", 0, List.of(), List.of()));
    }

    @Test
    void whatIsEmptyIsLeftOut() {
        assertEquals(
                "{\"n\":2,\"act\":\"do\",\"rules\":" + JournalEntry.RULES + ",\"words\":\"gap\",\"rulings\":"
                        + "[{\"game\":\"vv\",\"verb\":\"gap\",\"outcome\":\"gapped\"}]}",
                JournalEntryWriter.write(new JournalEntry(2, JournalEntry.Act.DO, "gap", 0, List.of(BARE), List.of())));
    }

    @Test
    void theFirstEntryNamesItsSchema() {
        assertEquals(
                1,
                JournalEntryReader.schema(JournalEntryWriter.write(
                        new JournalEntry(1, JournalEntry.Act.FOUND, "", 0, List.of(), List.of()))));
    }

    @Test
    void aRulingWithTheProgramsDiceUsesUpASeed() {
        Board board = Board.EMPTY.with(List.of(new Change("mg42", Change.KIND, "nest")));
        Board once = new JournalEntry(2, JournalEntry.Act.DO, "", 0, List.of(FULL), List.of()).applied(board);
        assertEquals(1, once.rolled());
        assertEquals(
                2,
                new JournalEntry(3, JournalEntry.Act.DO, "", 0, List.of(FULL, BARE), List.of())
                        .applied(once)
                        .rolled());
        assertTrue(once.piece("mg42").orElseThrow().is("state", "pinned"));
        assertFalse(new DiceRecord(List.of(1, 2), List.of(0, 1), "").isRolled());
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void theSecretIsForItsOwnerOnly(@TempDir Path folder) throws Exception {
        new Field(folder).play(Field.SMALL);
        Path secret = folder.resolve("caen.battle.seed");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)));
    }

    /** Another secret in its place is none: it does not fit the commitment. */
    @Test
    void aSecretThatWasNotCommittedToIsNotUsed(@TempDir Path folder) throws Exception {
        Field field = new Field(folder);
        field.play(Field.SMALL);
        Files.writeString(folder.resolve("caen.battle.seed"), "0".repeat(64) + "\n");
        assertEquals(
                2,
                field.play(List.of("shoot mg42 --by sherman --state unharmed")).exit());
        assertEquals("", field.fault(), "what was ruled before still holds");
    }
}
