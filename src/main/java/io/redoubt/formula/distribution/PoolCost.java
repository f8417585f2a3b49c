package io.redoubt.formula.distribution;

import io.redoubt.exact.IntegerMath;
import io.redoubt.exact.MiddleSum;
import io.redoubt.formula.Explosion;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Selection;
import io.redoubt.formula.distribution.Work.Size;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Estimates the work of counting one pool with a fixed number of dice. */
record PoolCost(Work work) {
    /** The work of a word in a row of numbers of one width. */
    private static final double WINDOWED = 0.8;

    /** Returns the size of the sum of a pool. */
    Size of(SparseSum.Addend addend) {
        if (addend.pool().keeps().isEmpty()) {
            Optional<Size> sum = SparseSum.planned(List.of(addend)).map(work::sparse);
            if (sum.isPresent()) {
                return sum.get();
            }
        }
        Pool pool = addend.pool().asItFalls();
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int place = 1; place <= pool.die().sides(); place++) {
            int worth = addend.worth().applyAsInt(pool.die().shown(place));
            least = Math.min(least, worth);
            most = Math.max(most, worth);
        }
        return of(pool, least, most);
    }

    private Size of(Pool pool, int least, int most) {
        double faces = pool.die().sides();
        double bits = Work.bitsOf(pool.die(), pool.rethrows());
        double longest = pool.explosion().isPresent() ? Explosion.MOST_FURTHER + 1 : 1;
        boolean chained = longest > 1 && (!pool.grows() || pool.keeps().isEmpty());
        double values = (most - least) / step(pool, most - least) + 1;
        if (chained) {
            values = Math.max(most, most * longest) - Math.min(least, least * longest) + 1;
            work.spend(longest * values / 2, faces, bits * longest);
            faces = Math.min(values, longest * faces);
            bits *= longest;
        }
        Selection selection = pool.selection();
        int dice = pool.dice();
        double kept = selection.left(dice);
        if (pool.keeps().isEmpty() || (kept == dice && !pool.grows())) {
            Size sum = work.many(
                    new Size(Math.min(values, longest > 1 ? values : multisets(pool, 1)), bits),
                    dice,
                    pool.isPlain() && pool.die().marks().isEmpty() ? Work.EVEN : faces);
            return new Size(
                    Math.min(dice * (values - 1) + 1, longest > 1 ? values * dice : multisets(pool, dice)), sum.bits());
        }
        if (pool.grows()) {
            return growing(pool, most - least, faces, bits);
        }
        double sums = kept * values;
        if (selection.above(dice) > 0 && selection.below(dice) > 0) {
            boolean fair = pool.rethrows().isEmpty() && pool.explosion().isEmpty() && values == faces;
            work.add(
                    fair && isFasterByWindows(dice, pool.die().sides(), selection.above(dice), selection.below(dice))
                            ? byWindows(dice, pool.die().sides(), selection.above(dice), selection.below(dice))
                            : byFaces(dice, faces, sums, bits));
        } else {
            boolean even = pool.explosion().isEmpty() && pool.die().marks().isEmpty();
            work.spend(faces * kept, sums * (even ? 1 : kept / 4) / 4, bits * dice);
            work.spend(faces * kept, 3 * Math.min(kept / 2, dice - kept), bits * dice);
        }
        return new Size(sums, bits * dice);
    }

    /** Returns whether windows over fair dice give the sum without both ends faster than face by face. */
    static boolean isFasterByWindows(int dice, int faces, int above, int below) {
        double sums = (dice - above - below) * (double) faces;
        return byWindows(dice, faces, above, below) < byFaces(dice, faces, sums, Math.log(faces) / Math.log(2));
    }

    private static double byWindows(int dice, int faces, int above, int below) {
        return WINDOWED * MiddleSum.words(dice, faces, above, below);
    }

    private static double byFaces(double dice, double faces, double sums, double bits) {
        return faces * dice * dice / 2 * sums / 8 * Work.nanosOf(bits * dice);
    }

    private Size growing(Pool pool, int range, double faces, double bits) {
        double dice = pool.dice();
        double longest = dice * (Explosion.MOST_FURTHER + 1);
        double sums = pool.selection().left((int) longest) * (range + 1.0);
        double exploding = exploding(pool);
        double steps = (exploding - 1) * longest * longest / 6 + longest + (faces - exploding) * dice * dice / 2;
        work.spend(longest * dice, steps * sums / 16, bits * longest);
        return new Size(sums, bits * longest);
    }

    private static double exploding(Pool pool) {
        return IntStream.rangeClosed(1, pool.die().sides())
                .map(place -> pool.die().shown(place))
                .filter(shown ->
                        pool.explosion().stream().anyMatch(each -> each.when().meets(shown)))
                .count();
    }

    /** Returns the greatest distance of which all differences of the faces are multiples. */
    private static double step(Pool pool, int range) {
        long step = 0;
        for (int mark : pool.die().marks()) {
            step = IntegerMath.gcd((long) mark - pool.die().lowest(), step);
        }
        return step > 1 && pool.clamps().isEmpty() && range % step == 0 ? step : 1;
    }

    /** Returns the number of ways in which dice can show their faces in any order, which no number of sums exceeds. */
    private static double multisets(Pool pool, int dice) {
        if (pool.die().marks().isEmpty()) {
            return Double.MAX_VALUE;
        }
        long faces = pool.die().marks().stream().distinct().count();
        double ways = 1;
        for (int i = 1; i < faces && ways < 1e9; i++) {
            ways *= (dice + i) / (double) i;
        }
        return ways;
    }
}
