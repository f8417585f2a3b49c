package io.redoubt.opinion.vv;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import io.redoubt.opinion.vv.Troop.Kind;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Other ways of crossing: through a tunnel, out of mines and wire, into an enemy hex, onto ground that cannot be. */
final class PassageOpinion {
    private PassageOpinion() {}

    static Question ask(Draft draft) {
        return switch (draft.number(0, 5)) {
            case 0 -> within(draft);
            case 1 -> overrun(draft);
            case 2 -> assault(draft);
            case 3 -> nowhere(draft);
            default -> tunnel(draft);
        };
    }

    /** Who is in a minefield, or in wire, and stays or leaves: no attack, and wire lets go in its time (20.7, 20.8). */
    private static Question within(Draft draft) {
        boolean wire = draft.once(2);
        draft.put("position", wire ? "barbed-wire" : "minefield");
        if (!wire) {
            draft.put("mode", draft.any("stay", "leave"));
            return draft.expecting(Verdict.certain("allowed"));
        }
        draft.put("mode", "leave");
        String phase = draft.any("movement", "advance-and-assault");
        if (draft.once(2)) {
            phase = draft.any("command", "fire", "defensive-fire", "after-action");
        }
        draft.put("phase", phase);
        boolean advance = phase.equals("advance-and-assault");
        boolean moved = draft.maybe("moved", 2);
        boolean go = advance || (phase.equals("movement") && !moved);
        return draft.expecting(go ? Verdict.certain("allowed") : Verdict.refused());
    }

    /** A position that the enemy is in opens to a close assault by infantry (20.3). */
    private static Question assault(Draft draft) {
        Place place = draft.any(Place.WORKS);
        draft.put("position", place.word());
        draft.put("mode", "close-assault");
        draft.put("occupied-by", "enemy");
        if (place == Place.CAVE) {
            draft.maybe("side", 2, List.of("japanese", "us"));
        }
        String who = draft.maybe("as", 4, List.of("infantry", "gun", "vehicle", "afv"));
        return draft.expecting(who.equals("infantry") ? Verdict.certain("allowed") : Verdict.refused("VV-CORE-40"));
    }

    /** An AFV overruns an enemy, except in a bunker, and goes on: it cannot stay in the position or beside it. */
    private static Question overrun(Draft draft) {
        Place place = draft.any(Place.WORKS);
        draft.put("position", place.word());
        draft.put("mode", "overrun");
        Kind kind = draft.once(2) ? Kind.AFV : draft.any(Kind.values());
        draft.put("as", kind.word());
        String holder = draft.any("enemy", "enemy", "friendly", "none");
        draft.put("occupied-by", holder);
        boolean barred = place.bunker() && draft.reads("overrun-of-bunker", "never");
        if (kind != Kind.AFV) {
            return draft.expecting(barred ? Verdict.refused() : Verdict.refused("VV-CORE-50"));
        }
        boolean dear = false;
        if (draft.once(2)) {
            int points = draft.number(1, 8);
            draft.put("movement-points", points);
            // Open ground 1, the position 1, the overrun 2, and 1 to get out again.
            dear = points < 5;
        }
        return draft.expecting(
                barred || dear || !holder.equals("enemy") ? Verdict.refused() : Verdict.certain("must-continue"));
    }

    /** Entrenchments in buildings, streams, gullies and wadis: there are none (20.2). */
    private static Question nowhere(Draft draft) {
        draft.put("position", draft.any("foxhole", "trench", "cave"));
        draft.put("terrain", draft.any("building", "stream", "gully", "wadi", "canal", "pond", "marsh"));
        return draft.expecting(Verdict.refused());
    }

    /** Infantry goes through tunnels from entrance to entrance, a Movement Point for each hex (20.12). */
    private static Question tunnel(Draft draft) {
        Set<String> forbidden = new TreeSet<>();
        int hexes = draft.number(1, 8);
        draft.put("tunnel", hexes);
        String entry = draft.any("cave", "bunker", "cave", "bunker", "elsewhere");
        draft.put("entry", entry);
        String exit = draft.once(2) ? draft.any("cave", "bunker", "cave", "bunker", "elsewhere") : "";
        if (!exit.isEmpty()) {
            draft.put("exit", exit);
        }
        if (entry.equals("elsewhere") || exit.equals("elsewhere")) {
            forbidden.add("VV-20.12-3");
        }
        if (!draft.maybe("as", 4, List.of("infantry", "gun", "vehicle", "afv")).equals("infantry")) {
            forbidden.add("VV-20.12-2");
        }
        boolean stranger =
                !draft.maybe("side", 4, List.of("japanese", "us", "soviet")).equals("japanese");
        if (stranger && (entry.equals("cave") || exit.equals("cave"))) {
            forbidden.add("VV-20.11-3");
        }
        boolean closed = !exit.isEmpty() && closed(draft);
        int cost = exit.equals("bunker") && draft.reads("tunnel-exit", "plus-one") ? hexes + 1 : hexes;
        if (dear(draft, cost) || closed) {
            return draft.expecting(Verdict.refused());
        }
        return forbidden.isEmpty()
                ? draft.expecting(Verdict.of(Lot.sure("allowed"), "cost", Lot.sure(cost)))
                : draft.refused(forbidden);
    }

    private static boolean closed(Draft draft) {
        String holder = draft.maybe("occupied-by", 2, List.of("none", "friendly", "enemy"));
        return holder.equals("enemy") || (holder.equals("friendly") && draft.maybe("full", 2));
    }

    private static boolean dear(Draft draft, int cost) {
        if (!draft.once(2)) {
            return false;
        }
        int points = draft.number(Math.max(1, cost - 3), cost + 2);
        draft.put("movement-points", points);
        draft.flag("moved");
        return points < cost;
    }
}
