package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Explosion;
import io.redoubt.formula.Pool;
import io.redoubt.umpire.Target;

/** The faces of a pool as they are counted. */
final class CountedFaces {
    private CountedFaces() {}

    /** Returns whether a die of a pool can meet a target; sums of several throws of a die count as if they could. */
    static boolean meet(Pool pool, Target target) {
        boolean sums = pool.explosion()
                .filter(each -> each.joins() == Explosion.Joins.ITS_DIE)
                .isPresent();
        for (int place = 1; place <= pool.die().sides(); place++) {
            if (target.meets(pool.counted(pool.die().shown(place)))) {
                return true;
            }
        }
        return sums;
    }
}
