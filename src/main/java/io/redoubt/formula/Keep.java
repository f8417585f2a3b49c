package io.redoubt.formula;

/**
 * Dice that are kept or dropped by their order.
 *
 * @param act the action
 * @param end the end from which they are counted
 * @param dice the number of dice
 */
public record Keep(Act act, End end, int dice) {
    /** The action for the dice selected; the opposite applies to the others. */
    public enum Act {
        KEEP,
        DROP
    }

    /** The end from which the dice are counted. */
    public enum End {
        HIGHEST,
        LOWEST
    }

    @Override
    public String toString() {
        return (act == Act.KEEP ? "k" : "d") + (end == End.HIGHEST ? "h" : "l") + dice;
    }
}
