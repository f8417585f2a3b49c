package io.redoubt.formula.rolling;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Term;
import io.redoubt.umpire.DiceTray;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rolls a formula at a table, from left to right. */
public final class FormulaRoll {
    private static final SentenceTemplate WORKING = SentenceTemplate.of("{} = {}");
    private static final SentenceTemplate SIDES = SentenceTemplate.of("first {}, second {}");

    private static final SentenceTemplate NO_DICE = SentenceTemplate.of("{}: no dice");

    private final DiceTray table;

    /** Whether divisions are exact, because a rounding is around them. */
    private boolean exact;

    public FormulaRoll(DiceTray table) {
        this.table = table;
    }

    /**
     * Returns the numbers of a formula: one; or one for each repetition; or the final one and the number left by each
     * named stage before. For a check it is the number compared, for two sides -1, 0 or 1 if the first is lower, equal
     * or higher.
     */
    public List<Integer> numbers(Formula formula) {
        if (formula instanceof Formula.Repeated repeated) {
            List<Integer> numbers = new ArrayList<>();
            for (int i = 1; i <= repeated.times(); i++) {
                table.attempt("Answer", i, repeated.times());
                numbers.add(number(repeated.one()));
            }
            table.ended();
            return List.copyOf(numbers);
        }
        if (formula instanceof Formula.Contest contest) {
            table.attempt("Side", 1, 2);
            int first = number(contest.first());
            table.attempt("Side", 2, 2);
            int second = number(contest.second());
            table.ended();
            table.note(SIDES, first, second);
            return List.of(Integer.compare(first, second));
        }
        if (formula instanceof Formula.Stages stages) {
            return left(stages);
        }
        return List.of(number(formula));
    }

    private int number(Formula formula) {
        if (formula instanceof Formula.Total total) {
            return told(total.term());
        }
        if (formula instanceof Formula.Check check) {
            return told(check.term());
        }
        return formula instanceof Formula.Count count
                ? counted(count)
                : left((Formula.Stages) formula).get(0);
    }

    private int counted(Formula.Count count) {
        return fixed(count.pool())
                .map(pool -> new PoolRoll(table, pool).count(new Formula.Count(pool, count.target(), count.fail())))
                .orElse(0);
    }

    /** Returns a pool with its number of dice, which is thrown first; empty if that is none. */
    private Optional<Pool> fixed(Pool pool) {
        if (pool.number().isEmpty()) {
            return Optional.of(pool);
        }
        int dice = told(pool.number().get());
        if (dice == 0) {
            table.note(NO_DICE, pool);
            return Optional.empty();
        }
        return Optional.of(pool.withDice(dice));
    }

    private List<Integer> left(Formula.Stages stages) {
        List<Integer> numbers = new ArrayList<>();
        int left = fixed(stages.pool()).map(Pool::dice).orElse(0);
        for (Formula.Stage stage : stages.stages()) {
            if (left > 0) {
                Pool plain = Pool.of(left, stages.pool().die());
                Pool pool = new Pool(
                        left,
                        Optional.empty(),
                        plain.die(),
                        stage.rethrows(),
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        Optional.empty());
                Formula.Count count = new Formula.Count(pool, stage.target(), Optional.empty());
                left = new PoolRoll(table, pool, stage.name().map(name -> name + ", " + plain)).count(count);
            }
            if (stages.named().contains(stage)) {
                numbers.add(left);
            }
        }
        int end = left;
        numbers.add(0, stages.finish().map(finish -> ended(finish, end)).orElse(end));
        return List.copyOf(numbers);
    }

    /** Rolls for each die that is left; equal dice are rolled together. */
    private int ended(Formula.Finish finish, int left) {
        if (left == 0) {
            return 0;
        }
        Optional<Pool> alone = finish.each()
                .alone()
                .filter(pool -> pool.keeps().isEmpty() && pool.number().isEmpty());
        if (alone.isPresent()) {
            Pool pool = alone.get().withDice(alone.get().dice() * left);
            return new PoolRoll(table, pool, finish.name().map(name -> name + ", " + pool)).sum();
        }
        int sum = 0;
        for (int i = 1; i <= left; i++) {
            table.attempt(finish.name().orElse("Die"), i, left);
            sum += told(finish.each());
        }
        table.ended();
        return sum;
    }

    /** Returns a number, and records its calculation if that is more than one pool. */
    private int told(Term term) {
        boolean outside = exact;
        exact = false;
        Worked worked = work(term);
        exact = outside;
        int number = worked.whole();
        if (!worked.words().equals(Integer.toString(number))) {
            table.note(WORKING, worked.words(), number);
        }
        return number;
    }

    private Worked work(Term term) {
        if (term instanceof Term.Constant constant) {
            return Worked.of(constant.value());
        }
        if (term instanceof Term.Sum sum) {
            return Worked.of(fixed(sum.pool())
                    .map(pool -> new PoolRoll(table, pool).sum())
                    .orElse(0));
        }
        if (term instanceof Term.Tally tally) {
            return Worked.of(number(tally.count()));
        }
        if (term instanceof Term.Negative negative) {
            return work(negative.term()).negated();
        }
        if (term instanceof Term.Group group) {
            return work(group.term()).grouped();
        }
        if (term instanceof Term.Labelled labelled) {
            return work(labelled.term()).labelled(labelled.label());
        }
        if (term instanceof Term.Operation operation) {
            Worked left = work(operation.left());
            return left.with(operation.operator(), work(operation.right()), exact);
        }
        return term instanceof Term.Rounded rounded ? rounded(rounded) : extreme((Term.Extreme) term);
    }

    private Worked rounded(Term.Rounded rounded) {
        boolean outside = exact;
        exact = outside || rounded.rounding().isExactInside();
        Worked inner = work(rounded.term());
        exact = outside;
        return inner.rounded(rounded.rounding());
    }

    private Worked extreme(Term.Extreme extreme) {
        List<Worked> all = new ArrayList<>();
        extreme.terms().forEach(each -> all.add(work(each)));
        return Worked.extreme(extreme.which(), all);
    }
}
