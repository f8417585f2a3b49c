package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Battle;
import io.redoubt.catalog.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripted battle, played twice: the same state, byte for byte. */
class BattleAgainTest {
    private static final Path SESSION =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/sessions/fow/battle.session");

    @TempDir
    private Path first;

    @TempDir
    private Path second;

    @Test
    void theSameCommandsGiveTheSameBattle() throws IOException {
        List<String> lines = Files.readAllLines(SESSION);
        new SessionFile("> ", lines, first).run();
        new SessionFile("> ", lines, second).run();
        assertArrayEquals(
                Files.readAllBytes(first.resolve("caen.battle")), Files.readAllBytes(second.resolve("caen.battle")));
        try (Battle one = Battle.read(first.resolve("caen.battle"));
                Battle other = Battle.read(second.resolve("caen.battle"))) {
            assertEquals(one.board().toString(), other.board().toString());
        }
    }

    @Test
    void theBattleIsLongAndMeetsEveryVerb() throws IOException {
        List<String> commands = Files.readAllLines(SESSION).stream()
                .filter(line -> line.startsWith("< "))
                .map(line -> line.substring(2))
                .toList();
        assertTrue(commands.size() >= 60, commands.size() + " commands");
        for (String verb : Catalog.first().verbs()) {
            assertTrue(
                    commands.stream().anyMatch(command -> command.startsWith(verb + ' ') || command.equals(verb)),
                    verb);
        }
    }
}
