package io.redoubt.bench;

import io.redoubt.cli.lookahead.RandomTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random tables of eight units and five targets of a game, with goals about them. */
final class RandomBoards {
    /** The games that have them. */
    static final List<String> GAMES = List.of("fow", "vv", "dh", "lg");

    private static final int UNITS = 8;
    private static final int TARGETS = 5;

    private final String game;
    private final Random random;

    /**
     * A table and what is to be planned on it.
     *
     * @param commands the commands that set the table, one per line
     * @param goal the goal, or the option that gives goals with their weights
     */
    record Board(String commands, String goal) {}

    RandomBoards(String game, long seed) {
        this.game = game;
        this.random = new Random(seed);
    }

    /** Returns the next board. */
    Board next() {
        List<String> lines = new ArrayList<>(List.of("sides us them"));
        List<String> goals = new ArrayList<>();
        int hexes = List.of(1, 2, 4, 8).get(random.nextInt(4));
        for (int i = 0; i < TARGETS; i++) {
            goals.add(target("t" + i, "w" + i, lines));
        }
        for (int i = 0; i < UNITS; i++) {
            unit("a" + i, "b" + i % hexes, i < hexes, lines);
        }
        return new Board(String.join("\n", lines), goal(goals));
    }

    /** Adds a target, and returns a goal about it. */
    private String target(String name, String hex, List<String> lines) {
        boolean isFirst = random.nextBoolean();
        switch (game) {
            case "fow" ->
                add(
                        lines,
                        isFirst
                                ? "add [nest|pillbox] NAME --owner them"
                                : "add turret NAME --front [4|5|6|7|8|9] --side [2|3|4|5] --owner them",
                        name);
            case "vv" -> {
                add(lines, "add hex NAME --position [open|foxhole|trench|sandbags]", hex);
                add(lines, "unit NAME --owner them --counter [4-6-4|2-6-2|4-5-3|3-6-3|8-6-2] --hex " + hex, name);
            }
            case "dh" ->
                add(
                        lines,
                        "add bunker NAME --owner them --crew [1|2|3|4] --front walls:1-8:[40|60|75]"
                                + " --front vision:9-10:10 --guts [4|5|6|7]/10 --section 5 --rifle-ap 7",
                        name);
            default ->
                add(
                        lines,
                        isFirst
                                ? "unit NAME --owner them --troops [1|2|3]"
                                : "add building NAME --owner them --material [timber-medium|brick|logs]"
                                        + " --points [2|3|4|5|6] --breach-points [1|2] --variant 1",
                        name);
        }
        return switch (game) {
            case "fow" -> name + "=destroyed";
            case "vv" -> name + "=eliminated";
            case "dh" -> isFirst ? name + "=destroyed" : "crew(" + name + ")=0";
            default -> name + (isFirst ? "=out-of-action" : "=breached");
        };
    }

    private void unit(String name, String hex, boolean isFirstOfHex, List<String> lines) {
        boolean isGun = random.nextBoolean();
        switch (game) {
            case "fow" ->
                add(
                        lines,
                        "unit NAME --owner us --skill [conscript|trained|veteran] --rof [1|2|3|4]"
                                + " --firepower [2|3|4|5|6]+ --anti-tank [4|7|10|13]",
                        name);
            case "vv" -> {
                if (isFirstOfHex) {
                    lines.add("add hex " + hex);
                }
                add(lines, "unit NAME --owner us --counter [4-6-4|2-6-2|4-5-3|3-6-3|8-6-2] --hex " + hex, name);
            }
            case "dh" ->
                add(
                        lines,
                        isGun
                                ? "add gun NAME --owner us --by main-gun --acquire [6|8]/10 --hit [4|6|8]/10 --mm -1"
                                        + " --penetration [20|25|30],45,60,80,100,120,140,160,180,[200|210]"
                                : "unit NAME --owner us --by small-arms --men [3|5|8] --ap [4|6|8] --guts [4|6]/10",
                        name);
            default ->
                add(
                        lines,
                        "unit NAME --owner us [--as engineers|--weapon laser --attack-factor 2] --troops [1|2|3|4]"
                                + " --hit [3|5|8]/10 --penetrate [3|5|8]/10 --armor-penetrate [2|5|7]/10",
                        name);
        }
    }

    private void add(List<String> lines, String template, String name) {
        lines.add(RandomTable.filled(template.replace("NAME", name), random));
    }

    /** Returns one, two or three of the goals, all together or one as an alternative, or their worth. */
    private String goal(List<String> goals) {
        return switch (random.nextInt(4)) {
            case 0 -> goals.get(0);
            case 1 -> String.join(" and ", goals.subList(0, 2 + random.nextInt(2)));
            case 2 -> goals.get(0) + " and " + goals.get(1) + " or " + goals.get(2);
            default -> "--worth=" + String.join(":1, ", goals) + ":2";
        };
    }
}
