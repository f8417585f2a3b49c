package io.redoubt.fuzz;

import io.redoubt.opinion.Comparison;
import io.redoubt.opinion.Opinions;
import io.redoubt.opinion.SecondOpinion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Types on with new random numbers until the time is over, or so much was typed: what {@code scripts/fuzz} runs. */
final class Fuzz {
    private static final int OPINIONS = 250;
    private static final int COMMANDS = 60;
    private static final int QUESTIONS_A_ROUND = 4;
    private static final long TELL_EVERY = 100_000;
    private static final long HANGS_MILLIS = 60_000;

    /** Processor time that no question takes: twice the patience that is usual. */
    static final long SLOW_MILLIS = 4_000;

    private final Sources sources = new Sources();
    private final Counter counter = new Counter();
    private final Path folder;

    Fuzz(Path folder) {
        this.folder = folder;
    }

    /** Everything once, made of one seed. */
    void round(long seed) throws IOException {
        for (int i = 0; i < QUESTIONS_A_ROUND; i++) {
            new QuestionFuzz(sources, seed * QUESTIONS_A_ROUND + i, counter).run();
        }
        new LargestFuzz(sources, seed, counter).run();
        new FileFuzz(folder, seed, counter).run();
        new JournalFuzz(folder, seed, COMMANDS, counter).run();
        new RuleFileFuzz(folder, seed, counter).run();
        SecondOpinion opinion = Opinions.ALL.get((int) Math.floorMod(seed, (long) Opinions.ALL.size()));
        List<String> differences = Comparison.differences(opinion, seed, OPINIONS);
        if (!differences.isEmpty()) {
            throw new Fault("a second opinion of " + opinion.game() + " differs", differences.get(0));
        }
        counter.played(OPINIONS);
    }

    /** What was typed so far. */
    Counter counter() {
        return counter;
    }

    /** Minutes, the seed to begin with, and so many lines at most; ends with 1 at the first fault. */
    @SuppressWarnings("SystemOut") // a program of its own, whose output is for whoever started it
    public static void main(String[] args) throws IOException {
        long began = System.nanoTime();
        long end = began + Long.parseLong(args[0]) * 60_000_000_000L;
        long first = Long.parseLong(args[1]);
        long most = args.length > 2 ? Long.parseLong(args[2]) : Long.MAX_VALUE;
        Fuzz fuzz = new Fuzz(Files.createTempDirectory("redoubt-fuzz"));
        Counter counter = fuzz.counter();
        watch(counter);
        long seed = first;
        long told = 0;
        while (System.nanoTime() < end && counter.typed() < most) {
            if (counter.typed() >= told + TELL_EVERY) {
                told = counter.typed();
                System.out.println(told + " lines, now seed " + seed);
            }
            try {
                fuzz.round(seed++);
            } catch (Fault e) {
                System.out.println("seed " + (seed - 1) + ": " + e.getMessage());
                System.exit(1);
            } catch (RuntimeException e) {
                e.printStackTrace(System.out);
                System.out.println("seed " + (seed - 1) + ", at: " + counter.now());
                System.exit(1);
            }
        }
        long seconds = Math.max(1, (System.nanoTime() - began) / 1_000_000_000L);
        System.out.println(counter.typed() + " lines without a fault, seeds " + first + " to " + (seed - 1) + ", in "
                + seconds + " s (" + counter.typed() / seconds + " a second)");
        System.out.println("the slowest took " + counter.slowestMillis() + " ms: " + counter.slowest());
        System.out.println("the next seed is " + seed);
        System.exit(counter.slowestMillis() < SLOW_MILLIS ? 0 : 1);
    }

    /** A question that never ends is a fault too. */
    @SuppressWarnings("SystemOut")
    private static void watch(Counter counter) {
        Thread watching = new Thread(() -> {
            String last = "";
            long typed = -1;
            long since = System.currentTimeMillis();
            while (true) {
                String now = counter.now();
                if (!now.equals(last) || typed != counter.typed()) {
                    since = System.currentTimeMillis();
                }
                last = now;
                typed = counter.typed();
                if (System.currentTimeMillis() - since > HANGS_MILLIS) {
                    System.out.println("no end after a minute: " + now);
                    Runtime.getRuntime().halt(1);
                }
                try {
                    Thread.sleep(HANGS_MILLIS / 60);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        watching.setDaemon(true);
        watching.start();
    }
}
