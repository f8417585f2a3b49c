package io.redoubt.opinion.dh;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.Verdict;
import io.redoubt.opinion.dh.Rifles.Volley;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Volleys of small arms at a crew.
 *
 * @param guts whether Guts Checks are taken, which needs their number
 * @param counted whether it is known how many are inside
 */
record SmallArms(Rifles rifles, int shots, int volleys, boolean guts, Crew.Nerve nerve, boolean counted) {
    /** The crew, the hits of the last volley, and the men lost in all of them. */
    record Under(Crew crew, int hits, int lost) {}

    Verdict at(Crew start) {
        Map<Integer, Lot<Volley>> known = new TreeMap<>();
        Function<Integer, Lot<Volley>> fire = men -> known.computeIfAbsent(men, many -> rifles.volley(many, shots));
        Lot<Under> end = Lot.sure(new Under(start, 0, 0)).times(volleys, before -> volley(before, fire));
        Map<String, Lot<Integer>> numbers = new TreeMap<>();
        numbers.put("casualties", end.map(Under::lost));
        if (volleys == 1) {
            numbers.put("hits", end.map(Under::hits));
        }
        if (counted) {
            numbers.put("survivors", end.map(under -> under.crew().men()));
        }
        if (guts) {
            numbers.put("pins", end.map(under -> under.crew().pins()));
        }
        return Verdict.of(end.map(under -> outcome(start, under)), numbers);
    }

    /** All the shots, then one check if it cost men. */
    private Lot<Under> volley(Under before, Function<Integer, Lot<Volley>> fire) {
        if (!before.crew().fights()) {
            return Lot.sure(before);
        }
        return fire.apply(before.crew().men()).then(volley -> {
            Crew crew = before.crew().without(volley.lost());
            Lot<Crew> after = guts && volley.lost() > 0 ? crew.check(nerve) : Lot.sure(crew);
            return after.map(left -> new Under(left, volley.hits(), before.lost() + volley.lost()));
        });
    }

    private String outcome(Crew start, Under under) {
        Crew crew = under.crew();
        if (under.lost() == 0) {
            return "unharmed";
        }
        if (crew.men() == 0) {
            return "wiped-out";
        }
        if (!guts) {
            return "casualties";
        }
        return switch (crew.place()) {
            case ROUTED -> "routed";
            case FELL_BACK -> "fell-back";
            case INSIDE -> crew.pins() > start.pins() ? "pinned" : "holds";
        };
    }
}
