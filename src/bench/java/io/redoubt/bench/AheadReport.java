package io.redoubt.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Measures look-ahead as a whole process: a sequence of three shots, and plans of turns as large as players need. */
final class AheadReport {
    private static final int PAIRS = 5;
    private static final int WARM_UPS = 1;
    private static final String WANTED = "n0=destroyed and n1=destroyed and n2=destroyed and n3=destroyed";

    private final PrintStream out;
    private final Processes processes;

    AheadReport(PrintStream out, Processes processes) {
        this.out = out;
        this.processes = processes;
    }

    void run() throws IOException, InterruptedException {
        processes.makeArchive();
        out.println("""
                Looking ahead, whole process by the launcher: seconds, medians of %d, in turns
                with a bare JVM that prints a line. How many questions a plan counted and how
                often it asked again stands in its JSON: counted, reused.
                """.formatted(PAIRS));
        out.println("%-34s %8s %8s %8s".formatted("", "seconds", "budget", ""));
        measure(
                "foresee, three guns at a Nest",
                1,
                List.of(
                        "foresee",
                        "--json",
                        "add nest n; unit a --skill veteran --firepower 3+; unit b --skill trained --rof 2 --firepower 4+",
                        "unit c --skill trained --firepower 6",
                        "shoot n --by a; shoot n --by b; shoot n --by c"));
        measure("plan, 3 units at 3 bunkers", 1, plan(table(3, 3, Arms.DIFFERENT), "n0=destroyed and n1=destroyed"));
        measure("plan, 12 equal guns at 4 Nests", 1, plan(table(12, 4, Arms.EQUAL), WANTED));
        measure("plan, 8 units at 5 targets", 2, plan(table(8, 5, Arms.DIFFERENT), WANTED));
        out.println();
    }

    /** The weapons of the shooting units: all of one kind, or different. */
    private enum Arms {
        EQUAL,
        DIFFERENT
    }

    private static List<String> table(int units, int targets, Arms arms) {
        List<String> lines = new ArrayList<>(List.of("sides us them"));
        for (int i = 0; i < targets; i++) {
            lines.add("add nest n" + i + " --owner them");
        }
        for (int i = 0; i < units; i++) {
            int grade = arms == Arms.EQUAL ? 1 : i;
            lines.add("unit u" + i + " --owner us --skill "
                    + List.of("conscript", "trained", "veteran").get(grade % 3) + " --rof " + (1 + grade % 3)
                    + " --firepower " + (2 + grade % 4) + "+ --anti-tank " + (8 + grade % 8));
        }
        return lines;
    }

    /** Returns the command of a plan in a battle that is set up first, without measuring the setup. */
    private List<String> plan(List<String> table, String goal) throws IOException, InterruptedException {
        Path battle = Files.createTempFile(processes.scratch(), "ahead", ".battle");
        Files.delete(battle);
        ProcessBuilder builder = new ProcessBuilder(processes.command("play", battle.toString()))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(processes.environment(true, ""));
        Path script = Files.write(processes.scratch().resolve("table"), table);
        if (builder.redirectInput(script.toFile()).start().waitFor() != 0) {
            throw new IOException("the table could not be set");
        }
        return List.of("plan", goal, "--verbs", "shoot", "--battle", battle.toString(), "--patience", "1m");
    }

    private void measure(String what, double budget, List<String> args) throws IOException {
        try (Repeated ours = processes.redoubt(true, args.toArray(new String[0]));
                Repeated bare = processes.bareJvm()) {
            Repeated.inTurns(PAIRS, WARM_UPS, List.of(ours, bare));
            double seconds = Pairs.median(ours.seconds());
            out.println("%-34s %8.2f %8.1f %8s   %.1f bare JVMs"
                    .formatted(
                            what,
                            seconds,
                            budget,
                            seconds <= budget ? "ok" : "SHORT",
                            Pairs.ratio(ours.seconds(), bare.seconds())));
        }
    }
}
