package io.redoubt.formula.counting;

import io.redoubt.exact.Addition;
import io.redoubt.exact.Numbers;
import io.redoubt.exact.Order;
import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import java.util.Optional;

/** What can come of a formula, as a number. */
public final class Formulas {
    private Formulas() {}

    /**
     * The number a formula comes to; for yes or no the number that is compared, for two sides -1, 0 or 1 as the first
     * is lower, equal or higher, for what is repeated that of one.
     */
    public static Numbers of(Formula formula) {
        if (formula instanceof Formula.Total total) {
            return Terms.of(total.term());
        }
        if (formula instanceof Formula.Check check) {
            return Terms.of(check.term());
        }
        if (formula instanceof Formula.Count count) {
            return Pools.sum(count.pool(), count::worth);
        }
        if (formula instanceof Formula.Stages stages) {
            return left(stages);
        }
        if (formula instanceof Formula.Contest contest) {
            return Order.compared(of(contest.first()), of(contest.second()));
        }
        return of(((Formula.Repeated) formula).one());
    }

    /** Each die passes all tests or does not: how many do is one pool with one chance. */
    private static Numbers left(Formula.Stages stages) {
        Pool pool = stages.pool();
        Numbers die = OneDie.thrown(pool);
        Numbers passes = Numbers.certain(1);
        for (Formula.Stage stage : stages.stages()) {
            passes = passes.with(die.map(shown -> stage.target().meets(shown) ? 1 : 0), Math::min);
        }
        return Addition.times(passes.reduced(), pool.dice());
    }

    /** The sum of several answers, where yes counts as 1 and no as 0. */
    public static Numbers sum(Formula.Repeated repeated) {
        // Dice that only add up are one large pool.
        if (repeated.one() instanceof Formula.Total total) {
            Optional<Pool> pool =
                    total.term().alone().filter(each -> each.keeps().isEmpty());
            if (pool.isPresent()) {
                return Pools.sum(pool.get().times(repeated.times()), shown -> shown);
            }
        }
        return Addition.times(answer(repeated.one()), repeated.times());
    }

    /** The highest of several answers. */
    public static Numbers highest(Formula.Repeated repeated) {
        return Order.highest(answer(repeated.one()), repeated.times());
    }

    /** The lowest of several answers. */
    public static Numbers lowest(Formula.Repeated repeated) {
        return Order.lowest(answer(repeated.one()), repeated.times());
    }

    /** Whether every die of a pool is counted, or none can be. */
    public static boolean isSettled(Formula.Count count) {
        Pool pool = count.pool();
        Numbers die = pool.grows() ? OneDie.thrown(pool).map(pool::counted) : OneDie.counted(pool);
        return die.all(count.target()::meets)
                || die.all(shown -> !count.target().meets(shown));
    }

    private static Numbers answer(Formula one) {
        Numbers number = of(one);
        return one instanceof Formula.Check check
                ? number.map(value -> check.target().meets(value) ? 1 : 0)
                : number;
    }
}
