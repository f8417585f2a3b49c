package io.redoubt.formula;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * Random formulas over the whole grammar, each with a reference evaluation of its own that shares no code with the
 * program: it is written down together with the text, from the contract alone.
 */
final class ReferenceFormula {
    private final Random random;
    private final ReferencePool pools;

    ReferenceFormula(Random random) {
        this.random = random;
        this.pools = new ReferencePool(random);
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

    private record Expression(String text, boolean divides, Evaluation value) {
        static Expression whole(String text, Function<FaceEnumeration, Integer> value) {
            return new Expression(text, false, (dice, exact) -> new Ratio(value.apply(dice), 1));
        }

        int of(FaceEnumeration dice) {
            return value.of(dice, false).whole();
        }
    }

    private boolean one(int in) {
        return random.nextInt(in) == 0;
    }

    private int upTo(int most) {
        return 1 + random.nextInt(most);
    }

    Whole next() {
        return switch (random.nextInt(10)) {
            case 0 -> total(sum(pools.pool(true)));
            case 1, 2 -> total(count());
            case 3, 4 -> total(number(2));
            case 5 -> contest();
            case 6, 7, 8 -> chain();
            default -> repeated();
        };
    }

    private Whole total(Expression number) {
        return new Whole(number.text(), dice -> List.of(number.of(dice)));
    }

    private Whole contest() {
        Expression first = one(2) ? number(1) : count();
        Expression second = one(2) ? number(1) : count();
        return new Whole(
                first.text() + " vs " + second.text(),
                dice -> List.of(Integer.compare(first.of(dice), second.of(dice))));
    }

    private Whole repeated() {
        Expression inside = one(2) ? sum(pools.pool(false)) : count();
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

    private Expression number(int depth) {
        if (depth == 0 || one(4)) {
            return one(4) ? constant() : sum(pools.pool(depth > 0));
        }
        Expression left = number(depth - 1);
        return switch (random.nextInt(11)) {
            case 0 ->
                new Expression("-" + factor(left), left.divides(), (dice, exact) -> {
                    Ratio value = left.value().of(dice, exact);
                    return new Ratio(-value.over(), value.under());
                });
            case 1, 2 -> operation(left, number(depth - 1), "+-*".charAt(random.nextInt(3)));
            case 3 -> operation(left, divisor(), one(2) ? '/' : '÷');
            case 4, 5 -> rounded(left, random.nextInt(4));
            case 6 -> best(left, number(depth - 1), one(2));
            case 7 -> {
                Expression counted = count();
                yield new Expression("(" + counted.text() + ")", false, counted.value());
            }
            case 8 -> highestOf();
            case 9 -> new Expression("(" + left.text() + ")[word, 2..3]", left.divides(), left.value());
            default -> rounded(operation(left, divisor(), '/'), random.nextInt(4));
        };
    }

    private Expression constant() {
        int value = random.nextInt(5);
        return Expression.whole(Integer.toString(value), dice -> value);
    }

    private Expression divisor() {
        int value = upTo(3);
        return one(3)
                ? Expression.whole("-" + value, dice -> -value)
                : one(2)
                        ? sum(pools.plain(2, List.of(1, 2), "d2"))
                        : Expression.whole(Integer.toString(value), dice -> value);
    }

    private static String factor(Expression number) {
        return "(" + number.text() + ")";
    }

    private Expression operation(Expression left, Expression right, char sign) {
        String text = factor(left) + (sign == '*' ? '×' : sign == '-' ? '−' : sign) + factor(right);
        boolean divides = sign == '/' || sign == '÷' || left.divides() || right.divides();
        return new Expression(text, divides, (dice, exact) -> {
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

    private Expression rounded(Expression inside, int which) {
        String word = List.of("floor", "ceil", "round", "abs").get(which);
        return new Expression(word + factor(inside), which == 3 && inside.divides(), (dice, exact) -> {
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

    private Expression best(Expression one, Expression other, boolean high) {
        String both = one.text() + "," + other.text();
        String text = switch (random.nextInt(3)) {
            case 0 -> (high ? "max(" : "min(") + both + ")";
            case 1 -> "{" + both + (high ? "}kh1" : "}kl1");
            default -> "{" + both + (high ? "}k" : "}kl");
        };
        return new Expression(text, one.divides() || other.divides(), (dice, exact) -> {
            Ratio a = one.value().of(dice, exact);
            Ratio b = other.value().of(dice, exact);
            boolean first = a.over() * b.under() > b.over() * a.under();
            return first == high ? a : b;
        });
    }

    private Expression highestOf() {
        int many = upTo(3);
        int kept = upTo(many);
        boolean high = one(2);
        List<Integer> faces = List.of(1, 2, 3);
        String text = "[" + (high ? "highest " : "lowest ") + kept + " of " + many + "d3]";
        return Expression.whole(text, dice -> {
            List<Integer> fell = new ArrayList<>();
            for (int i = 0; i < many; i++) {
                fell.add(dice.face(faces));
            }
            fell.sort(high ? Comparator.reverseOrder() : Comparator.naturalOrder());
            return fell.subList(0, kept).stream().mapToInt(n -> n).sum();
        });
    }

    private static Expression sum(ReferencePool.Pool pool) {
        return Expression.whole(
                pool.text(),
                dice -> pool.kept().apply(dice).stream().mapToInt(n -> n).sum());
    }

    private Expression count() {
        ReferencePool.Pool pool = pools.pool(one(3));
        ReferencePool.Test test = pools.comparison(pool.die(), true);
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
        return Expression.whole(text, dice -> {
            int worth = 0;
            for (int value : pool.kept().apply(dice)) {
                worth += test.meets().test(value) ? 1 : 0;
                worth -= fails && value == fail ? 1 : 0;
            }
            return worth;
        });
    }

    /** Dice that pass go on; the numbers are the end, then what each named test before it leaves. */
    private Whole chain() {
        ReferencePool.Die die = pools.die();
        int many = upTo(3);
        boolean number = one(5);
        int most = Math.max(1, die.faces().get(die.faces().size() - 1));
        StringBuilder text = new StringBuilder(number ? "(d2)" : Integer.toString(many)).append(die.text());
        List<Function<FaceEnumeration, Boolean>> tests = new ArrayList<>();
        List<Boolean> named = new ArrayList<>();
        for (int i = upTo(3); i > 0; i--) {
            boolean name = one(2);
            ReferencePool.Test test =
                    one(4) ? new ReferencePool.Test(" 2+", face -> face >= 2) : pools.comparison(most, false);
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
            tests.add(dice -> test.meets().test(ReferencePool.throwOnce(dice, stay, once, again)));
        }
        Expression each = one(3) ? number(1) : sum(pools.plain(upTo(2), List.of(1, 2, 3), "d3"));
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
