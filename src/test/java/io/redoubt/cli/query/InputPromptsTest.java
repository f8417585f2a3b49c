package io.redoubt.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.cli.runtime.Environment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is missing is asked for where somebody can answer, and only there. */
class InputPromptsTest {
    private static final String WHOLE = "shoot --at nest --skill trained --firepower 3+ --odds";

    @Test
    void everythingMissingIsAskedForInTurn() {
        Shell.Result asked = Shell.plain().answering("nest", "trained", "3").type("shoot --odds");
        assertEquals(Shell.plain().type(WHOLE).out(), asked.out());
        assertEquals(0, asked.exit());
        assertTrue(asked.err().startsWith("at (target of the shot: one of nest, flak-nest, "), asked.err());
        assertTrue(asked.err().indexOf("skill (") > 0, asked.err());
        assertTrue(asked.err().indexOf("firepower (") > asked.err().indexOf("skill ("), asked.err());
    }

    @Test
    void onlyWhatIsMissingIsAskedFor() {
        Shell.Result asked = Shell.plain().answering("3+").type("shoot --at nest --skill trained --odds");
        assertEquals(Shell.plain().type(WHOLE).out(), asked.out());
        assertFalse(asked.err().contains("skill"), asked.err());
        assertEquals("", Shell.plain().answering().type(WHOLE).err());
    }

    @Test
    void aWrongAnswerIsToldAndAskedForAgain() {
        Shell.Result asked = Shell.plain()
                .answering("castle", "", "pilbox", " nest ", "9+", "trained", "3+")
                .type("shoot --odds");
        assertEquals(Shell.plain().type(WHOLE).out(), asked.out());
        assertEquals(0, asked.exit());
        assertEquals(4, asked.err().split("target of the shot", -1).length - 1, asked.err());
        assertTrue(asked.err().contains("did you mean pillbox? (type undo to cancel"), asked.err());
        assertTrue(asked.err().contains("  takes conscript, trained, veteran, or a target from 2+ to 6+"), asked.err());
    }

    @Test
    void whoeverEndsTheInputIsToldWhatIsMissing() {
        Shell.Result asked = Shell.plain().answering("nest").type("shoot --odds");
        assertEquals(2, asked.exit());
        assertEquals("", asked.out());
        assertTrue(asked.err().endsWith("\nredoubt: --skill is missing: Skill rating of the shooter\n"), asked.err());
    }

    @ParameterizedTest
    @CsvSource({"false,true,true", "true,true,false", "false,false,false"})
    void nobodyIsAskedWhereNobodyCanAnswer(boolean in, boolean out, boolean err) {
        Shell.Result result = Shell.plain()
                .reading("nest\ntrained\n3+\n")
                .at(new Environment.Terminal(in, out, err))
                .type("shoot --odds");
        assertEquals(2, result.exit());
        assertEquals("", result.out());
        assertTrue(result.err().startsWith("redoubt: missing options: --at, --skill, --firepower"), result.err());
        assertFalse(result.err().contains(")? "), result.err());
    }

    @Test
    void aPipedOutputMayBeAskedFor() {
        Shell.Result result = Shell.plain()
                .reading("nest\ntrained\n3+\n")
                .at(new Environment.Terminal(true, false, true))
                .type("shoot --odds");
        assertEquals(Shell.plain().type(WHOLE).out(), result.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "csv"})
    void programsAreNotAsked(String format) {
        Shell.Result result = Shell.plain().answering("nest", "trained", "3+").type("shoot --odds --format " + format);
        assertEquals(2, result.exit());
        assertTrue(result.err().startsWith("redoubt: missing options: --at, --skill, --firepower"), result.err());
    }

    @Test
    void aWrongOptionIsNotAskedForAgain() {
        Shell.Result result = Shell.plain().answering("nest").type("shoot --at castle");
        assertEquals(2, result.exit());
        assertTrue(result.err().startsWith("redoubt: --at castle: not one of"), result.err());
    }

    @Test
    void whoeverIsAskedMayLeave() {
        Shell.Result asked = Shell.plain().answering("nest", "help", "undo").type("shoot --odds");
        assertEquals(0, asked.exit());
        assertEquals("", asked.out());
        assertTrue(asked.err().contains(" (type undo to cancel)\n"), asked.err());
        assertTrue(asked.err().endsWith("cancelled; nothing changed\n"), asked.err());
    }

    @Test
    void diceMayBeAskedForToo() {
        assertEquals(
                Shell.plain().type("dice 3d6 --odds").out(),
                Shell.plain().answering("3x6", "3d6").type("dice --odds").out());
    }

    @Test
    void anAnswerWithControlCharactersIsNotEchoed() {
        Shell.Result result = Shell.plain().answering("\u001b[31m", "\u202e").type("shoot --odds");
        assertFalse(result.err().contains("\u001b"), result.err());
        assertFalse(result.err().contains("\u202e"), result.err());
    }

    @Test
    void whatMayBeSaidIsOfferedUntilThereIsNoMore() {
        String assault = "assault --at nest --team 1xtrained --on-table n1:nest:3x4+:unharmed --odds";
        Shell.Result asked = Shell.plain()
                .answering("north:2x3+:8in", "2", "1", "far", "10in")
                .type(assault);
        assertEquals(
                Shell.plain()
                        .type(assault + " --defensive-fire north:2x3+:8in --defensive-fire n1:10in")
                        .out(),
                asked.out());
        assertTrue(
                asked.err().startsWith("defensive fire: 1\u00a0n1 (3 dice, 4+ hits)  (number or name; Enter: none)? "),
                asked.err());
        assertTrue(asked.err().contains("2 is not in the list; enter a number or a name"), asked.err());
        assertTrue(asked.err().contains("defensive fire of n1, distance ("), asked.err());
        assertTrue(asked.err().contains("; Enter: no more)? "), asked.err());
    }

    /** A value whose notation has parts is asked for part by part, and its notation is accepted as well. */
    @Test
    void valuesOfSeveralPartsAreAskedForPartByPart() {
        String assault = "assault --at pillbox --slits 2 --odds";
        String whole = Shell.plain()
                .type(assault + " --team 3xtrained:pioneer@A --team 2xveteran@B")
                .out();
        assertEquals(
                whole,
                Shell.plain()
                        .answering("3", "expert", "trained", "pioneer", "A", "2xveteran@B", "")
                        .type(assault)
                        .out());
    }

    /** What does not fit the other inputs is rejected, and asked for again. */
    @Test
    void anAnswerThatDoesNotFitIsAskedForAgain() {
        String assault = "assault --at nest --team 1xtrained --on-table n1:nest:3x4+:unharmed --odds";
        Shell.Result asked =
                Shell.plain().answering("nowhere:10in", "", "n1", "10in").type(assault);
        assertEquals(0, asked.exit(), asked.err());
        assertTrue(asked.err().contains("nowhere is not a Bunker of the defender on the table"), asked.err());
    }

    @Test
    void whatIsOfferedMayBeDeclined() {
        String assault = "assault --at nest --team 1xtrained --on-table n1:nest:3x4+:unharmed --odds";
        assertEquals(
                Shell.plain().answering("").type(assault).out(),
                Shell.plain().reading("").type(assault).out());
    }
}
