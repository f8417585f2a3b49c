package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The teams' part of one round: who tries, and what their hits do.
 *
 * @param turret a Turret is assaulted
 * @param slits one team for each of these slits; without a number all adjacent teams may try
 * @param oneSave all hits on a Turret are one save
 */
record Round(boolean turret, OptionalInt slits, boolean oneSave) {
    /** The state of the Bunker after it. */
    Lot<String> fight(List<Team> teams, String before) {
        if (turret && oneSave) {
            Lot<Integer> highest = Lot.sure(0);
            for (Team team : teams) {
                highest = highest.then(most -> team.hits().map(hit -> hit ? Math.max(most, team.rating()) : most));
            }
            return highest.then(rating -> save(before, rating));
        }
        Lot<String> state = Lot.sure(before);
        for (Team team : trying(teams)) {
            state = state.then(now -> team.hits().then(hit -> hit ? hit(now, team) : Lot.sure(now)));
        }
        return state;
    }

    private Lot<String> hit(String state, Team team) {
        return turret ? save(state, team.rating()) : Lot.sure("destroyed");
    }

    /** One die and Top armour 1 against the Tank Assault rating (FOW-ASLT-15, 16, FOW-CORE-06). */
    private static Lot<String> save(String state, int rating) {
        if ("destroyed".equals(state)) {
            return Lot.sure(state);
        }
        return Lot.die(6).map(face -> {
            int total = face + 1;
            return total > rating ? state : total == rating ? "bailed-out" : "destroyed";
        });
    }

    /** The best team at each slit; those at no slit of their own go where they do most (FOW-ASLT-08, A-28). */
    private List<Team> trying(List<Team> teams) {
        if (slits.isEmpty()) {
            return teams;
        }
        int most = slits.getAsInt();
        List<Team> tries = new ArrayList<>();
        List<Team> free = new ArrayList<>(teams.stream()
                .filter(team -> team.slit().isEmpty())
                .sorted(Team.BY_DANGER.reversed())
                .toList());
        for (int slit = 1; slit <= most; slit++) {
            OptionalInt here = OptionalInt.of(slit);
            teams.stream()
                    .filter(team -> team.slit().equals(here))
                    .max(Team.BY_DANGER)
                    .ifPresent(tries::add);
        }
        while (tries.size() < most && !free.isEmpty()) {
            tries.add(free.remove(0));
        }
        tries.sort(Team.BY_DANGER);
        for (int i = 0; i < tries.size() && !free.isEmpty(); i++) {
            if (Team.BY_DANGER.compare(tries.get(i), free.get(0)) < 0) {
                tries.set(i, free.remove(0));
            }
        }
        return tries;
    }
}
