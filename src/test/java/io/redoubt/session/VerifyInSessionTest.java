package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code verify} in a session waits as long as the session does, and tells what took longer. */
class VerifyInSessionTest {
    private static final String TOLD = "1 with odds that take too long to recompute: not compared";

    @TempDir
    private Path folder;

    private String verified(Shell shell, String options) {
        Shell.Result result = shell.from(folder).reading("verify\n").type("play caen.battle" + options);
        assertTrue(result.out().contains("Valid: 2 entries"), result.err());
        return result.out();
    }

    @Test
    void oddsAreCountedAgainWithThePatienceOfTheSession() {
        Shell.plain()
                .from(folder)
                .reading("shoot --at trench-line --target-skill trained --firepower 3+ --rof 3 --teams 8\n")
                .type("play caen.battle");
        assertFalse(verified(Shell.plain(), "").contains(TOLD));
        assertTrue(verified(Shell.plain(), " --patience 1ms").contains(TOLD));
        assertTrue(verified(Shell.plain(), " --patience=1ms").contains(TOLD), "written with a sign between");
        assertTrue(verified(Shell.in(Map.of("REDOUBT_PATIENCE", "1ms")), "").contains(TOLD));
    }
}
