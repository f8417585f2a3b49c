package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.ShotResult;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.Optional;

/**
 * Fire at a tank dug into a Tank Pit, which is no Bunker: normal rolls to hit, or hits already scored.
 *
 * @param sight whether the tank can be seen; empty for fire from above
 * @param mode how the fire comes in, which decides what armour is struck
 * @param longRange whether its armour counts one more
 */
record PitShot(Condition state, FireMode mode, Optional<Sight> sight, Hits hits, TankHit hit, boolean longRange)
        implements Attack {
    /** Where the hits come from. */
    sealed interface Hits {
        /** Scored already. */
        record Scored(int number) implements Hits {}

        /** Still to be rolled for. */
        record Rolled(Firing firing) implements Hits {}

        /** Still to be rolled for, by the training of the tank's crew. */
        record ByTraining(Firing firing, TeamScore score) implements Hits {}
    }

    private static final Test TO_HIT =
            Test.of("to hit [FOW-CORE-16]", Die.D6, "hit", "miss").askedAs("roll to hit");

    @Override
    public Strongpoint at() {
        return Strongpoint.TANK_PIT;
    }

    @Override
    public void check(Checklist list) {
        sight.ifPresent(seen -> seen.checkTank(list));
        if (hits instanceof Hits.Rolled rolled) {
            rolled.firing().checkByCore(list);
            list.note("A tank in a pit is Concealed: the score to hit given includes that [FOW-TANKPIT-02]");
        } else if (hits instanceof Hits.ByTraining trained) {
            list.note("A tank in a pit is Concealed [FOW-TANKPIT-02]");
            trained.score().check(list);
            trained.firing().checkByCore(list);
        } else if (hits instanceof Hits.Scored scored) {
            list.note("Hits on the tank: {}, as given [FOW-TANKPIT-02]", scored.number());
        }
        if (hit.save().isPresent()) {
            list.note(
                    switch (mode) {
                        case DIRECT ->
                            Remark.of("Only the way the turret faces decides which armour is struck [FOW-TANKPIT-07]");
                        case BOMBARDMENT, AIR_STRIKE ->
                            Remark.of("From above it strikes the Top armour (core rules) [FOW-CORE-05]");
                    });
        }
        if (longRange) {
            list.note("Over 16\"/40 cm: one more armour (core rules) [FOW-CORE-13]");
        }
        if (state == Condition.BAILED_OUT) {
            list.note("Bailed Out already (core rules) [FOW-CORE-08]");
        }
        if (hit.motivation().isEmpty() && (state == Condition.BAILED_OUT || mostHits() > 1)) {
            list.note(
                    "No --motivation given: a tank Bailed Out again is taken to stay so, without the core rules' test [FOW-CORE-14]");
        }
    }

    private int mostHits() {
        if (hits instanceof Hits.ByTraining trained) {
            return trained.firing().dice();
        }
        return hits instanceof Hits.Rolled rolled ? rolled.firing().dice() : ((Hits.Scored) hits).number();
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        if (hits instanceof Hits.Rolled rolled) {
            Firing firing = rolled.firing();
            Need need = Need.of(firing.score().target(), "as given");
            return umpire.volley("Hit", TO_HIT, need, firing.dice(), state, hit);
        }
        int scored = hits instanceof Hits.ByTraining trained
                ? trained.score().roll(trained.firing().dice(), umpire)
                : ((Hits.Scored) hits).number();
        return umpire.repeat("Hit", scored, state, hit);
    }
}
