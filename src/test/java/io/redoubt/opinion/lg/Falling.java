package io.redoubt.opinion.lg;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import java.util.Random;

/** A damaged structure that may fall as each turn begins, and may be shot at in each (LG-COLLAPSE-01 to 03). */
final class Falling {
    private Falling() {}

    /** A structure at some moment: its loss, whether that is new, and the turn it fell in, 0 while it has not. */
    private record House(int lost, boolean fresh, int fell) {}

    static Question quiet(Random random) {
        Asked asked = new Asked(random, "collapse");
        int points = asked.number("points", 1, asked.once(2) ? 100 : 20);
        int damage = asked.number("damage", 0, points);
        return asked.told(told(asked, new Points(points, damage, 0, 0), Lot.sure(Strike.MISSED))
                .verdict());
    }

    static Question underFire(Random random) {
        Asked asked = new Asked(random, "collapse");
        Points points = Points.asked(asked, Points.Verb.COLLAPSE);
        Lot<Strike> strike = Strike.Needs.asked(asked).strike();
        Told<House> told = told(asked, points, strike);
        return asked.told(told.with("points-lost", end -> end.fell() > 0 ? points.points() : end.lost())
                .verdict());
    }

    private static Told<House> told(Asked asked, Points points, Lot<Strike> strike) {
        int turns = asked.number("turns", 1, 3, 1);
        boolean fresh = !asked.once(4) || "yes".equals(asked.word("new-damage", "yes", "no"));
        String percent = asked.reading("collapse-percent", "whole-tens", "half-up", "exact");
        boolean always = "every-turn".equals(asked.reading("collapse-checks", "every-turn", "after-damage"));
        Lot<House> houses = Lot.sure(new House(points.before(), fresh, 0));
        for (int turn = 1; turn <= turns; turn++) {
            int now = turn;
            houses = houses.then(house -> gone(house, points)
                    ? Lot.sure(house)
                    : begun(house, points, percent, always, now)
                            .then(left -> gone(left, points)
                                    ? Lot.sure(left)
                                    : strike.map(one -> struck(left, points, one))));
        }
        Told<House> told = new Told<>(houses, end -> name(end, points));
        boolean allFell = houses.shares().keySet().stream().allMatch(end -> end.fell() > 0);
        return turns > 1 && allFell ? told.with("collapses-in-turn", House::fell) : told;
    }

    private static boolean gone(House house, Points points) {
        return house.fell() > 0 || house.lost() >= points.points();
    }

    private static Lot<House> begun(House house, Points points, String percent, boolean always, int turn) {
        if (!always && !house.fresh()) {
            return Lot.sure(house);
        }
        return stands(house.lost(), points.points(), percent)
                .map(stands -> new House(house.lost(), false, stands ? 0 : turn));
    }

    /** It stands on 1 to 10 less the tens of percent; on percentile dice it falls on 1 to the percentage. */
    private static Lot<Boolean> stands(int lost, int points, String percent) {
        return switch (percent) {
            case "exact" -> Lot.die(100).map(face -> face * points > 100 * lost);
            case "half-up" -> Strike.d10(10 - (20 * lost + points) / (2 * points));
            default -> Strike.d10(10 - 10 * lost / points);
        };
    }

    private static House struck(House house, Points points, Strike strike) {
        int lost = Math.min(points.points(), house.lost() + points.cost(strike));
        return new House(lost, house.fresh() || lost > house.lost(), 0);
    }

    private static String name(House house, Points points) {
        if (house.fell() > 0) {
            return "collapses";
        }
        return house.lost() >= points.points() ? "destroyed" : "stands";
    }
}
