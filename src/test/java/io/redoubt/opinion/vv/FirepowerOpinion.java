package io.redoubt.opinion.vv;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import io.redoubt.opinion.vv.Troop.Kind;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Anti-Personnel fire: the casualty points of one attack. */
final class FirepowerOpinion {
    /** The table of 14.5, columns 2 to 12 and more; a row for each step of firepower. */
    private static final int[][] TABLE = {
        {5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0},
        {6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0},
        {7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0},
        {8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0},
        {9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0},
        {10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}
    };

    private static final int[] ROWS = {1, 5, 11, 19, 29, 41};

    private final Draft draft;
    private final Set<String> forbidden = new TreeSet<>();

    FirepowerOpinion(Draft draft) {
        this.draft = draft;
    }

    static int points(int firepower, int roll) {
        int row = 0;
        for (int i = 0; i < ROWS.length; i++) {
            if (firepower >= ROWS[i]) {
                row = i;
            }
        }
        return TABLE[row][Math.max(2, Math.min(12, roll)) - 2];
    }

    Question ask() {
        boolean mortar = draft.once(5);
        Kind firer = mortar || draft.once(2) ? Kind.INFANTRY : draft.any(Kind.values());
        int firepower = draft.number(1, draft.once(3) ? 60 : 24);
        draft.put("apfp", firepower);
        if (mortar) {
            draft.put("weapon", "mortar");
        } else if (firer != Kind.INFANTRY) {
            // A Gun is fired by its crew, which goes without saying; a machine gun may be anybody's.
            if (firer != Kind.GUN || draft.once(2)) {
                draft.put("firer", firer.word());
            }
            draft.put("weapon", firer == Kind.GUN ? "gun" : "machine-gun");
        }
        int range = draft.number(1, 8);
        draft.put("range", range);
        if (mortar && range == 1) {
            forbidden.add("VV-CORE-18");
        }
        boolean near = range == 1;
        Place place = draft.any(Place.ALL);
        place.put(draft, "at");
        Ground ground = Ground.under(place, draft);
        int terrain = draft.once(6) ? override() : ground.cover();
        int modifier = mortar ? mortarCover(place, terrain) : cover(place, terrain, draft);
        boolean exposed = modifier == 0;
        int onTheWay = draft.maybe("hindrance", 4, 0, 3) + draft.maybe("smoke", 6, 1, 2);
        int hindrance = ground.hindrance() + (mortar ? 0 : onTheWay);
        modifier += hindrance;
        if (!mortar && draft.maybe("assault-move", 8)) {
            modifier++;
            exposed = false;
        }
        int leader = draft.maybe("leader", 4, 0, 2);
        modifier -= firer == Kind.INFANTRY ? leader : 0;
        if (!mortar && firer == Kind.INFANTRY) {
            modifier -= grenades(near);
            firepower += satchel(near);
        }
        modifier += whence(firer, mortar);
        if (draft.maybe("opportunity", 4)) {
            if (mortar) {
                forbidden.add("VV-CORE-18");
            }
            boolean hindered = draft.reads("opportunity-cover", "hindrances-count") && hindrance > 0;
            modifier -= opportunity(exposed && !hindered, near);
        }
        sight(mortar);
        boolean twice = mortar && ground.trees();
        target(twice);
        if (!forbidden.isEmpty()) {
            return draft.refused(forbidden);
        }
        int total = firepower;
        int net = modifier;
        Lot<Integer> points = Dice.roll().map(roll -> points(total, roll + net) * (twice ? 2 : 1));
        return draft.expecting(
                Verdict.of(points.map(some -> some == 0 ? "no-effect" : "casualties"), "casualty-points", points));
    }

    private int override() {
        int cover = draft.number(0, 3);
        draft.put("terrain-cover", cover);
        return cover;
    }

    /** Hex and position are both added (VV-CORE-05); for bunkers and sandbags that is disputed. */
    static int cover(Place place, int terrain, Draft draft) {
        boolean whole = place.bunker() || place == Place.SANDBAGS;
        if (whole && terrain > 0 && draft.reads("cover-of-fortifications", "position-only")) {
            return place.cover();
        }
        return terrain + place.cover();
    }

    private int mortarCover(Place place, int terrain) {
        if (place.cover() > 0 && draft.reads("mortar-cover", "terrain-only")) {
            return terrain;
        }
        return cover(place, terrain, draft);
    }

    private int grenades(boolean near) {
        if (!draft.maybe("grenades", 6)) {
            return 0;
        }
        if (!near) {
            forbidden.add("VV-CORE-12");
        }
        return 1;
    }

    private int satchel(boolean near) {
        int satchel = draft.maybe("satchel", 10, 4, 16);
        boolean weapon = draft.maybe("support-weapon", 10);
        if (satchel > 0 && (weapon || !near)) {
            forbidden.add("VV-CORE-17");
        }
        return satchel;
    }

    /** Where they fire from: wire hinders infantry, a bunker fires out of its arc, a mortar not at all. */
    private int whence(Kind firer, boolean mortar) {
        if (firer == Kind.VEHICLE || firer == Kind.AFV || draft.once(2)) {
            return 0;
        }
        String from = draft.any("open", "building", "bunker", "bunker-wood", "sandbags", "minefield", "barbed-wire");
        draft.put("from", from);
        boolean arc = draft.maybe("in-arc", 4, List.of("yes", "no")).equals("yes");
        boolean bunker = from.startsWith("bunker");
        if (bunker && !arc) {
            forbidden.add("VV-20.5-6");
        }
        if (bunker && mortar) {
            forbidden.add("VV-20.5-7");
        }
        if (from.equals("building") && mortar) {
            forbidden.add("VV-CORE-18");
        }
        return from.equals("barbed-wire") && firer == Kind.INFANTRY ? 1 : 0;
    }

    /** Nothing positive covers it: -1; adjacent: -2, whatever covers it, and in one reading both together. */
    private int opportunity(boolean exposed, boolean near) {
        if (!near) {
            return exposed ? 1 : 0;
        }
        return exposed && draft.reads("opportunity-adjacent", "minus-3") ? 3 : 2;
    }

    private void sight(boolean mortar) {
        boolean seen = draft.maybe("line-of-sight", 8, List.of("yes", "no")).equals("yes");
        String through = draft.maybe("through", 8, List.of("open", "bunker", "bunker-concrete", "trench", "foxhole"));
        boolean spotter = mortar && draft.maybe("spotter", 2);
        boolean blocked = through.startsWith("bunker");
        if (mortar && !spotter && (blocked || !seen)) {
            forbidden.add("VV-CORE-18");
        }
        if (!mortar && !seen) {
            forbidden.add("VV-CORE-15");
        }
        if (!mortar && blocked) {
            forbidden.add("VV-20.5-8");
        }
        boolean pinned = draft.maybe("pinned", 25);
        boolean fired = draft.maybe("fired", 25);
        if (pinned || fired) {
            forbidden.add("VV-CORE-16");
        }
    }

    private void target(boolean twice) {
        if (twice || draft.once(2)) {
            return;
        }
        Kind target = draft.any(Kind.INFANTRY, Kind.INFANTRY, Kind.INFANTRY, Kind.AFV);
        draft.put("target", target.word());
        if (target == Kind.AFV) {
            forbidden.add("VV-CORE-26");
        }
    }
}
