package io.redoubt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;
import uk.org.webcompere.systemstubs.environment.EnvironmentVariables;
import uk.org.webcompere.systemstubs.jupiter.SystemStub;
import uk.org.webcompere.systemstubs.jupiter.SystemStubsExtension;
import uk.org.webcompere.systemstubs.security.SystemExit;

/**
 * That the process ends with what the command came to. Codes of commands that print data, and every code on newer
 * Javas, which let nobody stand in the way of an exit, are seen from outside, on real processes ({@code LauncherIT}).
 */
@Isolated("the exit of the process is everybody's")
@EnabledForJreRange(max = JRE.JAVA_17, disabledReason = "from Java 18 on an exit cannot be caught within the process")
@ExtendWith(SystemStubsExtension.class)
class MainTest {
    @SystemStub
    private EnvironmentVariables environment;

    private static int ends(String... args) throws Exception {
        SystemExit exit = new SystemExit();
        exit.execute(() -> Main.main(args));
        return exit.getExitCode();
    }

    @Test
    void wrongInputAndAMissingFileEndAsTheContractSays() throws Exception {
        environment.set("REDOUBT_GAME", "chess");
        assertEquals(2, ends("shoot", "--at", "nest"));
        environment.set("REDOUBT_GAME", "fow");
        assertEquals(2, ends("shoot", "--at", "nset"));
        assertEquals(4, ends("verify", "no-such-file.battle"));
    }
}
