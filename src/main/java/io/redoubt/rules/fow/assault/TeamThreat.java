package io.redoubt.rules.fow.assault;

import io.redoubt.umpire.Die;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The danger of assaulting teams to the Bunker, which decides the team lost to a counterattack.
 *
 * <p>A team is more dangerous the more likely the Bunker survives the next round without it. That is not always the
 * team that hits best, since at the slits of a Pillbox another one may take its place. On a tie, the team with the
 * better chance by itself is more dangerous, then the one with the higher Tank Assault. Later rounds are not
 * considered.
 */
record TeamThreat(AssaultingTeams strike) {
    private static final int SIDES = Die.D6.sides();

    /** The number of outcomes of one try: two dice for the Skill Test and its re-roll, one for the save. */
    private static final int CHANCES = SIDES * SIDES * SIDES;

    /** Compares the danger of two kinds of team in a roster; positive if the first is more dangerous. */
    int compare(int one, int other, AssaultRound.Roster roster) {
        int byNextRound = compareNextRound(roster.without(one), roster.without(other));
        return byNextRound != 0 ? byNextRound : alone(one, other);
    }

    /** Returns whether the choice of the lost team may ever matter; it does not if all candidates are alike. */
    boolean differ() {
        List<TeamSpec> teams = strike.teams();
        for (int one = 0; one < teams.size(); one++) {
            for (int other = 0; other < teams.size(); other++) {
                if (teams.get(one).kind().isOnFoot() && teams.get(other).kind().isOnFoot() && differ(one, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean differ(int one, int other) {
        boolean apart = strike.access() instanceof HitEligibility.BySlit slits
                && slits.slits() > 1
                && !strike.teams()
                        .get(one)
                        .slit()
                        .equals(strike.teams().get(other).slit());
        return apart || alone(one, other) != 0;
    }

    private int alone(int one, int other) {
        int byChance = Integer.compare(getsThrough(one), getsThrough(other));
        return byChance != 0
                ? byChance
                : Integer.compare(
                        strike.tankAssault().get(one), strike.tankAssault().get(other));
    }

    /** Returns in how many of {@link #CHANCES} one try of such a team puts the Bunker out of action. */
    private int getsThrough(int kind) {
        return hits(kind) * (SIDES - saves(kind));
    }

    /** Returns how often such a team hits, in 36ths. */
    private int hits(int kind) {
        return SIDES * SIDES - strike.teams().get(kind).misses();
    }

    /** Returns the number of faces on which the Bunker saves itself from such a team; none for a Nest or Pillbox. */
    private int saves(int kind) {
        return switch (strike.at()) {
            case NEST, FLAK_NEST, TOBRUK_PIT, PILLBOX -> 0;
            case TURRET, TANK_PIT ->
                SIDES - AssaultHit.failedSaves(strike.tankAssault().get(kind));
        };
    }

    /** Compares the probabilities that the Bunker withstands a round against two rosters. */
    private int compareNextRound(AssaultRound.Roster one, AssaultRound.Roster other) {
        if (strike.saves() == AssaultReadings.Saves.ONE) {
            return withstandsOneSave(one).compareTo(withstandsOneSave(other));
        }
        // Tries are independent, so those that both rosters make cancel out.
        int[] tries = strike.access().attempts(strike.teams(), one);
        int[] against = strike.access().attempts(strike.teams(), other);
        BigInteger first = BigInteger.ONE;
        BigInteger second = BigInteger.ONE;
        for (int kind = 0; kind < tries.length; kind++) {
            BigInteger fails = BigInteger.valueOf(CHANCES - getsThrough(kind));
            BigInteger any = BigInteger.valueOf(CHANCES);
            int more = Math.max(0, tries[kind] - against[kind]);
            int fewer = Math.max(0, against[kind] - tries[kind]);
            first = first.multiply(fails.pow(more)).multiply(any.pow(fewer));
            second = second.multiply(fails.pow(fewer)).multiply(any.pow(more));
        }
        return first.compareTo(second);
    }

    /** Returns the relative probability that a Turret with one save for all hits withstands a round. */
    private BigInteger withstandsOneSave(AssaultRound.Roster roster) {
        int[] tries = strike.access().attempts(strike.teams(), roster);
        BigInteger all = BigInteger.ONE;
        BigInteger withstood = BigInteger.ONE;
        for (int kind : byTankAssault()) {
            BigInteger misses = BigInteger.valueOf(CHANCES - (long) hits(kind) * SIDES);
            BigInteger saves = BigInteger.valueOf((long) hits(kind) * saves(kind));
            for (int team = 0; team < tries[kind]; team++) {
                // Teams are in ascending order, so a hit of this one sets the rating for the save.
                withstood = withstood.multiply(misses).add(all.multiply(saves));
                all = all.multiply(BigInteger.valueOf(CHANCES));
            }
        }
        return withstood;
    }

    private List<Integer> byTankAssault() {
        return IntStream.range(0, strike.teams().size())
                .boxed()
                .sorted(Comparator.comparing(strike.tankAssault()::get))
                .toList();
    }
}
