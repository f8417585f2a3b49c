package io.redoubt.rules.vv;

import static io.redoubt.rules.vv.Tabletop.who;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** An overrun is paid for once, and by the same rule whichever verb rules on its way. */
class OverrunPaidTest {
    private static final Map<String, String> OVERRUN = Map.of("mode", "overrun");
    private static final String FOE = "foe unit counter=2-6-2 hex=ditch owner=japanese";

    private static String tank(String more) {
        return "tank unit counter=afv apfp=8 hex=park owner=americans " + more;
    }

    private static List<String> left(String verb, Participants who, Map<String, String> given) {
        List<String> changes = new ArrayList<>();
        String outcome = verb.equals("cross") ? "must-continue" : "allowed";
        for (Change change : Staged.left(verb, who, outcome, Map.of(), given)) {
            changes.add(change.piece() + ' ' + change.key() + ' ' + change.value());
        }
        return changes;
    }

    private static String spent(String verb, Participants who) {
        return String.join(
                "",
                left(verb, who, OVERRUN).stream()
                        .filter(change -> change.startsWith("tank spent"))
                        .toList());
    }

    /** Ground, 1 for a position with an inside, 2 for the overrun; and 1 to come out (19.3). */
    @Test
    void bothVerbsAskForTheSamePoints() {
        Map<String, Integer> positions = Map.of(
                "open", 0, "minefield", 0, "barbed-wire", 0, "sandbags", 1, "foxhole", 1, "trench", 1, "cave", 1);
        Map<String, Integer> grounds = Map.of("open", 1, "woods", 2, "stream", 3);
        positions.forEach((position, inside) -> grounds.forEach((ground, cost) -> {
            boolean fortified = List.of("sandbags", "minefield", "barbed-wire").contains(position);
            boolean there = ground.equals("open") || position.equals("open") || (ground.equals("woods") && !fortified);
            String ditch = "ditch hex position=" + position + " terrain=" + ground;
            for (int points = 0; there && points <= 9; points++) {
                for (int before = 0; before <= 3; before++) {
                    String driver = tank("movement-points=" + points + " spent=" + before + " moved=true");
                    Participants who = who("tank", "ditch", ditch, FOE, driver);
                    int total = cost + inside + 2;
                    boolean enough = points - before >= total + 1;
                    String what = ditch + ' ' + driver;
                    assertEquals(enough, Staged.isAllowed("cross", who, OVERRUN), what);
                    assertEquals(enough, Staged.isAllowed("assault", who, Map.of()), what);
                    if (enough && !position.equals("minefield")) {
                        assertEquals("tank spent " + (before + total), spent("cross", who), what);
                        assertEquals("tank spent " + (before + total), spent("assault", who), what);
                    }
                }
            }
        }));
    }

    @Test
    void whoHasNotMovedHasNoRightToOverrun() {
        Participants who = who("tank", "ditch", "ditch hex position=trench", FOE, tank("movement-points=3"));
        assertEquals(false, Staged.isAllowed("cross", who, OVERRUN));
        assertEquals(false, Staged.isAllowed("assault", who, Map.of()));
        assertEquals(false, Staged.isAllowed("assault", who, Map.of("exit-cost", "0")));
    }

    @Test
    void noPointsAreAskedForWhereNobodyKeepsThem() {
        Participants who = who("tank", "ditch", "ditch hex position=trench", FOE, tank("spent=99"));
        assertEquals(true, Staged.isAllowed("cross", who, OVERRUN));
        assertEquals(true, Staged.isAllowed("assault", who, Map.of()));
    }

    @Test
    void whatCrossHasRuledOnIsNeitherPaidNorMinedAgain() {
        String ditch = "ditch hex position=minefield hidden=true";
        Participants before = who("tank", "ditch", ditch, FOE, tank("movement-points=5"));
        assertEquals(
                List.of("ditch hidden ", "tank moved true", "tank spent 3", "tank overruns ditch", "tank hex "),
                left("cross", before, OVERRUN));
        String driven =
                "tank unit counter=afv apfp=8 owner=americans movement-points=5 moved=true spent=3 overruns=ditch";
        Participants then = who("tank", "ditch", "ditch hex position=minefield", FOE, driven);
        assertEquals(true, Staged.isAllowed("assault", then, Map.of()));
        assertEquals(
                List.of("tank fired true", "tank overruns ", "ditch points 7", "foe owes ditch"),
                left("assault", then, Map.of("attack", "8")).stream()
                        .filter(change -> !change.isEmpty())
                        .toList());
        Participants out = who("tank", "ditch", "ditch hex position=minefield", FOE, driven + " hex=park");
        assertEquals(false, new TreeSet<>(left("assault", out, Map.of())).contains("tank hex "));
        Participants other = who("tank", "woods", "ditch hex position=minefield", FOE, driven);
        assertEquals(false, Staged.isAllowed("assault", other, Map.of()));
    }
}
