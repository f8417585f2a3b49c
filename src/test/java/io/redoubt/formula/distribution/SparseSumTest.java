package io.redoubt.formula.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.redoubt.exact.Convolution;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.exact.OrderStatistics;
import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Term;
import io.redoubt.rules.dice.notation.FormulaReader;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Large pools are added up by few terms, and give what die after die gives. */
class SparseSumTest {
    private static Pool pool(String text) {
        return FormulaReader.read(text).pools().get(0);
    }

    private static List<String> shares(NumberDistribution number) {
        List<String> shares = new ArrayList<>();
        for (int i = 0; i < number.size(); i++) {
            shares.add(number.value(i) + " " + number.shares().get(i));
        }
        return shares;
    }

    private static void assertAddsUp(Pool pool, IntUnaryOperator worth) {
        NumberDistribution sum =
                SparseSum.of(List.of(new SparseSum.Addend(pool, worth))).orElseThrow();
        NumberDistribution one = Pools.oneOf(pool, worth);
        NumberDistribution expected = one;
        for (int die = 1; die < pool.dice(); die++) {
            expected = Convolution.of(expected, one);
        }
        assertEquals(shares(expected), shares(sum), pool.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7d6!",
                "9d4!!",
                "5d20!",
                "8d6!=1",
                "8d6!=3",
                "8d6!!=1",
                "8d6!>=5",
                "6d6r1!",
                "30d20r1",
                "9d20ro1",
                "6d6!min2",
                "6d6!max4",
                "20d{1..30,30,30}",
                "3d{2,7,8,9}!=2",
                "2d6!"
            })
    void aPoolIsAddedUp(String text) {
        Pool pool = pool(text);
        assertAddsUp(pool, shown -> shown);
        assertAddsUp(pool, shown -> -shown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"9d6!=6>=5", "9d10!=10>=7", "9d10!=10>=7f1"})
    void successesAreAddedUp(String text) {
        Formula.Count count = (Formula.Count) FormulaReader.read(text);
        assertAddsUp(count.pool(), count::worth);
    }

    @ParameterizedTest
    @CsvSource({
        "20d6,13d8",
        "13d6!,20d10",
        "20d10,13d6!",
        "5d6!!,40d4",
        "12d6r1,9d100",
        "5d6!,5d8!",
        "14dF!,10d6",
        "30d6,1d6"
    })
    void sumsAndDifferencesAreAddedUp(String one, String other) {
        NumberDistribution first = Formulas.of(FormulaReader.read(one));
        NumberDistribution second = Formulas.of(FormulaReader.read(other));
        assertEquals(shares(Convolution.of(first, second)), shares(Formulas.of(FormulaReader.read(one + "+" + other))));
        NumberDistribution difference = Convolution.of(Convolution.of(first, second.negated()), first);
        assertEquals(
                shares(difference), shares(Formulas.of(FormulaReader.read(one + "-(" + other + "[x]-" + one + ")"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3d6", "20d{0,5,10}", "9d{0..1,5..90,200}", "26d6ro1", "6d6ro1!", "9d100!>=4"})
    void otherPoolsAreLeftToOtherWays(String text) {
        assertTrue(SparseSum.of(List.of(new SparseSum.Addend(pool(text), shown -> shown)))
                .isEmpty());
    }

    /** What is above all values of the other side is not told apart, and changes nothing. */
    @ParameterizedTest
    @CsvSource({
        "9d6!,5d8",
        "5d8,9d6!",
        "7d6!+9d4!,20d4",
        "9d10!,8d6!",
        "9d10!,2d4",
        "(9d10!),12d6",
        "9d10![fire],12d6-3",
        "9d10!!,30d4",
        "-9d6!,5d8",
        "9d6!+5,5d8",
        "9d6!,200d10"
    })
    void valuesAboveAllOthersAreCountedTogether(String one, String other) {
        NumberDistribution first = number(one);
        NumberDistribution second = number(other);
        String lower = "min(" + one + ',' + other + ')';
        assertEquals(shares(OrderStatistics.lowest(first, second)), shares(number(lower)), lower);
        String contest = one + " vs " + other;
        assertEquals(
                shares(OrderStatistics.compared(first, second)),
                shares(Formulas.of(FormulaReader.read(contest))),
                contest);
    }

    /** Of the second side, only the weights of a value and all above it are multiplied, without the 8s in them. */
    @Test
    void aContestOfManyExplosionsIsComparedInSmallNumbers() {
        NumberDistribution first = number("69d100!");
        NumberDistribution second = number("64d8!");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        OrderStatistics.compared(first, second);
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(bytes <= 200_000_000, () -> bytes + " bytes");
    }

    private static NumberDistribution number(String formula) {
        return Formulas.of(FormulaReader.read(formula));
    }

    /** A limit is used only where values are above it, and some are not. */
    @Test
    void aLimitIsUsedWhereItSaves() {
        Term dice = ((Formula.Total) FormulaReader.read("9d10!")).term();
        SparseSum limited = SparseSum.upTo(60, dice).orElseThrow();
        assertEquals(61 - 9 + 1, limited.distribution().size());
        assertEquals(61, limited.distribution().highest());
        assertTrue(SparseSum.upTo(8, dice).isEmpty());
        assertTrue(SparseSum.upTo(9 * 210, dice).isEmpty());
        assertTrue(CostEstimate.nanos(FormulaReader.read("min(17d100,40d100!)"))
                < CostEstimate.nanos(FormulaReader.read("max(17d100,40d100!)")) / 10);
    }
}
