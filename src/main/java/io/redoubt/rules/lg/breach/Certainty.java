package io.redoubt.rules.lg.breach;

import java.math.BigInteger;

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
}
