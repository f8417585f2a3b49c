package io.redoubt.opinion.vv;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import io.redoubt.opinion.vv.Troop.Kind;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What a position is, and who may get into it (20.3 to 20.11). */
final class OccupyOpinion {
    private OccupyOpinion() {}

    static Question ask(Draft draft) {
        if (draft.once(4)) {
            return told(draft);
        }
        Place place = draft.any(Place.WORKS);
        draft.put("position", place.word());
        Kind kind = draft.once(2) ? Kind.INFANTRY : draft.any(Kind.values());
        draft.put("as", kind.word());
        Troop inside = draft.once(2) ? Troop.inside(place, draft) : Troop.NOBODY;
        int units = Math.max(1, draft.maybe("units", 3, 1, 5));
        boolean enemy = draft.maybe("mover", 4, List.of("own", "enemy")).equals("enemy");
        boolean stranger =
                !draft.maybe("side", 6, List.of("japanese", "us", "other")).equals("japanese");
        boolean counted = inside.leaders() == 0 || !place.bunker() || draft.reads("leaders-in-bunkers", "count");
        Set<String> forbidden = new TreeSet<>();
        if (enemy && !inside.nobody()) {
            forbidden.add("VV-20.3-8");
        }
        if (!place.takes(kind)) {
            forbidden.add(place.whom());
        }
        if (place == Place.CAVE && stranger) {
            forbidden.add("VV-20.11-3");
        }
        if (!forbidden.isEmpty()) {
            return draft.refused(forbidden);
        }
        if (!inside.with(kind, units).fits(place, counted)) {
            return draft.expecting(Verdict.refused("VV-20.3-12"));
        }
        return draft.expecting(Verdict.certain("allowed"));
    }

    private static Question told(Draft draft) {
        Place place = draft.any(Place.ALL.subList(1, Place.ALL.size()));
        draft.put("position", place.word());
        Lot<String> kind = Lot.sure(place.fortification() ? "fortification" : "entrenchment");
        return draft.expecting(
                place.cover() == 0 ? Verdict.of(kind) : Verdict.of(kind, "cover", Lot.sure(place.cover())));
    }
}
