package io.redoubt.formula;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntPredicate;

/** Random pools and comparisons with a reference evaluation; see {@link ReferenceFormula}. */
final class ReferencePool {
    private static final int FURTHER = 20;

    private final Random random;

    ReferencePool(Random random) {
        this.random = random;
    }

    record Pool(String text, int die, Function<FaceEnumeration, List<Integer>> kept) {}

    record Test(String text, IntPredicate meets) {}

    private boolean one(int in) {
        return random.nextInt(in) == 0;
    }

    private int upTo(int most) {
        return 1 + random.nextInt(most);
    }

    Test comparison(int most, boolean count) {
        int number = upTo(most);
        return switch (random.nextInt(count ? 8 : 7)) {
            case 0 -> new Test(">=" + number, face -> face >= number);
            case 1 -> new Test("<=" + number, face -> face <= number);
            case 2 -> new Test(">" + (number - 1), face -> face > number - 1);
            case 3 -> new Test("<" + (number + 1), face -> face < number + 1);
            case 4 -> new Test("==" + number, face -> face == number);
            case 5 -> new Test("≥" + number, face -> face >= number);
            case 6 -> new Test("≤ " + number, face -> face <= number);
            default ->
                one(2)
                        ? new Test("t" + number, face -> face >= number)
                        : new Test(" " + number + "+", face -> face >= number);
        };
    }

    Pool plain(int number, List<Integer> faces, String die) {
        return new Pool(number + die, faces.get(faces.size() - 1), dice -> {
            List<Integer> fell = new ArrayList<>();
            for (int i = 0; i < number; i++) {
                fell.add(dice.face(faces));
            }
            return fell;
        });
    }

    record Die(String text, List<Integer> faces) {}

    Die die() {
        return switch (random.nextInt(7)) {
            case 0 -> new Die("d2", List.of(1, 2));
            case 1 -> new Die("D4", List.of(1, 2, 3, 4));
            case 2 -> new Die("dF", List.of(-1, 0, 1));
            case 3 -> new Die("d{1,1,3}", List.of(1, 1, 3));
            case 4 -> new Die("d{0..2}", List.of(0, 1, 2));
            default -> new Die("d3", List.of(1, 2, 3));
        };
    }

    /** A pool with anything done to it; its dice fall in any order, since only what is kept counts. */
    Pool pool(boolean thrown) {
        if (thrown && one(12)) {
            return digits();
        }
        Die die = die();
        boolean number = thrown && one(4);
        int many = upTo(3);
        int most = die.faces().get(die.faces().size() - 1);
        int again = random.nextInt(4);
        int first = die.faces().get(0);
        boolean loops = again == 1 && first < most;
        boolean once = again == 2;
        int exploding = random.nextInt(7);
        boolean ends = die.faces().stream().anyMatch(face -> face < most && !(loops && face == first));
        boolean explodes = exploding < 2 && ends;
        boolean own = exploding == 0;
        boolean clamps = one(6);
        boolean low = one(2);
        boolean keeps = !number && one(3);
        int kept = upTo(many);
        String text = (number ? "(d" + (many + 1) + ")" : Integer.toString(many))
                + die.text()
                + (loops ? "r" + first : once ? "ro" + first : "")
                        .replace("ro-1", "ro=-1")
                        .replace("r-1", "r=-1")
                + (explodes ? own ? "!" : "!!" : "")
                + (clamps ? "min" + most : "")
                + (keeps ? (low ? "kl" : "kh") + kept : "")
                + (one(8) ? "[a 1..2, b]" : "");
        return new Pool(text, Math.max(1, most), dice -> {
            int rolled = many;
            if (number) {
                List<Integer> numbers = new ArrayList<>();
                for (int i = 1; i <= many + 1; i++) {
                    numbers.add(i);
                }
                rolled = dice.face(numbers);
            }
            List<Integer> stay =
                    die.faces().stream().filter(face -> !loops || face != first).toList();
            List<Integer> values = new ArrayList<>();
            for (int i = 0; i < rolled; i++) {
                int face = throwOnce(dice, stay, once, first);
                int sum = face;
                for (int further = 0; explodes && further < FURTHER && face == most; further++) {
                    if (own) {
                        values.add(face);
                        sum = 0;
                    }
                    face = throwOnce(dice, stay, once, first);
                    sum += face;
                }
                values.add(sum);
            }
            values.replaceAll(value -> clamps ? Math.max(most, value) : value);
            if (!keeps) {
                return values;
            }
            values.sort(low ? Comparator.naturalOrder() : Comparator.reverseOrder());
            return values.subList(0, kept);
        });
    }

    static int throwOnce(FaceEnumeration dice, List<Integer> stay, boolean once, int again) {
        int face = dice.face(stay);
        return once && face == again ? dice.face(stay) : face;
    }

    private Pool digits() {
        List<Integer> six = List.of(1, 2, 3, 4, 5, 6);
        return new Pool("d66", 66, dice -> List.of(10 * dice.face(six) + dice.face(six)));
    }
}
