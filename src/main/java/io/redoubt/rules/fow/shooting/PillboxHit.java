package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Umpire;

/** What one hit on a slit does to a Pillbox: it can pin, and only a Bunker Buster can do more. */
record PillboxHit(WeaponClass weapon, Need firepower) implements Attempt<Condition> {
    @Override
    public Condition attempt(Condition pillbox, Umpire umpire) {
        if (pillbox == Condition.DESTROYED) {
            umpire.note(NestHit.OVER);
            return pillbox;
        }
        return switch (weapon) {
            case BUNKER_BUSTER -> {
                umpire.note(NestHit.BUSTED);
                yield Condition.DESTROYED;
            }
            case FLAME_THROWER -> {
                umpire.note(NestHit.FLAMED);
                yield Condition.PINNED;
            }
            case NO_HE, NORMAL -> umpire.test(Firepower.PILLBOX, firepower) ? Condition.PINNED : pillbox;
        };
    }
}
