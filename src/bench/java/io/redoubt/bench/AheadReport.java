package io.redoubt.bench;

import io.redoubt.cli.lookahead.PlanBoards;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Measures look-ahead as a whole process: a sequence of three shots, and plans of turns as large as players need. */
final class AheadReport {
    private static final int PAIRS = 5;
    private static final int WARM_UPS = 1;

    /** The number of random boards of each game. */
    private static final int BOARDS = 20;

    private static final long SEED = 39;

    /** The default patience, in seconds. */
    private static final double USUAL = 2;

    /** Twice the default patience, which a plan of that size uses up. */
    private static final double LARGE = 4;

    private static final String[] SHOTS = {"--verbs", "shoot"};
    private static final String THREE_OF_FIVE = "3 of t0,t1,t2,t3,t4=eliminated";
    private static final String ALL_FIVE = "5 of t0,t1,t2,t3,t4=eliminated";
    private static final String WANTED = "n0=destroyed and n1=destroyed and n2=destroyed and n3=destroyed";

    private static final String ROW = "%-32s %8s %7s %-6s %5s %7s %9s  %s";
    private static final Pattern CHANCE = Pattern.compile("\"odds\":([0-9.]{1,6})");

    private static final Pattern COMPLETE = Pattern.compile("\"complete\":([a-z]+),\"counted\"");

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
                with a bare JVM that prints a line; then the chance of the plan, whether it is
                complete, and the peak memory of one more run. The usual patience is two seconds.
                """.formatted(PAIRS));
        out.println(ROW.formatted("", "seconds", "budget", "", "JVMs", "chance", "complete", "memory")
                .stripTrailing());
        measure(
                "foresee, three guns at a Nest",
                1,
                List.of(
                        "foresee",
                        "--json",
                        "add nest n; unit a --skill veteran --firepower 3+; unit b --skill trained --rof 2 --firepower 4+",
                        "unit c --skill trained --firepower 6",
                        "shoot n --by a; shoot n --by b; shoot n --by c"));
        measure(
                "fow, 3 units at 3 Nests",
                1,
                plan("fow", table(3, 3, Arms.DIFFERENT), "n0=destroyed and n1=destroyed", SHOTS));
        measure("fow, 12 equal guns at 4 Nests", 1, plan("fow", table(12, 4, Arms.EQUAL), WANTED, SHOTS));
        measure("fow, 8 units at 5 Nests", 2, plan("fow", table(8, 5, Arms.DIFFERENT), WANTED, SHOTS));
        measure("fow, the same, assaults too", 2, plan("fow", table(8, 5, Arms.DIFFERENT), WANTED));
        measure(
                "dh, 8 units at 5 bunkers",
                2,
                plan("dh", PlanBoards.bunkers(), "crew(t0)=0 and crew(t1)=0 and crew(t3)=0"));
        measure("vv, 8 units at 5 hexes", 2, plan("vv", PlanBoards.hexes(8), THREE_OF_FIVE, SHOTS));
        measure("vv, the same, assaults too", 2, plan("vv", PlanBoards.hexes(8), THREE_OF_FIVE));
        measure("vv, from four hexes", 2, plan("vv", PlanBoards.hexes(2), THREE_OF_FIVE));
        measure("vv, each from its hex, shots", 2, plan("vv", PlanBoards.hexes(1), THREE_OF_FIVE, SHOTS));
        measure("vv, each from its hex, all five", 2, plan("vv", PlanBoards.hexes(1), ALL_FIVE));
        measure(
                "lg, 8 units at 5 targets",
                2,
                plan("lg", PlanBoards.raiders(), "t0=breached and t2=breached and t1=out-of-action"));
        measure(
                "fow, 15 units at 6 targets",
                LARGE,
                plan("fow", PlanBoards.fifteenUnits(), "2 of n1,n2=destroyed and 3 of t1,t2,t3=destroyed"));
        measure(
                "fow, 40 units at 12 targets",
                LARGE,
                plan("fow", PlanBoards.fortyUnits(), "4 of n0,n2,n4,n6,n8,n10=destroyed"));
        out.println();
        out.println("Random boards of eight units and five targets, %d of each game".formatted(BOARDS));
        out.println("%-10s %8s %15s %12s".formatted("", "complete", "in two seconds", "the slowest"));
        for (String game : RandomBoards.GAMES) {
            random(game);
        }
        out.println();
    }

    /** Plans random boards, each once, and tells how many plans are complete. */
    private void random(String game) throws IOException, InterruptedException {
        RandomBoards boards = new RandomBoards(game, SEED);
        int complete = 0;
        int inTime = 0;
        double slowest = 0;
        for (int i = 0; i < BOARDS; i++) {
            RandomBoards.Board board = boards.next();
            List<String> words = plan(game, board.commands(), board.goal());
            long before = System.nanoTime();
            boolean isComplete = first(COMPLETE, answer(words).json()).equals("true");
            double seconds = (System.nanoTime() - before) / 1e9;
            complete += isComplete ? 1 : 0;
            inTime += isComplete && seconds <= USUAL ? 1 : 0;
            slowest = Math.max(slowest, seconds);
        }
        out.println("%-10s %8d %15d %12.2f".formatted(game, complete, inTime, slowest));
    }

    /** An answer as JSON, with the peak memory of the process. */
    private record Answer(String json, String memory) {}

    private Answer answer(List<String> words) throws IOException, InterruptedException {
        Path answer = processes.scratch().resolve("answer");
        ProcessBuilder once =
                new ProcessBuilder(processes.command(words.toArray(new String[0]))).redirectOutput(answer.toFile());
        once.environment().putAll(processes.environment(true, ""));
        String memory = Memory.peakUntilEnd(once.start());
        return new Answer(Files.readString(answer), memory);
    }

    /** The weapons of the shooting units: all of one kind, or different. */
    private enum Arms {
        EQUAL,
        DIFFERENT
    }

    private static String table(int units, int targets, Arms arms) {
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
        return String.join("\n", lines);
    }

    /** Returns the command of a plan in a battle that is set up first, without measuring the setup. */
    private List<String> plan(String game, String table, String goal, String... options)
            throws IOException, InterruptedException {
        Path battle = Files.createTempFile(processes.scratch(), "ahead", ".battle");
        Files.delete(battle);
        ProcessBuilder builder = new ProcessBuilder(processes.command(game, "play", battle.toString()))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(processes.environment(true, ""));
        Path script = Files.writeString(processes.scratch().resolve("table"), table + "\n");
        if (builder.redirectInput(script.toFile()).start().waitFor() != 0) {
            throw new IOException("the table could not be set");
        }
        List<String> words = new ArrayList<>(List.of("plan", goal, "--battle", battle.toString(), "--json"));
        words.addAll(List.of(options));
        return words;
    }

    private void measure(String what, double budget, List<String> args) throws IOException, InterruptedException {
        String[] words = args.toArray(new String[0]);
        try (Repeated ours = processes.redoubt(true, words);
                Repeated bare = processes.bareJvm()) {
            Repeated.inTurns(PAIRS, WARM_UPS, List.of(ours, bare));
            double seconds = Pairs.median(ours.seconds());
            Answer answer = answer(args);
            out.println(ROW.formatted(
                            what,
                            "%.2f".formatted(seconds),
                            "%.0f".formatted(budget),
                            seconds <= budget ? "ok" : "SHORT",
                            "%.1f".formatted(Pairs.ratio(ours.seconds(), bare.seconds())),
                            first(CHANCE, answer.json()),
                            first(COMPLETE, answer.json()),
                            answer.memory())
                    .stripTrailing());
        }
    }

    /** Returns the first group of a pattern; empty if it is not found. */
    private static String first(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? found.group(1) : "";
    }
}
