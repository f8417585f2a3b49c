package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Battle;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.MasterSeed;
import io.redoubt.cli.Shell;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.runtime.Environment;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Several lines that are pasted at the prompt of a terminal. */
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PasteTest {
    private static final String BEGIN = "\033[200~";
    private static final String PROMPT = "fow> ";
    private static final String END = "\033[201~";

    private final Battle battle = Battle.inMemory("fow", MasterSeed.of("00".repeat(32)));
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

    /**
     * Runs a session at a terminal at which keys are pressed.
     *
     * @param steps in turn a text to wait for on the screen, and the keys to press then
     * @return the commands of the journal
     */
    private List<String> play(String... steps) throws IOException {
        Environment world = Shell.plain().world(out, err);
        try (Terminal terminal = new LineDisciplineTerminal("test", "xterm-256color", screen, StandardCharsets.UTF_8)) {
            JLineConsole console = JLineConsole.at(terminal, world);
            Thread typist = new Thread(() -> type((LineDisciplineTerminal) terminal, steps), "typist");
            typist.start();
            SessionContext table =
                    new SessionContext(world, new BattleSeat(battle, Optional.of(console)), "test", console::size);
            new Session(table, console).run();
        }
        return battle.entries().stream().skip(1).map(JournalEntry::words).toList();
    }

    private void type(LineDisciplineTerminal terminal, String... steps) {
        int seen = 0;
        try {
            for (int i = 0; i < steps.length; i += 2) {
                int found = shown().indexOf(steps[i], seen);
                while (found < 0) {
                    Thread.sleep(10);
                    found = shown().indexOf(steps[i], seen);
                }
                seen = found + steps[i].length();
                terminal.processInputBytes(steps[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private String shown() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    @Test
    void everyPastedLineIsACommand() throws IOException {
        List<String> words = play(
                PROMPT,
                BEGIN + "add nest laser\rnote laser hello\r\r# the turn\rnext turn" + END + "\r",
                "turn 2",
                "exit\r");
        assertEquals(List.of("add nest laser", "note laser hello", "next turn"), words);
        assertFalse(shown().contains("Not run"), shown());
    }

    @Test
    void theLastLineCanBeEditedBeforeEnter() throws IOException {
        assertEquals(
                List.of("add nest laser", "note laser hello you"),
                play(PROMPT, BEGIN + "add nest laser\rnote laser hello" + END + " you\rexit\r"));
    }

    @Test
    void aLineThatFailsEndsThePasteAndTheRestIsShown() throws IOException {
        List<String> words = play(
                PROMPT, BEGIN + "add nest n1\nshow n2\nadd nest n3\nadd nest n4\n" + END + "\radd nest n5\rexit\r");
        assertEquals(List.of("add nest n1", "add nest n5"), words);
        assertTrue(err.toString().contains("there is no piece called n2"), err.toString());
        assertTrue(shown().contains("Not run: 2 more pasted lines"), shown());
        assertTrue(shown().contains("    add nest n3"), shown());
    }

    @Test
    void aCancelledRulingEndsThePaste() throws IOException {
        String pasted = "add nest n1\ndice mine\nshoot n1 --skill trained --firepower 3+\nadd nest n2";
        List<String> words = play(PROMPT, BEGIN + pasted + END + "\r", "dice> ", "undo\r", PROMPT, "exit\r");
        assertEquals(List.of("add nest n1", "dice mine"), words);
        assertTrue(shown().contains("Not run: 1 more pasted line"), shown());
    }

    @Test
    void pastedDiceAreOneAnswer() throws IOException {
        String shot = "dice mine\rshoot --at nest --range 4 --skill trained --rof 2 --firepower 3+\r";
        play(PROMPT, shot, "dice> ", BEGIN + "1\n2" + END + "\r", PROMPT, "exit\r");

        assertEquals(List.of(1, 2), battle.rulings().iterator().next().thrown().faces());
    }
}
