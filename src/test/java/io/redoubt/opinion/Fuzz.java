package io.redoubt.opinion;

import io.redoubt.catalog.Catalog;
import io.redoubt.repl.RandomSession;
import io.redoubt.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Asks and plays on with new random numbers until the time is over: what {@code scripts/fuzz} runs. */
final class Fuzz {
    private static final int ROUND = 1_000;
    private static final int COMMANDS = 200;

    private Fuzz() {}

    /** Minutes, and the seed to begin with; ends with 1 at the first fault, which the seed repeats. */
    @SuppressWarnings("SystemOut") // a program of its own, whose output is for whoever started it
    public static void main(String[] args) throws IOException {
        long end = System.nanoTime() + Long.parseLong(args[0]) * 60_000_000_000L;
        long seed = Long.parseLong(args[1]);
        long asked = 0;
        long played = 0;
        Path folder = Files.createTempDirectory("redoubt-fuzz");
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
            for (RuleSet game : Catalog.games()) {
                Optional<String> fault = new RandomSession(game.key(), seed).play(folder, COMMANDS);
                if (fault.isPresent()) {
                    System.out.println(fault.get());
                    System.exit(1);
                }
                played++;
            }
            seed++;
        }
        System.out.println(asked + " questions without a difference, " + played + " sessions of " + COMMANDS
                + " random commands that hold; the next seed is " + seed);
    }
}
