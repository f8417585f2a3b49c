package io.redoubt.formula;

/** What is made of two numbers. */
public enum Operator {
    PLUS('+'),
    MINUS('-'),
    TIMES('*'),
    /** Rounded down, below 0 as well. */
    OVER('/');

    private final char sign;

    Operator(char sign) {
        this.sign = sign;
    }

    public char sign() {
        return sign;
    }

    /** The result; the numbers of a formula are too small to overflow. */
    public int of(int left, int right) {
        return switch (this) {
            case PLUS -> left + right;
            case MINUS -> left - right;
            case TIMES -> left * right;
            case OVER -> Math.floorDiv(left, right);
        };
    }
}
