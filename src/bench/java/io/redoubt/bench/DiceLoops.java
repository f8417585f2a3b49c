package io.redoubt.bench;

import java.math.BigInteger;
import java.util.Arrays;

/** Loops that each count one formula, in the form of a program for that formula alone. */
final class DiceLoops {
    private static final int SIX = 6;
    private static final int FURTHER = 20;

    private DiceLoops() {}

    /** Adds dice one by one, each as a window over the previous sums. */
    static Weights sum(int dice, int sides) {
        BigInteger[] ways = {BigInteger.ONE};
        for (int die = 1; die <= dice; die++) {
            BigInteger[] next = new BigInteger[die * (sides - 1) + 1];
            BigInteger window = BigInteger.ZERO;
            for (int i = 0; i < next.length; i++) {
                window = i < ways.length ? window.add(ways[i]) : window;
                window = i >= sides ? window.subtract(ways[i - sides]) : window;
                next[i] = window;
            }
            ways = next;
        }
        return new Weights.Big(BigInteger.valueOf(sides).pow(dice), ways);
    }

    static Weights bestThreeOfFour() {
        long[] ways = new long[16];
        for (int a = 1; a <= SIX; a++) {
            for (int b = 1; b <= SIX; b++) {
                for (int c = 1; c <= SIX; c++) {
                    for (int d = 1; d <= SIX; d++) {
                        ways[a + b + c + d - Math.min(Math.min(a, b), Math.min(c, d)) - 3]++;
                    }
                }
            }
        }
        return new Weights.Small(1296, ways);
    }

    static Weights exploding() {
        long total = 1;
        for (int i = 0; i <= FURTHER; i++) {
            total *= SIX;
        }
        long[] ways = new long[SIX * (FURTHER + 1)];
        long share = total;
        for (int throwOf = 0; throwOf <= FURTHER; throwOf++) {
            share /= SIX;
            for (int face = 1; face < SIX; face++) {
                ways[SIX * throwOf + face - 1] = share;
            }
        }
        ways[ways.length - 1] = share;
        return new Weights.Small(total, ways);
    }

    static Weights lowestOfThree() {
        long[] ways = new long[20];
        for (int a = 1; a <= 20; a++) {
            for (int b = 1; b <= 20; b++) {
                for (int c = 1; c <= 20; c++) {
                    ways[Math.min(a, Math.min(b, c)) - 1]++;
                }
            }
        }
        return new Weights.Small(8000, ways);
    }

    /** Counts 0 to 21 successes of one die, and adds ten dice one by one. */
    static Weights countedAndExploding() {
        BigInteger total = BigInteger.TEN.pow(FURTHER + 1);
        BigInteger[] one = new BigInteger[FURTHER + 2];
        Arrays.fill(one, BigInteger.ZERO);
        BigInteger share = total;
        for (int before = 0; before <= FURTHER; before++) {
            share = share.divide(BigInteger.TEN);
            one[before] = one[before].add(share.multiply(BigInteger.valueOf(6)));
            one[before + 1] = one[before + 1].add(share.multiply(BigInteger.valueOf(3)));
        }
        one[FURTHER + 1] = one[FURTHER + 1].add(share);
        BigInteger[] ways = one;
        for (int die = 2; die <= 10; die++) {
            BigInteger[] next = new BigInteger[ways.length + one.length - 1];
            Arrays.fill(next, BigInteger.ZERO);
            for (int i = 0; i < ways.length; i++) {
                for (int k = 0; k < one.length; k++) {
                    next[i + k] = next[i + k].add(ways[i].multiply(one[k]));
                }
            }
            ways = next;
        }
        return new Weights.Big(total.pow(10), ways);
    }

    /**
     * Runs test after test over the number of remaining dice; each multiplies the total by 6 to the power of the dice.
     */
    static Weights staged() {
        int dice = 12;
        int[] wins = {3, 4, 4};
        BigInteger six = BigInteger.valueOf(SIX);
        BigInteger[] left = new BigInteger[dice + 1];
        Arrays.fill(left, BigInteger.ZERO);
        left[dice] = BigInteger.ONE;
        for (int win : wins) {
            BigInteger[] next = new BigInteger[dice + 1];
            Arrays.fill(next, BigInteger.ZERO);
            for (int n = 0; n <= dice; n++) {
                BigInteger choose = BigInteger.ONE;
                for (int k = 0; k <= n; k++) {
                    BigInteger ways = choose.multiply(BigInteger.valueOf(win).pow(k))
                            .multiply(BigInteger.valueOf(SIX - win).pow(n - k))
                            .multiply(six.pow(dice - n));
                    next[k] = next[k].add(left[n].multiply(ways));
                    choose = choose.multiply(BigInteger.valueOf(n - k)).divide(BigInteger.valueOf(k + 1L));
                }
            }
            left = next;
        }
        return new Weights.Big(six.pow(dice * wins.length), left);
    }
}
