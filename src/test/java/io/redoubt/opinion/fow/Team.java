package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * One assaulting team on foot.
 *
 * @param skill the score of its Skill Test
 * @param pioneer re-rolls a failed one (FOW-ASLT-12)
 * @param rating its Tank Assault rating; it matters to Turrets alone
 * @param slit the slit it is adjacent to, from 1; else whichever is free
 */
record Team(int skill, boolean pioneer, int rating, OptionalInt slit) {
    /** Least dangerous first: by the share of its throws that hit. */
    static final Comparator<Team> BY_DANGER =
            Comparator.comparingInt(Team::misses).reversed();

    /** Some equal teams, written down; slits and ratings of their own only where asked for. */
    static List<Team> draw(Asked asked, OptionalInt slits, boolean ownRatings, int rating) {
        int count = asked.number(1, 3);
        int skill = asked.number(2, 6);
        StringBuilder spec = new StringBuilder().append(count).append('x');
        spec.append(
                switch (skill) {
                    case 3 -> "veteran";
                    case 4 -> "trained";
                    case 5 -> "conscript";
                    default -> skill + "+";
                });
        boolean pioneer = asked.onceIn(3);
        spec.append(pioneer ? ":pioneer" : asked.anyOf("", "", ":gun", ":infantry"));
        int own = rating;
        if (ownRatings && asked.onceIn(3)) {
            own = asked.number(1, 8);
            spec.append(":ta").append(own);
        }
        OptionalInt slit = slits.isEmpty() || asked.onceIn(3)
                ? OptionalInt.empty()
                : OptionalInt.of(asked.number(1, slits.getAsInt()));
        slit.ifPresent(named -> spec.append('@').append((char) ('A' + named - 1)));
        asked.say("team", spec.toString());
        return Collections.nCopies(count, new Team(skill, pioneer, own, slit));
    }

    Lot<Boolean> hits() {
        Lot<Boolean> test = Dice.shows(skill);
        return pioneer ? test.then(first -> first ? Lot.sure(true) : test) : test;
    }

    /** Misses in 36 throws. */
    private int misses() {
        return (skill - 1) * (pioneer ? skill - 1 : 6);
    }
}
