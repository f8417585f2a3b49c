package io.redoubt.opinion.lg;

import io.redoubt.opinion.Chance;
import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.math.BigInteger;
import java.util.Random;

/** Engineers at a wall: every attack that hits and penetrates is a point, until there are enough (LG-BREACH). */
final class Breaching {
    private Breaching() {}

    static Question ask(Random random) {
        Asked asked = new Asked(random, "gap");
        boolean until = asked.once(6);
        Points points = !until && asked.once(3) ? Points.asked(asked, Points.Verb.GAP) : bare(asked);
        Lot<Strike> strike = until ? often(asked) : Strike.Needs.asked(asked).strike();
        if (asked.once(3)) {
            asked.word("with", "demolitions", "chainsaw", "buzzsaw");
        }
        if (asked.once(3)) {
            asked.word("as", "engineers", "engineering-vehicle", "wardrone");
        }
        return asked.told(until ? until(asked, points, strike) : inAll(asked, points, strike));
    }

    /** A strike that comes off often enough for its attacks to be counted in tens. */
    private static Lot<Strike> often(Asked asked) {
        return new Strike.Needs(asked.number("hit", 3, 10), asked.number("penetrate", 3, 10), 1).strike();
    }

    private static Points bare(Asked asked) {
        int points = asked.number("points", 1, 4);
        int before = asked.once(4) ? asked.number("points-done", 0, points - 1) : 0;
        return new Points(points, before, 0, 1);
    }

    private static Verdict inAll(Asked asked, Points points, Lot<Strike> strike) {
        int perTurn = asked.number("per-turn", 1, 3, 1);
        int attacks = switch (asked.between(1, 5)) {
            case 1, 2 -> asked.number("turns", 1, 3) * perTurn;
            case 3, 4 -> asked.number("attacks", 1, 6);
            default -> 20; // if nothing says how many
        };
        Lot<Points.Lost> ends = points.after(strike, attacks);
        Told<Points.Lost> told = new Told<>(ends, end -> breached(points, end) ? "breached" : "not-breached")
                .with("points-done", Points.Lost::lost);
        // what is left over when it is not breached in time has no number of attacks
        if (attacks > 1 && ends.shares().keySet().stream().allMatch(end -> breached(points, end))) {
            told = told.with("attacks-needed", Points.Lost::at);
            told = perTurn > 1 && attacks > perTurn
                    ? told.with("turns-needed", end -> (end.at() + perTurn - 1) / perTurn)
                    : told;
        }
        return told.verdict();
    }

    private static boolean breached(Points points, Points.Lost end) {
        return end.lost() == points.points();
    }

    /** As many attacks as it takes to be so sure. */
    private static Verdict until(Asked asked, Points points, Lot<Strike> strike) {
        int tenths = asked.between(1, 7);
        asked.say("until", asked.pick(tenths + "/10", tenths * 10 + "%"));
        Lot<Points.Lost> ends = Lot.sure(new Points.Lost(points.before(), 0));
        do {
            ends = points.and(ends, strike, 0);
        } while (!atLeast(ends.map(end -> breached(points, end)).shares().getOrDefault(true, Chance.NONE), tenths));
        return Verdict.of(ends.map(end -> breached(points, end) ? "breached" : "not-breached"));
    }

    private static boolean atLeast(Chance chance, int tenths) {
        BigInteger ten = BigInteger.TEN;
        return chance.ways().multiply(ten).compareTo(chance.of().multiply(BigInteger.valueOf(tenths))) >= 0;
    }
}
