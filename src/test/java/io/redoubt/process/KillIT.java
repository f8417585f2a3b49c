package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A session killed at random moments: what it told anybody is in its journal afterwards, and the journal holds. */
class KillIT {
    private static final int BATTLES = 5;
    private static final int KILLS = 40;

    @TempDir
    private Path folder;

    /** By whatever signal, and wherever on its way: what is there can be played, and what is not there be founded. */
    @ParameterizedTest
    @ValueSource(strings = {"KILL", "TERM", "HUP"})
    void aBattleIsFoundedOrNot(String signal) throws Exception {
        int founded = Founded.killed(Files.createTempDirectory(folder, signal), signal, new Random(20_261_124));
        assertTrue(founded > 0, "no process came as far as to found its battle");
    }

    /** Several battles, since each session reads all that was played before it. */
    @Test
    void whatWasAcknowledgedIsNeverLost() throws Exception {
        Random random = new Random(20_261_121);
        for (int battle = 0; battle < BATTLES; battle++) {
            Killed killed = Killed.in(Files.createTempDirectory(folder, "battle"), random);
            for (int kill = 0; kill < KILLS; kill++) {
                killed.once();
            }
            assertTrue(killed.told() > KILLS, "only " + killed.told() + " rulings were told");
            assertTrue(killed.kept() >= killed.told(), killed.kept() + " kept, " + killed.told() + " told");
        }
    }
}
