package io.redoubt.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What hangs on the Turret itself and on who picks a lost team, worked out by hand. */
class FowAssaultChoicesTest {
    /**
     * A Veteran with Tank Assault 1 never gets through, a Trained team with 8 always does once it hits. Round 1 is 1/2
     * Destroyed. The counterattack takes a team half the time, the test lets them go on half the time: without the
     * second team round 2 is of no use, without the first it is 1/2 again.
     */
    @ParameterizedTest
    @CsvSource({"bunkers-owner, 9/16", "attacker, 10/16"})
    void dangerousAtTurretIsWhoGetsThrough(String picks, String wanted) {
        Shares shares = Shares.ask("fow assault --at turret --team 1xveteran:ta1 --team 1xtrained:ta8 --rounds 2"
                + " --motivation confident --reading fow.counterattack-victim=" + picks);
        assertEquals(Fraction.parse(wanted), shares.of("destroyed"));
    }

    /** 2 of its 3 dice, and both must hit. */
    @ParameterizedTest
    @CsvSource({"'', 1/4", ":pinned, 0/1", ":pinned-rof2, 1/4"})
    void pinnedTurretFiresWithTwoDice(String state, String stopped) {
        Shares shares = Shares.ask("fow assault --at turret --state pinned --team 1xveteran --tank-assault 8"
                + " --stop-at 2 --defensive-fire assaulted:3x4+" + state);
        assertEquals(Fraction.parse(stopped), shares.of("attackers-fall-back"));
    }

    @Test
    void pinnedBunkerWithOneDieLosesNone() {
        String fire = "--defensive-fire assaulted:1x4+ --defensive-fire west:1x4+:12in:pinned";
        Map<String, Object> answer =
                Vector.ask(List.of(("fow assault --json --at turret --state pinned --team 1xveteran"
                                + " --tank-assault 8 --dice 1,1,1 " + fire)
                        .split(" ")));
        String steps = answer.get("steps").toString();
        assertTrue(steps.contains("The assaulted Bunker is Pinned Down: its ROF stays 1 (arsenal)"), steps);
        assertTrue(steps.contains("west is Pinned Down: its ROF stays 1"), steps);
    }

    @ParameterizedTest
    @CsvSource({
        "bunkers-owner, The Bunker's owner picks a Veteran Pioneer team at slit B",
        "attacker, The attacker picks a Conscript Gun team at slit A"
    })
    void rulingNamesTheTeamThatIsLost(String picks, String told) {
        Map<String, Object> answer = Vector.ask(List.of(("fow assault --json --at pillbox --slits 2 --rounds 1"
                        + " --team 1xconscript:gun@A --team 1xveteran:pioneer@B --motivation confident"
                        + " --dice 1,1,1,6,6 --reading fow.counterattack-victim=" + picks)
                .split(" ")));
        assertTrue(answer.get("steps").toString().contains(told), answer::toString);
    }

    @Test
    void nothingIsPickedWhereAllAreAlike() {
        Map<String, Object> answer = Vector.ask(
                List.of("fow assault --json --at nest --rounds 1 --team 2xtrained --motivation confident --dice 1,1,6,6"
                        .split(" ")));
        assertTrue(!answer.get("steps").toString().contains("picks"), answer::toString);
    }
}
