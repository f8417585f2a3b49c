package io.redoubt.cli.lookahead;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Small tables of all four games, with goals about them: two or three pieces that may act, two or three targets. */
public final class RandomTable {
    /** What may stand there: lines with values to choose from in brackets. */
    private record Stock(List<String> setting, List<String> actors, List<String> targets, List<String> goals) {}

    private static final Map<String, Stock> GAMES = Map.of(
            "fow",
            new Stock(
                    List.of("sides us them"),
                    List.of(
                            "unit NAME --owner us --skill [trained|veteran|conscript] --rof [1|2] --firepower [2+|4+|6+]"
                                    + " --anti-tank [7|9|12][| --moved| --pinned --motivation 4+]",
                            "unit NAME --owner us --skill veteran --teams [1|2] --tank-assault [2|4]",
                            "unit NAME --owner us --skill trained --rof 2 --firepower 3+ --anti-tank 10"),
                    List.of(
                            "add nest NAME --owner them",
                            "add nest NAME --owner them --state pinned",
                            "add pillbox NAME --owner them",
                            "add turret NAME --owner them --front [6|8] --side 4",
                            "add trench-line NAME --owner them --target-skill trained --target-teams 2"),
                    List.of("NAME=destroyed", "NAME=pinned", "NAME=bailed-out", "target-teams(NAME)<=1")),
            "vv",
            new Stock(
                    List.of("sides us them", "add hex beach", "add hex woods --position [trench|foxhole]"),
                    List.of(
                            "unit NAME --owner us --counter [4-6-4|2-6-2|8-6-2] --hex beach[| --pinned| --moved]",
                            "unit NAME --owner us --counter 4-6-4 --hex beach"),
                    List.of(
                            "unit NAME --owner them --counter [4-6-4|2-6-2] --hex woods",
                            "unit NAME --owner them --counter 4-6-4 --half 2-6-2 --hex woods"),
                    List.of("NAME=eliminated", "NAME=pinned", "NAME=reduced")),
            "dh",
            new Stock(
                    List.of("sides us them"),
                    List.of(
                            "add gun NAME --owner us --by main-gun --penetration 20,40,60,80,100,120,140,160,180,200"
                                    + " --acquire [6/10|9/10] --hit [5/10|7/10] --mm -1",
                            "unit NAME --owner us --by small-arms --men [2|4] --ap [5|7] --guts 5/10"),
                    List.of(
                            "add bunker NAME --owner them --crew [1|2] --front walls:1-8:75 --front vision:9-10:10"
                                    + " --guts 5/10 --section 5 --rifle-ap 7",
                            "add foxhole NAME --owner them --crew 2 --cover hard"),
                    List.of("NAME=destroyed", "crew(NAME)<=1", "crew(NAME)=0")),
            "lg",
            new Stock(
                    List.of("sides us them"),
                    List.of(
                            "unit NAME --owner us --weapon laser --attack-factor [1|2] --troops 2 --hit [4/10|7/10]"
                                    + " --penetrate 6/10 --armor-penetrate 5/10",
                            "unit NAME --owner us --as engineers --troops 2 --hit 9/10 --penetrate 8/10"
                                    + " --armor-penetrate 5/10"),
                    List.of(
                            "add building NAME --owner them --material timber-medium --points [2|4] --breach-points 1"
                                    + " --variant [1|2]",
                            "unit NAME --owner them --troops [1|2]",
                            "unit NAME --owner them --weapon bolt-rifle --concealment-before total --fired yes"),
                    List.of(
                            "NAME=breached",
                            "NAME=destroyed",
                            "NAME=out-of-action",
                            "NAME=detected",
                            "damage(NAME)>=1")));

    private final Random random;
    private final Stock stock;
    private final List<String> targets = new ArrayList<>();

    RandomTable(String game, Random random) {
        this.random = random;
        this.stock = GAMES.get(game);
    }

    /** The commands that set the table. */
    List<String> commands() {
        List<String> commands = new ArrayList<>();
        stock.setting().forEach(line -> commands.add(filled(line)));
        int actors = 1 + random.nextInt(2);
        boolean twins = random.nextBoolean();
        String like = filled(one(stock.actors()));
        for (int i = 0; i < actors; i++) {
            commands.add((twins ? like : filled(one(stock.actors()))).replace("NAME", "a" + i));
        }
        String target = filled(one(stock.targets()));
        for (int i = 0; i < 2; i++) {
            targets.add("t" + i);
            commands.add((twins ? target : filled(one(stock.targets()))).replace("NAME", "t" + i));
        }
        return commands;
    }

    /** Goals that may or may not fit what stands there. */
    String goal() {
        String first = one(stock.goals()).replace("NAME", one(targets));
        String second = one(stock.goals()).replace("NAME", one(targets));
        return switch (random.nextInt(4)) {
            case 0 -> first + " and " + second;
            case 1 -> first + " or " + second;
            case 2 -> "not " + first + " and " + second;
            default -> first;
        };
    }

    private String filled(String line) {
        return filled(line, random);
    }

    /** Returns a line with one of the values in each pair of brackets. */
    public static String filled(String line, Random random) {
        String filled = line;
        int open = filled.indexOf('[');
        while (open >= 0) {
            int close = filled.indexOf(']', open);
            String[] choices = filled.substring(open + 1, close).split("\\|", -1);
            filled = filled.substring(0, open) + choices[random.nextInt(choices.length)] + filled.substring(close + 1);
            open = filled.indexOf('[');
        }
        return filled;
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
