package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a session tells of where its battle stands. */
class StandingTest {
    private static final String TABLE = """
            sides us ger
            add nest n1..n2 --owner ger
            unit sherman --owner us --skill trained --rof 2 --firepower 3+
            copy sherman pak
            """;

    private static List<String> told(String commands, String last) {
        List<String> lines = Shell.plain()
                .reading(TABLE + commands + last + "\n")
                .type("play")
                .lines();
        return lines.subList(lines.size() - 3, lines.size());
    }

    @Test
    void theStatusSaysWhatHappenedAndWhoCanAct() {
        assertEquals(
                List.of("  Turn 1 · us", "  Last: (6) shoot n1 sherman --dice 1,1 → unharmed", "  Still to act: pak"),
                told("shoot n1 sherman --dice 1,1\n", "status"));
    }

    @Test
    void aLongTableTakesNoMoreThanFiveLines() {
        String many = "copy sherman tank01..tank60\nnote sherman " + "word ".repeat(80) + "\nstatus\n";
        List<String> lines = Shell.plain().reading(TABLE + many).type("play").lines();
        int first = lines.indexOf("  Turn 1 · us");
        assertTrue(first > 0 && lines.size() - first <= 5, String.join("\n", lines));
        assertTrue(lines.get(lines.size() - 1).endsWith(" more"), lines.get(lines.size() - 1));
    }

    @Test
    void aListWithoutAMatchSaysWhatThereIs() {
        String out = Shell.plain().reading(TABLE + "list nests\n").type("play").out();
        assertTrue(out.endsWith("""
                          No piece has the kind, side or name nests; did you mean nest? On the table:
                            nest, unit; sides us, ger
                        """), out);
    }
}
