package io.redoubt.exact;

/** How a number compares with its bound; longer signs first, so that they are found first. */
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

    /** Whether it holds for a comparison of the number with the bound. */
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
