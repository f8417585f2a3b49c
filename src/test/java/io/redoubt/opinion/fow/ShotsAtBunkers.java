package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Shooting at Bunkers: who may, how many dice, and what each hit does (000 L222-407). */
final class ShotsAtBunkers {
    private static final String DESTROYED = "destroyed";

    private ShotsAtBunkers() {}

    static Question ask(Random random) {
        Asked asked = new Asked(random, "fow shoot");
        String at = asked.say("at", asked.anyOf("nest", "flak-nest", "tobruk-pit", "pillbox", "turret"));
        boolean turret = "turret".equals(at);
        String state = asked.onceIn(3)
                ? asked.say("state", turret ? asked.anyOf("pinned", "bailed-out") : "pinned")
                : "unharmed";
        if (asked.onceIn(40)) {
            asked.say("state", DESTROYED + " --skill trained --firepower 3+ --anti-tank 9 --front 5");
            return asked.answered("unharmed".equals(state) ? Verdict.certain(DESTROYED) : new Verdict.BadInput());
        }
        if (!turret && "unharmed".equals(state) && asked.onceIn(60)) {
            asked.say("state", "bailed-out --skill trained --firepower 3+");
            return asked.answered(new Verdict.BadInput());
        }
        if (asked.onceIn(16)) {
            return fromAbove(asked, state);
        }
        if (asked.onceIn(8)) {
            return smoke(asked, at, state);
        }
        return shot(asked, at, state);
    }

    /** Artillery and aircraft harm no Bunker and may not aim at one (FOW-ARTY-02 to 04). */
    private static Question fromAbove(Asked asked, String state) {
        boolean aircraft = "air-strike".equals(asked.say("mode", asked.anyOf("bombardment", "air-strike")));
        if (asked.onceIn(2)) {
            asked.say("aim-point", "other");
            return asked.answered(Verdict.certain(state));
        }
        if (asked.onceIn(2)) {
            asked.say("aim-point", "bunker");
        }
        return asked.answered(Verdict.refused(aircraft ? "FOW-ARTY-03" : "FOW-ARTY-02"));
    }

    private static Question smoke(Asked asked, String at, String state) {
        asked.flag("smoke", 1);
        int skill = asked.skill("skill");
        String slitless =
                "turret".equals(at) ? asked.reading("smoke-at-turret", "before-gun", "not-allowed") : "before-gun";
        Set<String> forbidden = forbidden(asked, at);
        int dice = Volley.diceAtBunkers(asked, forbidden);
        int teams = Volley.teams(asked);
        if ("not-allowed".equals(slitless)) {
            forbidden.add("FOW-SMOKE-06");
        }
        if (!forbidden.isEmpty()) {
            return asked.answered(new Verdict.Refused(forbidden));
        }
        return asked.answered(Verdict.of(Lot.sure(state), "markers", Dice.hits(dice * teams, skill)));
    }

    private static Question shot(Asked asked, String at, String state) {
        String weapon = asked.onceIn(2)
                ? asked.say("weapon", asked.anyOf("no-he", "flame-thrower", "bunker-buster"))
                : "normal";
        int skill = asked.skill("skill");
        boolean tests = "normal".equals(weapon) || "no-he".equals(weapon);
        boolean unsaid = tests ? asked.onceIn(50) : asked.onceIn(2);
        int firepower = unsaid ? 6 : asked.score("firepower", asked.number(1, 6));
        Function<String, Lot<String>> hit = hit(asked, at, weapon, firepower);
        if (tests && unsaid) {
            return asked.answered(new Verdict.BadInput());
        }
        boolean each = "per-hit".equals(asked.reading("firepower-tests", "per-hit", "per-weapon"));
        if (asked.onceIn(10)) {
            asked.say("national-rule", asked.anyOf("stabilisers", "volley-fire", "other"));
        }
        Set<String> forbidden = forbidden(asked, at);
        int dice = Volley.diceAtBunkers(asked, forbidden);
        int teams = Volley.teams(asked);
        return asked.answered(
                forbidden.isEmpty()
                        ? Verdict.of(Volley.of(each, teams, dice, Dice.shows(skill), Lot.sure(state), hit))
                        : new Verdict.Refused(forbidden));
    }

    private static Function<String, Lot<String>> hit(Asked asked, String at, String weapon, int firepower) {
        return switch (at) {
            case "pillbox" -> state -> Lot.sure(state).then(now -> pillbox(now, weapon, firepower));
            case "turret" -> Turrets.hit(asked, weapon, firepower);
            default -> {
                String again = asked.reading("pinned-nest", "both-tests", "second-only", "no-second");
                yield state -> nest(state, weapon, firepower, again);
            }
        };
    }

    /** A pass pins, a second at once destroys (FOW-NEST-03 to 08, FOW-NOHE-03, FOW-FLAME-03 and 04, FOW-BUST-03). */
    private static Lot<String> nest(String state, String weapon, int firepower, String again) {
        if (DESTROYED.equals(state) || "bunker-buster".equals(weapon)) {
            return Lot.sure(DESTROYED);
        }
        boolean flame = "flame-thrower".equals(weapon);
        boolean pinned = "pinned".equals(state) && !flame;
        if (pinned && "no-second".equals(again)) {
            return Lot.sure(state);
        }
        boolean passed = flame || (pinned && "second-only".equals(again));
        Lot<Boolean> first = passed ? Lot.sure(true) : Dice.shows(firepower);
        Lot<Boolean> second = "no-he".equals(weapon) ? Lot.sure(false) : Dice.shows(firepower);
        return first.then(pins -> pins ? second.map(kills -> kills ? DESTROYED : "pinned") : Lot.sure(state));
    }

    /** A pass pins and no more (FOW-PILL-02 to 04, FOW-FLAME-05, FOW-BUST-03). */
    private static Lot<String> pillbox(String state, String weapon, int firepower) {
        return switch (weapon) {
            case "bunker-buster" -> Lot.sure(DESTROYED);
            case "flame-thrower" -> Lot.sure("pinned");
            default -> Dice.shows(firepower).map(pins -> pins ? "pinned" : state);
        };
    }

    /** Sight and range (FOW-SHOT-05, 06). */
    private static Set<String> forbidden(Asked asked, String at) {
        Set<String> rules = new TreeSet<>();
        if (asked.onceIn(3)) {
            Distance range = Distance.any(asked);
            asked.say("range", range.words());
            if (!range.within(asked.reading("within", "inclusive", "exclusive"))) {
                rules.add("FOW-SHOT-06");
            }
        }
        if (asked.onceIn(10)) {
            String needed = asked.reading("line-of-sight", "all", "pillbox-only");
            if ("no".equals(asked.say("line-of-sight", asked.anyOf("yes", "no")))
                    && ("all".equals(needed) || "pillbox".equals(at))) {
                rules.add("FOW-SHOT-05");
            }
        }
        return rules;
    }
}
