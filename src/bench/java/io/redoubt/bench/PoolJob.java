package io.redoubt.bench;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Distribution;
import io.redoubt.odds.Odds;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The number of dice of a pool that meet a target: jobs a and g. */
record PoolJob(int dice, Die die, RequiredRoll need, Test test) implements Job {
    static PoolJob of(int dice, Die die, Target target) {
        return new PoolJob(dice, die, RequiredRoll.of(target), Test.of("pool", die, "yes", "no"));
    }

    @Override
    public Odds<Integer> ours() {
        return Odds.count(umpire -> umpire.count(test, need, dice));
    }

    @Override
    public Weights plain() {
        int wins = need.target().faces(die);
        int losses = die.sides() - wins;
        return dice * Math.log(die.sides()) < Math.log(Long.MAX_VALUE) ? small(wins, losses) : big(wins, losses);
    }

    private Weights small(int wins, int losses) {
        long[] row = new long[dice + 1];
        row[0] = 1;
        long total = 1;
        for (int thrown = 1; thrown <= dice; thrown++) {
            for (int k = thrown; k > 0; k--) {
                row[k] = row[k] * losses + row[k - 1] * wins;
            }
            row[0] *= losses;
            total *= die.sides();
        }
        return new Weights.Small(total, row);
    }

    private Weights big(int wins, int losses) {
        BigInteger[] powers = new BigInteger[dice + 1];
        powers[0] = BigInteger.ONE;
        for (int k = 1; k <= dice; k++) {
            powers[k] = powers[k - 1].multiply(BigInteger.valueOf(losses));
        }
        BigInteger[] row = new BigInteger[dice + 1];
        BigInteger chosen = BigInteger.ONE;
        for (int k = 0; k <= dice; k++) {
            row[k] = chosen.multiply(powers[dice - k]);
            chosen = chosen.multiply(BigInteger.valueOf((long) wins * (dice - k)))
                    .divide(BigInteger.valueOf(k + 1L));
        }
        return new Weights.Big(BigInteger.valueOf(die.sides()).pow(dice), row);
    }

    @Override
    public List<Fraction> exactly(Object ours) {
        Distribution<?> distribution = ((Odds<?>) ours).distribution();
        List<Fraction> all = new ArrayList<>(dice + 1);
        for (int k = 0; k <= dice; k++) {
            all.add(distribution.shares().get(distribution.values().indexOf(k)));
        }
        return all;
    }
}
