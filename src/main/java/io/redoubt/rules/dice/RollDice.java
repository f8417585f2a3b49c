package io.redoubt.rules.dice;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Any pool, sum or comparison of dice. */
final class RollDice implements Procedure<Expression, Integer> {
    /** What it is called on the command line. */
    public static final String VERB = "dice";

    private static final Field<Expression> DICE =
            Field.of("expr", new Expressions(), "the dice").positional();

    private static final Form<Expression> FORM = new Form<>(List.of(DICE), inputs -> inputs.get(DICE));
    private static final List<String> YES_NO = List.of("no", "yes");
    private static final Lookup SUM = Lookup.of("sum");
    private static final Remark HEADLINE = Remark.of("{}");
    private static final Remark COUNTED = Remark.of("*{}* of {} show {}.");
    private static final Remark TOTAL = Remark.of("The sum is *{}*.");
    private static final Remark IS = Remark.of("The sum is {}: *YES*.");
    private static final Remark IS_NOT = Remark.of("The sum is {}: *NO*.");

    @Override
    public String verb() {
        return VERB;
    }

    @Override
    public String summary() {
        return "any pool or sum of dice";
    }

    @Override
    public Form<Expression> form() {
        return FORM;
    }

    @Override
    public void check(Expression expression, Checklist checklist) {
        // Dice without a rulebook are always allowed.
    }

    /** How many dice, or the sum. */
    @Override
    public Integer resolve(Expression expression, Umpire umpire) {
        if (expression instanceof Expression.Pool pool) {
            return umpire.count(pool.each(), Need.of(pool.target()), pool.dice());
        }
        Expression.Sum sum = (Expression.Sum) expression;
        int total = 0;
        int added = sum.modifier();
        for (Expression.Term term : sum.terms()) {
            Score score = added == 0
                    ? Score.of(term.dice(), term.die())
                    : Score.of(term.dice(), term.die(), new Modifier(added, ""));
            total += umpire.total(SUM, score);
            added = 0;
        }
        return total;
    }

    @Override
    public List<String> outcomes() {
        return YES_NO;
    }

    @Override
    public List<String> outcomes(Expression expression) {
        return compared(expression).isPresent() ? YES_NO : List.of();
    }

    @Override
    public String outcome(Expression expression, Integer result) {
        return compared(expression)
                .map(target -> YES_NO.get(target.meets(result) ? 1 : 0))
                .orElse(result.toString());
    }

    @Override
    public List<Quantity<Integer>> quantities(Expression expression) {
        if (compared(expression).isPresent()) {
            return List.of();
        }
        boolean pool = expression instanceof Expression.Pool;
        return List.of(new Quantity<>(pool ? "successes" : "total", pool ? "dice that do" : "total", sum -> sum));
    }

    @Override
    public Sentence headline(Expression expression) {
        return Sentence.of(HEADLINE, expression);
    }

    @Override
    public Sentence verdict(Expression expression, Integer result) {
        if (expression instanceof Expression.Pool pool) {
            return Sentence.of(COUNTED, result, pool.dice() + "" + pool.die(), pool.target());
        }
        return compared(expression)
                .map(target -> Sentence.of(target.meets(result) ? IS : IS_NOT, result))
                .orElse(Sentence.of(TOTAL, result));
    }

    private static Optional<Target> compared(Expression expression) {
        return expression instanceof Expression.Sum sum ? sum.target() : Optional.empty();
    }

    @Override
    public List<Example> examples() {
        return List.of(
                new Example("how many of six dice show 4 or more", "'6d6>=4'"),
                new Example("two dice and 3, at most 9", "'2d6+3<=9'"),
                new Example("the sum of three dice", "3d6"));
    }
}
