package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.util.Optional;

/** The effect of one hit on a Bunker, by its type and the weapon. */
public sealed interface BunkerHit extends Attempt<Condition> {
    /** Returns the condition of a Bunker that was not Destroyed yet. */
    Condition strike(Condition bunker, Umpire umpire);

    @Override
    default Condition attempt(Condition bunker, Umpire umpire) {
        if (bunker == Condition.DESTROYED) {
            umpire.note(
                    SentenceTemplate.of("Already Destroyed: no further rolls").citingFirst(wrecked()));
            return bunker;
        }
        return strike(bunker, umpire);
    }

    /** Returns the rule that excludes further hits. */
    default RuleId wrecked() {
        return RuleId.of("FOW-NEST-07");
    }

    /** Returns Bailed Out; a second time changes nothing. */
    static Condition bailOut(Condition turret, Umpire umpire) {
        if (turret == Condition.BAILED_OUT) {
            umpire.note("Bailed Out again: a Bunker passes the Motivation Test, so it only stays out [FOW-FIGHT-04]");
        }
        return Condition.BAILED_OUT;
    }

    /** A hit of a Bunker Buster, which needs no test. */
    record Busted() implements BunkerHit {
        @Override
        public Condition strike(Condition bunker, Umpire umpire) {
            umpire.note("A Bunker Buster's hit Destroys it, no test needed [FOW-BUST-03]");
            return Condition.DESTROYED;
        }
    }

    /**
     * A shell on a Nest: a passed Firepower Test pins it, an immediate second one destroys it.
     *
     * @param firepower score of a Firepower Test
     * @param whenPinned reading for hits on a Nest that is already Pinned Down
     */
    record NestShelled(RequiredRoll firepower, ShootingReadings.PinnedNest whenPinned) implements BunkerHit {
        @Override
        public Condition strike(Condition nest, Umpire umpire) {
            boolean pinned = nest == Condition.PINNED;
            if (pinned && whenPinned == ShootingReadings.PinnedNest.SECOND_ONLY) {
                umpire.note("Already Pinned Down: straight to the second test [FOW-NEST-06]");
            } else if (!umpire.test(Firepower.NEST_FIRST, firepower)
                    || (pinned && whenPinned == ShootingReadings.PinnedNest.NO_SECOND)) {
                return nest;
            }
            return umpire.test(Firepower.NEST_SECOND, firepower) ? Condition.DESTROYED : Condition.PINNED;
        }
    }

    /** A hit on a Nest by a weapon without HE, which has the first test only. */
    record NestPinned(RequiredRoll firepower) implements BunkerHit {
        @Override
        public Condition strike(Condition nest, Umpire umpire) {
            return umpire.test(Firepower.NEST_NO_HE, firepower) ? Condition.PINNED : nest;
        }
    }

    /** A Flame-thrower's hit on a slit, which pins a Bunker and may destroy a Nest with a Firepower Test. */
    record SlitFlamed(Optional<RequiredRoll> firepower) implements BunkerHit {
        @Override
        public Condition strike(Condition bunker, Umpire umpire) {
            umpire.note("A Flame-thrower's hit pins without a Firepower Test [FOW-FLAME-03]");
            boolean ended = firepower.isPresent() && umpire.test(Firepower.NEST_FLAME, firepower.get());
            return ended ? Condition.DESTROYED : Condition.PINNED;
        }
    }

    /** A shell on a slit of a Pillbox, which can only pin it. */
    record PillboxShelled(RequiredRoll firepower) implements BunkerHit {
        @Override
        public Condition strike(Condition pillbox, Umpire umpire) {
            return umpire.test(Firepower.PILLBOX, firepower) ? Condition.PINNED : pillbox;
        }
    }

    /** A Flame-thrower's hit on a Turret, against which there is no Armour Save. */
    record TurretFlamed() implements BunkerHit {
        @Override
        public Condition strike(Condition turret, Umpire umpire) {
            umpire.note("A Flame-thrower's hit leaves no Armour Save and Bails it Out [FOW-FLAME-07, FOW-FLAME-06]");
            return BunkerHit.bailOut(turret, umpire);
        }
    }

    /**
     * A shell on a Turret, whose owner rolls an Armour Save as for a tank.
     *
     * @param struck the armour that is struck, and the weapon
     */
    record TurretShelled(RequiredRoll firepower, Armour struck) implements BunkerHit {
        private static final TotalRoll SAVE = TotalRoll.high(
                        "Armour Save [FOW-TURRET-03, FOW-CORE-05, FOW-TURRET-02, FOW-TURRET-04]")
                .byOther();

        @Override
        public RuleId wrecked() {
            return RuleId.of("FOW-CORE-05");
        }

        @Override
        public Condition strike(Condition turret, Umpire umpire) {
            int antiTank = struck.antiTank();
            return switch (umpire.lookUp(SAVE, struck.save(), total -> Armour.SaveResult.of(total, antiTank))) {
                case ABOVE -> turret;
                case EQUAL ->
                    umpire.test(Firepower.ARMOUR_EQUAL, firepower) ? BunkerHit.bailOut(turret, umpire) : turret;
                case BELOW ->
                    umpire.test(Firepower.ARMOUR_BELOW, firepower)
                            ? Condition.DESTROYED
                            : BunkerHit.bailOut(turret, umpire);
            };
        }
    }
}
