package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;

/**
 * What one hit does to a Nest: a first Firepower Test pins, a second at once destroys.
 *
 * @param firepower what a Firepower Test needs
 * @param whenPinned how hits on a Nest that is Pinned Down already are read
 */
record NestHit(WeaponClass weapon, Need firepower, ShootingReadings.PinnedNest whenPinned)
        implements Attempt<Condition> {
    static final Remark OVER = Remark.of("Destroyed already: nothing more is rolled", Rule.NEST_07);
    static final Remark BUSTED = Remark.of("A Bunker Buster's hit Destroys it, no test needed", Rule.BUST_03);
    static final Remark FLAMED = Remark.of("A Flame-thrower's hit pins without a Firepower Test", Rule.FLAME_03);
    private static final Remark PINNED_BEFORE =
            Remark.of("Pinned Down already: straight to the second test", Rule.NEST_06);

    @Override
    public Condition attempt(Condition nest, Umpire umpire) {
        if (nest == Condition.DESTROYED) {
            umpire.note(OVER);
            return nest;
        }
        return switch (weapon) {
            case BUNKER_BUSTER -> {
                umpire.note(BUSTED);
                yield Condition.DESTROYED;
            }
            case FLAME_THROWER -> {
                umpire.note(FLAMED);
                yield umpire.test(Firepower.NEST_FLAME, firepower) ? Condition.DESTROYED : Condition.PINNED;
            }
            case NO_HE -> umpire.test(Firepower.NEST_NO_HE, firepower) ? Condition.PINNED : nest;
            case NORMAL -> shell(nest, umpire);
        };
    }

    private Condition shell(Condition nest, Umpire umpire) {
        if (nest == Condition.PINNED && whenPinned == ShootingReadings.PinnedNest.SECOND_ONLY) {
            umpire.note(PINNED_BEFORE);
        } else if (!umpire.test(Firepower.NEST_FIRST, firepower)) {
            return nest;
        }
        if (nest == Condition.PINNED && whenPinned == ShootingReadings.PinnedNest.NO_SECOND) {
            return nest;
        }
        return umpire.test(Firepower.NEST_SECOND, firepower) ? Condition.DESTROYED : Condition.PINNED;
    }

    /** What one hit on a slit does to a Pillbox: it can pin, and only a Bunker Buster can do more. */
    record PillboxHit(WeaponClass weapon, Need firepower) implements Attempt<Condition> {
        @Override
        public Condition attempt(Condition pillbox, Umpire umpire) {
            if (pillbox == Condition.DESTROYED) {
                umpire.note(OVER);
                return pillbox;
            }
            return switch (weapon) {
                case BUNKER_BUSTER -> {
                    umpire.note(BUSTED);
                    yield Condition.DESTROYED;
                }
                case FLAME_THROWER -> {
                    umpire.note(FLAMED);
                    yield Condition.PINNED;
                }
                case NO_HE, NORMAL -> umpire.test(Firepower.PILLBOX, firepower) ? Condition.PINNED : pillbox;
            };
        }
    }
}
