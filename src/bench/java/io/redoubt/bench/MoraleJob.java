package io.redoubt.bench;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Odds;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ten dice of casualties, then a test that depends on them, with the joint answer: job d. */
record MoraleJob() implements Job {
    private static final int MEN = 10;
    private static final int SIDES = 10;
    private static final int WOUNDED_UP_TO = 6;
    private static final int NERVE = 9;
    private static final Test WOUNDS = Test.of("wounds", Die.D10, "wounded", "unharmed");
    private static final Test MORALE = Test.of("morale", Die.D10, "stands", "pinned");
    private static final RequiredRoll TO_WOUND = RequiredRoll.of(Target.atMost(WOUNDED_UP_TO));

    /** The final state of the team. */
    private enum End {
        STANDS,
        PINNED,
        WIPED_OUT
    }

    /** The joint result. */
    private record Team(int wounds, End end) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Team that && wounds == that.wounds && end == that.end;
        }

        @Override
        public int hashCode() {
            return wounds * 31 + end.ordinal();
        }
    }

    private static Team resolve(Umpire umpire) {
        int wounds = umpire.count(WOUNDS, TO_WOUND, MEN);
        if (wounds == 0 || wounds == MEN) {
            return new Team(wounds, wounds == 0 ? End.STANDS : End.WIPED_OUT);
        }
        boolean stands = umpire.test(MORALE, RequiredRoll.of(Target.atMost(Math.max(1, NERVE - wounds))));
        return new Team(wounds, stands ? End.STANDS : End.PINNED);
    }

    @Override
    public Odds<Team> ours() {
        return Odds.count(MoraleJob::resolve);
    }

    @Override
    public Weights plain() {
        BigInteger[] ways = new BigInteger[2 * MEN];
        BigInteger wounded = BigInteger.valueOf(WOUNDED_UP_TO);
        BigInteger spared = BigInteger.valueOf(SIDES - WOUNDED_UP_TO);
        long chosen = 1;
        for (int w = 0; w <= MEN; w++) {
            BigInteger way = BigInteger.valueOf(chosen).multiply(wounded.pow(w)).multiply(spared.pow(MEN - w));
            if (w == 0 || w == MEN) {
                ways[Math.max(0, 2 * w - 1)] = way.multiply(BigInteger.valueOf(SIDES));
            } else {
                int stands = Math.max(1, NERVE - w);
                ways[2 * w - 1] = way.multiply(BigInteger.valueOf(stands));
                ways[2 * w] = way.multiply(BigInteger.valueOf(SIDES - stands));
            }
            chosen = chosen * (MEN - w) / (w + 1);
        }
        return new Weights.Big(BigInteger.valueOf(SIDES).pow(MEN + 1), ways);
    }

    @Override
    @SuppressWarnings("unchecked") // only called with results of ours
    public List<Fraction> exactly(Object ours) {
        Odds<Team> odds = (Odds<Team>) ours;
        List<Fraction> all = new ArrayList<>();
        all.add(odds.distribution().of(new Team(0, End.STANDS)));
        for (int w = 1; w < MEN; w++) {
            all.add(odds.distribution().of(new Team(w, End.STANDS)));
            all.add(odds.distribution().of(new Team(w, End.PINNED)));
        }
        all.add(odds.distribution().of(new Team(MEN, End.WIPED_OUT)));
        return all;
    }
}
