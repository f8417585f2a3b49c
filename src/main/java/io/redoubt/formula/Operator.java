package io.redoubt.formula;

/** An operation on two numbers. */
public enum Operator {
    PLUS('+'),
    MINUS('-'),
    TIMES('*'),
    /** Division, rounded down, also below 0. */
    OVER('/');

    private final char sign;

    Operator(char sign) {
        this.sign = sign;
    }

    public char sign() {
        return sign;
    }

    /** Returns the result; the numbers of a formula are too small to overflow. */
    public int of(int left, int right) {
        return switch (this) {
            case PLUS -> left + right;
            case MINUS -> left - right;
            case TIMES -> left * right;
            case OVER -> Math.floorDiv(left, right);
        };
    }
}
