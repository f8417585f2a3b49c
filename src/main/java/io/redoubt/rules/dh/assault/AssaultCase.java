package io.redoubt.rules.dh.assault;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.terms.Chance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Named;
import java.util.Optional;

/**
 * Somebody who wants to get at a work from close by.
 *
 * @param score of a Close Assault by the core rules, Explosives not in it; 0 for other ways
 * @param win the chance at the whole score, if anybody told it
 */
record AssaultCase(
        TargetKind at,
        AssaultCase.Way way,
        AssaultCase.Attacker attacker,
        int score,
        Equipment equipment,
        Optional<Chance> win) {
    /** How somebody wants to get at a work from close by. */
    enum Way implements Named {
        CLOSE_ASSAULT("a Close Assault"),
        IMPROVISED("an Improvised Close Assault"),
        THROW_GRENADES("a throw of grenades"),
        CHARGE("a Charge"),
        CLOSE_COMBAT("Close Combat"),
        /** Explosives set off by their own rules, to hit and to penetrate (DH-CA-06). */
        SET_EXPLOSIVES("setting off Explosives");

        private final String words;

        Way(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** Who gets at a work. */
    enum Attacker implements Named {
        INFANTRY("infantry"),
        VEHICLE("a vehicle");

        private final String words;

        Attacker(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** What the Explosives of a unit that makes a Close Assault add to its score (DH-CA-07). */
    private static final int EXPLOSIVES = 2;

    /** What the unit brings to bear beside its arms. */
    record Equipment(boolean explosives, boolean grenades) {}

    static AssaultCase read(Inputs in) {
        TargetKind at = in.get(AssaultForm.AT);
        AssaultCase.Way way = in.get(AssaultForm.MODE);
        AssaultCase.Attacker attacker = in.get(AssaultForm.ATTACKER);
        boolean fought = way == AssaultCase.Way.CLOSE_ASSAULT && attacker == AssaultCase.Attacker.INFANTRY;
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
