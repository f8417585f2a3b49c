package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;

/** One die for the Bunker, and the Motivation Test it forces either way (000 L466-473). */
final class Counterattacks {
    private Counterattacks() {}

    static Question ask(Random random) {
        Asked asked = new Asked(random, "fow counterattack");
        String from = asked.say("from", asked.anyOf("nest", "flak-nest", "tobruk-pit", "pillbox", "turret"));
        String state = asked.onceIn(3)
                ? asked.say("state", asked.anyOf("unharmed", "pinned", "bailed-out", "destroyed"))
                : "unharmed";
        String adjacent = asked.say("adjacent", asked.anyOf("infantry", "gun", "vehicle", "none"));
        int motivation = asked.motivation("motivation");
        boolean last = asked.onceIn(2) && asked.say("teams-left", asked.number(1, 3)) == 1;
        if ("bailed-out".equals(state)) {
            return asked.answered("turret".equals(from) ? Verdict.refused("FOW-CORE-08") : new Verdict.BadInput());
        }
        if ("destroyed".equals(state)) {
            return asked.answered(Verdict.refused());
        }
        boolean victim = "infantry".equals(adjacent) || "gun".equals(adjacent);
        return asked.answered(Verdict.of(Dice.shows(4).then(four -> {
            boolean hit = four && victim;
            if (hit && last) {
                return Lot.sure("attackers-eliminated");
            }
            return Dice.shows(motivation)
                    .map(goesOn -> (hit ? "team-destroyed+" : "enemy-unharmed+")
                            + (goesOn ? "continues" : "cannot-counterattack"));
        })));
    }
}
