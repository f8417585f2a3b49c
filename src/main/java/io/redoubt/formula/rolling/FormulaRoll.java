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

    private final DiceTray table;

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
        if (formula instanceof Formula.Count count) {
            return new PoolRoll(table, count.pool()).count(count);
        }
        return left((Formula.Stages) formula).get(0);
    }

    private List<Integer> left(Formula.Stages stages) {
        List<Integer> numbers = new ArrayList<>();
        int left = stages.pool().dice();
        for (Formula.Stage stage : stages.stages()) {
            if (left > 0) {
                Pool pool = Pool.of(left, stages.pool().die());
                Formula.Count count = new Formula.Count(pool, stage.target(), Optional.empty());
                left = new PoolRoll(table, pool, stage.name().map(name -> name + ", " + pool)).count(count);
            }
            if (stages.named().contains(stage)) {
                numbers.add(left);
            }
        }
        numbers.add(0, left);
        return List.copyOf(numbers);
    }

    /** Returns a number, and records its calculation if that is more than one pool. */
    private int told(Term term) {
        Worked worked = work(term);
        if (!worked.words().equals(Integer.toString(worked.number()))) {
            table.note(WORKING, worked.words(), worked.number());
        }
        return worked.number();
    }

    /** A number, and the term with its pools rolled. */
    private record Worked(int number, String words) {
        static Worked of(int number) {
            return new Worked(number, Integer.toString(number));
        }
    }

    private Worked work(Term term) {
        if (term instanceof Term.Constant constant) {
            return Worked.of(constant.value());
        }
        if (term instanceof Term.Sum sum) {
            return Worked.of(new PoolRoll(table, sum.pool()).sum());
        }
        if (term instanceof Term.Negative negative) {
            Worked inner = work(negative.term());
            return new Worked(-inner.number(), "-" + inner.words());
        }
        if (term instanceof Term.Group group) {
            Worked inner = work(group.term());
            boolean alone = inner.words().equals(Integer.toString(inner.number()));
            return alone ? inner : new Worked(inner.number(), '(' + inner.words() + ')');
        }
        if (term instanceof Term.Operation operation) {
            Worked left = work(operation.left());
            Worked right = work(operation.right());
            int number = operation.operator().of(left.number(), right.number());
            return new Worked(number, left.words() + ' ' + operation.operator().sign() + ' ' + right.words());
        }
        return extreme((Term.Extreme) term);
    }

    private Worked extreme(Term.Extreme extreme) {
        List<String> words = new ArrayList<>();
        Worked first = work(extreme.terms().get(0));
        words.add(first.words());
        int found = first.number();
        for (Term each : extreme.terms().subList(1, extreme.terms().size())) {
            Worked worked = work(each);
            words.add(worked.words());
            found = extreme.which().of(found, worked.number());
        }
        return new Worked(found, extreme.which().word() + '(' + String.join(", ", words) + ')');
    }
}
