package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;
import java.util.function.Function;

/** Hits on a Turret and the armour they strike (000 L326-342, L353-355, L405-407). */
public final class Turrets {
    private static final String DESTROYED = "destroyed";
    private static final String BAILED_OUT = "bailed-out";

    private Turrets() {}

    static Function<String, Lot<String>> hit(Asked asked, String weapon, int firepower) {
        if ("bunker-buster".equals(weapon)) {
            return state -> Lot.sure(DESTROYED);
        }
        if ("flame-thrower".equals(weapon)) {
            return state -> Lot.sure(DESTROYED.equals(state) ? state : BAILED_OUT);
        }
        int antiTank = asked.say("anti-tank", asked.number(2, 16));
        int armour = armour(asked);
        return state -> DESTROYED.equals(state) ? Lot.sure(state) : save(state, armour, antiTank, firepower);
    }

    /** The save and the Firepower Test after it (FOW-CORE-05); a second Bail Out changes nothing. */
    private static Lot<String> save(String state, int armour, int antiTank, int firepower) {
        return Lot.die(6).then(face -> {
            int total = face + armour;
            if (total > antiTank) {
                return Lot.sure(state);
            }
            String failed = total == antiTank ? state : BAILED_OUT;
            String passed = total == antiTank ? BAILED_OUT : DESTROYED;
            return Dice.shows(firepower).map(test -> test ? passed : failed);
        });
    }

    /** Front from in front, to 90 degrees either side; else Side (FOW-TURRET-04, 05, A-22). */
    static int armour(Asked asked) {
        int front = asked.say("front", asked.number(2, 10));
        int side = asked.say("side", asked.number(0, 6));
        if (asked.onceIn(3)) {
            return front;
        }
        if (asked.onceIn(2)) {
            return "front".equals(asked.say("facing", asked.anyOf("front", "side"))) ? front : side;
        }
        int bearing = asked.onceIn(3) ? (asked.onceIn(2) ? 90 : -90) : asked.number(-180, 360);
        asked.say("bearing", bearing);
        int off = Math.abs(Math.floorMod(bearing + 180, 360) - 180);
        String edge = asked.reading("front-arc", "front", "side");
        return off < 90 || (off == 90 && "front".equals(edge)) ? front : side;
    }
}
