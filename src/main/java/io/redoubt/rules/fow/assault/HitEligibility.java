package io.redoubt.rules.fow.assault;

import java.util.Arrays;
import java.util.List;

/** The rule on which of the teams around a Bunker may try to hit it in a round. */
sealed interface HitEligibility {
    /** Returns the attempts of each kind of team; only teams whose hits can be assigned to a Bunker have any. */
    int[] attempts(List<TeamSpec> teams, AssaultRound.Roster roster);

    /** All adjacent teams may try: a Nest or a Turret. */
    record Everybody() implements HitEligibility {
        @Override
        public int[] attempts(List<TeamSpec> teams, AssaultRound.Roster roster) {
            int[] attempts = new int[teams.size()];
            for (int i = 0; i < attempts.length; i++) {
                attempts[i] = teams.get(i).kind().isOnFoot() ? roster.left(i) : 0;
            }
            return attempts;
        }
    }

    /**
     * One team for each firing slit may try: a Pillbox.
     *
     * <p>The attacker picks. Teams without a slit of their own fill the empty slits, then replace teams that
     * miss more often.
     */
    record BySlit(int slits) implements HitEligibility {
        private static final int EMPTY = -1;

        @Override
        public int[] attempts(List<TeamSpec> teams, AssaultRound.Roster roster) {
            int[] attempts = new int[teams.size()];
            int[] at = new int[slits];
            Arrays.fill(at, EMPTY);
            for (int i = 0; i < attempts.length; i++) {
                TeamSpec team = teams.get(i);
                if (team.slit().isPresent() && mayTry(team, roster.left(i))) {
                    int slit = team.slit().get();
                    at[slit] = better(teams, i, at[slit]) ? i : at[slit];
                }
            }
            for (int team : at) {
                if (team != EMPTY) {
                    attempts[team]++;
                }
            }
            fill(teams, roster, at, attempts);
            return attempts;
        }

        private static void fill(List<TeamSpec> teams, AssaultRound.Roster roster, int[] at, int[] attempts) {
            while (true) {
                int best = EMPTY;
                for (int i = 0; i < attempts.length; i++) {
                    TeamSpec team = teams.get(i);
                    boolean free = team.slit().isEmpty() && mayTry(team, roster.left(i) - attempts[i]);
                    best = free && better(teams, i, best) ? i : best;
                }
                int worst = 0;
                for (int slit = 1; slit < at.length; slit++) {
                    worst = better(teams, at[worst], at[slit]) ? slit : worst;
                }
                if (best == EMPTY || !better(teams, best, at[worst])) {
                    return;
                }
                if (at[worst] != EMPTY) {
                    attempts[at[worst]]--;
                }
                at[worst] = best;
                attempts[best]++;
            }
        }

        private static boolean mayTry(TeamSpec team, int left) {
            return left > 0 && team.kind().isOnFoot();
        }

        /** Returns whether the first team misses less often than the second; any team is better than an empty slit. */
        private static boolean better(List<TeamSpec> teams, int first, int second) {
            if (first == EMPTY || second == EMPTY) {
                return first != EMPTY && second == EMPTY;
            }
            return teams.get(first).misses() < teams.get(second).misses();
        }
    }
}
