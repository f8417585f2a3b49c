package io.redoubt.opinion.fow;

import io.redoubt.opinion.Chance;
import java.util.ArrayList;
import java.util.List;

/**
 * Who is lost to a counterattack: every team is taken away for a try, and the next round fought without it.
 *
 * @param owner the Bunker's owner picks, who wants to stand; else the attacker
 */
record Victims(Round round, boolean owner) {
    /** The teams without the one that is picked; of equals the one that was named first. */
    List<Team> lose(List<Team> teams, String bunker) {
        int victim = 0;
        for (int i = 1; i < teams.size(); i++) {
            int worse = compare(teams, i, victim, bunker);
            victim = (owner ? worse > 0 : worse < 0) ? i : victim;
        }
        return without(teams, victim);
    }

    private int compare(List<Team> teams, int one, int other, String bunker) {
        int standing = compare(stands(without(teams, one), bunker), stands(without(teams, other), bunker));
        if (standing != 0) {
            return standing;
        }
        int alone = compare(stands(List.of(teams.get(other)), bunker), stands(List.of(teams.get(one)), bunker));
        return alone != 0
                ? alone
                : Integer.compare(teams.get(one).rating(), teams.get(other).rating());
    }

    private static int compare(Chance one, Chance other) {
        return one.ways().multiply(other.of()).compareTo(other.ways().multiply(one.of()));
    }

    private Chance stands(List<Team> teams, String bunker) {
        return round.fight(teams, bunker).shares().getOrDefault(bunker, Chance.NONE);
    }

    private static List<Team> without(List<Team> teams, int index) {
        List<Team> left = new ArrayList<>(teams);
        left.remove(index);
        return left;
    }
}
