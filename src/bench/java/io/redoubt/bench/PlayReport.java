package io.redoubt.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Measures the session: a ruling, and the opening of a long battle. The time from start to prompt needs a terminal. */
final class PlayReport {
    private static final int TURNS = 11;
    private static final int WARM_UPS = 2;
    private static final int RULINGS = 10_000;
    private static final int SOME = 500;
    private static final double MILLIS = 1000;
    private static final double RULING_BUDGET = 20;
    private static final double OPENING_BUDGET = 2_000;
    private static final String PIECES = "add nest mg42\nunit sherman --skill trained --rof 2 --firepower 3+\n";
    private static final String SHOT = "shoot mg42 --by sherman --state unharmed\n";

    private final PrintStream out;
    private final Processes processes;

    PlayReport(PrintStream out, Processes processes) {
        this.out = out;
        this.processes = processes;
    }

    void run() throws IOException, InterruptedException {
        processes.makeArchive();
        Path large = battle("large.battle", RULINGS);
        Path some = Files.writeString(processes.scratch().resolve("some"), PIECES + SHOT.repeat(SOME));
        Path none = Files.writeString(processes.scratch().resolve("none"), PIECES);
        try (Repeated bare = processes.bareJvm();
                Repeated opening = piped(large, "/dev/null");
                Repeated many = unkept(some);
                Repeated few = unkept(none)) {
            Repeated.inTurns(TURNS, WARM_UPS, List.of(bare, opening, many, few));
            out.println("""
                    The session, whole processes in turns, medians of %d, milliseconds.
                    """.formatted(TURNS));
            double floor = MILLIS * Pairs.median(bare.seconds());
            double ruling = MILLIS * (Pairs.median(many.seconds()) - Pairs.median(few.seconds())) / SOME;
            row("one ruling of " + SOME, ruling, floor, RULING_BUDGET);
            row(
                    "opening %,d rulings".formatted(RULINGS),
                    MILLIS * Pairs.median(opening.seconds()),
                    floor,
                    OPENING_BUDGET);
        }
        out.println();
    }

    private void row(String what, double took, double floor, double budget) {
        out.println("%-38s %8.1f  budget %5.0f: %s  (%.1f bare JVMs)"
                .formatted(what, took, budget, took <= budget ? "ok" : "SHORT", took / floor));
    }

    private Path battle(String name, int rulings) throws IOException {
        Path file = processes.scratch().resolve(name);
        Path commands =
                Files.writeString(processes.scratch().resolve(name + ".commands"), PIECES + SHOT.repeat(rulings));
        try (Repeated once = piped(file, commands.toString())) {
            Repeated.inTurns(1, 0, List.of(once));
        }
        return file;
    }

    private Repeated piped(Path battle, String commands) throws IOException {
        return processes.shell("\"$0\" play \"$1\" <\"$2\"", battle.toString(), commands);
    }

    private Repeated unkept(Path commands) throws IOException {
        return processes.shell("\"$0\" play <\"$1\"", commands.toString());
    }
}
