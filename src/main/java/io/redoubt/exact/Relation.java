package io.redoubt.exact;

/** The comparison of a number with its bound; longer signs come first, so that they are matched first. */
public enum Relation {
    AT_LEAST(">="),
    AT_MOST("<="),
    ABOVE(">"),
    BELOW("<"),
    EQUAL("=");

    private final String sign;

    Relation(String sign) {
        this.sign = sign;
    }

    public String sign() {
        return sign;
    }

    /** Returns whether it holds for the result of a comparison with the bound. */
    public boolean holds(int comparison) {
        return switch (this) {
            case AT_LEAST -> comparison >= 0;
            case AT_MOST -> comparison <= 0;
            case ABOVE -> comparison > 0;
            case BELOW -> comparison < 0;
            case EQUAL -> comparison == 0;
        };
    }
}
