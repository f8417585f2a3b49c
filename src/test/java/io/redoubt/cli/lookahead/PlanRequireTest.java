package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a script requires of a plan is about the goal that is planned for. */
class PlanRequireTest {
    private static final String TABLE = "add nest n1\nadd nest n2\nunit a --skill trained --rof 2 --firepower 3+\n";

    private static Shell.Result plan(String... words) {
        return Shell.plain().reading(TABLE).words(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "n1=destroyed              | >=1/4                       | 0",
                "n1=destroyed              | >=9/10                      | 1",
                "n1=destroyed              | n1=destroyed>=1/4           | 0",
                "n1=destroyed              | n1=destroyed >= 90%         | 1",
                "n1=destroyed or n2=pinned | n1=destroyed or n2=pinned>0 | 0",
                "n1=destroyed              | n2=destroyed>=1/4           | 2",
                "n1=destroyed              | n2=destroyed<=1/4           | 2",
                "n1=destroyed              | n9=destroyed>=1/4           | 2",
                "n1=destroyed              | n1=destroyed                | 2",
            })
    void aGoalThatIsNotPlannedForIsAnError(String goal, String required, int exit) {
        assertEquals(exit, plan("plan", goal, "-", "--require", required).exit());
    }

    @Test
    void itIsSaidWhatThePlanIsForAndWhatToWrite() {
        Shell.Result other = plan("plan", "n1=destroyed", "-", "--require", "n2=destroyed>=25%");
        assertTrue(other.err().contains("the plan is for n1=destroyed; write '>=1/4'"), other.err());
        assertEquals("", other.out());
        Shell.Result worth = plan("plan", "--worth", "n1=destroyed:1", "-", "--require", "n1=destroyed>=25%");
        assertTrue(worth.err().contains("the goals of --worth"), worth.err());
        assertEquals(2, worth.exit());
        assertEquals(
                0,
                plan("plan", "--worth", "n1=destroyed:1", "-", "--require", ">0")
                        .exit());
    }
}
