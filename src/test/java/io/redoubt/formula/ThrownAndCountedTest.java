package io.redoubt.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.exact.WeightedValues;
import io.redoubt.formula.distribution.CostLimitException;
import io.redoubt.formula.distribution.Formulas;
import io.redoubt.rules.dice.notation.FormulaReader;
import io.redoubt.rules.input.BadValueException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is counted is what is thrown: a formula thrown in every way there is comes to the same odds. */
class ThrownAndCountedTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "3d4",
                "2d{1,1,2,5}-dF*2",
                "4d6kh3",
                "4d6kh3kl2",
                "5d4dl2dh1",
                "3d6ro<3",
                "3d6r<3kh2",
                "2d3ro=1ro=2",
                "1d3r1!",
                "2d3!",
                "2d3!kh1",
                "2d3!kh1>=3",
                "2d3!dl1",
                "2d3!dh1",
                "2d3!kl1",
                "1d4!=2kh1",
                "2d3!=2kh2",
                "2d4!=2kl1",
                "3d2!dl1dh1",
                "2d3!kh2kl1",
                "2d3!kl2kh1",
                "2d3!kh2dl1",
                "2d3!kl2dh1",
                "2d3!!kh1",
                "2d3!!max2kl1",
                "2d3!max2kh1",
                "2d3r1!min3kh1",
                "2d3!=3>=2f1",
                "3d6>=4f<2",
                "6d2 then >=2 then =1 then >=1",
                "(2d6-7)/2",
                "max(d4,d6,2)-min(d4,3)",
                "d4!!/2 vs 3d2kh2",
                "4d4>=3 vs 2d6kh1",
                "2d6*d4+1>=9"
            })
    void everyThrowAgreesWithTheCount(String text) {
        agree(FormulaReader.read(text));
    }

    @Test
    void randomFormulasAgree() {
        RandomFormula random = new RandomFormula(new Random(17));
        int asked = 0;
        for (int i = 0; i < 800; i++) {
            String text = random.text();
            try {
                Formula formula = FormulaReader.read(text);
                assertEquals(formula, FormulaReader.read(formula.toString()), text);
                if (effort(formula) < 3_000) {
                    agree(formula);
                    asked++;
                }
            } catch (BadValueException e) {
                assertTrue(e.column().isPresent(), text + ": " + e.getMessage());
            }
        }
        assertTrue(asked > 250, "only " + asked + " were small enough and no nonsense");
    }

    /** Cut, doubled and mixed texts are read or have a column within them, or one past their end. */
    @Test
    void noTextIsReadWithoutAnAnswer() {
        RandomFormula random = new RandomFormula(new Random(19));
        java.util.Random mixing = new java.util.Random(20);
        for (int i = 0; i < 5_000; i++) {
            StringBuilder text = new StringBuilder(random.text());
            for (int change = mixing.nextInt(4); change > 0 && text.length() > 0; change--) {
                int at = mixing.nextInt(text.length());
                switch (mixing.nextInt(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, "d!(){},khlrovst<>=x6 %f-*/.".charAt(mixing.nextInt(27)));
                    default -> text.insert(at, random.text());
                }
            }
            try {
                Formula formula = FormulaReader.read(text.toString());
                assertEquals(formula, FormulaReader.read(formula.toString()), text.toString());
            } catch (BadValueException e) {
                int column = e.column().orElse(0);
                assertTrue(column >= 1 && column <= text.length() + 1, text + ": " + e.getMessage());
            } catch (CostLimitException e) {
                assertTrue(e.getMessage() != null, text.toString());
            }
        }
    }

    @Test
    void repeatedFormulasAgreeInTheirSumsHighestsAndLowests() {
        RandomFormula random = new RandomFormula(new Random(18));
        for (int i = 0; i < 200; i++) {
            Formula.Repeated formula = (Formula.Repeated) FormulaReader.read(random.repeated());
            Map<List<Integer>, Fraction> thrown = EveryFall.of(formula);
            same(formula, thrown, numbers -> numbers.get(0), Formulas.of(formula));
            same(formula, thrown, numbers -> numbers.stream().mapToInt(n -> n).sum(), Formulas.sum(formula));
            same(formula, thrown, java.util.Collections::max, Formulas.highest(formula));
            same(formula, thrown, java.util.Collections::min, Formulas.lowest(formula));
        }
    }

    private static void same(
            Formula formula,
            Map<List<Integer>, Fraction> thrown,
            ToIntFunction<List<Integer>> read,
            NumberDistribution counted) {
        Map<List<Integer>, Fraction> numbers = new HashMap<>();
        thrown.forEach((each, share) -> numbers.merge(List.of(read.applyAsInt(each)), share, Fraction::plus));
        assertEquals(numbers, odds(counted), formula.toString());
    }

    private static void agree(Formula formula) {
        assertEquals(EveryFall.of(formula), odds(Formulas.of(formula)), formula.toString());
    }

    private static Map<List<Integer>, Fraction> odds(NumberDistribution counted) {
        WeightedValues<List<Integer>> chances = WeightedValues.of(counted, List::of);
        Map<List<Integer>, Fraction> odds = new HashMap<>();
        Fraction mass = Fraction.ZERO;
        for (int i = 0; i < chances.values().size(); i++) {
            odds.put(chances.values().get(i), chances.shares().get(i));
            mass = mass.plus(chances.shares().get(i));
        }
        assertEquals(Fraction.ONE, mass);
        return odds;
    }

    /** In how many ways the dice can fall, roughly. */
    private static double effort(Formula formula) {
        double ways = 1;
        List<Pool> pools = formula.pools();
        for (Pool pool : pools) {
            double one = pool.die().sides();
            if (pool.rethrows().stream().anyMatch(each -> each.often() == Reroll.Often.ONCE)) {
                one *= one;
            }
            if (pool.explosion().isPresent()) {
                long exploding = 0;
                for (int place = 1; place <= pool.die().sides(); place++) {
                    exploding += pool.explosion().get().when().meets(pool.die().shown(place)) ? 1 : 0;
                }
                boolean once = one > pool.die().sides();
                one = exploding > 1 || (once && exploding > 0) ? 1e9 : exploding * 20 * one + one;
            }
            ways *= Math.pow(one, pool.dice());
        }
        return formula instanceof Formula.Stages stages
                ? ways * Math.pow(3, stages.stages().size())
                : ways;
    }
}
