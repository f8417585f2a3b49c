package io.redoubt.foresight.search;

import io.redoubt.exact.CommonBase;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.PackedTable;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Exact values of the boards that a search over packed ones has solved: the numerators of {@link ExactComparison}, found
 * without a node for each board. Where the search has found one best choice, only that one is followed.
 */
final class PackedNumerators {
    private final PackedInduction search;
    private final PackedTable table;
    private final CommonBase base;
    private final BigInteger scale;
    private final Map<PackedAction.Effect, BigInteger[]> weights = new HashMap<>();
    private @Nullable BigInteger[] known = new BigInteger[0];
    private int version;

    /**
     * Creates the calculation.
     *
     * @param scale the factor that makes the value of every board an integer
     */
    PackedNumerators(PackedInduction search, CommonBase base, BigInteger scale) {
        this.search = search;
        this.table = search.table();
        this.base = base;
        this.scale = scale;
    }

    /** Returns the numerator of the value of a node. */
    BigInteger of(PlanNode node) {
        if (version != base.version()) {
            version = base.version();
            Arrays.fill(known, null);
            weights.clear();
        }
        int number = search.number(node);
        return base.raised(of(number), node.height - table.height(number));
    }

    private BigInteger of(int number) {
        if (number >= known.length) {
            known = Arrays.copyOf(known, table.size());
        }
        BigInteger value = known[number];
        if (value == null) {
            value = found(number);
            known[number] = value;
        }
        return value;
    }

    private BigInteger found(int number) {
        int[] close = table.close(number);
        if (close.length == 0) {
            return of(number, table.choice(number));
        }
        BigInteger best = of(number, close[0]);
        for (int i = 1; i < close.length; i++) {
            best = best.max(of(number, close[i]));
        }
        return best;
    }

    /** Returns the numerator of the value of a board with one of its choices. */
    private BigInteger of(int number, int choice) {
        int height = table.height(number);
        if (choice == PackedInduction.END) {
            Fraction worth = search.worth(number);
            return base.raised(worth.numerator().multiply(scale.divide(worth.denominator())), height);
        }
        long board = table.board(number);
        if (choice == PackedInduction.PASS) {
            int next = search.passed(board);
            return base.raised(of(next), height - table.height(next));
        }
        PackedAction.Effect effect = search.action(choice).on(board);
        BigInteger[] odds = weights.get(effect);
        if (odds == null) {
            odds = effect.weights(base.over(effect.total()));
            weights.put(effect, odds);
        }
        BigInteger sum = BigInteger.ZERO;
        for (int way = 0; way < odds.length; way++) {
            int next = search.after(board, choice, effect, way);
            sum = sum.add(odds[way].multiply(base.raised(of(next), height - 1 - table.height(next))));
        }
        return sum;
    }
}
