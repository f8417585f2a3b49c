package io.redoubt.rules.lg;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A probability that is to be reached.
 *
 * @param text as it was written
 * @param share the probability itself, above 0 and at most 1
 */
record Certainty(String text, BigDecimal share) {
    /** True if so many ways of all are enough. */
    boolean isReached(BigInteger ways, BigInteger all) {
        BigDecimal wanted = share.multiply(new BigDecimal(all));
        return new BigDecimal(ways).compareTo(wanted) >= 0;
    }

    @Override
    public String toString() {
        return text;
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Certainty that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
