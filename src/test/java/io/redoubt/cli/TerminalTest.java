package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The launcher knows best who sits there; without it Java is asked. */
class TerminalTest {
    private static World.Terminal terminal(Map<String, String> properties) {
        return World.Terminal.of(name -> Optional.ofNullable(properties.get(name)), () -> true);
    }

    @Test
    void whatTheLauncherSaysIsTaken() {
        assertEquals(
                new World.Terminal(true, false, true),
                terminal(Map.of("redoubt.tty.in", "true", "redoubt.tty.out", "false", "redoubt.tty.err", "true")));
    }

    @Test
    void withoutALauncherTheConsoleIsAsked() {
        assertEquals(new World.Terminal(true, true, true), terminal(Map.of()));
        assertEquals(World.Terminal.NONE, World.Terminal.of(name -> Optional.empty(), () -> false));
        assertEquals(new World.Terminal(true, false, true), terminal(Map.of("redoubt.tty.out", "false")));
    }
}
