package io.redoubt.rules.fow.assault;

/**
 * How many rounds of assault combat are looked at.
 *
 * @param rounds at most so many, or {@link #NO_LIMIT}
 */
record RoundLimit(int rounds) {
    private static final int NO_LIMIT = Integer.MAX_VALUE;

    /** Fought until one side is done. */
    static final RoundLimit UNLIMITED = new RoundLimit(NO_LIMIT);

    boolean isUnlimited() {
        return rounds == NO_LIMIT;
    }

    @Override
    public String toString() {
        return isUnlimited() ? "to the end" : rounds == 1 ? "1 round" : rounds + " rounds";
    }
}
