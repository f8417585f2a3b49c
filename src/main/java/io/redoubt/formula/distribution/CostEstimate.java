package io.redoubt.formula.distribution;

import io.redoubt.exact.IntegerMath;
import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Term;
import io.redoubt.formula.ValueBounds;
import io.redoubt.formula.distribution.Work.Size;
import io.redoubt.umpire.AnswerLength;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * Estimates the work of a count and the size of its answer beforehand: in nanoseconds of an average machine, measured
 * once, and in the digits of all fractions together. The caller decides how much is allowed.
 */
public final class CostEstimate {
    /** Longer than any user waits. */
    private static final double MOST_NANOS = 3_600e9;

    /** Limit on the digits of all fractions of an answer; a thousand d6 have eight million. */
    private static final double MOST_DIGITS = 30e6;

    private static final double DIGITS_OF_A_BIT = 2 * Math.log10(2);
    private static final double MILLION = 1e6;

    /** An estimate up to this size is not refined. */
    private static final double QUICK_NANOS = 20e6;

    private static final double QUICK_DIGITS = 200_000;

    /** The part of the bits of a total that the weight of a value and all above it has, on average. */
    private static final double ABOVE = 0.65;

    /** Values up to this number are followed in no time. */
    private static final double FEW_VALUES = 200_000;

    private final Work work = new Work();
    private final PoolCost pools = new PoolCost(work);

    private final TermCost terms;
    private double digits;
    private double written;

    private CostEstimate(PossibleValues values) {
        this.terms = new TermCost(work, values, pool -> sum(pool, shown -> shown), this::of);
    }

    /** Returns the cost of counting a term, in nanoseconds. */
    static double nanos(Term term) {
        CostEstimate quick = new CostEstimate(PossibleValues.bounded());
        quick.of(term);
        if (quick.work.nanos() <= QUICK_NANOS) {
            return quick.work.nanos();
        }
        CostEstimate exact = new CostEstimate(PossibleValues.listed());
        exact.of(term);
        return exact.work.nanos();
    }

    /** Returns the cost of counting a formula, in nanoseconds, without formatting the answer. */
    public static double nanos(Formula formula) {
        return estimate(formula).work.nanos();
    }

    /** Returns a number of values that the number of a formula certainly has; 0 if they are not very many. */
    public static double fewestValues(Formula formula) {
        Formula one = formula instanceof Formula.Repeated repeated ? repeated.one() : formula;
        Optional<Term> term = Optional.empty();
        if (one instanceof Formula.Total total) {
            term = Optional.of(total.term());
        } else if (one instanceof Formula.Check check) {
            term = Optional.of(check.term());
        }
        return term.filter(number -> span(number) > FEW_VALUES)
                .map(number -> number.fold(PossibleValues.listed()).fewest())
                .orElse(0.0);
    }

    private static double span(Term term) {
        ValueBounds bounds = ValueBounds.of(term);
        return (double) bounds.highest() - bounds.lowest();
    }

    /** Returns the size of an answer that lists every value of a formula with its fraction. */
    public static AnswerLength length(Formula formula) {
        CostEstimate estimate = estimate(formula);
        return new AnswerLength((long) estimate.written, estimate.digits);
    }

    /**
     * Returns an estimate. Bounds of the values are enough for most formulas; where they make it large, the values are
     * listed.
     */
    private static CostEstimate estimate(Formula formula) {
        CostEstimate quick = estimate(formula, PossibleValues.bounded());
        return quick.isWithin(QUICK_NANOS, QUICK_DIGITS) ? quick : estimate(formula, PossibleValues.listed());
    }

    private static CostEstimate estimate(Formula formula, PossibleValues values) {
        CostEstimate estimate = new CostEstimate(values);
        estimate.digits = estimate.digits(formula);
        return estimate;
    }

    private boolean isWithin(double mostNanos, double mostDigits) {
        return work.nanos() <= mostNanos && digits <= mostDigits;
    }

    /**
     * Returns the reason why a formula cannot be counted and its answer formatted in any time, with advice; empty if it
     * can.
     */
    public static Optional<String> uncountable(Formula formula) {
        CostEstimate quick = estimate(formula, PossibleValues.bounded());
        if (quick.isWithin(MOST_NANOS, MOST_DIGITS)) {
            return Optional.empty();
        }
        CostEstimate estimate = estimate(formula, PossibleValues.listed());
        if (estimate.digits > MOST_DIGITS) {
            return Optional.of("the exact answer would have about " + Math.round(estimate.digits / MILLION)
                    + " million digits, and " + Math.round(MOST_DIGITS / MILLION)
                    + " million is the most: ask about fewer dice or faces, or for a yes or no like (9d6)>=30");
        }
        if (estimate.work.nanos() > MOST_NANOS) {
            return Optional.of(
                    "an exact calculation takes more than an hour: ask about fewer dice, faces or sums at once");
        }
        return Optional.empty();
    }

    private double digits(Formula formula) {
        if (formula instanceof Formula.Contest contest) {
            Size first = side(contest.first(), contest.second());
            Size second = side(contest.second(), contest.first());
            work.spend(first.values() + second.values(), 3, first.bits() + second.bits());
            work.products(first.values(), first.bits(), second.bits() * ABOVE);
            return 0;
        }
        if (formula instanceof Formula.Repeated repeated) {
            boolean check = repeated.one() instanceof Formula.Check;
            Size one = of(repeated.one());
            // One answer is counted for its odds, for the highest and for the lowest.
            work.multiply(3);
            Size answer = check ? new Size(2, one.bits()) : one;
            Size sum = sum(repeated, answer);
            work.spend(2 * answer.values(), repeated.times(), sum.bits());
            return written(one) + written(sum) + 2 * written(new Size(answer.values(), sum.bits()));
        }
        Size size = of(formula);
        if (formula instanceof Formula.Stages stages) {
            double times = 1 + stages.named().size();
            work.multiply(times);
            written += stages.named().size() * (stages.pool().dice() + 1.0);
            return written(size) + (times - 1) * (stages.pool().dice() + 1.0) * size.bits() * DIGITS_OF_A_BIT;
        }
        return formula instanceof Formula.Check ? 0 : written(size);
    }

    private Size side(Formula one, Formula other) {
        return one instanceof Formula.Total own && other instanceof Formula.Total against
                ? terms.upTo(ValueBounds.of(against.term()).highest(), own.term())
                        .size()
                : of(one);
    }

    private Size sum(Formula.Repeated repeated, Size answer) {
        if (repeated.one() instanceof Formula.Total total) {
            Optional<Pool> pool = total.term()
                    .alone()
                    .filter(each -> each.keeps().isEmpty() && each.number().isEmpty());
            if (pool.isPresent()) {
                return sum(pool.get().withDice(pool.get().dice() * repeated.times()), shown -> shown);
            }
        }
        return work.many(answer, repeated.times(), answer.values());
    }

    /** Returns the number of digits of a distribution, and adds up its values. */
    private double written(Size size) {
        written += size.values();
        return size.values() * size.bits() * DIGITS_OF_A_BIT;
    }

    private Size of(Formula formula) {
        if (formula instanceof Formula.Total total) {
            return of(total.term());
        }
        if (formula instanceof Formula.Check check) {
            return of(check.term());
        }
        if (formula instanceof Formula.Stages stages) {
            return chain(stages);
        }
        return count((Formula.Count) formula);
    }

    private Size chain(Formula.Stages stages) {
        double bits = 0;
        for (Formula.Stage stage : stages.stages()) {
            bits += Work.bitsOf(stages.pool().die(), stage.rethrows());
        }
        Size one = new Size(2, bits);
        if (stages.finish().isPresent()) {
            Size each = of(stages.finish().get().each());
            one = new Size(each.values() + 1, bits + each.bits());
        }
        Size each = one;
        return mixed(stages.pool(), dice -> work.many(each, dice, each.values()));
    }

    /** Returns the size for a number of dice that may be thrown itself; every number of dice is charged. */
    private Size mixed(Pool pool, IntFunction<Size> fixed) {
        Size most = fixed.apply(pool.dice());
        if (pool.number().isEmpty()) {
            return most;
        }
        Size number = of(pool.number().get());
        work.multiply(1 + number.values() / 1.5);
        Size size = new Size(most.values() + pool.dice(), most.bits() + number.bits());
        work.spend(number.values() * size.values() / 2, 1, size.bits());
        return size;
    }

    private Size count(Formula.Count count) {
        if (count.pool().number().isPresent()) {
            return mixed(
                    count.pool(),
                    dice -> count(new Formula.Count(count.pool().withDice(dice), count.target(), count.fail())));
        }
        if (count.pool().isPlain()) {
            Size one = new Size(count.fail().isPresent() ? 3 : 2, chance(count));
            return work.many(one, count.pool().dice(), 2);
        }
        return sum(count.pool(), count::worth);
    }

    /** Returns the number of bits of the total of one die, which is often reduced. */
    private static double chance(Formula.Count count) {
        int sides = count.pool().die().sides();
        int[] ways = new int[3];
        for (int place = 1; place <= sides; place++) {
            ways[1 + count.worth(count.pool().die().shown(place))]++;
        }
        long common = sides;
        for (int way : ways) {
            common = IntegerMath.gcd(way, common);
        }
        return Math.log((double) sides / common) / Math.log(2);
    }

    private Size of(Term term) {
        return terms.of(term);
    }

    /** Returns the size of the sum of a pool. */
    private Size sum(Pool pool, IntUnaryOperator worth) {
        return mixed(pool, dice -> pools.of(new SparseSum.Addend(pool.withDice(dice), worth)));
    }
}
