package io.redoubt.opinion.vv;

import io.redoubt.opinion.Lot;

/**
 * A minefield's attack (20.7): one roll for each unit, 3 or less eliminates it.
 *
 * @param roll what is rolled for one unit
 */
record Mines(Lot<Boolean> roll) {
    /** As the line has it, or as the disputed point is settled. */
    static Mines of(Draft draft) {
        String die = draft.once(3) ? draft.any("1d6", "2d6", "1d10") : "";
        if (!die.isEmpty()) {
            draft.put("die", die);
        } else {
            die = draft.reads("minefield-die", "1d6") ? "1d6" : "2d6";
        }
        return new Mines(
                switch (die) {
                    case "1d6" -> Dice.under(3);
                    case "2d6" -> Dice.roll().map(sum -> sum <= 3);
                    default -> Lot.die(10).map(face -> face <= 3);
                });
    }

    /** How many of so many are eliminated. */
    Lot<Integer> among(int units) {
        return Lot.sure(0).times(units, lost -> roll.map(hit -> hit ? lost + 1 : lost));
    }
}
