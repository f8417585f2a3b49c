package io.redoubt.opinion;

import java.util.List;

/** Asks on with new random numbers until the time is over: what {@code scripts/fuzz} runs. */
final class Fuzz {
    private static final int ROUND = 1_000;

    private Fuzz() {}

    /** Minutes, and the seed to begin with; ends with 1 at the first difference, which the seed repeats. */
    @SuppressWarnings("SystemOut") // a program of its own, whose output is for whoever started it
    public static void main(String[] args) {
        long end = System.nanoTime() + Long.parseLong(args[0]) * 60_000_000_000L;
        long seed = Long.parseLong(args[1]);
        long asked = 0;
        while (System.nanoTime() < end) {
            for (SecondOpinion opinion : Opinions.ALL) {
                List<String> differences = Comparison.differences(opinion, seed, ROUND);
                if (!differences.isEmpty()) {
                    System.out.println("seed " + seed + ", " + opinion.game() + ": " + differences.size()
                            + " differences; the first:\n" + differences.get(0));
                    System.exit(1);
                }
                asked += ROUND;
            }
            seed++;
        }
        System.out.println(asked + " questions, no difference; the next seed is " + seed);
    }
}
