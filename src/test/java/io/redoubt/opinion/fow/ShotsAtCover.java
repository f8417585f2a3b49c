package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Teams in trench lines and gun pits, behind barricades and Bunkers (000 L60-67, L206-210, L506-508, L534). */
final class ShotsAtCover {
    private ShotsAtCover() {}

    static Question ask(Random random) {
        Asked asked = new Asked(random, "fow shoot");
        String at = asked.say("at", asked.anyOf("trench-line", "gun-pit", "street-barricade", "behind-bunker"));
        boolean barricade = "street-barricade".equals(at);
        boolean open = barricade && asked.flag("same-side", 4);
        if (barricade) {
            asked.flag("gapped", 4);
        }
        int save = save(asked, at);
        boolean above = asked.onceIn(6);
        if (above) {
            asked.say("mode", "bombardment");
        }
        Set<String> forbidden = new TreeSet<>();
        if (!above && asked.onceIn(12)) {
            asked.say("line-of-sight", "no");
            forbidden.add("FOW-CORE-15");
        }
        boolean bulletproof = !open && !(barricade && above);
        int firepower = bulletproof ? asked.score("firepower", asked.number(1, 6)) : 1;
        Lot<Integer> hits = above || asked.onceIn(3)
                ? Lot.sure(asked.say("hits", asked.number(1, 6)))
                : hits(asked, at, open, forbidden);
        if (!forbidden.isEmpty()) {
            return asked.answered(new Verdict.Refused(forbidden));
        }
        int teams = asked.onceIn(2) ? Integer.MAX_VALUE : asked.say("target-teams", asked.number(1, 4));
        Lot<Boolean> lost = Dice.shows(save).then(saved -> saved ? Lot.sure(false) : Dice.shows(firepower));
        Lot<Fallen> both =
                hits.then(many -> lost(many, Math.min(teams, many), lost).map(dead -> new Fallen(many, dead)));
        Lot<String> outcome = both.map(end -> end.teams() > 0 ? "destroyed" : end.hits() >= 5 ? "pinned" : "unharmed");
        return asked.answered(Dice.odds(outcome, Map.of("casualties", Dice.cells(both.map(Fallen::teams)))));
    }

    private record Fallen(int hits, int teams) {}

    /** Infantry save on 3+, Guns and unarmoured vehicles on 5+ (FOW-CORE-45). */
    private static int save(Asked asked, String at) {
        String team = switch (at) {
            case "trench-line" -> asked.anyOf("infantry", "man-packed-gun");
            case "gun-pit" -> asked.anyOf("gun", "man-packed-gun");
            default -> asked.anyOf("infantry", "man-packed-gun", "gun");
        };
        if ("infantry".equals(team) && asked.onceIn(2)) {
            return 3;
        }
        return "infantry".equals(asked.say("team", team)) ? 3 : 5;
    }

    /** The score by the target's training, each cover and range making it one harder (FOW-CORE-40 to 44). */
    private static Lot<Integer> hits(Asked asked, String at, boolean open, Set<String> forbidden) {
        int score = asked.training("target-skill");
        boolean concealed = !open && !"behind-bunker".equals(at);
        if ("behind-bunker".equals(at)) {
            concealed = "concealed-too".equals(asked.reading("behind-bunker", "bulletproof-only", "concealed-too"));
        }
        concealed |= asked.flag("concealed", 5);
        boolean ground = asked.flag("gone-to-ground", 4);
        score += concealed ? 1 : 0;
        score += concealed && ground ? 1 : 0;
        if (asked.onceIn(2)) {
            Distance range = Distance.any(asked);
            asked.say("range", range.words());
            score += range.over() ? 1 : 0;
        }
        return Dice.howMany(Volley.dice(asked, forbidden) * Volley.teams(asked), reaches(score));
    }

    /** A 7 is a 6 and then 5 or more, an 8 a 6 and then another. */
    private static Lot<Boolean> reaches(int score) {
        return score <= 6
                ? Dice.shows(score)
                : Dice.shows(6).then(six -> six ? Dice.shows(score == 7 ? 5 : 6) : Lot.sure(false));
    }

    /** Hits go round the teams (FOW-CORE-48); a team is lost to the first it does not survive. */
    private static Lot<Integer> lost(int hits, int teams, Lot<Boolean> lostToOne) {
        Lot<Integer> lost = Lot.sure(0);
        for (int team = 0; team < teams; team++) {
            int share = hits / teams + (team < hits % teams ? 1 : 0);
            Lot<Boolean> one = Dice.howMany(share, lostToOne).map(unsaved -> unsaved > 0);
            lost = lost.then(dead -> one.map(more -> more ? dead + 1 : dead));
        }
        return lost;
    }
}
