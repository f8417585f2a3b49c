package io.redoubt.umpire;

/**
 * The faces of one die that succeed: {@code 4+}, {@code 4-} or {@code 4}.
 *
 * @param bound the direction: high, low or only equal faces succeed
 * @param number the face that just succeeds; if it lies outside the die, no face or every face succeeds
 */
public record Target(Bound bound, int number) {
    /** The faces that succeed. */
    public enum Bound {
        AT_LEAST,
        AT_MOST,
        EXACTLY
    }

    public static Target atLeast(int number) {
        return new Target(Bound.AT_LEAST, number);
    }

    public static Target atMost(int number) {
        return new Target(Bound.AT_MOST, number);
    }

    public static Target exactly(int number) {
        return new Target(Bound.EXACTLY, number);
    }

    public boolean meets(int face) {
        return switch (bound) {
            case AT_LEAST -> face >= number;
            case AT_MOST -> face <= number;
            case EXACTLY -> face == number;
        };
    }

    /** Returns the number of faces of a die that meet this target. */
    public int faces(Die die) {
        int winning = switch (bound) {
            case AT_LEAST -> number < 1 ? die.sides() : die.sides() - number + 1;
            case AT_MOST -> number;
            case EXACTLY -> number >= 1 && number <= die.sides() ? 1 : 0;
        };
        return Math.max(0, Math.min(die.sides(), winning));
    }

    @Override
    public String toString() {
        return switch (bound) {
            case AT_LEAST -> number + "+";
            case AT_MOST -> number + "-";
            case EXACTLY -> Integer.toString(number);
        };
    }
}
