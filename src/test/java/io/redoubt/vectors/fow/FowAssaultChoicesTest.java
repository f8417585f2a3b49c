package io.redoubt.vectors.fow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Shares;
import io.redoubt.vectors.Vector;
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

    /**
     * At slit A another Pioneer takes the place of one that is lost, at slit B nobody takes the Veteran's. Round 1 is
     * 11/12 Destroyed, and half of the rest is hit: without the Veteran round 2 is 3/4, without a Pioneer 11/12 again.
     * A Conscript that stands ready for slit B makes 5/6 of the 3/4. Teams that are equal are not, where they stand apart.
     */
    @ParameterizedTest
    @CsvSource({
        "bunkers-owner, 2xtrained:pioneer@A 1xveteran@B, 137/144",
        "attacker, 2xtrained:pioneer@A 1xveteran@B, 275/288",
        "bunkers-owner, 2xtrained:pioneer@A 1xveteran@B 1xconscript, 61/64",
        "attacker, 2xtrained:pioneer@A 1xveteran@B 1xconscript, 275/288",
        "bunkers-owner, 2xtrained@A 1xtrained@B, 53/64",
        "attacker, 2xtrained@A 1xtrained@B, 27/32",
    })
    void dangerousAtPillboxIsWhoLeavesASlitWeaker(String picks, String teams, String wanted) {
        Shares shares = Shares.ask("fow assault --at pillbox --slits 2 --team " + teams.replace(" ", " --team ")
                + " --rounds 2 --motivation confident --reading fow.counterattack-victim=" + picks);
        assertEquals(Fraction.parse(wanted), shares.of("destroyed"));
    }

    /**
     * One save, on the highest rating that hit: the Veteran Pioneers' 5 is worth less behind the 8 of the Trained team,
     * whose hit alone is as sure as a hit of theirs is often. Without it round 2 is 80/81 * 2/3, without one of them
     * 1/2 + 1/2 * 8/9 * 2/3.
     */
    @ParameterizedTest
    @CsvSource({"bunkers-owner, 160/243", "attacker, 43/54"})
    void dangerousToOneSaveIsTheHigherRating(String picks, String roundTwo) {
        String asked =
                "fow assault --at turret --team 2xveteran:pioneer:ta5 --team 1xtrained:ta8 --motivation confident"
                        + " --reading fow.assault-saves=one --reading fow.counterattack-victim=" + picks + " --rounds ";
        Shares one = Shares.ask(asked + 1);
        Shares two = Shares.ask(asked + 2);
        Fraction out = one.of("destroyed").plus(one.of("captured"));
        Fraction goesOn = Fraction.ONE.minus(out).times(Fraction.of(1, 4));
        Fraction wanted = out.plus(goesOn.times(out)).plus(goesOn.times(Fraction.parse(roundTwo)));
        assertEquals(wanted, two.of("destroyed").plus(two.of("captured")));
    }

    /**
     * One save, and a Veteran that the Turret often survives beside a Conscript that it seldom survives: the owner picks
     * the team without which one round is least dangerous, the attacker the other.
     */
    @ParameterizedTest
    @CsvSource({
        "1xveteran:ta3, 1xconscript:ta4",
        "1xveteran:ta5, 1xtrained:ta6",
        "1xveteran:ta5, 1xconscript:ta7",
        "1xconscript:ta2, 1xveteran:pioneer:ta2"
    })
    void teamThatIsLostToOneSaveIsTheOneThatCounts(String one, String other) {
        String asked = "fow assault --at turret --reading fow.assault-saves=one --team ";
        boolean first = survives(asked + other).compareTo(survives(asked + one)) > 0;
        for (String picks : List.of("bunkers-owner", "attacker")) {
            String rating = first == picks.equals("bunkers-owner") ? one : other;
            String dice = other.contains("pioneer") ? "1,1,1,6,6" : "1,1,6,6";
            Map<String, Object> answer = Vector.ask(List.of((asked + one + " --team " + other
                            + " --rounds 1 --motivation confident --json --dice " + dice
                            + " --reading fow.counterattack-victim=" + picks)
                    .split(" ")));
            String skill = rating.replaceFirst("1x([a-z]+):.*", "$1");
            String told = " picks a " + Character.toUpperCase(skill.charAt(0)) + skill.substring(1);
            assertTrue(answer.get("steps").toString().contains(told), answer::toString);
        }
    }

    private static Fraction survives(String asked) {
        return Shares.ask(asked).of("unharmed");
    }

    /** A reading is told of only where it can make a difference. */
    @ParameterizedTest
    @CsvSource({
        "--at nest --team 1xtrained --turret T2:pinned:4in, {}",
        "--at nest --team 1xtrained --turret T2:bailed-out:4in, {fow.within=inclusive}",
        "--at pillbox --slits 1 --team 1xtrained@A --team 1xtrained --rounds 1, {}",
        "--at pillbox --slits 2 --team 1xtrained@A --team 1xtrained --rounds 1, {fow.counterattack-victim=bunkers-owner}",
        "--at nest --team 1xtrained --team 1xtrained:gun --rounds 1, {fow.teams-at-a-nest=all}",
    })
    void readingsThatCannotMatterAreNotTold(String asked, String readings) {
        Map<String, Object> answer =
                Vector.ask(List.of(("fow assault --json --odds --motivation confident " + asked).split(" ")));
        assertEquals(readings, answer.get("readings").toString());
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
