package io.redoubt.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import io.redoubt.formula.Formula;
import io.redoubt.odds.Distribution;
import io.redoubt.odds.Odds;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The odds of every small expression are those of all its faces counted one by one. */
class DiceOddsTest {
    private static final List<String> SIGNS = List.of(">=", "<=", ">", "<", "=");

    private final RollDice dice = new RollDice();
    private final FormulaFormat expressions = new FormulaFormat();

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 6, 10})
    void poolsCountTheDiceThatMeetTheirTarget(int sides) {
        for (int number = 1; number <= 4; number++) {
            List<int[]> rolls = rolls(repeated(number, sides));
            for (String sign : SIGNS) {
                for (int target = -1; target <= sides + 1; target++) {
                    IntPredicate meets = comparison(sign, target);
                    same(number + "d" + sides + sign + target, rolls, roll ->
                            (int) java.util.Arrays.stream(roll).filter(meets).count());
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 6, 10})
    void sumsAddTheirDiceAndModifiers(int sides) {
        for (int number = 1; number <= 4; number++) {
            List<int[]> rolls = rolls(repeated(number, sides));
            for (int modifier = -5; modifier <= 5; modifier++) {
                int added = modifier;
                String text = number + "d" + sides + (modifier < 0 ? "" : "+") + modifier;
                same(text, rolls, roll -> sum(roll) + added);
            }
        }
    }

    @Test
    void differentDiceAreAddedTogether() {
        for (int first = 2; first <= 6; first++) {
            for (int second = 2; second <= 6; second++) {
                List<int[]> rolls = rolls(List.of(first, second, second));
                same("d" + first + "+2d" + second + "-2", rolls, roll -> sum(roll) - 2);
                same("2+2d" + second + "+d" + first, rolls, roll -> sum(roll) + 2);
            }
        }
    }

    @Test
    void comparedSumsAreYesOrNo() {
        List<int[]> rolls = rolls(repeated(2, 6));
        for (int modifier = -3; modifier <= 3; modifier++) {
            for (String sign : SIGNS) {
                for (int target = -2; target <= 17; target++) {
                    int added = modifier;
                    String text = "2d6" + (modifier < 0 ? "" : "+") + modifier + sign + target;
                    IntPredicate meets = comparison(sign, target);
                    long yes = rolls.stream()
                            .filter(roll -> meets.test(sum(roll) + added))
                            .count();
                    Formula expression = expressions.parse(text);
                    Distribution<String> odds = odds(expression).map(result -> dice.outcome(expression, result));
                    assertEquals(Fraction.of(yes, 36), odds.of("yes"), text);
                    assertEquals(Fraction.of(36 - yes, 36), odds.of("no"), text);
                }
            }
        }
    }

    private void same(String text, List<int[]> rolls, ToIntFunction<int[]> result) {
        TreeMap<Integer, Long> ways = new TreeMap<>();
        for (int[] roll : rolls) {
            ways.merge(result.applyAsInt(roll), 1L, Long::sum);
        }
        Distribution<Integer> odds = odds(expressions.parse(text)).map(numbers -> numbers.get(0));
        assertEquals(Fraction.ONE, odds.mass(), text);
        ways.forEach((value, count) -> assertEquals(Fraction.of(count, rolls.size()), odds.of(value), text));
    }

    private Distribution<List<Integer>> odds(Formula expression) {
        return Odds.<List<Integer>>count(umpire -> dice.resolve(expression, umpire))
                .distribution();
    }

    private static IntPredicate comparison(String sign, int target) {
        return switch (sign) {
            case ">=" -> face -> face >= target;
            case "<=" -> face -> face <= target;
            case ">" -> face -> face > target;
            case "<" -> face -> face < target;
            default -> face -> face == target;
        };
    }

    private static List<Integer> repeated(int number, int sides) {
        return java.util.Collections.nCopies(number, sides);
    }

    /** Every way the dice with these sides can fall. */
    private static List<int[]> rolls(List<Integer> sides) {
        List<int[]> rolls = List.of(new int[0]);
        for (int most : sides) {
            List<int[]> longer = new ArrayList<>();
            for (int[] roll : rolls) {
                for (int face = 1; face <= most; face++) {
                    int[] next = java.util.Arrays.copyOf(roll, roll.length + 1);
                    next[roll.length] = face;
                    longer.add(next);
                }
            }
            rolls = longer;
        }
        return rolls;
    }

    private static int sum(int[] roll) {
        return java.util.Arrays.stream(roll).sum();
    }
}
