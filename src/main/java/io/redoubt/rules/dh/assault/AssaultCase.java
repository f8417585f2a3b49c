package io.redoubt.rules.dh.assault;

import io.redoubt.rules.Inputs;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.terms.Chance;
import java.util.Optional;

/**
 * Somebody who wants to get at a work from close by.
 *
 * @param score of a Close Assault by the core rules, Explosives not in it; 0 for other ways
 * @param win the chance at the whole score, if anybody told it
 */
record AssaultCase(
        TargetKind at, AssaultWay way, AssaultingUnit attacker, int score, Equipment equipment, Optional<Chance> win) {
    /** What the Explosives of a unit that makes a Close Assault add to its score (DH-CA-07). */
    private static final int EXPLOSIVES = 2;

    /** What the unit brings to bear beside its arms. */
    record Equipment(boolean explosives, boolean grenades) {}

    static AssaultCase read(Inputs in) {
        TargetKind at = in.get(AssaultForm.AT);
        AssaultWay way = in.get(AssaultForm.MODE);
        AssaultingUnit attacker = in.get(AssaultForm.ATTACKER);
        boolean fought = way == AssaultWay.CLOSE_ASSAULT && attacker == AssaultingUnit.INFANTRY;
        int score = fought ? in.get(AssaultForm.SCORE) : 0;
        Equipment equipment = fought
                ? new Equipment(in.get(AssaultForm.EXPLOSIVES), in.get(AssaultForm.GRENADES))
                : new Equipment(false, false);
        return new AssaultCase(
                at, way, attacker, score, equipment, fought ? in.find(AssaultForm.WIN) : Optional.empty());
    }

    /** What the Explosives add; they count against Fortifications. */
    int bonus() {
        return equipment.explosives() && at.asWork().isPresent() ? EXPLOSIVES : 0;
    }

    int total() {
        return score + bonus();
    }
}
