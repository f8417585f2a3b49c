package io.redoubt.opinion.vv;

import io.redoubt.opinion.Chance;
import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A close assault (the core rules' chapter 15) and an overrun (chapter 19). */
final class AssaultOpinion {
    private static final Map<Integer, Integer> KILL = Map.of(-4, 3, -3, 4, -2, 5, 1, 6, 2, 8, 3, 9, 4, 10);

    private final Draft draft;
    private final Set<String> forbidden = new TreeSet<>();

    /** What a roll came to: whether the hex fell, and the points of either side. */
    private record End(boolean wins, int attackers, int defenders) {}

    AssaultOpinion(Draft draft) {
        this.draft = draft;
    }

    Question ask() {
        Place place = draft.any(Place.ALL);
        place.put(draft, "at");
        return draft.once(4) ? overrun(place) : assault(place);
    }

    private Question assault(Place place) {
        int attackers = draft.number(1, 4);
        int defenders = draft.number(1, place.bunker() ? 2 : 4);
        draft.put("attackers", attackers);
        draft.put("defenders", defenders);
        int pinned = draft.maybe("pinned-defenders", 3, 0, defenders);
        int standing = defenders - pinned;
        Ground ground = Ground.under(place, draft);
        int loss = cover(place, ground.cover())
                + draft.maybe("hexside", 5, 0, 2)
                + draft.maybe("uphill", 5, 0, 2)
                + standing;
        int attack = draft.number(1, 30);
        int defend = draft.number(1, 30);
        draft.put("attack", attack);
        if (standing > 0) {
            draft.put("defend", defend);
            defend += draft.maybe("enemy-satchel", 8, 4, 12);
        }
        attack += draft.maybe("satchel", 8, 4, 12);
        int kill = KILL.get(ratio(attack, defend))
                - draft.maybe("enemy-leader", 4, 0, 2)
                - (draft.maybe("enemy-grenades", 4) ? 1 : 0);
        int bonus = draft.maybe("leader", 4, 0, 2) + (draft.maybe("grenades", 4) ? 1 : 0) - wire();
        may();
        if (!forbidden.isEmpty()) {
            return draft.refused(forbidden);
        }
        if (standing == 0) {
            return draft.expecting(told(Lot.sure(new End(true, 0, 0)), place, attackers));
        }
        Lot<End> ends = Dice.roll().map(roll -> {
            int over = roll - bonus - kill;
            return over <= 0 ? new End(true, loss, 0) : new End(false, loss + over, attackers);
        });
        return draft.expecting(told(ends, place, attackers));
    }

    private int cover(Place place, int terrain) {
        if (place.cover() > 0 && draft.reads("assault-cover", "terrain-only")) {
            return terrain;
        }
        return FirepowerOpinion.cover(place, terrain, draft);
    }

    /** As 14 against 6 it is 2, as 6 against 14 it is -2, or -3 for those who round for the defender. */
    private int ratio(int attack, int defend) {
        if (attack >= defend) {
            return Math.min(4, attack / defend);
        }
        int odds = defend / attack;
        if (defend % attack != 0 && draft.reads("assault-odds", "for-the-defender")) {
            odds++;
        }
        return odds == 1 ? 1 : -Math.min(4, odds);
    }

    private int wire() {
        if (!draft.once(4)) {
            return 0;
        }
        String from = draft.any("open", "barbed-wire", "building", "bunker-wood", "trench");
        draft.put("from", from);
        if (from.startsWith("bunker")) {
            draft.put("in-arc", draft.any("yes", "no"));
        }
        return from.equals("barbed-wire") && draft.reads("assault-out-of-wire", "plus-one") ? 1 : 0;
    }

    private void may() {
        if (draft.maybe("pinned", 30)) {
            forbidden.add("VV-CORE-16");
        }
        boolean advanced = draft.maybe("advanced", 30);
        boolean apart = draft.maybe("not-adjacent", 30);
        if (advanced || apart) {
            forbidden.add("VV-CORE-40");
        }
        String who = draft.maybe("as", 10, List.of("infantry", "gun", "vehicle", "afv"));
        if (!who.equals("infantry")) {
            forbidden.add("VV-CORE-40");
        }
    }

    private Verdict told(Lot<End> ends, Place place, int attackers) {
        Map<String, Map<String, Chance>> numbers = new TreeMap<>();
        numbers.put("attacker-casualty-points", cells(ends.map(End::attackers)));
        numbers.put("defender-casualty-points", cells(ends.map(End::defenders)));
        if (place == Place.MINEFIELD && draft.reads("minefield-entry", "every-entry")) {
            Mines mines = Mines.of(draft);
            numbers.put("eliminated", cells(ends.then(end -> end.wins() ? mines.among(attackers) : Lot.sure(0))));
        }
        return new Verdict.Odds(
                new TreeMap<>(ends.map(end -> end.wins() ? "wins" : "fails").shares()), numbers);
    }

    static Map<String, Chance> cells(Lot<Integer> number) {
        Map<String, Chance> cells = new TreeMap<>();
        number.shares().forEach((value, share) -> cells.put(Integer.toString(value), share));
        return cells;
    }

    /** Twice its firepower as anti-personnel fire, cover counted; not through bunkers, and only by AFVs. */
    private Question overrun(Place place) {
        draft.put("mode", "overrun");
        int attack = draft.number(1, 30);
        draft.put("attack", attack);
        Ground ground = Ground.under(place, draft);
        if (ground.equals(Ground.BUILDING)) {
            forbidden.add("VV-CORE-50");
        }
        if (place.bunker() && draft.reads("overrun-of-bunker", "never")) {
            forbidden.add("VV-CORE-09");
        }
        String who = draft.maybe("as", 4, List.of("afv", "infantry", "gun", "vehicle"));
        if (!who.equals("afv")) {
            forbidden.add("VV-CORE-50");
        }
        int cover = FirepowerOpinion.cover(place, ground.cover(), draft);
        boolean entered = draft.maybe("entered", 6);
        int cost = way(place, ground);
        int out = draft.once(3) ? 1 : draft.number(1, 4);
        draft.put("exit-cost", out);
        if (draft.once(2)) {
            int points = draft.number(1, 10);
            draft.put("movement-points", points);
            if (!entered && points < cost + out) {
                forbidden.add(points < cost ? "VV-CORE-50" : "VV-20.4-5");
            }
        }
        if (!forbidden.isEmpty()) {
            return draft.refused(forbidden);
        }
        Lot<Integer> lost = !entered && mined(place) ? Mines.of(draft).among(1) : Lot.sure(0);
        Lot<Integer> points = lost.then(gone ->
                gone > 0 ? Lot.sure(0) : Dice.roll().map(roll -> FirepowerOpinion.points(2 * attack, roll + cover)));
        return draft.expecting(Verdict.of(Lot.sure("allowed"), "defender-casualty-points", points));
    }

    /** The ground, hills and hedges, 1 for a position, and 2 for the overrun (19.3). */
    private int way(Place place, Ground ground) {
        int cost = ground.onWheels();
        if (draft.once(8)) {
            cost = draft.number(1, 4);
            draft.put("terrain-cost", cost);
        }
        return cost + draft.maybe("uphill", 6, 0, 2) + draft.maybe("hexside", 6, 0, 2) + (place.work() ? 3 : 2);
    }

    /** The mines go off as the AFV drives in, before it fires: what they eliminate overruns nobody. */
    private boolean mined(Place place) {
        return place == Place.MINEFIELD
                && draft.reads("minefield-entry", "every-entry")
                && draft.reads("afv-in-minefield", "rolls");
    }
}
