package io.redoubt.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random formulas that are large: many dice, many faces, explosions, products and repetitions of every kind. */
final class LargeFormulas {
    private static final List<Integer> FACES = List.of(4, 6, 6, 6, 8, 10, 10, 12, 20, 20, 100, 100);

    private final Random random;

    LargeFormulas(long seed) {
        random = new Random(seed);
    }

    /** Returns a number of formulas, which the seed decides. */
    List<String> take(int count) {
        List<String> formulas = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            formulas.add(next());
        }
        return formulas;
    }

    private String next() {
        return switch (random.nextInt(16)) {
            case 0, 1 -> pool(250);
            case 2 -> pool(60) + "!";
            case 3 -> pool(60) + "!!";
            case 4 -> pool(200) + ">=" + between(2, 4);
            case 5 -> pool(40) + "!>=" + between(3, 4) + ">=" + between(2, 4);
            case 6 -> pool(60, 20) + "kh" + between(1, 20);
            case 7 -> pool(30, 8) + "dl" + between(1, 4) + "dh" + between(1, 4);
            case 8 -> pool(60) + "r1" + one("", "!", "+" + pool(60));
            case 9 -> pool(150) + one("+", "-") + pool(150);
            case 10 -> pool(8) + "*" + pool(8) + one("", "*" + pool(3), "+" + pool(60));
            case 11 -> one("max(", "min(") + pool(150) + "," + pool(40) + one("", "!") + ")";
            case 12 -> pool(80) + one("", "!") + " vs " + pool(80) + one("", "!");
            case 13 -> between(2, 12) + "x(" + pool(30) + one("", "!", "!!") + ")";
            case 14 ->
                pool(120) + " then >=" + between(2, 3) + " ro1 then >=" + between(2, 4) + " then d" + between(3, 20);
            default -> "(" + between(1, 12) + "d" + one("4", "6", "10") + ")" + "d" + one("6", "10", "20");
        };
    }

    private String pool(int most) {
        return pool(most, Math.min(3, most));
    }

    private String pool(int most, int fewest) {
        return between(fewest, most) + "d" + FACES.get(random.nextInt(FACES.size()));
    }

    private int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    private String one(String... of) {
        return of[random.nextInt(of.length)];
    }
}
