package io.redoubt.vectors.lg;

import static io.redoubt.vectors.lg.LgVectors.ask;
import static io.redoubt.vectors.lg.LgVectors.distribution;
import static io.redoubt.vectors.lg.LgVectors.odds;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.vectors.Said;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Damaged structures over some turns of fire, and whoever is inside as they fall. */
class LgCollapseTest {
    private static final String UNDER_FIRE = "collapse --points 20 --damage 10 --turns 2 --variant 1 --penetrate 5";
    private static final String AFTER_DAMAGE = " --reading lg.collapse-checks=after-damage";

    @Test
    void fireThatDoesNothingNewIsNoReasonToCheckAgain() {
        assertEquals(Map.of("stands", "1/2", "collapses", "1/2"), odds(UNDER_FIRE + " --hit 0/10" + AFTER_DAMAGE));
        assertEquals(Map.of("stands", "1/4", "collapses", "3/4"), odds(UNDER_FIRE + " --hit 0/10"));
    }

    @Test
    void whatFallsNamesWhoIsInside() {
        String falls = "collapse --points 20 --damage 15 --dice 10";
        assertEquals("It COLLAPSES as the turn begins.", ask(falls).get("text"));
        assertEquals(
                "It COLLAPSES as the turn begins.", ask(falls + " --troops 0").get("text"));
        String byHand = "; decide yourselves what happens to them.";
        assertEquals(
                "It COLLAPSES as the turn begins; inside: 3" + byHand,
                ask(falls + " --troops 3").get("text"));
        assertEquals(
                "It COLLAPSES as the turn begins; inside: Alpha" + byHand,
                ask(falls + " --troops 3 --inside Alpha").get("text"));
        assertEquals(
                "It COLLAPSES as the turn begins; inside: 3; out of action.",
                ask(falls + " --troops 3 --reading lg.troops-in-a-collapse=out-of-action")
                        .get("text"));
    }

    @Test
    void nobodyIsLostWhileItStands() {
        String lost = "collapse --points 20 --damage 10 --troops 3 --reading lg.troops-in-a-collapse=out-of-action";
        assertEquals(Map.of("0", "1/2", "3", "1/2"), distribution(lost, "casualties"));
    }

    @Test
    void whatHasNoPointLeftIsDestroyedAndNeitherStandsNorFalls() {
        assertEquals(Map.of("destroyed", "1/1"), odds("collapse --points 20 --damage 20"));
        assertEquals(List.of("destroyed"), Said.shown("lg", "collapse --points 20 --damage 20"));
        assertEquals(List.of("stands", "collapses"), Said.shown("lg", "collapse --points 20 --damage 19"));
        assertEquals(3, Said.shown("lg", UNDER_FIRE + " --hit 5").size());
    }
}
