package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.Shell;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Reading;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a club has settled beforehand holds in a new battle, whatever game it is founded on and turned into. */
class ClubReadingsTest {
    private static Shell.Result play(String game, String readings, String commands) {
        return Shell.in(Map.of("REDOUBT_GAME", game, "REDOUBT_READINGS", readings))
                .reading(commands)
                .type("play");
    }

    @Test
    void everyPointIsTakenOverByTheGameABattleBecomesOneOf() {
        for (RuleSet from : Catalog.games()) {
            for (RuleSet to : Catalog.games()) {
                for (Reading<?> point : to.readings()) {
                    String settled =
                            point.key() + '=' + point.ids().get(point.ids().size() - 1);
                    Shell.Result result = play(from.key(), settled, "use " + to.key() + "\nreport\nlog\n");
                    assertTrue(result.err().contains("your usual reading: " + settled), result.err());
                    assertTrue(result.out().contains("Agreed readings: `" + settled + "`"), result.out());
                }
            }
        }
    }

    @Test
    void whatIsTakenOverIsRuledBy() {
        Shell.Result result = play("fow", "vv.minefield-die=2d6", """
                use vv
                sides a b
                add hex C3 --position minefield --owner b
                add unit s --counter 4-6-4 --owner a
                odds cross C3 --by s
                """);
        assertTrue(result.out().contains("1/12"), result.out() + result.err());
    }

    @Test
    void whatTheBattleHasSettledItselfStays() {
        Shell.Result result = play(
                "fow",
                "vv.minefield-die=2d6",
                "settle vv.minefield-die=1d6\nuse vv\nreport\nuse fow\nundo 2\nreport\n");
        assertFalse(result.err().contains("as you always do"), result.err());
        assertEquals(2, result.out().split("Agreed readings: `vv.minefield-die=1d6`", -1).length - 1);
    }

    @Test
    void takingBackTheUseTakesBackWhatCameWithIt() {
        String report =
                play("fow", "vv.minefield-die=2d6", "use vv\nundo\nreport\n").out();
        assertFalse(report.contains("Agreed readings"), report);
    }
}
