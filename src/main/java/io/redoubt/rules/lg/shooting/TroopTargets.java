package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/**
 * The troops that are fired at.
 *
 * @param armor the rolls against armor: one for all, or one for each squad; empty if no armor saves a piece
 */
record TroopTargets(Shot.Method method, Reached reached, List<RequiredRoll> armor, int troops, SquadRoster squads) {
    /** The pieces that an attack hits if it passes all gates. */
    sealed interface Reached {
        /** All pieces in the area. */
        record Everybody() implements Reached {}

        /** One piece: the target, or any in the area of exploratory fire. */
        record OnePiece() implements Reached {}

        /** Each piece by its own roll (LG-Q10). */
        record Each(Test test, RequiredRoll need) implements Reached {}
    }

    TroopTargets {
        armor = List.copyOf(armor);
    }

    /** The hits of one attack, and all casualties after it. */
    record HitResult(int hits, SquadRoster.TroopCasualties fallen) {}

    /** The squad picked by a die. */
    private record Picked(int place, String words) implements Row {}

    private static final TotalRoll WHO = TotalRoll.of("Who is hit [LG-EXPL-03]");

    private static final Test ARMOR =
            Test.of("Own armor [LG-CORE-04, LG-CORE-03, LG-CORE-01]", Die.D10, "out of action", "armor holds");

    /** Returns the casualties if all troops are lost. */
    SquadRoster.TroopCasualties everybody() {
        if (!apart()) {
            return new SquadRoster.TroopCasualties(troops, List.of());
        }
        List<Integer> sizes = new ArrayList<>();
        squads.all().forEach(squad -> sizes.add(squad.pieces()));
        return new SquadRoster.TroopCasualties(troops, sizes);
    }

    HitResult fire(SquadRoster.TroopCasualties before, Umpire umpire) {
        int there = troops - before.all();
        if (there == 0) {
            umpire.note(
                    switch (method) {
                        case KNOWN, STRUCTURE -> "No troops to hit [LG-KNOWN-05]";
                        case EXPLORATORY -> "No troops to hit [LG-EXPL-07]";
                        case OPENING -> "No troops to hit [LG-CONCEAL-08]";
                        case DIRECT -> "No troops to hit [LG-ATTACK-05]";
                    });
            return new HitResult(0, before);
        }
        if (reached instanceof Reached.Everybody) {
            umpire.note(
                    switch (method) {
                        case KNOWN, STRUCTURE -> "{} in the area: hit, without a roll [LG-KNOWN-05]";
                        case EXPLORATORY -> "{} in the area: hit, without a roll [LG-EXPL-07]";
                        case OPENING -> "{} in the area: hit, without a roll [LG-CONCEAL-08]";
                        case DIRECT -> "{} in the area: hit, without a roll [LG-ATTACK-05]";
                    },
                    StructureOccupants.pieces(there));
        }
        if (apart()) {
            return each(before, umpire);
        }
        int hits = hits(there, umpire);
        return new HitResult(hits, before.and(pierced(hits, squads.nextSquadIndex(before.all()), umpire)));
    }

    private int hits(int there, Umpire umpire) {
        if (reached instanceof Reached.Each each) {
            return umpire.count(each.test(), each.need(), there);
        }
        return reached instanceof Reached.OnePiece ? 1 : there;
    }

    private boolean apart() {
        return squads.sharing() == SquadRoster.Sharing.BY_DICE;
    }

    /** Fires squad by squad: rolls all hits first, then the armor, in the order of squads. */
    private HitResult each(SquadRoster.TroopCasualties before, Umpire umpire) {
        List<Integer> left = new ArrayList<>();
        for (int i = 0; i < squads.all().size(); i++) {
            left.add(squads.all().get(i).pieces() - before.of(i));
        }
        List<Integer> hits = hits(left, umpire);
        List<Integer> out = new ArrayList<>();
        int sum = 0;
        for (int i = 0; i < hits.size(); i++) {
            if (hits.get(i) > 0 && !armor.isEmpty() && !(reached instanceof Reached.OnePiece)) {
                umpire.note(
                        "{} of {} hit [LG-CORE-04]",
                        hits.get(i),
                        squads.all().get(i).name());
            }
            out.add(pierced(hits.get(i), i, umpire));
            sum += hits.get(i);
        }
        return new HitResult(sum, before.and(out));
    }

    private List<Integer> hits(List<Integer> left, Umpire umpire) {
        if (reached instanceof Reached.Each each) {
            return rolled(each, left, umpire);
        }
        return reached instanceof Reached.OnePiece ? one(left, umpire) : left;
    }

    private List<Integer> rolled(Reached.Each each, List<Integer> left, Umpire umpire) {
        List<Integer> hits = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            if (left.get(i) > 0) {
                umpire.note(
                        method == Shot.Method.EXPLORATORY ? "For {} of {} [LG-EXPL-03]" : "For {} of {} [LG-KNOWN-02]",
                        left.get(i),
                        squads.all().get(i).name());
            }
            hits.add(umpire.count(each.test(), each.need(), left.get(i)));
        }
        return hits;
    }

    /** Picks one of the remaining pieces with a die that has a face for each (LG-Q10). */
    private List<Integer> one(List<Integer> left, Umpire umpire) {
        int faces = left.stream().mapToInt(Integer::intValue).sum();
        int picked = picked(left, 1).place();
        if (left.get(picked) < faces) {
            umpire.note("A die with a face for each of them: {} [LG-EXPL-03]", faces(left));
            picked = umpire.lookUp(WHO, DiceTotal.of(1, new Die(faces)), face -> picked(left, face))
                    .place();
        }
        List<Integer> hits = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            hits.add(i == picked ? 1 : 0);
        }
        return hits;
    }

    /** Returns the faces of each squad: {@code guards 1 to 2, crew 3}. */
    private String faces(List<Integer> left) {
        List<String> whose = new ArrayList<>();
        int last = 0;
        for (int i = 0; i < left.size(); i++) {
            if (left.get(i) > 0) {
                int first = last + 1;
                last += left.get(i);
                whose.add(squads.all().get(i).name() + ' ' + first + (first == last ? "" : " to " + last));
            }
        }
        return String.join(", ", whose);
    }

    private Picked picked(List<Integer> left, int face) {
        int place = 0;
        int passed = left.get(0);
        while (passed < face) {
            place++;
            passed += left.get(place);
        }
        return new Picked(place, "one of " + squads.all().get(place).name());
    }

    private int pierced(int hits, int squad, Umpire umpire) {
        return armor.isEmpty() ? hits : umpire.count(ARMOR, armor.get(armor.size() == 1 ? 0 : squad), hits);
    }
}
