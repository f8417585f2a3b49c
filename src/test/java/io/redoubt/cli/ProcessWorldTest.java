package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.session.SessionStarter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import uk.org.webcompere.systemstubs.environment.EnvironmentVariables;
import uk.org.webcompere.systemstubs.jupiter.SystemStub;
import uk.org.webcompere.systemstubs.jupiter.SystemStubsExtension;
import uk.org.webcompere.systemstubs.properties.SystemProperties;
import uk.org.webcompere.systemstubs.stream.SystemIn;

/** The world of the running process: its environment, its properties and its standard input, and what they change. */
@Isolated("all of these are the process's own")
@ExtendWith(SystemStubsExtension.class)
class ProcessWorldTest {
    private static final String NEST = "shoot --at nest --skill trained --firepower 3+ --odds";

    @SystemStub
    private EnvironmentVariables environment;

    @SystemStub
    private SystemProperties properties;

    @SystemStub
    private SystemIn input;

    @TempDir
    private Path folder;

    /** What a command prints in the world of this process, at a window of its own. */
    private static Shell.Result type(String line) {
        Environment process = Environment.ofProcess();
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Environment world = new Environment(
                process.env(),
                process.in(),
                new PrintWriter(out),
                new PrintWriter(err),
                process.terminal(),
                process.seeds(),
                process.directory());
        return new Shell.Result(
                Cli.run(ShellWords.of(line), world, new SessionStarter()), out.toString(), err.toString());
    }

    private void sitAt(String in, String out, String err) {
        properties.set("redoubt.tty.in", in);
        properties.set("redoubt.tty.out", out);
        properties.set("redoubt.tty.err", err);
    }

    @Test
    void whatTheLauncherSaysOfTheTerminalIsTaken() {
        sitAt("true", "false", "true");
        assertEquals(new Environment.Terminal(true, false, true), Environment.Terminal.ofProcess(() -> false));
        assertEquals(new Environment.Terminal(true, false, true), Environment.Terminal.ofProcess(() -> true));
        assertEquals(
                new Environment.Terminal(true, false, true),
                Environment.ofProcess().terminal());
    }

    @Test
    void withoutALauncherTheConsoleIsAsked() {
        List.of("in", "out", "err").forEach(stream -> System.clearProperty("redoubt.tty." + stream));
        assertEquals(new Environment.Terminal(true, true, true), Environment.Terminal.ofProcess(() -> true));
        assertEquals(Environment.Terminal.NONE, Environment.Terminal.ofProcess(() -> false));
        properties.set("redoubt.tty.out", "false");
        assertEquals(new Environment.Terminal(true, false, true), Environment.Terminal.ofProcess(() -> true));
    }

    @Test
    void theGameIsThatOfTheEnvironment() {
        environment.set("REDOUBT_GAME", "vv");
        sitAt("false", "false", "false");
        assertTrue(type("shoot --at foxhole --apfp 3 --odds").out().contains("Valor & Victory"));
        environment.set("REDOUBT_GAME", "chess");
        Shell.Result wrong = type(NEST);
        assertEquals(2, wrong.exit());
        assertTrue(wrong.err().contains("REDOUBT_GAME is chess: no such game"), wrong.err());
        environment.set("REDOUBT_GAME", "");
        assertEquals(0, type(NEST).exit());
    }

    @Test
    void colourIsForATerminalAndNeverAgainstNoColor() {
        environment.set("TERM", "xterm-256color");
        environment.set("NO_COLOR", "");
        sitAt("true", "true", "true");
        assertTrue(type(NEST).out().contains("\u001b["));
        environment.set("NO_COLOR", "1");
        assertFalse(type(NEST).out().contains("\u001b["));
        environment.set("NO_COLOR", "");
        sitAt("true", "false", "true");
        assertFalse(type(NEST).out().contains("\u001b["));
    }

    @Test
    void aNarrowTerminalIsKeptTo() {
        environment.set("COLUMNS", "40");
        environment.set("NO_COLOR", "1");
        sitAt("true", "true", "true");
        assertTrue(type(NEST).lines().stream().allMatch(line -> line.length() < 40));
        sitAt("true", "false", "true");
        assertTrue(type(NEST).lines().stream().anyMatch(line -> line.length() > 40), "a pipe has no width");
    }

    @Test
    void cardsOfOnesOwnAreWhereTheEnvironmentSays() throws IOException {
        Path cards = Files.createDirectories(folder.resolve("redoubt")).resolve("cards.toml");
        Files.copy(Path.of(System.getProperty("redoubt.root", ""), "src/test/resources/cards/mill.toml"), cards);
        environment.set("REDOUBT_GAME", "dh");
        environment.set("HOME", "/nowhere");
        environment.set("XDG_CONFIG_HOME", folder.toString());
        sitAt("false", "false", "false");
        assertTrue(type("cards").out().contains("mill"));
        environment.set("XDG_CONFIG_HOME", "");
        assertFalse(type("cards").out().contains("mill"));
    }

    @Test
    void aBatchReadsStandardInput() {
        sitAt("false", "false", "false");
        input.setInputStream(new ByteArrayInputStream("dice 1d2\ndice 1d4\n".getBytes(StandardCharsets.UTF_8)));
        Shell.Result batch = type("batch");
        assertEquals(0, batch.exit());
        assertEquals(2, batch.lines().size());
    }
}
