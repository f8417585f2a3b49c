package io.redoubt.formula;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntPredicate;

/**
 * Random formulas over the whole grammar, each with a reference evaluation of its own that shares no code with the
 * program: it is written down together with the text, from the contract alone.
 */
final class ReferenceFormula {
    private static final int FURTHER = 20;

    private final Random random;

    ReferenceFormula(Random random) {
        this.random = random;
    }

    /** A formula, and its numbers once dice fell: those that the program gives, in its order. */
    record Whole(String text, Function<FaceEnumeration, List<Integer>> numbers) {}

    /** A number of a formula as a fraction, with a positive denominator. */
    record Ratio(long over, long under) {
        static Ratio of(long over, long under) {
            return under < 0 ? new Ratio(-over, -under) : new Ratio(over, under);
        }

        int whole() {
            return Math.toIntExact(over / under);
        }
    }

    /** A part that is a number; divisions are exact within a rounding. */
    private interface Evaluation {
        Ratio of(FaceEnumeration dice, boolean exact);
    }

    private record Number(String text, boolean divides, Evaluation value) {
        static Number whole(String text, Function<FaceEnumeration, Integer> value) {
            return new Number(text, false, (dice, exact) -> new Ratio(value.apply(dice), 1));
        }

        int of(FaceEnumeration dice) {
            return value.of(dice, false).whole();
        }
    }

    private record Pool(String text, int die, Function<FaceEnumeration, List<Integer>> kept) {}

    private record Test(String text, IntPredicate meets) {}

    private boolean one(int in) {
        return random.nextInt(in) == 0;
    }

    private int upTo(int most) {
        return 1 + random.nextInt(most);
    }

    Whole next() {
        return switch (random.nextInt(10)) {
            case 0 -> total(sum(pool(true)));
            case 1, 2 -> total(count());
            case 3, 4 -> total(number(2));
            case 5 -> contest();
            case 6, 7, 8 -> chain();
            default -> repeated();
        };
    }

    private Whole total(Number number) {
        return new Whole(number.text(), dice -> List.of(number.of(dice)));
    }

    private Whole contest() {
        Number first = one(2) ? number(1) : count();
        Number second = one(2) ? number(1) : count();
        return new Whole(
                first.text() + " vs " + second.text(),
                dice -> List.of(Integer.compare(first.of(dice), second.of(dice))));
    }

    private Whole repeated() {
        Number inside = one(2) ? sum(pool(false)) : count();
        int times = upTo(2);
        boolean bare = one(2) && !inside.text().startsWith("(");
        String text = times + "x" + (bare ? inside.text() : "(" + inside.text() + ")");
        return new Whole(text, dice -> {
            List<Integer> numbers = new ArrayList<>();
            for (int i = 0; i < times; i++) {
                numbers.add(inside.of(dice));
            }
            return numbers;
        });
    }

    private Number number(int depth) {
        if (depth == 0 || one(4)) {
            return one(4) ? constant() : sum(pool(depth > 0));
        }
        Number left = number(depth - 1);
        return switch (random.nextInt(11)) {
            case 0 ->
                new Number("-" + factor(left), left.divides(), (dice, exact) -> {
                    Ratio value = left.value().of(dice, exact);
                    return new Ratio(-value.over(), value.under());
                });
            case 1, 2 -> operation(left, number(depth - 1), "+-*".charAt(random.nextInt(3)));
            case 3 -> operation(left, divisor(), one(2) ? '/' : '÷');
            case 4, 5 -> rounded(left, random.nextInt(4));
            case 6 -> best(left, number(depth - 1), one(2));
            case 7 -> {
                Number counted = count();
                yield new Number("(" + counted.text() + ")", false, counted.value());
            }
            case 8 -> highestOf();
            case 9 -> new Number("(" + left.text() + ")[word, 2..3]", left.divides(), left.value());
            default -> rounded(operation(left, divisor(), '/'), random.nextInt(4));
        };
    }

    private Number constant() {
        int value = random.nextInt(5);
        return Number.whole(Integer.toString(value), dice -> value);
    }

    private Number divisor() {
        int value = upTo(3);
        return one(3)
                ? Number.whole("-" + value, dice -> -value)
                : one(2) ? sum(plain(2, List.of(1, 2), "d2")) : Number.whole(Integer.toString(value), dice -> value);
    }

    private static String factor(Number number) {
        return "(" + number.text() + ")";
    }

    private Number operation(Number left, Number right, char sign) {
        String text = factor(left) + (sign == '*' ? '×' : sign == '-' ? '−' : sign) + factor(right);
        boolean divides = sign == '/' || sign == '÷' || left.divides() || right.divides();
        return new Number(text, divides, (dice, exact) -> {
            Ratio a = left.value().of(dice, exact);
            Ratio b = right.value().of(dice, exact);
            return switch (sign) {
                case '+' -> Ratio.of(a.over() * b.under() + b.over() * a.under(), a.under() * b.under());
                case '-' -> Ratio.of(a.over() * b.under() - b.over() * a.under(), a.under() * b.under());
                case '*' -> Ratio.of(a.over() * b.over(), a.under() * b.under());
                default -> {
                    Ratio quotient = Ratio.of(a.over() * b.under(), a.under() * b.over());
                    yield exact ? quotient : new Ratio(Math.floorDiv(quotient.over(), quotient.under()), 1);
                }
            };
        });
    }

    private Number rounded(Number inside, int which) {
        String word = List.of("floor", "ceil", "round", "abs").get(which);
        return new Number(word + factor(inside), which == 3 && inside.divides(), (dice, exact) -> {
            Ratio value = inside.value().of(dice, exact || which != 3);
            double real = (double) value.over() / value.under();
            return switch (which) {
                case 0 -> new Ratio((long) Math.floor(real), 1);
                case 1 -> new Ratio((long) Math.ceil(real), 1);
                case 2 -> new Ratio((long) (Math.signum(real) * Math.floor(Math.abs(real) + 0.5)), 1);
                default -> new Ratio(Math.abs(value.over()), value.under());
            };
        });
    }

    private Number best(Number one, Number other, boolean high) {
        String both = one.text() + "," + other.text();
        String text = switch (random.nextInt(3)) {
            case 0 -> (high ? "max(" : "min(") + both + ")";
            case 1 -> "{" + both + (high ? "}kh1" : "}kl1");
            default -> "{" + both + (high ? "}k" : "}kl");
        };
        return new Number(text, one.divides() || other.divides(), (dice, exact) -> {
            Ratio a = one.value().of(dice, exact);
            Ratio b = other.value().of(dice, exact);
            boolean first = a.over() * b.under() > b.over() * a.under();
            return first == high ? a : b;
        });
    }

    private Number highestOf() {
        int many = upTo(3);
        int kept = upTo(many);
        boolean high = one(2);
        List<Integer> faces = List.of(1, 2, 3);
        String text = "[" + (high ? "highest " : "lowest ") + kept + " of " + many + "d3]";
        return Number.whole(text, dice -> {
            List<Integer> fell = new ArrayList<>();
            for (int i = 0; i < many; i++) {
                fell.add(dice.face(faces));
            }
            fell.sort(high ? Comparator.reverseOrder() : Comparator.naturalOrder());
            return fell.subList(0, kept).stream().mapToInt(n -> n).sum();
        });
    }

    private static Number sum(Pool pool) {
        return Number.whole(
                pool.text(),
                dice -> pool.kept().apply(dice).stream().mapToInt(n -> n).sum());
    }

    private Number count() {
        Pool pool = pool(one(3));
        Test test = comparison(pool.die(), true);
        int fail = pool.die() == 66 ? 11 : 1;
        boolean fails = one(4) && pool.die() >= 3 && !pool.text().contains("m");
        String gap = pool.text().endsWith("!")
                        && !test.text().startsWith("t")
                        && !test.text().startsWith(" ")
                ? "[x]"
                : "";
        String text = pool.text() + gap + test.text() + (fails ? "f" + fail : "");
        if (gap.isEmpty() ? false : pool.text().contains("[")) {
            return constant();
        }
        return Number.whole(text, dice -> {
            int worth = 0;
            for (int value : pool.kept().apply(dice)) {
                worth += test.meets().test(value) ? 1 : 0;
                worth -= fails && value == fail ? 1 : 0;
            }
            return worth;
        });
    }

    private Test comparison(int most, boolean count) {
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

    private Pool plain(int number, List<Integer> faces, String die) {
        return new Pool(number + die, faces.get(faces.size() - 1), dice -> {
            List<Integer> fell = new ArrayList<>();
            for (int i = 0; i < number; i++) {
                fell.add(dice.face(faces));
            }
            return fell;
        });
    }

    private record Die(String text, List<Integer> faces) {}

    private Die die() {
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
    private Pool pool(boolean thrown) {
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

    private static int throwOnce(FaceEnumeration dice, List<Integer> stay, boolean once, int again) {
        int face = dice.face(stay);
        return once && face == again ? dice.face(stay) : face;
    }

    private Pool digits() {
        List<Integer> six = List.of(1, 2, 3, 4, 5, 6);
        return new Pool("d66", 66, dice -> List.of(10 * dice.face(six) + dice.face(six)));
    }

    /** Dice that pass go on; the numbers are the end, then what each named test before it leaves. */
    private Whole chain() {
        Die die = die();
        int many = upTo(3);
        boolean number = one(5);
        int most = Math.max(1, die.faces().get(die.faces().size() - 1));
        StringBuilder text = new StringBuilder(number ? "(d2)" : Integer.toString(many)).append(die.text());
        List<Function<FaceEnumeration, Boolean>> tests = new ArrayList<>();
        List<Boolean> named = new ArrayList<>();
        for (int i = upTo(3); i > 0; i--) {
            boolean name = one(2);
            Test test = one(4) ? new Test(" 2+", face -> face >= 2) : comparison(most, false);
            int again = die.faces().get(0);
            int rethrown = again < 1 ? 0 : random.nextInt(3);
            boolean loops = rethrown == 1 && die.faces().stream().anyMatch(face -> face != again);
            boolean once = rethrown == 2;
            text.append(" then ")
                    .append(name ? "Name" + "abc".charAt(i - 1) + " " : "")
                    .append(test.text());
            text.append(loops ? " r" + again : once ? "ro" + again : "");
            named.add(name);
            List<Integer> stay =
                    die.faces().stream().filter(face -> !loops || face != again).toList();
            tests.add(dice -> test.meets().test(throwOnce(dice, stay, once, again)));
        }
        Number each = one(3) ? number(1) : sum(plain(upTo(2), List.of(1, 2, 3), "d3"));
        boolean ends =
                one(2) && each.text().matches("[1-9]?[dD].*") && !each.text().contains("66");
        boolean nameless = one(2);
        if (ends) {
            text.append(" then ").append(nameless ? "" : "damage ").append(each.text());
        }
        return new Whole(text.toString(), dice -> {
            int left = number ? dice.face(List.of(1, 2)) : many;
            List<Integer> numbers = new ArrayList<>();
            for (int stage = 0; stage < tests.size(); stage++) {
                int passed = 0;
                for (int i = 0; i < left; i++) {
                    passed += tests.get(stage).apply(dice) ? 1 : 0;
                }
                left = passed;
                if (named.get(stage) && (ends || stage < tests.size() - 1)) {
                    numbers.add(left);
                }
            }
            int sum = left;
            if (ends) {
                sum = 0;
                for (int i = 0; i < left; i++) {
                    sum += each.of(dice);
                }
            }
            numbers.add(0, sum);
            return numbers;
        });
    }
}
