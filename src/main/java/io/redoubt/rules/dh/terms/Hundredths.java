package io.redoubt.rules.dh.terms;

/**
 * A chance of so many in a hundred: what two ten-sided dice can tell.
 *
 * @param hundredths 0 to 100
 */
public record Hundredths(int hundredths) {
    /** As a fraction in its lowest terms, for sentences. */
    @Override
    public String toString() {
        int by = divisor(100, hundredths);
        return hundredths / by + "/" + 100 / by;
    }

    private static int divisor(int a, int b) {
        return b == 0 ? a : divisor(b, a % b);
    }
}
