package io.redoubt.cli.lookahead;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tables of eight units and more, all different, on which plans are tested and measured. */
public final class PlanBoards {
    private PlanBoards() {}

    /** Returns a table of Flames Of War: fifteen units, two Nests, a Pillbox and three Turrets. */
    public static String fifteenUnits() {
        StringBuilder table = new StringBuilder("""
                sides a b
                add nest n1 --owner b
                add nest n2 --owner b
                add pillbox p1 --owner b
                add turret t1 --front 6 --side 4 --owner b
                add turret t2 --front 7 --side 4 --owner b
                add turret t3 --front 8 --side 5 --owner b
                """);
        for (int i = 1; i <= 15; i++) {
            table.append("add unit g%d --skill %d+ --rof %d --firepower %d+ --anti-tank %d --owner a\n"
                    .formatted(i, i % 4 + 2, i % 3 + 1, i % 5 + 2, 6 + i % 9));
        }
        return table.toString();
    }

    /** Returns a table of Flames Of War: forty units, six Nests and six Pillboxes. */
    public static String fortyUnits() {
        StringBuilder table = new StringBuilder("sides a b\n");
        for (int i = 0; i < 12; i++) {
            table.append("add %s n%d --owner b\n"
                    .formatted(List.of("nest", "pillbox").get(i % 2), i));
        }
        for (int i = 1; i <= 40; i++) {
            table.append("add unit g%d --skill %d+ --rof %d --firepower %d+ --owner a\n"
                    .formatted(i, i % 4 + 2, i % 3 + 1, i % 5 + 2));
        }
        return table.toString();
    }

    /** Returns a table of Disposable Heroes: four guns, four squads and five bunkers. */
    public static String bunkers() {
        StringBuilder table = new StringBuilder("sides us them\n");
        for (int i = 0; i < 8; i += 2) {
            table.append("add gun a%d --owner us --by main-gun --penetration %s --acquire %d/10 --hit %d/10 --mm -1\n"
                    .formatted(i, penetration(i), 6 + i % 4, 4 + i % 5));
            table.append("unit a%d --owner us --by small-arms --men %d --ap %d --guts 5/10\n"
                    .formatted(i + 1, 3 + i % 4, 5 + i % 3));
        }
        for (int i = 0; i < 5; i++) {
            table.append("add bunker t%d --owner them --crew %d --front walls:1-8:%d --front vision:9-10:10"
                    .formatted(i, 1 + i % 3, 75 - 15 * (i % 2)));
            table.append(" --guts 5/10 --section 5 --rifle-ap 7\n");
        }
        return table.toString();
    }

    private static String penetration(int less) {
        return IntStream.rangeClosed(1, 10)
                .mapToObj(tens -> Integer.toString(20 * tens - less))
                .collect(Collectors.joining(","));
    }

    /**
     * Returns a table of Valor & Victory: eight units in hexes, and five in hexes of their own.
     *
     * @param together the number of the eight that stand in one hex
     */
    public static String hexes(int together) {
        StringBuilder table = new StringBuilder("sides us them\n");
        List<String> theirs = List.of("4-6-4", "2-6-2", "4-5-3", "2-6-3", "3-6-3");
        for (int i = 0; i < 5; i++) {
            table.append("add hex w%d --position %s\n".formatted(i, i % 2 == 0 ? "trench" : "foxhole"));
            table.append("unit t%d --owner them --counter %s --hex w%d\n".formatted(i, theirs.get(i), i));
        }
        List<String> ours = List.of("4-6-4", "2-6-2", "8-6-2", "3-6-4", "5-6-4", "4-5-3", "6-6-3", "2-4-2");
        for (int i = 0; i < 8; i++) {
            table.append(i % together == 0 ? "add hex b%d\n".formatted(i / together) : "")
                    .append("unit a%d --owner us --counter %s --hex b%d\n".formatted(i, ours.get(i), i / together));
        }
        return table.toString();
    }

    /** Returns a table of LaserGrenadiers: eight units, three buildings and two other units. */
    public static String raiders() {
        StringBuilder table = new StringBuilder("sides us them\n");
        for (int i = 0; i < 8; i++) {
            String kind = i % 3 == 2 ? "--as engineers" : "--weapon laser --attack-factor %d".formatted(1 + i % 3);
            table.append("unit a%d --owner us %s --troops %d --hit %d/10 --penetrate %d/10 --armor-penetrate 5/10\n"
                    .formatted(i, kind, 1 + i % 3, 3 + i % 6, 4 + i % 4));
        }
        for (int i = 0; i < 5; i++) {
            table.append(
                    i % 2 == 0
                            ? "add building t%d --owner them --material timber-medium --points %d --breach-points 1 --variant 1\n"
                                    .formatted(i, 2 + i)
                            : "unit t%d --owner them --troops %d\n".formatted(i, 1 + i / 2));
        }
        return table.toString();
    }
}
