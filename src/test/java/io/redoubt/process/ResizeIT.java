package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A window that changes its width while somebody types, in a terminal that breaks lines anew (tmux, where installed).
 */
@Timeout(value = 1800, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ResizeIT {
    private static final Path TMUX = Path.of("/usr/bin/tmux");
    private static final String TYPED = "unit sherman --owner us --skill trained --rof 2 --firepower 3+ --anti-tank 9";

    @TempDir
    private Path home;

    @Test
    void theLineStaysClean() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(TMUX), "tmux is not installed");
        tmux("-f", "/dev/null", "new-session", "-d", "-x", "90", "-y", "24", Launched.ROOT + "/scripts/redoubt play");
        await("fow>");
        tmux("send-keys", "-l", TYPED);
        await("--anti-tank 9");
        for (String width : List.of("60", "40", "100")) {
            tmux("resize-window", "-x", width);
        }
        tmux("send-keys", "-l", " --teams 2");
        String screen = await("--teams 2");
        assertEquals(1, screen.split("fow> unit", -1).length - 1, screen);
    }

    @Test
    void theStatusLineTakesTheNewWidth() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(TMUX), "tmux is not installed");
        tmux("-f", "/dev/null", "new-session", "-d", "-x", "90", "-y", "24", Launched.ROOT + "/scripts/redoubt play");
        String full = statusLine(await("fow>"));
        tmux("resize-window", "-x", "24", "-y", "24");
        await("…");
        tmux("send-keys", "Enter"); // the status line is set in the narrow window
        tmux("resize-window", "-x", "100", "-y", "30");
        String screen = await(full);
        assertEquals(full, statusLine(screen), screen);
        assertEquals(1, screen.split("dice", -1).length - 1, screen);
    }

    private static String statusLine(String screen) {
        return screen.stripTrailing().lines().reduce("", (before, line) -> line);
    }

    @AfterEach
    void leave() throws IOException, InterruptedException {
        if (Files.isExecutable(TMUX)) {
            tmux("kill-server");
        }
    }

    /** What is on the screen once it shows this; only what is in vain waits long. */
    private String await(String expected) throws IOException, InterruptedException {
        while (true) {
            String screen = tmux("capture-pane", "-p");
            if (screen.contains(expected)) {
                return screen;
            }
            Thread.sleep(50);
        }
    }

    private String tmux(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(TMUX.toString(), "-S", home.resolve("socket").toString(), "-u"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                Surroundings.process(command, Launched.ROOT, home).redirectErrorStream(true);
        builder.environment().put("TERM", "xterm-256color");
        Process process = builder.start();
        process.outputWriter().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}
