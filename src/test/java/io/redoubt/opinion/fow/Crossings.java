package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;
import java.util.Set;

/** What trenches, pits, Bunkers and barricades are to each class of team (000 L44, L80-85, L206, L368, L488-503). */
final class Crossings {
    private static final Set<String> FOOT = Set.of("infantry", "man-packed-gun");
    private static final Set<String> NO_VEHICLES = Set.of("infantry", "man-packed-gun", "cavalry", "gun");
    private static final Verdict IMPASSABLE = Verdict.certain("impassable");
    private static final Verdict CROSS_COUNTRY = Verdict.certain("cross-country");

    private Crossings() {}

    static Question ask(Random random) {
        Asked asked = new Asked(random, "fow cross");
        String obstacle = asked.say(
                "obstacle",
                asked.anyOf("trench-line", "gun-pit", "tank-pit", "bunker", "street-barricade", "street-barricade"));
        String team = asked.say(
                "as",
                asked.anyOf(
                        "infantry",
                        "man-packed-gun",
                        "cavalry",
                        "gun",
                        "fully-tracked",
                        "half-tracked",
                        "wheeled",
                        "jeep",
                        "wagon",
                        "motorcycle"));
        Mover mover = new Mover(
                team,
                asked.skill("skill"),
                !NO_VEHICLES.contains(team) && asked.flag("overloaded", 3),
                asked.flag("at-the-double", 8));
        return asked.answered(
                switch (obstacle) {
                    case "trench-line" -> asked.flag("along", 4) ? along(mover) : trench(asked, mover);
                    case "gun-pit" -> trench(asked, mover);
                    case "tank-pit" -> tankPit(asked, mover);
                    case "bunker" -> {
                        asked.flag("destroyed", 2);
                        yield FOOT.contains(team) ? difficult(asked, mover) : IMPASSABLE;
                    }
                    default -> barricade(asked, mover);
                });
    }

    private record Mover(String team, int skill, boolean overloaded, boolean atTheDouble) {
        boolean isVehicle() {
            return !NO_VEHICLES.contains(team);
        }
    }

    private static Verdict along(Mover mover) {
        return FOOT.contains(mover.team()) ? CROSS_COUNTRY : Verdict.refused("FOW-TRENCH-07");
    }

    private static Verdict trench(Asked asked, Mover mover) {
        return switch (mover.team()) {
            case "infantry", "man-packed-gun", "fully-tracked" -> CROSS_COUNTRY;
            case "cavalry" ->
                "cross-country".equals(asked.reading("cavalry-at-trenches", "cross-country", "impassable"))
                        ? CROSS_COUNTRY
                        : IMPASSABLE;
            case "half-tracked" -> difficult(asked, mover);
            default -> IMPASSABLE;
        };
    }

    private static Verdict tankPit(Asked asked, Mover mover) {
        boolean occupied = asked.flag("occupied", 4);
        if (asked.flag("destroyed", 5)) {
            occupied = "occupies".equals(asked.reading("wreck-in-tank-pit", "occupies", "leaves-it-empty"));
        }
        if (mover.isVehicle()) {
            return IMPASSABLE; // occupied or not: FOW-TANKPIT-09 makes no difference
        }
        if (occupied) {
            return Verdict.refused("FOW-TANKPIT-10");
        }
        if ("difficult-going".equals(asked.reading("empty-tank-pit", "like-a-gun-pit", "difficult-going"))) {
            return difficult(asked, mover);
        }
        return trench(asked, mover);
    }

    /** Vehicles roll 2+ or Bog Down (FOW-CORE-07, FOW-CORE-31); nobody runs through it (FOW-CORE-30). */
    private static Verdict difficult(Asked asked, Mover mover) {
        if (mover.atTheDouble()
                && "not-allowed".equals(asked.reading("double-in-difficult-going", "not-allowed", "allowed"))) {
            return Verdict.refused("FOW-CORE-30");
        }
        if (!mover.isVehicle()) {
            return Verdict.certain("difficult-going");
        }
        return switch (asked.reading("bogging", "two-plus", "skill-test", "no-roll")) {
            case "no-roll" -> Verdict.certain("difficult-going");
            case "skill-test" -> crosses(Dice.shows(mover.skill()), "bogged-down");
            default -> {
                boolean harder = mover.overloaded()
                        && "three-plus".equals(asked.reading("overloaded-bogging", "three-plus", "as-others"));
                yield crosses(Dice.shows(harder ? 3 : 2), "bogged-down");
            }
        };
    }

    private static Verdict barricade(Asked asked, Mover mover) {
        boolean carrier = asked.flag("demolition-carrier", 8);
        boolean bare = "fully-tracked".equals(mover.team()) && asked.flag("unarmoured", 5);
        boolean apart = !mover.atTheDouble() && asked.flag("not-adjacent", 5);
        boolean barred = carrier || bare || !(FOOT.contains(mover.team()) || "fully-tracked".equals(mover.team()));
        if (asked.flag("gapped", 3)) {
            String gapped = asked.reading("gapped-barricade", "start-adjacent", "only-difficult", "bans-stay");
            if (barred && "bans-stay".equals(gapped)) {
                return IMPASSABLE;
            }
            return apart && !"only-difficult".equals(gapped) ? Verdict.certain("must-stop") : difficult(asked, mover);
        }
        if (barred) {
            return IMPASSABLE;
        }
        if (apart) {
            return Verdict.certain("must-stop");
        }
        if (mover.atTheDouble()
                && "not-allowed".equals(asked.reading("double-in-difficult-going", "not-allowed", "allowed"))) {
            return Verdict.refused("FOW-CORE-30");
        }
        if (mover.isVehicle()) {
            Lot<Boolean> test = Dice.shows(mover.skill());
            return crosses(
                    mover.overloaded() ? test.then(first -> first ? test : Lot.sure(false)) : test, "bogged-down");
        }
        return "no-test".equals(asked.reading("foot-at-barricades", "no-test", "skill-test"))
                ? Verdict.certain("crosses")
                : crosses(Dice.shows(mover.skill()), "must-stop");
    }

    private static Verdict crosses(Lot<Boolean> test, String otherwise) {
        return Verdict.of(test.map(passed -> passed ? "crosses" : otherwise));
    }
}
