package io.redoubt.opinion.lg;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Shots through a wall at troops: known ones, or whoever may be there (LG-KNOWN, LG-EXPL). */
final class TroopShots {
    private static final List<String> MODES = List.of("single", "beam", "automatic", "pulse", "rotary", "area");

    private TroopShots() {}

    /**
     * One question, once it is said.
     *
     * @param inside faces on which one roll hits somebody inside
     */
    private record Fire(Lot<Strike> strikes, boolean area, int inside, boolean eachPiece, int armor) {
        /** One attack on so many pieces that are still in action. */
        Lot<Harm> at(int pieces) {
            return strikes.then(strike -> strike == Strike.PENETRATED
                    ? hits(pieces).then(hits -> Harm.of(strike, hits, armor))
                    : Lot.sure(new Harm(strike, 0, 0)));
        }

        private Lot<Integer> hits(int pieces) {
            if (area) {
                return Lot.sure(pieces);
            }
            return Strike.successes(eachPiece ? pieces : Math.min(1, pieces), inside);
        }
    }

    static Question ask(Random random) {
        Asked asked = new Asked(random, "shoot");
        boolean known = "known".equals(asked.word("method", "known", "exploratory"));
        Set<String> broken = new TreeSet<>();
        if (Places.shootsFromBunker(asked)) {
            broken.add("LG-TYPE-BUNKER-03");
        }
        if (!known && asked.once(8)) {
            broken.add("LG-EXPL-02");
        } else if (!known) {
            asked.say("target-area", asked.pick("roof", "ground floor", "left-window"));
        }
        boolean nuclear = Pending.NUCLEAR_AT_TROOPS.isMended() && asked.once(8);
        String mode = nuclear ? "area" : asked.pick(MODES);
        boolean area = mode.equals("area");
        sayMode(asked, mode, nuclear);
        Strike.Needs needs = Strike.Needs.asked(asked);
        if (nuclear && "whole-area".equals(asked.reading("nuclear-inside", "whole-area", "half-area"))) {
            needs = new Strike.Needs(needs.hit(), 10, 1);
        }
        int armor = Harm.armor(asked);
        if (nuclear) {
            armor = "destroyed".equals(asked.reading("nuclear-troops", "destroyed", "armor-saves")) ? 10 : armor;
        }
        int inside = inside(asked, mode, known);
        boolean eachPiece = "each-piece".equals(asked.reading("inside-roll", "per-attack", "each-piece"));
        int attacks = asked.number("attacks", 1, 3, 1);
        boolean plain = asked.once(3);
        boolean measured = area && !nuclear && plain;
        int pieces = measured ? placed(asked) : asked.number("troops", 0, 4, 1);
        if (known && pieces == 0 && !measured && broken.isEmpty()) {
            broken.add("LG-KNOWN-01"); // nobody is in a known location
        }
        Fire fire = new Fire(needs.strike(), area, inside, eachPiece, armor);
        boolean counted = (area && attacks == 1) || pieces != 1 || Pending.NUMBERS_OF_ONE_PIECE.isMended();
        Verdict verdict = attacks == 1
                ? one(asked, fire, pieces, counted)
                : Harm.several(fire::at, pieces, attacks, counted).verdict();
        return asked.told(broken.isEmpty() ? verdict : new Verdict.Refused(broken));
    }

    private static Verdict one(Asked asked, Fire fire, int pieces, boolean counted) {
        Told<Harm> told = Harm.one(fire.at(pieces), TroopShots::name, counted);
        if (fire.area() || !Pending.WALL_BEFORE_TROOPS.isMended() || !asked.once(3)) {
            return told.verdict();
        }
        Points wall = Points.ofWall(asked);
        return told.with("points-lost", harm -> Math.min(wall.points(), wall.cost(harm.strike())))
                .verdict();
    }

    private static void sayMode(Asked asked, String mode, boolean nuclear) {
        if (nuclear) {
            asked.flag("nuclear");
        } else if (mode.equals("area") && asked.once(2)) {
            asked.flag("effect-area");
        } else {
            asked.say("fire-mode", mode);
        }
    }

    /** The printed chances in tenths, or one of the players' own. */
    private static int inside(Asked asked, String mode, boolean known) {
        if (asked.once(5)) {
            return asked.faces("inside");
        }
        int printed = switch (mode) {
            case "single", "beam" -> 3;
            case "automatic", "pulse" -> 4;
            case "rotary" -> 5;
            default -> 10;
        };
        return known ? printed : printed - 2;
    }

    /** Pieces with their places in half inches: those in the half circle behind the wall are reached (LG-Q13). */
    private static int placed(Asked asked) {
        int radius = asked.between(1, 6);
        asked.say("radius", halves(radius) + "in");
        int reached = 0;
        for (int i = asked.between(1, 3); i > 0; i--) {
            int depth = asked.once(3) ? -asked.between(1, 4) : asked.between(1, 6);
            int along = asked.between(-5, 5);
            asked.say("piece", halves(depth) + "," + halves(along));
            boolean inside = depth > 0 && depth * depth + along * along <= radius * radius;
            reached += inside ? 1 : 0;
        }
        return reached;
    }

    private static String halves(int number) {
        String whole = (number < 0 ? "-" : "") + Math.abs(number) / 2;
        return number % 2 == 0 ? whole : whole + ".5";
    }

    private static String name(Harm harm) {
        return switch (harm.strike()) {
            case MISSED -> "missed-the-structure";
            case HELD -> "no-penetration";
            case PENETRATED -> harm.name("penetrated-nobody-hit");
        };
    }
}
