package io.redoubt.rules.lg.shooting;

import java.util.ArrayList;
import java.util.List;

/**
 * Who is out of action.
 *
 * @param all how many in all
 * @param bySquad how many of each squad, in the order of {@link Squads}; empty where they are not told apart
 */
record Fallen(int all, List<Integer> bySquad) {
    static final Fallen NOBODY = new Fallen(0, List.of());

    Fallen {
        bySquad = List.copyOf(bySquad);
    }

    /** So many more of troops that are not told apart. */
    Fallen and(int more) {
        return more == 0 ? this : new Fallen(all + more, bySquad);
    }

    /** So many more of each squad. */
    Fallen and(List<Integer> more) {
        List<Integer> sums = new ArrayList<>(more.size());
        int sum = all;
        for (int i = 0; i < more.size(); i++) {
            sums.add(of(i) + more.get(i));
            sum += more.get(i);
        }
        return sum == all ? this : new Fallen(sum, sums);
    }

    int of(int squad) {
        return bySquad.isEmpty() ? 0 : bySquad.get(squad);
    }
}
