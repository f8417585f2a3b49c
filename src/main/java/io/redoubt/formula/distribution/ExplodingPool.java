package io.redoubt.formula.distribution;

import io.redoubt.exact.CountRow;
import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.exact.SumRow;
import io.redoubt.formula.Explosion;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Selection;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Dice kept from a pool that exploding dice join: first the number of throws that explode and of those that end a
 * chain, then the faces that each kind can show, merged in one order.
 */
final class ExplodingPool {
    private final Pool pool;
    private final NumberDistribution law;
    private final Explosion explosion;
    private final IntUnaryOperator worth;

    /**
     * Creates the count of a growing pool.
     *
     * @param worth the contribution of a kept die by what it counts as
     */
    ExplodingPool(Pool pool, Explosion explosion, IntUnaryOperator worth) {
        this.pool = pool;
        this.law = OneDie.thrown(pool);
        this.explosion = explosion;
        this.worth = worth;
    }

    NumberDistribution sum() {
        int dice = pool.dice();
        int longest = Explosion.MOST_FURTHER + 1;
        BigInteger total = law.shares().total();
        BigInteger most = total.pow(dice * longest);
        int[] worths = law.values().stream()
                .mapToInt(shown -> worth.applyAsInt(pool.counted(shown)))
                .toArray();
        Selection selection = pool.selection();
        int mostKept = selection.left(dice * longest);
        CountRow sums = CountRow.none(
                Math.min(0, java.util.Arrays.stream(worths).min().orElse(0)) * mostKept,
                Math.max(0, java.util.Arrays.stream(worths).max().orElse(0)) * mostKept,
                most);
        List<KeepAnyPlaces.Face> faces = faces();
        // Dice that explode up to the limit have no last throw, because the limit ends them.
        BigInteger choose = BigInteger.ONE;
        for (int cut = 0; cut <= dice; cut++) {
            int ending = dice - cut;
            ExactWeights chains = ending == 0 ? ExactWeights.of(1, 1) : SumRow.of(ending, longest);
            for (int i = 0; i < chains.size(); i++) {
                int exploding = i + cut * longest;
                int all = exploding + ending;
                BigInteger times = choose.multiply(chains.weight(i)).multiply(total.pow(dice * longest - all));
                new KeepAnyPlaces(faces, exploding, ending, selection.above(all), selection.below(all), most)
                        .addTo(sums, times);
            }
            choose = choose.multiply(BigInteger.valueOf(dice - cut)).divide(BigInteger.valueOf(cut + 1L));
        }
        return sums.over(most);
    }

    private List<KeepAnyPlaces.Face> faces() {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < law.size(); i++) {
            order.add(i);
        }
        order.sort(Comparator.comparing(i -> -pool.counted(law.value(i))));
        List<KeepAnyPlaces.Face> faces = new ArrayList<>();
        for (int i : order) {
            KeepAnyPlaces.Kind kind =
                    explosion.when().meets(law.value(i)) ? KeepAnyPlaces.Kind.ONE : KeepAnyPlaces.Kind.OTHER;
            faces.add(
                    new KeepAnyPlaces.Face(kind, law.shares().weight(i), worth.applyAsInt(pool.counted(law.value(i)))));
        }
        return faces;
    }
}
