package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shooting.Armour;
import io.redoubt.rules.fow.shooting.BunkerHit;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;

/** A hit on a Turret in an assault, whose owner rolls an Armour Save on Top armour 1. */
record AssaultHit(int tankAssault) implements Attempt<Condition> {
    private static final TotalRoll SAVE = TotalRoll.high("Armour Save [FOW-ASLT-15, FOW-ASLT-16, FOW-CORE-06]")
            .byOther();
    private static final Modifier TOP_ARMOUR = new Modifier(1, Armour.Face.TOP.words());

    /** Returns the number of faces on which the save does not exceed a Tank Assault rating. */
    static int failedSaves(int tankAssault) {
        return Math.max(0, Math.min(tankAssault - TOP_ARMOUR.value(), Die.D6.sides()));
    }

    @Override
    public Condition attempt(Condition turret, Umpire umpire) {
        if (turret == Condition.DESTROYED) {
            umpire.note("Already Destroyed: this hit is lost [FOW-ASLT-11]");
            return turret;
        }
        DiceTotal save = DiceTotal.of(1, Die.D6, TOP_ARMOUR).against(tankAssault, "Tank Assault");
        AssaultSave result = umpire.lookUp(SAVE, save, total -> AssaultSave.of(total, tankAssault));
        return switch (result) {
            case ABOVE -> turret;
            case EQUAL -> BunkerHit.bailOut(turret, umpire);
            case BELOW -> Condition.DESTROYED;
        };
    }

    /** The result of an Armour Save in an assault (FOW-CORE-06). */
    enum AssaultSave implements Row {
        ABOVE("above: no effect"),
        EQUAL("equal: Bailed Out"),
        BELOW("below: Destroyed");

        private final String words;

        AssaultSave(String words) {
            this.words = words;
        }

        static AssaultSave of(int total, int tankAssault) {
            if (total > tankAssault) {
                return ABOVE;
            }
            return total == tankAssault ? EQUAL : BELOW;
        }

        @Override
        public String words() {
            return words;
        }
    }
}
