package io.redoubt.vectors.fow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Shares;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Assaults against a second, stupid way to work them out: team by team, face by face, round by round. */
class FowAssaultOddsTest {
    private static final List<String> SKILLS = List.of("conscript", "trained", "veteran");
    private static final Fraction HALF = Fraction.of(1, 2);

    /** One kind of team: how many, and the chance that one of them hits. */
    private record Team(int count, int skill, boolean pioneer, char slit) {
        Fraction miss() {
            Fraction miss = Fraction.of(4 - skill, 6);
            return pioneer ? miss.times(miss) : miss;
        }

        String option() {
            return " --team " + count + 'x' + SKILLS.get(skill) + (pioneer ? ":pioneer" : "")
                    + (slit == 0 ? "" : "@" + slit);
        }
    }

    private static List<Team> teams(Random random, int slits) {
        List<Team> teams = new ArrayList<>();
        int kinds = 1 + random.nextInt(4);
        for (int i = 0; i < kinds; i++) {
            char slit = slits == 0 || random.nextBoolean() ? 0 : (char) ('A' + random.nextInt(slits));
            teams.add(new Team(1 + random.nextInt(3), random.nextInt(3), random.nextBoolean(), slit));
        }
        return teams;
    }

    private static String options(List<Team> teams) {
        StringBuilder options = new StringBuilder();
        teams.forEach(team -> options.append(team.option()));
        return options.toString();
    }

    @Test
    void nestFallsUnlessEveryTeamMisses() {
        Random random = new Random(1);
        for (int i = 0; i < 60; i++) {
            List<Team> teams = teams(random, 0);
            Fraction allMiss = Fraction.ONE;
            for (Team team : teams) {
                allMiss = allMiss.times(power(team.miss(), team.count()));
            }
            Shares shares = Shares.ask("fow assault --at nest" + options(teams));
            assertEquals(allMiss, shares.of("unharmed"), options(teams));
            assertEquals(Fraction.ONE.minus(allMiss), shares.of("destroyed"), options(teams));
        }
    }

    @Test
    void turretStandsUnlessSomeTeamBeatsIt() {
        Random random = new Random(2);
        for (int i = 0; i < 60; i++) {
            List<Team> teams = teams(random, 0);
            int rating = random.nextInt(9);
            int below = Math.max(0, Math.min(6, rating - 2));
            int notAbove = Math.max(0, Math.min(6, rating - 1));
            Fraction standing = Fraction.ONE;
            Fraction untouched = Fraction.ONE;
            for (Team team : teams) {
                Fraction hit = Fraction.ONE.minus(team.miss());
                Fraction notDestroyed = Fraction.ONE.minus(hit.times(Fraction.of(below, 6)));
                Fraction notEvenOut = Fraction.ONE.minus(hit.times(Fraction.of(notAbove, 6)));
                standing = standing.times(power(notDestroyed, team.count()));
                untouched = untouched.times(power(notEvenOut, team.count()));
            }
            Shares shares = Shares.ask("fow assault --at turret --tank-assault " + rating + options(teams));
            assertEquals(untouched, shares.of("unharmed"), options(teams));
            assertEquals(standing.minus(untouched), shares.of("bailed-out"), options(teams));
            assertEquals(Fraction.ONE.minus(standing), shares.of("destroyed"), options(teams));
        }
    }

    /** A-28: as many slits as possible, and then the best teams at them; found by trying every way. */
    @Test
    void attackerPicksTheBestTeamsForTheSlits() {
        Random random = new Random(3);
        for (int i = 0; i < 60; i++) {
            int slits = 1 + random.nextInt(3);
            List<Team> teams = teams(random, slits);
            List<Team> single = new ArrayList<>();
            for (Team team : teams) {
                for (int n = 0; n < team.count(); n++) {
                    single.add(new Team(1, team.skill(), team.pioneer(), team.slit()));
                }
            }
            Fraction[] best = {Fraction.ONE, Fraction.of(-1)};
            place(single, slits, 0, new boolean[single.size()], Fraction.ONE, 0, best);
            Shares shares = Shares.ask("fow assault --at pillbox --slits " + slits + options(teams));
            assertEquals(best[0], shares.of("unharmed"), slits + options(teams));
        }
    }

    /** Tries every team, or none, at a slit and goes on to the next; keeps the fullest, then the strongest way. */
    private static void place(
            List<Team> teams, int slits, int slit, boolean[] used, Fraction miss, int filled, Fraction[] best) {
        if (slit == slits) {
            int more = Fraction.of(filled).compareTo(best[1]);
            if (more > 0 || (more == 0 && miss.compareTo(best[0]) < 0)) {
                best[0] = miss;
                best[1] = Fraction.of(filled);
            }
            return;
        }
        place(teams, slits, slit + 1, used, miss, filled, best);
        for (int i = 0; i < used.length; i++) {
            Team team = teams.get(i);
            if (!used[i] && (team.slit() == 0 || team.slit() == 'A' + slit)) {
                used[i] = true;
                place(teams, slits, slit + 1, used, miss.times(team.miss()), filled + 1, best);
                used[i] = false;
            }
        }
    }

    /** Shares of destroyed, eliminated, fall back and undecided, by recursion over the rounds. */
    private static Fraction[] rounds(int teams, Fraction miss, Fraction goOn, int rounds) {
        if (rounds == 0) {
            return new Fraction[] {Fraction.ZERO, Fraction.ZERO, Fraction.ZERO, Fraction.ONE};
        }
        Fraction allMiss = power(miss, teams);
        Fraction[] unhurt = rounds(teams, miss, goOn, rounds - 1);
        Fraction[] sum = {Fraction.ONE.minus(allMiss), Fraction.ZERO, Fraction.ZERO, Fraction.ZERO};
        Fraction stop = Fraction.ONE.minus(goOn);
        sum[2] = sum[2].plus(allMiss.times(HALF).times(stop));
        if (teams == 1) {
            sum[1] = sum[1].plus(allMiss.times(HALF));
        } else {
            sum[2] = sum[2].plus(allMiss.times(HALF).times(stop));
        }
        Fraction[] hurt = teams == 1 ? null : rounds(teams - 1, miss, goOn, rounds - 1);
        for (int i = 0; i < sum.length; i++) {
            Fraction on = hurt == null ? unhurt[i] : unhurt[i].plus(hurt[i]);
            sum[i] = sum[i].plus(allMiss.times(HALF).times(goOn).times(on));
        }
        return sum;
    }

    @ParameterizedTest
    @CsvSource({"1,1", "2,1", "3,2", "4,3", "3,5"})
    void roundsAreRoundAfterRound(int teams, int rounds) {
        for (int skill = 0; skill < SKILLS.size(); skill++) {
            Fraction[] wanted = rounds(teams, Fraction.of(4 - skill, 6), HALF, rounds);
            Shares shares = Shares.ask("fow assault --at nest --motivation confident --rounds " + rounds + " --team "
                    + teams + 'x' + SKILLS.get(skill));
            assertEquals(wanted[0], shares.of("destroyed"));
            assertEquals(wanted[1], shares.of("attackers-eliminated"));
            assertEquals(wanted[2], shares.of("attackers-fall-back"));
            assertEquals(wanted[3], shares.of("undecided"));
        }
    }

    /** What is decided after N rounds stays decided, and what is not cannot be more than what is left. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "--at pillbox --slits 1 --team 3xconscript --motivation fearless",
                "--at nest --team 2xconscript --team 1xconscript:gun --motivation 2+",
                "--at turret --tank-assault 3 --team 3xtrained:pioneer --team 1xconscript:tank --motivation reluctant",
                "--at pillbox --slits 2 --team 1xveteran@A --team 2xconscript:pioneer@B --motivation confident",
            })
    void unlimitedRoundsAreTheLimitOfMoreAndMore(String assault) {
        List<String> decided = List.of("destroyed", "captured", "attackers-eliminated", "attackers-fall-back");
        Shares end = Shares.ask("fow assault --rounds unlimited " + assault);
        assertEquals(Fraction.ZERO, end.of("undecided"));
        Fraction before = Fraction.ONE;
        for (int rounds = 1; rounds <= 64; rounds *= 2) {
            Shares shares = Shares.ask("fow assault --rounds " + rounds + ' ' + assault);
            Fraction undecided = shares.of("undecided");
            assertTrue(undecided.compareTo(before) < 0, "fewer are undecided after " + rounds);
            for (String outcome : decided) {
                Fraction gap = end.of(outcome).minus(shares.of(outcome));
                assertTrue(gap.signum() >= 0 && gap.compareTo(undecided) <= 0, outcome + " after " + rounds);
            }
            before = undecided;
        }
    }

    @Test
    void strongerRatingsNeverHelpTheTurret() {
        Fraction before = Fraction.ZERO;
        for (int rating = 0; rating <= 9; rating++) {
            Shares shares = Shares.ask("fow assault --at turret --team 2xtrained --tank-assault " + rating);
            assertTrue(shares.of("destroyed").compareTo(before) >= 0);
            before = shares.of("destroyed");
        }
        assertEquals(Fraction.of(3, 4), before, "from 8 on every hit destroys");
    }

    /** Any hits of two Bunkers, 3 dice on 4+ and 4 dice on 3+, counted face by face. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5, 7, 8})
    void defensiveFireStopsAtItsNumberOfHits(int stopAt) {
        int stopping = 0;
        for (int all = 0; all < 279_936; all++) {
            int hits = 0;
            int rest = all;
            for (int die = 0; die < 7; die++) {
                hits += rest % 6 + 1 >= (die < 3 ? 4 : 3) ? 1 : 0;
                rest /= 6;
            }
            stopping += hits >= stopAt ? 1 : 0;
        }
        Shares shares = Shares.ask("fow assault --at nest --team 2xtrained --defensive-fire assaulted:3x4+"
                + " --defensive-fire north:4x3+:40cm --stop-at " + stopAt);
        assertEquals(Fraction.of(stopping, 279_936), shares.of("attackers-fall-back"));
        Fraction through = Fraction.ONE.minus(Fraction.of(stopping, 279_936));
        assertEquals(through.times(Fraction.of(3, 4)), shares.of("destroyed"));
    }

    private static Fraction power(Fraction base, int exponent) {
        Fraction power = Fraction.ONE;
        for (int i = 0; i < exponent; i++) {
            power = power.times(base);
        }
        return power;
    }
}
