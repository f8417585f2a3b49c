package io.redoubt.formula;

import java.util.Random;

/** Small formulas as a player might write them, some of them nonsense. */
public final class RandomFormula {
    private final Random random;

    /** Formulas made of these random numbers. */
    public RandomFormula(Random random) {
        this.random = random;
    }

    /** Any but a repeated one. */
    public String text() {
        return switch (random.nextInt(9)) {
            case 0, 1 -> pool();
            case 2, 3 -> pool() + comparison() + (one(3) ? "f" + (1 + random.nextInt(3)) : "");
            case 4 -> term(2);
            case 5 -> "(" + term(1) + ")" + comparison();
            case 6 -> side() + " vs " + side();
            case 7 -> plain() + " then " + comparison() + (one(2) ? " then " + comparison() : "");
            default -> term(1) + "+" + term(1);
        };
    }

    /** A formula that is repeated, with few dice. */
    String repeated() {
        return (1 + random.nextInt(2)) + "x(" + (one(2) ? plain() + comparison() : plain()) + ')';
    }

    private boolean one(int in) {
        return random.nextInt(in) == 0;
    }

    private String side() {
        return one(2) ? term(1) : plain() + comparison();
    }

    private String term(int depth) {
        if (depth == 0 || one(3)) {
            return one(3) ? Integer.toString(random.nextInt(5)) : pool();
        }
        return switch (random.nextInt(7)) {
            case 0 -> "-" + term(depth - 1);
            case 1 -> "(" + term(depth - 1) + ")";
            case 2 -> "max(" + term(depth - 1) + "," + term(depth - 1) + ")";
            case 3 -> "min(" + term(depth - 1) + "," + term(depth - 1) + ",2)";
            case 4 -> term(depth - 1) + "*" + term(depth - 1);
            case 5 -> "(" + term(depth - 1) + ")/" + (one(2) ? "-" : "") + (1 + random.nextInt(3));
            default -> term(depth - 1) + (one(2) ? "-" : "+") + term(depth - 1);
        };
    }

    private String plain() {
        return 1 + random.nextInt(3) + die();
    }

    private String die() {
        return switch (random.nextInt(6)) {
            case 0 -> "d2";
            case 1 -> "d4";
            case 2 -> "dF";
            case 3 -> "d{1,1,3}";
            default -> "d3";
        };
    }

    private String pool() {
        StringBuilder text = new StringBuilder(plain());
        if (one(3)) {
            text.append(one(2) ? "r" : "ro").append(one(2) ? "1" : comparison());
        }
        if (one(3)) {
            text.append(one(2) ? "!" : "!!").append(one(2) ? "" : "=" + random.nextInt(4));
        }
        if (one(5)) {
            text.append(one(2) ? "min2" : "max2");
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            text.append(one(2) ? "k" : "d").append(one(2) ? "h" : "l").append(1 + random.nextInt(2));
        }
        return text.toString();
    }

    private String comparison() {
        String sign = switch (random.nextInt(5)) {
            case 0 -> "<";
            case 1 -> ">";
            case 2 -> "=";
            case 3 -> "<=";
            default -> ">=";
        };
        return sign + random.nextInt(5);
    }
}
