package io.redoubt.rules.fow.assault;

import io.redoubt.umpire.Die;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How dangerous the teams of an assault are to the Bunker, which decides who is lost to a counterattack.
 *
 * <p>A team is the more dangerous the likelier the Bunker gets through the next round without it: not who hits best,
 * for at the slits of a Pillbox another may stand ready to take its place. Where that is the same, the one counts that
 * gets through more often by itself, then the higher Tank Assault. What later rounds might bring is not looked at.
 */
record TeamThreat(AssaultingTeams strike) {
    private static final int SIDES = Die.D6.sides();

    /** The chances of one try: two dice for the Skill Test and its re-roll, one for the save. */
    private static final int CHANCES = SIDES * SIDES * SIDES;

    /** Which kind of team is the more dangerous while these are left: more than 0 for the first, less for the second. */
    int compare(int one, int other, AssaultRound.Roster roster) {
        int byNextRound = compareNextRound(roster.without(one), roster.without(other));
        return byNextRound != 0 ? byNextRound : alone(one, other);
    }

    /** Returns whether it may matter at any time which team is lost: not where all that can be hit are alike. */
    boolean differ() {
        List<TeamSpec> teams = strike.teams();
        for (int one = 0; one < teams.size(); one++) {
            for (int other = 0; other < one; other++) {
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

    /** In how many of all {@link #CHANCES} one try of such a team puts the Bunker out. */
    private int getsThrough(int kind) {
        return hits(kind) * (SIDES - saves(kind));
    }

    /** How often such a team hits, in 36ths. */
    private int hits(int kind) {
        return SIDES * SIDES - strike.teams().get(kind).misses();
    }

    /** On how many faces the Bunker saves itself from a hit of such a team: a Nest or Pillbox on none. */
    private int saves(int kind) {
        return switch (strike.at()) {
            case NEST, FLAK_NEST, TOBRUK_PIT, PILLBOX -> 0;
            case TURRET, TANK_PIT ->
                SIDES - AssaultHit.failedSaves(strike.tankAssault().get(kind));
        };
    }

    /** Which of two rosters is the likelier to leave the Bunker as it is for a round. */
    private int compareNextRound(AssaultRound.Roster one, AssaultRound.Roster other) {
        if (strike.saves() == AssaultReadings.Saves.ONE) {
            return withstandsOneSave(one).compareTo(withstandsOneSave(other));
        }
        // Each try counts for itself, so those that both rosters make cancel out, and few are left.
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

    /** How likely a Turret that saves once, against the highest rating that hit, stays as it is. */
    private BigInteger withstandsOneSave(AssaultRound.Roster roster) {
        int[] tries = strike.access().attempts(strike.teams(), roster);
        BigInteger all = BigInteger.ONE;
        BigInteger withstood = BigInteger.ONE;
        for (int kind : byTankAssault()) {
            int missed = CHANCES - hits(kind) * SIDES;
            int saved = hits(kind) * saves(kind);
            BigInteger misses = BigInteger.valueOf(missed);
            BigInteger saves = BigInteger.valueOf(saved);
            for (int team = 0; team < tries[kind]; team++) {
                // A hit of this team is the one that is saved against: those before it have no higher rating.
                withstood = withstood.multiply(misses).add(all.multiply(saves));
                all = all.multiply(BigInteger.valueOf(CHANCES));
            }
        }
        return withstood;
    }

    private List<Integer> byTankAssault() {
        List<Integer> kinds = new ArrayList<>();
        for (int kind = 0; kind < strike.teams().size(); kind++) {
            kinds.add(kind);
        }
        kinds.sort(Comparator.comparing(strike.tankAssault()::get));
        return kinds;
    }
}
