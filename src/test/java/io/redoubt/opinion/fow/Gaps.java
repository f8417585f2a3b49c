package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Gapping a Street Barricade: carriers, Bunker Busters, Pioneers (000 L511-535). */
final class Gaps {
    private Gaps() {}

    static Question ask(Random random) {
        Asked asked = new Asked(random, "fow gap");
        return switch (asked.say("with", asked.anyOf("pioneers", "gun", "demolition-carrier"))) {
            case "pioneers" -> pioneers(asked);
            case "gun" -> gun(asked);
            default -> carrier(asked);
        };
    }

    private static Question pioneers(Asked asked) {
        int skill = asked.skill("skill");
        int teams = Volley.teams(asked);
        boolean forbidden = asked.flag("pinned", 10);
        forbidden |= asked.flag("not-adjacent", 10);
        forbidden |= asked.flag("moved", 10);
        return tried(asked, forbidden ? Set.of("FOW-GAP-07") : Set.of(), teams, Dice.shows(skill));
    }

    private static Question carrier(Asked asked) {
        int firepower = asked.score("second-firepower", asked.number(1, 6));
        int teams = Volley.teams(asked);
        boolean forbidden = asked.flag("not-adjacent", 10);
        return tried(asked, forbidden ? Set.of("FOW-GAP-01") : Set.of(), teams, Dice.shows(firepower));
    }

    private static Question gun(Asked asked) {
        Set<String> forbidden = new TreeSet<>();
        if (asked.onceIn(15)) {
            forbidden.add("FOW-GAP-02");
        } else {
            asked.flag("bunker-buster", 1);
        }
        int skill = asked.skill("skill");
        int firepower = asked.score("firepower", asked.number(1, 6));
        int dice = dice(asked);
        int guns = Volley.teams(asked);
        if (asked.onceIn(3)) {
            Distance range = Distance.any(asked);
            asked.say("range", range.words());
            if (!range.within(asked.reading("within", "inclusive", "exclusive"))) {
                forbidden.add("FOW-GAP-04");
            }
        }
        if (asked.onceIn(10) && "no".equals(asked.say("line-of-sight", asked.anyOf("yes", "no")))) {
            forbidden.add("FOW-GAP-03");
        }
        Lot<Boolean> one = Dice.shows(skill).then(hit -> hit ? Dice.shows(firepower) : Lot.sure(false));
        return tried(asked, forbidden, guns * dice, one);
    }

    /** ROF dice as at Bunkers, one if it moved or is Pinned Down. */
    private static int dice(Asked asked) {
        int rof = asked.onceIn(3) ? 1 : asked.say("rof", asked.number(1, 3));
        boolean one = "one".equals(asked.reading("dice-at-barricades", "rof", "one"));
        boolean moved = asked.flag("moved", 6);
        if (!moved && asked.flag("pinned", 6)) {
            one |= "rof-1".equals(asked.reading("pinned-shooter", "rof-1", "full-rof"));
        }
        return one || moved ? 1 : rof;
    }

    /** Every try on its own; one that succeeds gaps it, a failed one leaves nothing behind (FOW-GAP-10, 11). */
    private static Question tried(Asked asked, Set<String> forbidden, int tries, Lot<Boolean> one) {
        if (!forbidden.isEmpty()) {
            return asked.answered(new Verdict.Refused(forbidden));
        }
        return asked.answered(Verdict.of(Dice.howMany(tries, one).map(passed -> passed > 0 ? "gapped" : "ungapped")));
    }
}
