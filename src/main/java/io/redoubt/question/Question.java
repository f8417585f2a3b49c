package io.redoubt.question;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Distribution;
import io.redoubt.odds.Odds;
import io.redoubt.odds.TooManyPathsException;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FewEntries;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.umpire.AnswerLength;
import io.redoubt.umpire.CitedRules;
import io.redoubt.umpire.FaceSource;
import io.redoubt.umpire.RollingUmpire;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step;
import io.redoubt.umpire.Transcript;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One question to one procedure.
 *
 * @param <S> the situation that the inputs describe
 * @param <O> the results of the procedure
 */
public final class Question<S, O> {
    private final Procedure<S, O> procedure;
    private final Inputs inputs;
    private final Budget budget;
    private final S situation;
    private final Checklist checklist = new Checklist();
    private @Nullable Odds<O> odds;

    private Question(Procedure<S, O> procedure, Inputs inputs, Budget budget) {
        this.procedure = procedure;
        this.inputs = inputs;
        this.budget = budget;
        this.situation = procedure.form().read(inputs);
        procedure.check(situation, checklist);
    }

    /**
     * Reads the inputs and runs the checks before dice.
     *
     * @throws BadInputException if the procedure cannot answer it
     */
    public static <S, O> Question<S, O> of(Procedure<S, O> procedure, Inputs inputs) {
        return of(procedure, inputs, Budget.usual());
    }

    /**
     * Reads the inputs and runs the checks before dice.
     *
     * @param budget the limit on the work of counting
     * @throws BadInputException if the procedure cannot answer it
     */
    public static <S, O> Question<S, O> of(Procedure<S, O> procedure, Inputs inputs, Budget budget) {
        return new Question<>(procedure, inputs, budget);
    }

    public Procedure<S, O> procedure() {
        return procedure;
    }

    /** Returns the inputs, which record those that were consulted. */
    public Inputs inputs() {
        return inputs;
    }

    /** Returns the subject of the ruling. */
    public Sentence headline() {
        return procedure.headline(situation);
    }

    /** Returns a map of the table as it was judged; empty if the question is about none. */
    public Optional<TableMap> map() {
        return procedure.map(situation);
    }

    /** Returns the findings before dice, including refusals. */
    public List<Step.Finding> findings() {
        return checklist.findings();
    }

    /** Returns the findings before dice as data for programs, by name. */
    public Map<String, Object> facts() {
        return checklist.facts();
    }

    /** Returns whether the rules allow it; only then can it be counted or rolled. */
    public boolean isAllowed() {
        return checklist.objections().isEmpty();
    }

    /**
     * Returns the disputed points that matter, with their readings: those that were consulted and, if the rules forbid
     * the action, of these only the points of which another reading alone would change the findings.
     */
    public Map<Reading<?>, NamedConstant> readings() {
        if (isAllowed()) {
            return inputs.readings();
        }
        Map<Reading<?>, NamedConstant> decisive = new LinkedHashMap<>();
        inputs.readings().forEach((reading, value) -> {
            if (decides(reading, value)) {
                decisive.put(reading, value);
            }
        });
        return decisive;
    }

    private boolean decides(Reading<?> reading, NamedConstant settled) {
        for (NamedConstant other : reading.values()) {
            if (!other.equals(settled)) {
                try {
                    Checklist otherwise = new Checklist();
                    procedure.check(procedure.form().read(inputs.settling(reading, other)), otherwise);
                    if (!otherwise.findings().equals(findings())) {
                        return true;
                    }
                } catch (BadInputException | TooManyPathsException e) {
                    return true; // another question, or too much work to compare
                }
            }
        }
        return false;
    }

    /** Returns the outcomes to display. */
    public List<String> shown() {
        return procedure.displayedOutcomes(situation);
    }

    /** Returns a suggestion for an outcome that this question does not have. */
    public Optional<String> instead(String outcome) {
        return procedure.suggestionFor(situation, outcome);
    }

    /** Returns the reason why the odds cannot be counted, with advice; usually empty. */
    public Optional<String> uncountable() {
        return procedure.uncountable(situation);
    }

    /** Returns the estimated size of an answer with all odds; usually empty. */
    public Optional<AnswerLength> length() {
        return procedure.length(situation);
    }

    /** Returns the quantities of the results besides their outcomes. */
    public List<Quantity<O>> quantities() {
        return procedure.quantities(situation);
    }

    /**
     * Returns every result with its probability; counted once.
     *
     * @throws TooManyPathsException if that takes more than the budget
     * @throws BadInputException if they are {@link #uncountable}
     */
    public Odds<O> odds() {
        if (odds == null) {
            uncountable().ifPresent(why -> {
                throw new BadInputException(why);
            });
            odds = Odds.count(umpire -> procedure.resolve(situation, umpire), budget);
        }
        return odds;
    }

    /** Returns the distribution of a quantity. */
    public Distribution<Integer> distribution(Quantity<O> quantity) {
        return quantity.apart()
                .map(draw ->
                        Odds.<Integer>count(umpire -> umpire.draw(draw), budget).distribution())
                .orElseGet(() -> odds().distribution().map(quantity.of()::applyAsInt));
    }

    /** Returns the probability of every outcome listed for programs, in the documented order. */
    public Map<String, Fraction> chances() {
        List<String> outcomes = procedure.outcomes(situation);
        Map<String, Fraction> chances = new FewEntries<>(outcomes.size());
        if (outcomes.isEmpty()) {
            return chances;
        }
        Distribution<String> named = odds().distribution().map(result -> procedure.outcome(situation, result));
        for (String outcome : outcomes) {
            chances.put(outcome, named.of(outcome));
        }
        return chances;
    }

    /** Returns every rule that was cited or can be touched. */
    public Set<RuleId> rules() {
        CitedRules rules = cited(checklist.findings());
        rules.cite(odds().rules());
        return rules;
    }

    /** Makes the ruling with these faces. */
    public Resolution<O> roll(FaceSource faces) {
        Transcript transcript = new Transcript();
        O result = procedure.resolve(situation, new RollingUmpire(faces, transcript, budget::spend));
        List<Step> steps = new ArrayList<>(checklist.findings());
        steps.addAll(transcript.steps());
        Sentence verdict = procedure.verdict(situation, result);
        CitedRules rules = cited(steps);
        rules.cite(verdict.remark().cites());
        Consequence<O> consequence = consequence(result);
        return new Resolution<>(consequence, verdict, steps, transcript.faces(), rules);
    }

    /** Returns all possible results. */
    public List<Consequence<O>> consequences() {
        List<Consequence<O>> all = new ArrayList<>();
        for (O result : odds().distribution().values()) {
            all.add(consequence(result));
        }
        return all;
    }

    private Consequence<O> consequence(O result) {
        return new Consequence<>(
                result,
                procedure.outcome(situation, result),
                () -> procedure.amounts(situation, result),
                who -> procedure.effects(situation, result, inputs, who),
                who -> procedure.names(situation, result, inputs, who));
    }

    private static CitedRules cited(List<? extends Step> steps) {
        CitedRules rules = new CitedRules();
        for (Step step : steps) {
            rules.cite(step.cites());
        }
        return rules;
    }
}
