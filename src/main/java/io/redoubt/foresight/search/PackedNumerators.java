package io.redoubt.foresight.search;

import io.redoubt.exact.CommonBase;
import io.redoubt.exact.Fraction;
import java.math.BigInteger;
import java.util.Arrays;
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
        }
        return of(search.number(node));
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
        int choice = table.choice(number);
        if (choice != PackedInduction.SEVERAL) {
            return of(number, choice);
        }
        return search.close(number).stream()
                .map(close -> of(number, close))
                .max(BigInteger::compareTo)
                .orElseThrow();
    }

    /** Returns the numerator of the value of a board with one of its choices. */
    private BigInteger of(int number, int choice) {
        int height = table.height(number);
        if (choice == PackedInduction.END) {
            Fraction worth = search.worth(number);
            return worth.numerator().multiply(scale.divide(worth.denominator())).multiply(base.power(height));
        }
        long board = table.board(number);
        if (choice == PackedInduction.PASS) {
            int next = search.passed(board);
            return of(next).multiply(base.power(height - table.height(next)));
        }
        PackedAction.Effect effect = search.action(choice).on(board);
        BigInteger factor = base.over(effect.total());
        BigInteger sum = BigInteger.ZERO;
        for (int way = 0; way < effect.after.length; way++) {
            int next = search.after(board, choice, effect, way);
            BigInteger value = of(next).multiply(base.power(height - 1 - table.height(next)));
            sum = sum.add(effect.weights()[way].multiply(value));
        }
        return sum.multiply(factor);
    }
}
