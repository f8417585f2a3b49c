package io.redoubt.rules.dice;

import io.redoubt.formula.Explosion;
import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Term;
import io.redoubt.formula.distribution.CostEstimate;
import io.redoubt.formula.distribution.Formulas;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.AnswerLength;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The procedure for formulas of dice. */
final class RollDice implements Procedure<Formula, List<Integer>> {
    /** The verb on the command line. */
    public static final String VERB = "dice";

    private static final InputField<Formula> DICE =
            InputField.of("expr", new FormulaFormat(), "the dice").positional();

    private static final Form<Formula> FORM = new Form<>(List.of(DICE), inputs -> inputs.get(DICE));
    private static final SentenceTemplate HEADLINE = SentenceTemplate.of("{}");
    private static final SentenceTemplate UNCOUNTED =
            SentenceTemplate.of("Too many odds to list; use fewer dice or faces, or ask a yes or no like (9d6)>=30.");
    private static final SentenceTemplate BOUND = SentenceTemplate.of("Each die explodes at most {} times.");
    private static final SentenceTemplate DIGITS =
            SentenceTemplate.of("A {} is read digit by digit and has {} faces; a die with every number is {}.");
    private static final SentenceTemplate SETTLED =
            SentenceTemplate.of("Either every die counts here or none can: {}.");

    @Override
    public String verb() {
        return VERB;
    }

    @Override
    public String summary() {
        return "any pool or sum of dice";
    }

    @Override
    public Form<Formula> form() {
        return FORM;
    }

    /** Adds notes that players may not expect; dice without a rulebook are always allowed. */
    @Override
    public void check(Formula formula, Checklist checklist) {
        CostEstimate.uncountable(formula).ifPresent(why -> checklist.note(UNCOUNTED));
        List<Pool> pools = formula.pools();
        for (Pool pool : pools) {
            if (pool.die().isDigits()) {
                checklist.note(
                        DIGITS,
                        pool.die(),
                        pool.die().sides(),
                        new Die(pool.die().highest()));
                checklist.fact("digits", pool.die().toString());
                break;
            }
        }
        if (pools.stream().anyMatch(pool -> pool.explosion().isPresent())) {
            checklist.note(BOUND, Explosion.MOST_FURTHER);
            checklist.fact("most-further-throws", Explosion.MOST_FURTHER);
        }
        if (FormulaOutcomes.one(formula) instanceof Formula.Count count && Formulas.isSettled(count)) {
            Term sum = new Term.Group(new Term.Sum(count.pool()));
            String hint = "for the sum write " + new Formula.Check(sum, count.target());
            checklist.note(SETTLED, hint);
            checklist.fact("hint", hint);
        }
    }

    @Override
    public Optional<String> uncountable(Formula formula) {
        return CostEstimate.uncountable(formula).map(why -> formula + ": " + why);
    }

    @Override
    public Optional<AnswerLength> length(Formula formula) {
        return Optional.of(CostEstimate.length(formula));
    }

    @Override
    public List<Integer> resolve(Formula formula, Umpire umpire) {
        return umpire.draw(new FormulaDraw(formula));
    }

    @Override
    public List<String> outcomes() {
        return FormulaOutcomes.outcomes();
    }

    @Override
    public List<String> outcomes(Formula formula) {
        return FormulaOutcomes.outcomes(formula);
    }

    @Override
    public List<String> worstToBest() {
        return FormulaOutcomes.worstToBest();
    }

    @Override
    public Optional<String> suggestionFor(Formula formula, String outcome) {
        return outcomes(formula).isEmpty()
                ? Optional.of("a comparison of a number is yes or no, like (" + formula + ")>=3")
                : Optional.empty();
    }

    @Override
    public String outcome(Formula formula, List<Integer> numbers) {
        return FormulaOutcomes.outcome(formula, numbers);
    }

    @Override
    public List<Quantity<List<Integer>>> quantities(Formula formula) {
        return FormulaOutcomes.quantities(formula);
    }

    /** Returns the quantities; of several answers none is the total, because each is in its own step. */
    @Override
    public Map<String, Integer> amounts(Formula formula, List<Integer> numbers) {
        Map<String, Integer> amounts = new LinkedHashMap<>(Procedure.super.amounts(formula, numbers));
        if (formula instanceof Formula.Repeated) {
            amounts.remove("total");
            amounts.remove("successes");
        }
        return amounts;
    }

    @Override
    public Sentence headline(Formula formula) {
        return Sentence.of(HEADLINE, formula);
    }

    @Override
    public Sentence verdict(Formula formula, List<Integer> numbers) {
        return Verdicts.of(formula, numbers);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                new Example("how many of six dice show 4 or more", "'6d6>=4'"),
                new Example("two dice and 3, at most 9", "'2d6+3<=9'"),
                new Example("the sum of three dice", "3d6"),
                new Example("the best three of four, six times", "'6x(4d6kh3)'"),
                new Example("hit on 4+, wound on 3+, fail to save on 5+", "'12d6 then hit >=4 then wound >=3 then <5'"),
                new Example(
                        "the chain again, with a re-roll of 1s and damage", "'20d6 then hit 3+ ro1 then damage d3'"),
                new Example("the better of two dice against a rival", "'2d20kh1+5 vs d20+7'"));
    }

    @Override
    public List<String> notes() {
        return Grammar.LINES;
    }
}
