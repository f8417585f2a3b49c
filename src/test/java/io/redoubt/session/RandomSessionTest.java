package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sessions of 200 random commands hold, whatever is typed; {@code scripts/fuzz} plays on with other seeds. */
class RandomSessionTest {
    private static final int SESSIONS = 6;
    private static final int COMMANDS = 200;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"fow", "vv", "dh", "lg"})
    void whateverIsTypedTheBattleHolds(String game) throws IOException {
        for (long seed = 1; seed <= SESSIONS; seed++) {
            assertEquals(Optional.empty(), new RandomSession(game, seed).play(folder, COMMANDS));
        }
    }
}
