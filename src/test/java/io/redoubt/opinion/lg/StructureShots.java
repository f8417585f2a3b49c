package io.redoubt.opinion.lg;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import java.util.Random;

/** Shots at a structure itself: missed, held or penetrated, and on fire or not. */
final class StructureShots {
    private StructureShots() {}

    /** The best that all attacks together came to. */
    private record Wall(Strike best, boolean burns) {
        Wall and(Strike strike, boolean fire) {
            return new Wall(strike.compareTo(best) > 0 ? strike : best, burns || fire);
        }
    }

    static Question plain(Random random) {
        Asked asked = new Asked(random, "shoot");
        boolean fromBunker = Places.shootsFromBunker(asked);
        Strike.Needs needs = Strike.Needs.asked(asked);
        if (asked.once(3)) {
            Surface.material(asked);
        }
        besides(asked);
        int attacks = asked.number("attacks", 1, 3, 1);
        Lot<Strike> strikes = needs.strike();
        Lot<Wall> walls = Lot.sure(new Wall(Strike.MISSED, false))
                .times(attacks, wall -> strikes.map(strike -> wall.and(strike, false)));
        return asked.told(
                fromBunker ? Places.NO_FIRE_FROM_BUNKER : new Told<>(walls, wall -> name(wall.best())).verdict());
    }

    static Question burning(Random random) {
        Asked asked = new Asked(random, "shoot");
        asked.say("method", "structure");
        Strike.Needs needs = Strike.Needs.asked(asked);
        int fire = Surface.fire(asked, false);
        besides(asked);
        int attacks = asked.number("attacks", 1, 3, 1);
        Lot<Strike> strikes = needs.strike();
        Lot<Wall> walls = Lot.sure(new Wall(Strike.MISSED, false))
                .times(
                        attacks,
                        wall -> strikes.then(strike -> ignited(strike, fire).map(burns -> wall.and(strike, burns))));
        return asked.told(new Told<>(walls, StructureShots::withFire)
                .with("fires", wall -> wall.burns() ? 1 : 0)
                .verdict());
    }

    /** A nuclear warhead that hits destroys everything in its area, no penetration asked (LG-DESTR-15). */
    static Question nuclear(Random random) {
        Asked asked = new Asked(random, "shoot");
        asked.flag("nuclear");
        int hit = asked.faces("hit");
        if (asked.once(2)) {
            asked.faces("penetrate");
        }
        boolean fires = asked.once(2);
        int fire = fires ? Surface.fire(asked, true) : 0;
        int attacks = asked.number("attacks", 1, 3, 1);
        Strike.Needs needs = new Strike.Needs(hit, 10, 1);
        Lot<Strike> strikes = needs.strike();
        // nothing more is rolled at what is destroyed
        Lot<Wall> walls = Lot.sure(new Wall(Strike.MISSED, false))
                .times(
                        attacks,
                        wall -> wall.best() != Strike.MISSED
                                ? Lot.sure(wall)
                                : strikes.then(strike -> ignited(strike, fire).map(burns -> wall.and(strike, burns))));
        Told<Wall> told =
                new Told<>(walls, wall -> wall.best() == Strike.MISSED ? "missed-the-structure" : "destroyed");
        return asked.told((fires ? told.with("fires", wall -> wall.burns() ? 1 : 0) : told).verdict());
    }

    /** Attack after attack until the points are gone. */
    static Question worn(Random random) {
        Asked asked = new Asked(random, "shoot");
        Points points = Points.asked(asked, Points.Verb.SHOOT);
        Strike.Needs needs = Strike.Needs.asked(asked);
        int attacks = asked.number("attacks", 1, 4, 1);
        return asked.told(points.verdict(needs.strike(), attacks));
    }

    static Lot<Boolean> ignited(Strike strike, int faces) {
        return strike == Strike.MISSED ? Lot.sure(false) : Strike.d10(faces);
    }

    /** What changes nothing for a bare structure: whose weapon it is, and the readings of other points. */
    private static void besides(Asked asked) {
        if (asked.once(4)) {
            asked.say("mount", asked.pick("infantry", "vehicle"));
        }
        if (asked.once(4)) {
            asked.flag("effect-area");
        }
        if (asked.once(4)) {
            asked.say("fire-mode", asked.pick("single", "beam", "automatic", "pulse", "rotary", "area"));
        }
        asked.reading("area-destruction", "penetration", "hit");
    }

    private static String name(Strike strike) {
        return switch (strike) {
            case MISSED -> "missed-the-structure";
            case HELD -> "no-penetration";
            case PENETRATED -> "penetrated";
        };
    }

    private static String withFire(Wall wall) {
        return switch (wall.best()) {
            case MISSED -> "missed-the-structure";
            case HELD -> wall.burns() ? "not-penetrated-but-on-fire" : "not-penetrated-no-fire";
            case PENETRATED -> wall.burns() ? "penetrated-and-on-fire" : "penetrated-no-fire";
        };
    }
}
