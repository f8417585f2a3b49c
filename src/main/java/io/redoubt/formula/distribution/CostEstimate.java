package io.redoubt.formula.distribution;

import io.redoubt.exact.IntegerMath;
import io.redoubt.formula.Explosion;
import io.redoubt.formula.Formula;
import io.redoubt.formula.Operator;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Reroll;
import io.redoubt.formula.Selection;
import io.redoubt.formula.Term;
import io.redoubt.formula.ValueBounds;
import io.redoubt.umpire.Die;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Estimates the work of a count and the size of its answer beforehand: in nanoseconds of an average machine, measured
 * once, and in the digits of all fractions together. The caller decides how much is allowed.
 */
public final class CostEstimate {
    /** Longer than any user waits. */
    private static final double MOST_NANOS = 3_600e9;

    /** Limit on the digits of all fractions of an answer; a thousand d6 have eight million. */
    private static final double MOST_DIGITS = 30e6;

    private static final double MOST_VALUES = 200_000;
    private static final double DIGITS_OF_A_BIT = 2 * Math.log10(2);
    private static final double MILLION = 1e6;

    /** Times the work of whole numbers for fractions. */
    private static final double FRACTIONS = 8;

    /** Steps for each sum of fair dice, whatever their faces. */
    private static final double EVEN = 4;

    private double nanos;

    private CostEstimate() {}

    /**
     * The size of a distribution.
     *
     * @param values the maximum number of its values
     * @param bits the number of bits of its total
     */
    private record Size(double values, double bits) {}

    /** Returns the cost of counting a term, in nanoseconds. */
    static double nanos(Term term) {
        CostEstimate work = new CostEstimate();
        work.of(term);
        return work.nanos;
    }

    /** Returns the cost of counting a formula, in nanoseconds, without formatting the answer. */
    public static double nanos(Formula formula) {
        CostEstimate work = new CostEstimate();
        work.digits(formula);
        return work.nanos;
    }

    /**
     * Returns the reason why a formula cannot be counted and its answer formatted in any time, with advice; empty if it
     * can.
     */
    public static Optional<String> uncountable(Formula formula) {
        CostEstimate work = new CostEstimate();
        double digits = work.digits(formula);
        if (digits > MOST_DIGITS) {
            return Optional.of("the exact answer would have about " + Math.round(digits / MILLION)
                    + " million digits, and " + Math.round(MOST_DIGITS / MILLION)
                    + " million is the most: ask about fewer dice or faces, or for a yes or no like (9d6)>=30");
        }
        if (work.nanos > MOST_NANOS) {
            return Optional.of(
                    "an exact calculation takes more than an hour: ask about fewer dice, faces or sums at once");
        }
        return Optional.empty();
    }

    private double digits(Formula formula) {
        if (formula instanceof Formula.Contest contest) {
            Size first = of(contest.first());
            Size second = of(contest.second());
            spend(first.values() + second.values(), 3, first.bits() + second.bits());
            return 0;
        }
        if (formula instanceof Formula.Repeated repeated) {
            boolean check = repeated.one() instanceof Formula.Check;
            Size one = of(repeated.one());
            Size answer = check ? new Size(2, one.bits()) : one;
            Size sum = sum(repeated, answer);
            spend(2 * answer.values(), repeated.times(), sum.bits());
            return written(one) + written(sum) + 2 * written(new Size(answer.values(), sum.bits()));
        }
        Size size = of(formula);
        if (formula instanceof Formula.Stages stages) {
            double times = 1 + stages.named().size();
            nanos *= times;
            return times * written(size);
        }
        return formula instanceof Formula.Check ? 0 : written(size);
    }

    private Size sum(Formula.Repeated repeated, Size answer) {
        if (repeated.one() instanceof Formula.Total total) {
            Optional<Pool> pool = total.term()
                    .alone()
                    .filter(each -> each.keeps().isEmpty() && each.number().isEmpty());
            if (pool.isPresent()) {
                return pool(pool.get().withDice(pool.get().dice() * repeated.times()));
            }
        }
        return many(answer, repeated.times(), answer.values());
    }

    /** Returns the number of digits of a distribution. */
    private static double written(Size size) {
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
            bits += bitsOf(stages.pool().die(), stage.rethrows());
        }
        Size one = new Size(2, bits);
        if (stages.finish().isPresent()) {
            Size each = of(stages.finish().get().each());
            one = new Size(each.values() + 1, bits + each.bits());
        }
        Size each = one;
        return mixed(stages.pool(), dice -> many(each, dice, each.values()));
    }

    /** Returns the size for a number of dice that may be thrown itself; every number of dice is charged. */
    private Size mixed(Pool pool, IntFunction<Size> fixed) {
        Size most = fixed.apply(pool.dice());
        if (pool.number().isEmpty()) {
            return most;
        }
        Size number = of(pool.number().get());
        nanos *= 1 + number.values() / 2;
        Size size = new Size(most.values() + pool.dice(), most.bits() + number.bits());
        spend(number.values() * size.values() / 2, 1, size.bits());
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
            return many(one, count.pool().dice(), 2);
        }
        return pool(count.pool(), count.fail().isPresent() ? -1 : 0, 1);
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
        Size size = sized(term);
        ValueBounds span = ValueBounds.of(term);
        Size within = new Size(Math.min(size.values(), (double) span.highest() - span.lowest() + 1), size.bits());
        if (within.values() > MOST_VALUES) {
            nanos = Double.MAX_VALUE;
        }
        return within;
    }

    private Size sized(Term term) {
        if (term instanceof Term.Sum sum) {
            return pool(sum.pool());
        }
        if (term instanceof Term.Negative negative) {
            return of(negative.term());
        }
        if (term instanceof Term.Group group) {
            return of(group.term());
        }
        if (term instanceof Term.Operation operation) {
            return of(operation.operator(), of(operation.left()), of(operation.right()));
        }
        if (term instanceof Term.Labelled labelled) {
            return of(labelled.term());
        }
        if (term instanceof Term.Tally tally) {
            return of(tally.count());
        }
        if (term instanceof Term.Rounded rounded) {
            Size size = of(rounded.term());
            // Fractions take longer than whole numbers.
            nanos *= rounded.term().hasDivision() ? FRACTIONS : 1;
            return size;
        }
        if (term instanceof Term.Extreme extreme) {
            Size found = new Size(1, 0);
            for (Term each : extreme.terms()) {
                Size size = of(each);
                found = new Size(found.values() + size.values(), found.bits() + size.bits());
                spend(found.values(), 3, found.bits());
            }
            return found;
        }
        return new Size(1, 0);
    }

    private Size of(Operator operator, Size left, Size right) {
        double pairs = left.values() * right.values();
        boolean sum = operator == Operator.PLUS || operator == Operator.MINUS;
        double product = left.bits() * right.bits() / Long.SIZE / Long.SIZE;
        nanos += pairs * ((sum ? 0 : 100) + nanosOf(left.bits() + right.bits()) + product);
        double values = sum ? left.values() + right.values() : pairs;
        return new Size(sum ? Math.max(values, Math.min(pairs, MOST_VALUES)) : values, left.bits() + right.bits());
    }

    /** Returns the size of the sum of a pool. */
    private Size pool(Pool pool) {
        return pool(pool, pool.die().lowest(), pool.die().highest());
    }

    /** Charges every step of a loop over values with numbers of this width. */
    private void spend(double values, double steps, double bits) {
        nanos += values * steps * nanosOf(bits);
    }

    private static double nanosOf(double bits) {
        return bits < Long.SIZE - 1 ? 3 : 50 + bits / Long.SIZE * 2;
    }

    private static double bitsOf(Die die, List<Reroll> rethrows) {
        double bits = Math.log(die.sides()) / Math.log(2);
        for (int i = 0; i < rethrows.size(); i++) {
            bits *= 2;
        }
        return bits;
    }

    /**
     * Returns the size of a pool.
     *
     * @param least the minimum contribution of one throw
     * @param most the maximum contribution of one throw
     */
    private Size pool(Pool written, int least, int most) {
        Pool pool = written.asItFalls();
        if (pool.number().isPresent()) {
            return mixed(pool, dice -> pool(pool.withDice(dice), least, most));
        }
        double faces = pool.die().sides();
        double bits = bitsOf(pool.die(), pool.rethrows());
        double longest = pool.explosion().isPresent() ? Explosion.MOST_FURTHER + 1 : 1;
        boolean chained = longest > 1 && (!pool.grows() || pool.keeps().isEmpty());
        double values = most - least + 1.0;
        if (chained) {
            values = Math.max(most, most * longest) - Math.min(least, least * longest) + 1;
            spend(longest * values / 2, faces, bits * longest);
            faces = Math.min(values, longest * faces);
            bits *= longest;
        }
        Selection selection = pool.selection();
        int dice = pool.dice();
        double kept = selection.left(dice);
        if (pool.keeps().isEmpty() || (kept == dice && !pool.grows())) {
            return many(
                    new Size(values, bits),
                    dice,
                    pool.isPlain() && pool.die().marks().isEmpty() ? EVEN : faces);
        }
        if (pool.grows()) {
            return growing(pool, most - least, faces, bits);
        }
        double sums = kept * values;
        if (selection.above(dice) > 0 && selection.below(dice) > 0) {
            spend(faces * dice * dice / 2, sums / 2, bits * dice);
        } else {
            boolean even = pool.explosion().isEmpty() && pool.die().marks().isEmpty();
            spend(faces * kept, sums * (even ? 1 : kept / 4), bits * dice);
            spend(faces * kept, 3 * Math.min(kept / 2, dice - kept), bits * dice);
        }
        return new Size(sums, bits * dice);
    }

    private Size growing(Pool pool, int range, double faces, double bits) {
        double dice = pool.dice();
        double longest = dice * (Explosion.MOST_FURTHER + 1);
        double sums = pool.selection().left((int) longest) * (range + 1.0);
        double exploding = exploding(pool);
        double steps = (exploding - 1) * longest * longest / 6 + longest + (faces - exploding) * dice * dice / 2;
        spend(longest * dice, steps * sums / 16, bits * longest);
        return new Size(sums, bits * longest);
    }

    private static double exploding(Pool pool) {
        return IntStream.rangeClosed(1, pool.die().sides())
                .map(place -> pool.die().shown(place))
                .filter(shown ->
                        pool.explosion().stream().anyMatch(each -> each.when().meets(shown)))
                .count();
    }

    /** Returns the size of the sum of equal distributions. */
    private Size many(Size one, double count, double terms) {
        Size sum = new Size(count * (one.values() - 1) + 1, one.bits() * count);
        if (sum.bits() < Long.SIZE - 1) {
            spend(sum.values(), Math.min(sum.values(), one.values() * count), sum.bits());
        } else {
            double ints = sum.bits() / Integer.SIZE;
            double factor = Math.ceil(one.bits() / Integer.SIZE + 1);
            nanos += sum.values() * terms * (70 + ints * (terms > EVEN ? 0.5 + 0.5 * factor : 1));
        }
        return sum;
    }
}
