package io.redoubt.bench;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Odds;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Shots at a Nest by a resolver of five lines, which show the cost of the engine without a rulebook. */
record BareNestJob(int shots, Job likewise) implements Job {
    private static final Test HIT = Test.of("to hit", Die.D6, "hit", "miss");
    private static final Test FIREPOWER = Test.of("firepower", Die.D6, "passed", "failed");
    private static final RequiredRoll FOUR = RequiredRoll.of(Target.atLeast(4));
    private static final RequiredRoll THREE = RequiredRoll.of(Target.atLeast(3));
    private static final Attempt<Nest> ON_A_HIT = BareNestJob::hit;

    /** The state of the nest. */
    private enum Nest {
        UNHARMED,
        PINNED,
        DESTROYED
    }

    private static Nest hit(Nest nest, Umpire umpire) {
        if (nest == Nest.DESTROYED || !umpire.test(FIREPOWER, THREE)) {
            return nest;
        }
        return umpire.test(FIREPOWER, THREE) ? Nest.DESTROYED : Nest.PINNED;
    }

    @Override
    public Odds<Nest> ours() {
        return Odds.count(umpire -> umpire.volley("Hit", HIT, FOUR, shots, Nest.UNHARMED, ON_A_HIT));
    }

    @Override
    public Weights plain() {
        return likewise.plain();
    }

    @Override
    @SuppressWarnings("unchecked") // only called with results of ours
    public List<Fraction> exactly(Object ours) {
        Odds<Nest> odds = (Odds<Nest>) ours;
        return List.of(
                odds.distribution().of(Nest.UNHARMED),
                odds.distribution().of(Nest.PINNED),
                odds.distribution().of(Nest.DESTROYED));
    }
}
