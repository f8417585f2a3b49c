package io.redoubt.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bare verb at a battle asks for pieces first, and dice are asked for until they are whole. */
class PickingTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void aBattle() {
        Shell.plain().from(folder).reading("""
                        sides us ger
                        add nest n1..n2 --owner ger
                        add nest wreck --owner ger --state destroyed
                        unit sherman --owner us --skill trained --rof 3 --firepower 3+
                        dice mine
                        """).type("play a.battle");
    }

    private Shell.Result shoots(String... answers) {
        return Shell.plain().from(folder).answering(answers).type("shoot --battle a.battle");
    }

    @Test
    void piecesAreOfferedByNumberThoseFirstThatMakeSense() {
        Shell.Result result = shoots("2", "", "1 1 1");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.err().contains("Which target? 1\u00a0n1  2\u00a0n2  3\u00a0wreck"), result.err());
        assertTrue(result.out().contains("from n2: at nest; from sherman: skill trained 4+"), result.out());
    }

    @Test
    void enterTakesTheFirstAndANameIsUnderstoodToo() {
        assertTrue(shoots("", "sherman", "111").out().contains("from n1: at nest"));
        Shell.Result unknown = shoots("nobody", "n1", "sherman", "111");
        assertTrue(unknown.err().contains("nobody is not in the list"), unknown.err());
        assertEquals(0, unknown.exit());
    }

    @Test
    void aSlipAmongDiceIsMendedWithoutTheRest() {
        Shell.Result result = shoots("", "", "4 9", "2", "1", "1");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.err().contains("9 is not a face of a d6: 1 to 6; so far 4, give the other 2"), result.err());
        assertTrue(result.err().contains("so far 4 2, give the last die"), result.err());
        assertTrue(result.out().contains("4 hit   2 miss"), result.out());
    }

    @Test
    void whoTypesValuesMeansNoPiece() {
        Shell.Result result = Shell.plain()
                .from(folder)
                .answering("1")
                .type("shoot --at nest --skill trained --firepower 3+ --battle a.battle");
        assertFalse(result.err().contains("who acts?"), result.err());
    }
}
