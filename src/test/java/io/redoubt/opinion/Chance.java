package io.redoubt.opinion;

import java.math.BigInteger;

/** A share of all throws, reduced: the second opinion's own, so that it leans on nothing it is to judge. */
public record Chance(BigInteger ways, BigInteger of) {
    public static final Chance NONE = of(0, 1);
    public static final Chance SURE = of(1, 1);

    public Chance {
        BigInteger common = ways.gcd(of);
        ways = ways.divide(common);
        of = of.divide(common);
    }

    public static Chance of(long ways, long of) {
        return new Chance(BigInteger.valueOf(ways), BigInteger.valueOf(of));
    }

    /** Reads {@code 4/9}, as answers and questions write it. */
    public static Chance read(String text) {
        String[] parts = text.split("/", -1);
        return new Chance(new BigInteger(parts[0]), parts.length == 1 ? BigInteger.ONE : new BigInteger(parts[1]));
    }

    public Chance plus(Chance other) {
        return new Chance(ways.multiply(other.of).add(other.ways.multiply(of)), of.multiply(other.of));
    }

    public Chance times(Chance other) {
        return new Chance(ways.multiply(other.ways), of.multiply(other.of));
    }

    @Override
    public String toString() {
        return ways + "/" + of;
    }
}
