package io.redoubt.formula.distribution;

import io.redoubt.exact.Convolution;
import io.redoubt.exact.Mixture;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.exact.OrderStatistics;
import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.formula.ValueBounds;
import java.util.Optional;

/** The distribution of the number of a formula. */
public final class Formulas {
    private Formulas() {}

    /**
     * Returns the distribution of a formula's number: for a check the number compared; for two sides -1, 0 or 1 if the
     * first is lower, equal or higher; for a repeated formula that of one repetition.
     */
    public static NumberDistribution of(Formula formula) {
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
            return OrderStatistics.compared(
                    side(contest.first(), contest.second()), side(contest.second(), contest.first()));
        }
        return of(((Formula.Repeated) formula).one());
    }

    /** Returns the number of one side; values above all of the other need not be told apart. */
    private static NumberDistribution side(Formula one, Formula other) {
        return one instanceof Formula.Total own && other instanceof Formula.Total against
                ? Terms.upTo(ValueBounds.of(against.term()).highest(), own.term())
                : of(one);
    }

    /**
     * Returns the number of dice left, or the sum of what they throw. Each die passes all tests or does not,
     * independently of the others.
     */
    private static NumberDistribution left(Formula.Stages stages) {
        Pool pool = stages.pool();
        NumberDistribution passes = NumberDistribution.certain(1);
        for (Formula.Stage stage : stages.stages()) {
            NumberDistribution die = OneDie.thrown(pool.die(), stage.rethrows());
            passes = passes.with(die.map(shown -> stage.target().meets(shown) ? 1 : 0), Math::min);
        }
        NumberDistribution left = passes.reduced();
        NumberDistribution one = stages.finish()
                .map(end -> {
                    NumberDistribution each = Terms.of(end.each());
                    return Mixture.of(left, pass -> pass == 0 ? NumberDistribution.certain(0) : each);
                })
                .orElse(left);
        return Pools.mixed(pool, dice -> Convolution.times(one, dice));
    }

    /** Returns the sum of several answers, where yes counts as 1 and no as 0. */
    public static NumberDistribution sum(Formula.Repeated repeated) {
        // Dice that are only added up form one large pool.
        if (repeated.one() instanceof Formula.Total total) {
            Optional<Pool> pool = total.term()
                    .alone()
                    .filter(each -> each.keeps().isEmpty() && each.number().isEmpty());
            if (pool.isPresent()) {
                return Pools.sum(pool.get().withDice(pool.get().dice() * repeated.times()), shown -> shown);
            }
        }
        return Convolution.times(answer(repeated.one()), repeated.times());
    }

    /** Returns the highest of several answers. */
    public static NumberDistribution highest(Formula.Repeated repeated) {
        return OrderStatistics.highest(answer(repeated.one()), repeated.times());
    }

    /** Returns the lowest of several answers. */
    public static NumberDistribution lowest(Formula.Repeated repeated) {
        return OrderStatistics.lowest(answer(repeated.one()), repeated.times());
    }

    /** Returns whether every die of a pool is counted, or none can be. */
    public static boolean isSettled(Formula.Count count) {
        Pool pool = count.pool();
        NumberDistribution die = pool.grows() ? OneDie.thrown(pool).map(pool::counted) : OneDie.counted(pool);
        return die.all(count.target()::meets)
                || die.all(shown -> !count.target().meets(shown));
    }

    private static NumberDistribution answer(Formula one) {
        NumberDistribution number = of(one);
        return one instanceof Formula.Check check
                ? number.map(value -> check.target().meets(value) ? 1 : 0)
                : number;
    }
}
