package io.redoubt.opinion.fow;

import io.redoubt.opinion.Chance;
import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Shooting out of Bunkers and pits: fields of fire, and the dice of crews Pinned Down (000 L72-74, L172-198, L281). */
final class FireOut {
    private FireOut() {}

    static Question ask(Random random) {
        Asked asked = new Asked(random, "fow fire");
        String from = asked.say(
                "from",
                asked.anyOf(
                        "nest",
                        "flak-nest",
                        "tobruk-pit",
                        "pillbox",
                        "turret",
                        "anti-aircraft-bunker",
                        "gun-pit",
                        "tank-pit"));
        Set<String> forbidden = outOfArc(asked, from);
        int rof = asked.onceIn(4) ? 1 : asked.say("rof", asked.number(1, 5));
        boolean vehicle = "turret".equals(from) || "tank-pit".equals(from);
        String state = asked.onceIn(2)
                ? "unharmed"
                : "tank-pit".equals(from) ? asked.anyOf("unharmed", "bailed-out") : asked.anyOf("unharmed", "pinned");
        if (vehicle && asked.onceIn(8)) {
            state = "bailed-out";
            forbidden.add("FOW-CORE-08");
        } else if ("bailed-out".equals(state)) {
            forbidden.add("FOW-CORE-08");
        }
        if (!"unharmed".equals(state)) {
            asked.say("state", state);
        }
        int dice = "pinned".equals(state) ? Math.min(rof, pinned(asked, from)) : rof;
        boolean aircraft = "anti-aircraft-bunker".equals(from) && asked.onceIn(2);
        if (aircraft) {
            asked.say("target", "aircraft");
        }
        OptionalInt score = aircraft ? OptionalInt.of(4) : score(asked);
        if (!forbidden.isEmpty()) {
            return asked.answered(new Verdict.Refused(forbidden));
        }
        Map<String, Map<String, Chance>> numbers = new TreeMap<>();
        numbers.put("dice", Dice.cells(Lot.sure(dice)));
        score.ifPresent(needed -> numbers.put("hits", Dice.cells(Dice.hits(dice, needed))));
        return asked.answered(Dice.odds(Lot.sure("allowed"), numbers));
    }

    /** A score that was worked out, the training of the teams shot at, a Skill Test, or nothing known. */
    private static OptionalInt score(Asked asked) {
        return switch (asked.number(1, 6)) {
            case 1 -> OptionalInt.empty();
            case 2 -> {
                if (asked.onceIn(2)) {
                    asked.skill("skill");
                }
                asked.say("target", "teams");
                yield OptionalInt.empty();
            }
            case 3 -> {
                if (asked.onceIn(2)) {
                    asked.skill("skill");
                }
                yield OptionalInt.of(asked.training("target-skill"));
            }
            case 4 -> OptionalInt.of(asked.skill("skill"));
            default -> OptionalInt.of(asked.score("to-hit", asked.number(2, 6)));
        };
    }

    /** ROF 1, or 2 for Turrets and where the arsenal entry says so (FOW-PILL-05, 06). */
    private static int pinned(Asked asked, String from) {
        boolean bunker = !"gun-pit".equals(from);
        if (bunker && asked.onceIn(3)) {
            return asked.say("pinned-rof", asked.number(1, 2));
        }
        return "turret".equals(from) ? 2 : 1;
    }

    private static Set<String> outOfArc(Asked asked, String from) {
        Set<String> rules = new TreeSet<>();
        int bearing = asked.onceIn(3) ? 0 : asked.onceIn(3) ? 90 : asked.number(-180, 360);
        if (bearing != 0 || "pillbox".equals(from)) {
            asked.say("bearing", bearing);
        }
        switch (from) {
            case "nest" -> {
                if (!asked.flag("all-round", 4) && !within(asked, bearing, 90)) {
                    rules.add("FOW-FIRE-03");
                }
            }
            case "pillbox" -> {
                boolean seen = false;
                String edge = asked.reading("arc-edge", "inside", "outside");
                for (int slits = asked.number(1, 3); slits > 0; slits--) {
                    seen |= inside(bearing - asked.say("slit", asked.number(-6, 6) * 30), 90, edge);
                }
                if (!seen) {
                    rules.add("FOW-FIRE-08");
                }
            }
            case "gun-pit" -> {
                if (!within(
                        asked, bearing, Integer.parseInt(asked.say("field-of-fire", asked.anyOf("30", "45", "90"))))) {
                    rules.add("FOW-GUNPIT-04");
                }
            }
            default -> {
                // all round (FOW-FIRE-04, FOW-FIRE-09, FOW-AAB-03, FOW-TANKPIT-06)
            }
        }
        return rules;
    }

    private static boolean within(Asked asked, int bearing, int half) {
        return inside(bearing, half, asked.reading("arc-edge", "inside", "outside"));
    }

    private static boolean inside(int bearing, int half, String edge) {
        int off = Math.abs(Math.floorMod(bearing + 180, 360) - 180);
        return off < half || (off == half && "inside".equals(edge));
    }
}
