package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.piece.Change;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A battle whose file goes away while it is played loses nothing, and its players are told. */
class LostFileTest {
    @TempDir
    private Path folder;

    private Path file = Path.of("");
    private Path rescued = Path.of("");

    @BeforeEach
    void name() {
        file = folder.resolve("caen.battle");
        rescued = folder.resolve("caen.battle.rescued");
    }

    private static void add(Battle battle, String name) {
        battle.record("add nest " + name, List.of(), List.of(new Change(name, Change.KIND, "nest")));
    }

    @Test
    void aBattleThatIsThereStays() {
        try (Battle battle = Battle.create(file, "fow", MasterSeed.of("abc"))) {
            assertEquals(Optional.empty(), battle.stay());
        }
        try (Battle battle = Battle.inMemory("fow", MasterSeed.of("abc"))) {
            assertEquals(Optional.empty(), battle.stay());
        }
    }

    @Test
    void aDeletedBattleGoesOnUnderANewName() throws IOException {
        Files.writeString(rescued, "somebody's");
        Path second = folder.resolve("caen.battle.rescued-2");
        try (Battle battle = Battle.create(file, "fow", MasterSeed.of("abc"))) {
            add(battle, "n1");
            Files.delete(file);
            assertTrue(battle.stay().orElseThrow().contains("all 2 entries are in " + second), "told where");
            assertEquals(Optional.empty(), battle.stay(), "told once");
            add(battle, "n2");
            assertEquals("abc", battle.secret().orElseThrow().toString());
        }
        assertEquals("somebody's", Files.readString(rescued));
        try (Battle again = Battle.open(second)) {
            assertEquals(2, again.board().pieces().size());
            assertTrue(again.secret().isPresent());
        }
    }

    @Test
    void aReplacedBattleIsNotWrittenOver() throws IOException {
        try (Battle battle = Battle.create(file, "fow", MasterSeed.of("abc"))) {
            add(battle, "n1");
            Files.move(file, folder.resolve("away"));
            Files.writeString(file, "another");
            assertTrue(battle.stay().isPresent());
            add(battle, "n2");
        }
        assertEquals("another", Files.readString(file));
        try (Battle again = Battle.open(rescued)) {
            assertEquals(2, again.board().pieces().size());
        }
    }
}
