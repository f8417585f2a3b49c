package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;
import java.util.Set;
import java.util.function.Function;

/** The dice that weapons throw to hit, one weapon after the other, and what their hits bring about. */
final class Volley {
    private Volley() {}

    /**
     * Dice of one weapon at a Bunker: its ROF, or one if it moved or its crew is Pinned Down (FOW-SHOT-07, 08, A-18).
     */
    static int diceAtBunkers(Asked asked, Set<String> forbidden) {
        int rof = rof(asked);
        boolean moved = moved(asked, forbidden, "FOW-SHOT-09");
        if (!moved && asked.flag("shooter-pinned", 6)) {
            return "rof-1".equals(asked.reading("pinned-shooter", "rof-1", "full-rof")) ? 1 : rof;
        }
        return moved ? 1 : rof;
    }

    /** Dice of one weapon at anybody else (FOW-CORE-09, FOW-CORE-47). */
    static int dice(Asked asked, Set<String> forbidden) {
        int rof = rof(asked);
        return moved(asked, forbidden, "FOW-CORE-09") || asked.flag("shooter-pinned", 6) ? 1 : rof;
    }

    private static int rof(Asked asked) {
        return asked.onceIn(4) ? 1 : asked.say("rof", asked.number(1, 4));
    }

    private static boolean moved(Asked asked, Set<String> forbidden, String rule) {
        boolean moved = asked.flag("moved", 6);
        if (moved && asked.flag("no-fire-on-the-move", 5)) {
            forbidden.add(rule);
        }
        return moved;
    }

    static int teams(Asked asked) {
        return asked.onceIn(2) ? 1 : asked.say("teams", asked.number(1, 3));
    }

    /** Every weapon throws; each hit works on the state, or the hits of one weapon together only once. */
    static Lot<String> of(
            boolean eachHit,
            int weapons,
            int dice,
            Lot<Boolean> toHit,
            Lot<String> before,
            Function<String, Lot<String>> hit) {
        if (eachHit) {
            return before.times(weapons * dice, state -> toHit.then(hits -> hits ? hit.apply(state) : Lot.sure(state)));
        }
        Lot<Boolean> any = Dice.howMany(dice, toHit).map(hits -> hits > 0);
        return before.times(weapons, state -> any.then(hits -> hits ? hit.apply(state) : Lot.sure(state)));
    }
}
