package io.redoubt.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A requirement holds or fails exactly, and the exit code says which. */
class RequirementTest {
    /** Unharmed 2/3, pinned 1/9, destroyed 2/9. */
    private static final String SHOT = "shoot --at nest --skill 4+ --firepower 3+ --odds";

    @ParameterizedTest
    @CsvSource({
        "destroyed>=2/9,0",
        "destroyed>=0.2222222222222222222222,0",
        "destroyed>=0.2222222222222222222223,1",
        "destroyed>=22.2%,0",
        "destroyed>=22.3%,1",
        "destroyed>2/9,1",
        "destroyed>0.2222222222222222222222,0",
        "destroyed<=2/9,0",
        "destroyed<=0.2222222222222222222222,1",
        "destroyed<=0.2222222222222222222223,0",
        "destroyed<2/9,1",
        "destroyed<1/4,0",
        "destroyed=2/9,0",
        "destroyed=4/18,0",
        "destroyed=0.2222222222222222222222,1",
        "destroyed=22%,1",
        "bailed-out=0,0",
        "bailed-out>0,1",
        "bailed-out<=0%,0",
        "unharmed<1,0",
        "unharmed>=1,1",
        "unharmed<=100%,0",
        "' destroyed >= 2/9 ',0",
        "'destroyed>=22.2 %',0"
    })
    void theRelationIsHeldExactlyAgainstTheOdds(String requirement, int exit) {
        Shell.Result result = Shell.plain().words(words(requirement));
        assertEquals(exit, result.exit(), result.err());
        assertEquals(exit == 0, result.err().isEmpty(), result.err());
        assertEquals(Shell.plain().type(SHOT).out(), result.out());
    }

    @Test
    void theOneThatFailsIsNamedWithWhatItIs() {
        assertEquals(
                "redoubt: required destroyed>=1/2, but it is 2/9\n",
                Shell.plain().words(words("destroyed>=50%")).err());
    }

    @Test
    void ofSeveralEachThatFailsIsNamed() {
        Shell.Result result =
                Shell.plain().type(SHOT + " --require 'destroyed>1/2' --require 'pinned=1/9' --require 'unharmed<1/2'");
        assertEquals(1, result.exit());
        assertEquals(2, result.err().lines().count());
        assertTrue(result.err().contains("unharmed<1/2, but it is 2/3"), result.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "destroyed>=",
                "destroyed>=2",
                "destroyed>=-1",
                "destroyed>=101%",
                "destroyed>=1/0",
                "destroyed>=half",
                "destroyed>=1e99999",
                "destroyed>=1/2/3",
                "destroyed>=%",
                "destroyed==1/2",
                "destroyed>=NaN"
            })
    void whatIsNoProbabilityIsRefused(String requirement) {
        Shell.Result result = Shell.plain().words(words(requirement));
        assertEquals(2, result.exit());
        assertTrue(
                result.err().contains("the probability is a fraction, decimal or percent from 0 to 1"), result.err());
        assertEquals("", result.out());
    }

    @Test
    void anOutcomeThatDoesNotExistIsRefusedWithTheNearest() {
        Shell.Result result = Shell.plain().words(words("destroyd>=1/2"));
        assertEquals(2, result.exit());
        assertTrue(result.err().endsWith("unharmed, pinned, bailed-out, destroyed; did you mean destroyed?\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "destroyed", "destroyed 1/2", "destroyed!1/2"})
    void aRequirementWithoutARelationIsRefused(String requirement) {
        Shell.Result result = Shell.plain().words(words(requirement));
        assertEquals(2, result.exit());
        assertTrue(result.err().contains("write an outcome, one of >= > <= < =, and a probability"), result.err());
    }

    @Test
    void aQuestionWithoutThatOutcomeIsRefusedBeforeItIsAnswered() {
        Shell.Result result = Shell.plain().type("dice 3d6 --odds --require 'yes>=1/2'");
        assertEquals(2, result.exit());
        assertEquals("", result.out());
    }

    @Test
    void aRequirementNeedsOdds() {
        Shell.Result result = Shell.plain().type("dice 2d6+3>=9 --require 'yes>=1/2'");
        assertEquals(2, result.exit());
        assertEquals("redoubt: --require needs --odds\n", result.err());
    }

    @Test
    void whatIsNotAllowedIsNotAllowedWhateverIsRequired() {
        assertEquals(
                3,
                Shell.plain()
                        .type(SHOT + " --range 20in --require 'destroyed>=1'")
                        .exit());
    }

    /** Hits: 4/9 none, 4/9 one, 1/9 two; each value of the number is held against its sign first. */
    @ParameterizedTest
    @CsvSource({
        "successes>=1>=5/9,0",
        "successes>=1>5/9,1",
        "successes>0>=5/9,0",
        "successes=1=4/9,0",
        "successes<1<=4/9,0",
        "successes<=0<4/9,1",
        "' successes >= 2 >= 11.1 %',0",
        "successes>=3=0,0",
        "successes>=-1=1,0"
    })
    void aNumberIsHeldByItsValues(String requirement, int exit) {
        assertEquals(
                exit,
                Shell.plain()
                        .words("dice", "2d6>=5", "--odds", "--require", requirement)
                        .exit());
    }

    @Test
    void aNumberThatTheQuestionDoesNotHaveIsRefusedWithTheNearest() {
        Shell.Result result = Shell.plain().type("dice 2d6>=5 --odds --require 'success>=1>=1/2'");
        assertEquals(2, result.exit());
        assertEquals(
                "redoubt: --require success>=1>=1/2: this question has no number success; it has successes; did you"
                        + " mean successes?\n",
                result.err());
    }

    /** Attacks beyond the last are not told apart. */
    @Test
    void aNumberThatIsNotFollowedSoFarCannotBeHeld() {
        String breach = "lg gap --points 2 --attacks 4 --hit 7/10 --penetrate 5/10 --odds --require ";
        assertEquals(0, Shell.plain().type(breach + "'attacks-needed<=4>0'").exit());
        assertEquals(0, Shell.plain().type(breach + "'attacks-needed>4>0'").exit());
        assertEquals(0, Shell.plain().type(breach + "'attacks-needed>=5>0'").exit());
        for (String reach : java.util.List.of(">5", ">=6", "=5", "<=5", "<6")) {
            Shell.Result result = Shell.plain().type(breach + "'attacks-needed" + reach + ">0'");
            assertEquals(2, result.exit(), reach);
            assertTrue(result.err().contains("attacks-needed is counted up to 4 here, not to"), result.err());
        }
    }

    private static String[] words(String requirement) {
        String[] shot = SHOT.split(" ", -1);
        String[] words = java.util.Arrays.copyOf(shot, shot.length + 2);
        words[shot.length] = "--require";
        words[shot.length + 1] = requirement;
        return words;
    }
}
