package io.redoubt.opinion.vv;

import io.redoubt.opinion.Chance;
import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Map;
import java.util.TreeMap;

/**
 * What casualty points do to a unit alone in its hex (14.61 to 14.64), so that its owner has little to choose: he gives
 * up no more than he has to.
 */
final class LossOpinion {
    private final Draft draft;

    /** The unit fired at: a squad is worth more than the half squad it is reduced to. */
    private record Unit(boolean gun, int rating, int half, boolean pinned, boolean hardened) {}

    /** What becomes of it. */
    private record Fate(int pinned, int reduced, int eliminated) {
        static final Fate NONE = new Fate(0, 0, 0);

        String word() {
            return eliminated > 0 ? "eliminated" : reduced > 0 ? "reduced" : pinned > 0 ? "pinned" : "unharmed";
        }
    }

    LossOpinion(Draft draft) {
        this.draft = draft;
    }

    Question survive() {
        int points = draft.number(0, 8);
        draft.put("points", points);
        Lot<Fate> fates = fate(unit(), points);
        return draft.expecting(
                new Verdict.Odds(new TreeMap<>(fates.map(Fate::word).shares()), numbers(fates)));
    }

    Question shoot() {
        int firepower = draft.number(1, 45);
        draft.put("apfp", firepower);
        Place place = draft.any(Place.OPEN, Place.SANDBAGS, Place.WOOD, Place.CAVE);
        place.put(draft, "at");
        Unit unit = unit();
        Lot<Integer> points = Dice.roll().map(roll -> FirepowerOpinion.points(firepower, roll + place.cover()));
        Map<String, Map<String, Chance>> numbers = numbers(points.then(some -> fate(unit, some)));
        numbers.put("casualty-points", AssaultOpinion.cells(points));
        Lot<String> outcomes = points.map(some -> some == 0 ? "no-effect" : "casualties");
        return draft.expecting(new Verdict.Odds(new TreeMap<>(outcomes.shares()), numbers));
    }

    private Unit unit() {
        boolean gun = draft.once(3);
        int rating = gun ? draft.number(1, 6) : draft.number(4, 7);
        boolean squad = !gun && draft.once(2);
        int half = squad ? rating - 2 : 0;
        String word = gun ? "gun=" + rating : squad ? "4-6-" + rating : "2-6-" + rating;
        if (squad && draft.once(3)) {
            half = draft.number(1, rating - 1);
            word += "/" + half;
        }
        boolean hardened = draft.once(4);
        boolean pinned = !hardened && draft.once(4);
        String after = pinned ? ":pinned" : hardened ? gun ? ":shield" : ":valorous" : "";
        draft.put("units", word + after);
        return new Unit(gun, rating, half, pinned, hardened);
    }

    private Lot<Fate> fate(Unit unit, int inflicted) {
        int points = unit.hardened() ? Math.max(0, inflicted - 1) : inflicted;
        if (points == 0) {
            return Lot.sure(Fate.NONE);
        }
        if (unit.gun()) {
            return SmallOpinion.fate(draft, points, unit.rating(), unit.pinned())
                    .map(word -> switch (word) {
                        case "eliminated" -> new Fate(0, 0, 1);
                        case "pinned" -> new Fate(1, 0, 0);
                        default -> Fate.NONE;
                    });
        }
        if (unit.pinned()) {
            return Lot.sure(new Fate(0, 0, 1));
        }
        if (points == 1) {
            return Lot.sure(new Fate(1, 0, 0));
        }
        int reduction = unit.half() == 0 ? 0 : unit.rating() - unit.half();
        if (points <= reduction) {
            return Lot.sure(new Fate(0, 1, 0));
        }
        return Lot.sure(reduction > 0 && points == reduction + 1 ? new Fate(1, 1, 0) : new Fate(0, 0, 1));
    }

    private static Map<String, Map<String, Chance>> numbers(Lot<Fate> fates) {
        Map<String, Map<String, Chance>> numbers = new TreeMap<>();
        numbers.put("pinned", AssaultOpinion.cells(fates.map(Fate::pinned)));
        numbers.put("reduced", AssaultOpinion.cells(fates.map(Fate::reduced)));
        numbers.put("eliminated", AssaultOpinion.cells(fates.map(Fate::eliminated)));
        return numbers;
    }
}
