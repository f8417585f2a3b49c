package io.redoubt.formula;

/**
 * Dice that are kept or dropped for where they stand among the others.
 *
 * @param act what happens to them
 * @param end which they are
 * @param dice how many
 */
public record Keep(Act act, End end, int dice) {
    /** What happens to the dice named; the opposite happens to the others. */
    public enum Act {
        KEEP,
        DROP
    }

    /** From which end the dice are counted. */
    public enum End {
        HIGHEST,
        LOWEST
    }

    @Override
    public String toString() {
        return (act == Act.KEEP ? "k" : "d") + (end == End.HIGHEST ? "h" : "l") + dice;
    }
}
