package io.redoubt.rules.lg.breach;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A probability that is to be reached.
 *
 * @param text as it was written
 * @param part its numerator, at least 1
 * @param of its denominator, at least the numerator
 */
record Certainty(String text, BigInteger part, BigInteger of) {
    /** True if so many ways of all are enough. */
    boolean isReached(BigInteger ways, BigInteger all) {
        return ways.multiply(of).compareTo(part.multiply(all)) >= 0;
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
