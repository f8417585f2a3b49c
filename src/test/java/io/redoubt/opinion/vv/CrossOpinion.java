package io.redoubt.opinion.vv;

import io.redoubt.opinion.Chance;
import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import io.redoubt.opinion.vv.Troop.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Going into a hex: what it costs, who may, who must stop, and who must go on (20.3, 20.4, 20.7, 20.8). */
final class CrossOpinion {
    private static final int PLENTY = 99;

    private final Draft draft;
    private final Kind kind;
    private final boolean advance;
    private int units;
    private final Map<String, Map<String, Chance>> numbers = new HashMap<>();

    CrossOpinion(Draft draft) {
        this.draft = draft;
        this.kind = draft.once(2) ? Kind.INFANTRY : draft.any(Kind.values());
        this.advance = draft.once(5);
    }

    Question ask() {
        Place place = draft.any(Place.ALL);
        draft.put("position", place.word());
        if (kind != Kind.INFANTRY || draft.once(2)) {
            draft.put("as", kind.word());
        }
        if (advance) {
            draft.put("mode", "advance");
        }
        if (place == Place.OPEN && draft.once(8)) {
            draft.put("terrain", draft.any(Ground.WET));
            return draft.expecting(Verdict.refused("VV-CORE-54"));
        }
        return draft.expecting(place.work() ? work(place) : field(place));
    }

    /** Open ground, mines and wire: nobody is inside anything there, but mines kill and wire holds. */
    private Verdict field(Place place) {
        Ground ground = Ground.under(place, draft);
        boolean mines = place == Place.MINEFIELD;
        units = mines ? draft.number(1, kind == Kind.INFANTRY ? 4 : 2) : 1;
        draft.put("units", units);
        int cost = cost(place, ground, false);
        boolean enemy = draft.maybe("occupied-by", 5, List.of("none", "friendly", "enemy"))
                .equals("enemy");
        if (enemy) {
            return Verdict.refused(place == Place.OPEN ? "VV-CORE-55" : "VV-20.3-8");
        }
        if (ground.equals(Ground.BUILDING) && (kind == Kind.VEHICLE || kind == Kind.AFV)) {
            return Verdict.refused("VV-CORE-54");
        }
        boolean gunInWire = place == Place.WIRE && kind == Kind.GUN;
        if ((place == Place.WIRE && kind == Kind.VEHICLE) || (gunInWire && draft.reads("gun-in-wire", "barred"))) {
            return Verdict.refused("VV-20.8-6");
        }
        if (beyond(cost)) {
            return Verdict.refused();
        }
        if (mines) {
            mines();
        }
        boolean stops =
                (place == Place.WIRE && kind == Kind.INFANTRY) || (gunInWire && draft.reads("gun-in-wire", "stops"));
        return told(stops ? "must-stop" : "allowed", cost);
    }

    private Verdict work(Place place) {
        Ground ground = Ground.under(place, draft);
        units = 1;
        boolean stranger = place == Place.CAVE
                && !draft.maybe("side", 4, List.of("japanese", "us", "german")).equals("japanese");
        String holder = draft.maybe("occupied-by", 2, List.of("none", "friendly", "enemy"));
        if (holder.equals("enemy")) {
            return Verdict.refused("VV-20.3-8");
        }
        boolean friends = holder.equals("friendly");
        boolean full = friends && draft.maybe("full", 3);
        Troop inside = friends && !full ? Troop.inside(place, draft) : Troop.NOBODY;
        boolean counted = inside.leaders() == 0 || !place.bunker() || draft.reads("leaders-in-bunkers", "count");
        boolean room = !full && inside.with(kind, 1).fits(place, counted);
        boolean welcome = place.takes(kind) && !stranger;
        if (!welcome && draft.reads("cannot-occupy", "may-not-enter")) {
            return Verdict.refused();
        }
        boolean goesOn = !welcome || !room;
        if (room && welcome && draft.once(3)) {
            units = draft.number(1, 4);
            draft.put("units", units);
            goesOn = !inside.with(kind, units).fits(place, counted);
        }
        // Where some of them stay, the cost told is theirs.
        int cost = cost(place, ground, friends && (!welcome || !room));
        if (advance && goesOn) {
            return Verdict.refused();
        }
        int points = points();
        if (beyond(cost, points)) {
            return Verdict.refused();
        }
        if (!goesOn) {
            return told("allowed", cost);
        }
        int out = 1;
        if (draft.once(2)) {
            out = draft.number(1, 4);
            draft.put("exit-cost", out);
        }
        // Where some go in and others pass, those who pass pay the terrain alone by that reading (20.4).
        boolean some = friends && welcome && room;
        int onward = some && draft.reads("passage-cost", "terrain-only") ? cost - 1 : cost;
        if (points - onward < out) {
            return welcome ? Verdict.refused("VV-20.4-5") : Verdict.refused();
        }
        return told("must-continue", cost);
    }

    /** The ground, hills, hedges, and 1 for a position that is not mines or wire (20.3). */
    private int cost(Place place, Ground ground, boolean passage) {
        boolean wheels = kind == Kind.VEHICLE || kind == Kind.AFV;
        int cost = wheels ? ground.onWheels() : ground.onFoot();
        if (draft.once(8)) {
            cost = draft.number(1, 4);
            draft.put("terrain-cost", cost);
        }
        cost += draft.maybe("uphill", 6, 0, 2) + draft.maybe("hexside", 6, 0, 2);
        boolean free = !place.work() || (passage && !advance && draft.reads("passage-cost", "terrain-only"));
        return free ? cost : cost + 1;
    }

    private int points() {
        if (!draft.once(2)) {
            return PLENTY;
        }
        int points = draft.number(1, 8);
        draft.put("movement-points", points);
        return points;
    }

    private boolean beyond(int cost) {
        return beyond(cost, points());
    }

    /** Nobody pays more than he has, but one who has not moved may always go one hex (VV-CORE-08). */
    private boolean beyond(int cost, int points) {
        boolean moved = draft.maybe("moved", 4);
        return !advance && cost > points && (moved || draft.reads("minimum-move", "must-afford"));
    }

    private void mines() {
        boolean own = draft.maybe("own-mines", 5) && draft.reads("own-minefield", "safe");
        boolean tank = kind == Kind.AFV && draft.reads("afv-in-minefield", "safe");
        boolean late = advance && draft.reads("minefield-entry", "movement-only");
        if (own || tank || late) {
            return;
        }
        draft.maybe("hidden", 4);
        Mines mines = Mines.of(draft);
        boolean carrier = kind == Kind.VEHICLE || kind == Kind.AFV;
        int passengers = carrier ? draft.maybe("passengers", 3, 1, 3) : 0;
        boolean ownDie = passengers > 0 && draft.reads("passengers-in-minefield", "own-die");
        Lot<Integer> lost = mines.among(ownDie ? units * (1 + passengers) : units);
        numbers.put("eliminated", AssaultOpinion.cells(lost));
        if (passengers > 0 && !ownDie) {
            numbers.put("passengers-eliminated", AssaultOpinion.cells(lost.map(some -> some * passengers)));
        }
    }

    private Verdict told(String outcome, int cost) {
        if (!advance) {
            numbers.put("cost", Map.of(Integer.toString(cost), Chance.SURE));
        }
        return new Verdict.Odds(Map.of(outcome, Chance.SURE), new TreeMap<>(numbers));
    }
}
