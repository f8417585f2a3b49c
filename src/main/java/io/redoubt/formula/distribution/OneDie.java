package io.redoubt.formula.distribution;

import io.redoubt.exact.CountRow;
import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.formula.Explosion;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Reroll;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Target;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The distribution of one die of a pool after all operations that concern it alone. */
final class OneDie {
    private OneDie() {}

    /** Returns the distribution of one throw with its rerolls. */
    static NumberDistribution thrown(Pool pool) {
        return thrown(pool.die(), pool.rethrows());
    }

    /** Returns the distribution of one throw of a die with these rerolls. */
    static NumberDistribution thrown(Die die, List<Reroll> rethrows) {
        NumberDistribution law = faces(die);
        for (Reroll rethrow : rethrows) {
            Target when = rethrow.when();
            law = rethrow.often() == Reroll.Often.ALWAYS
                    ? law.given(shown -> !when.meets(shown))
                    : thrownOnceMore(law, when);
        }
        return law;
    }

    private static NumberDistribution faces(Die die) {
        if (!die.marks().isEmpty()) {
            return NumberDistribution.faces(die.marks()).reduced();
        }
        long[] ones = new long[die.sides()];
        Arrays.fill(ones, 1);
        return NumberDistribution.from(1, ExactWeights.of(die.sides(), ones));
    }

    /**
     * Returns the distribution with one reroll: every result comes from the first throw if it is kept, or from the
     * second.
     */
    private static NumberDistribution thrownOnceMore(NumberDistribution law, Target when) {
        ExactWeights shares = law.shares();
        BigInteger again = law.weight(when::meets);
        BigInteger[] weights = new BigInteger[law.size()];
        int[] values = new int[law.size()];
        for (int i = 0; i < weights.length; i++) {
            values[i] = law.value(i);
            BigInteger ways = when.meets(values[i]) ? again : again.add(shares.total());
            weights[i] = shares.weight(i).multiply(ways);
        }
        BigInteger total = shares.total().multiply(shares.total());
        return NumberDistribution.of(values, ExactWeights.of(total, weights).reduced());
    }

    /** Returns the distribution of the value of a die whose further throws, if there are any, are added to it. */
    static NumberDistribution counted(Pool pool) {
        NumberDistribution law = thrown(pool);
        NumberDistribution whole = pool.explosion()
                .map(explosion -> chain(law, explosion, shown -> shown))
                .orElse(law);
        return pool.clamps().isEmpty() ? whole : whole.map(pool::counted);
    }

    /**
     * Returns the sum of the values of all throws of an exploding die. It is computed from the last throw back: that
     * shows any face, and each throw before it ends the chain or continues.
     */
    static NumberDistribution chain(NumberDistribution law, Explosion explosion, IntUnaryOperator worth) {
        BigInteger total = law.shares().total();
        BigInteger most = total.pow(Explosion.MOST_FURTHER + 1);
        CountRow unit = CountRow.toZero(most);
        int least = Integer.MAX_VALUE;
        int largest = Integer.MIN_VALUE;
        for (int i = 0; i < law.size(); i++) {
            least = Math.min(least, worth.applyAsInt(law.value(i)));
            largest = Math.max(largest, worth.applyAsInt(law.value(i)));
        }
        CountRow rest = CountRow.none(least, largest, most);
        for (int i = 0; i < law.size(); i++) {
            rest.add(unit, worth.applyAsInt(law.value(i)), law.shares().weight(i));
        }
        BigInteger ended = BigInteger.ONE;
        for (int further = 1; further <= Explosion.MOST_FURTHER; further++) {
            ended = ended.multiply(total);
            CountRow longer = CountRow.none(
                    Math.min(least, least + rest.lowest()), Math.max(largest, largest + rest.highest()), most);
            for (int i = 0; i < law.size(); i++) {
                int value = worth.applyAsInt(law.value(i));
                if (explosion.when().meets(law.value(i))) {
                    longer.add(rest, value, law.shares().weight(i));
                } else {
                    longer.add(unit, value, law.shares().weight(i).multiply(ended));
                }
            }
            rest = longer;
        }
        return rest.over(most).reduced();
    }
}
