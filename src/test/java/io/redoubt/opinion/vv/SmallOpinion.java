package io.redoubt.opinion.vv;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import io.redoubt.opinion.vv.Troop.Kind;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The short procedures: a gap in the wire, a rally, a bare roll, and what a Gun survives. */
final class SmallOpinion {
    private static final List<String> PHASES =
            List.of("command", "fire", "movement", "defensive-fire", "advance-and-assault", "after-action");

    private SmallOpinion() {}

    /** 20.8: in the Fire Phase, instead of an attack, into an adjacent wire hex, without a roll. */
    static Question gap(Draft draft) {
        Set<String> forbidden = new TreeSet<>();
        String position =
                draft.maybe("position", 3, List.of("barbed-wire", "barbed-wire", "minefield", "trench", "bunker-wood"));
        boolean charge = !draft.once(5);
        draft.flag(charge ? "satchel" : "no-satchel");
        if (draft.once(10)) {
            draft.flag(charge ? "no-satchel" : "satchel");
            return draft.expecting(new Verdict.BadInput());
        }
        boolean adjacent = !draft.once(5);
        draft.flag(adjacent ? "adjacent" : "not-adjacent");
        String phase = draft.once(4) ? draft.any(PHASES) : "fire";
        draft.put("phase", phase);
        boolean attacked = draft.maybe("attacked", 6);
        if (!position.equals("barbed-wire") || !charge || !adjacent || !phase.equals("fire") || attacked) {
            forbidden.add("VV-20.8-8");
        }
        if (draft.maybe("pinned", 8)) {
            forbidden.add("VV-CORE-16");
        }
        return forbidden.isEmpty() ? draft.expecting(Verdict.certain("gapped")) : draft.refused(forbidden);
    }

    /** Of itself in the Command Phase, else on a dice roll in the After-Action Phase. */
    static Question rally(Draft draft) {
        String who = draft.maybe("as", 2, List.of("infantry", "elite", "leader", "gun", "vehicle"));
        int help = draft.maybe("leader", 2, 0, 3);
        String phase = draft.once(3) ? draft.any(PHASES) : "after-action";
        draft.put("phase", phase);
        int number = who.equals("infantry") ? 6 : 7;
        return draft.expecting(
                switch (phase) {
                    case "command" -> Verdict.certain("rallied");
                    case "after-action" ->
                        Verdict.of(Dice.roll().map(roll -> roll - help <= number ? "rallied" : "pinned"));
                    default -> Verdict.refused();
                });
    }

    /** Lines that contradict themselves, leave out what is needed or name what is not there. */
    static Question nonsense(Draft draft) {
        draft.flag(draft.any(
                "apfp 5 --atfp B --at open",
                "apfp 5 --at castle",
                "apfp 5",
                "at trench",
                "apfp -3 --at trench",
                "atfp G --at open",
                "apfp 8 --at open --reading vv.wire-penalty=never"));
        return draft.expecting(new Verdict.BadInput());
    }

    /** A bare roll at or under a number, with what cover, a leader and wire add to it. */
    static Question bare(Draft draft) {
        int number = draft.number(2, 12);
        draft.put("target-number", number);
        Place place = draft.any(Place.ALL);
        place.put(draft, "at");
        Ground ground = Ground.under(place, draft);
        int modifier = FirepowerOpinion.cover(place, ground.cover(), draft)
                + ground.hindrance()
                + draft.maybe("hindrance", 3, 0, 3)
                - draft.maybe("leader", 3, 0, 2);
        if (draft.once(4)) {
            draft.put("from", "barbed-wire");
            modifier++;
        }
        int net = modifier;
        return draft.expecting(Verdict.of(Dice.roll().map(roll -> roll + net <= number ? "success" : "failure")));
    }

    /** A Gun or an unarmoured vehicle under casualty points (14.64). */
    static Question survive(Draft draft) {
        Kind kind = draft.any(Kind.GUN, Kind.GUN, Kind.VEHICLE);
        draft.put("as", kind.word());
        int points = draft.number(0, 8);
        draft.put("points", points);
        int rating = draft.number(1, 6);
        draft.put("rating", rating);
        boolean pinned = draft.maybe("pinned", 3);
        int left = kind == Kind.GUN && draft.maybe("gun-shield", 3) ? Math.max(0, points - 1) : points;
        return draft.expecting(Verdict.of(fate(draft, left, rating, pinned)));
    }

    /** What points do to a Gun or vehicle; a pinned one is lost to any of them, or to as many as its rating. */
    static Lot<String> fate(Draft draft, int points, int rating, boolean pinned) {
        if (points == 0) {
            return Lot.sure("unharmed");
        }
        if (pinned) {
            boolean gone = points >= rating || draft.reads("pinned-gun", "any-point");
            return Lot.sure(gone ? "eliminated" : "unharmed");
        }
        if (points == 1) {
            return Lot.sure("pinned");
        }
        return points > rating
                ? Lot.sure("eliminated")
                : Dice.under(rating).map(holds -> holds ? "pinned" : "eliminated");
    }
}
