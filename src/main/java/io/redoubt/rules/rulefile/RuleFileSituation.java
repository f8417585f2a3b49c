package io.redoubt.rules.rulefile;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.rulefile.model.Coverage;
import io.redoubt.rules.rulefile.model.FixedSource;
import io.redoubt.rules.rulefile.model.Frame;
import io.redoubt.rules.rulefile.model.Slot;
import io.redoubt.rules.rulefile.model.Text;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.Verb;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/**
 * A question to a verb of a rule file: the inputs that matter, and the findings before dice.
 *
 * @param values the values of the names of the verb, as far as they are known before dice
 */
record RuleFileSituation(Verb verb, List<Value> values, Checklist found, Coverage coverage)
        implements Judged<RuleFileResult> {
    RuleFileSituation {
        values = List.copyOf(values);
    }

    /** Reads the inputs that can matter, and judges them. */
    static RuleFileSituation read(Verb verb, Inputs inputs, Coverage coverage) {
        Frame frame = Frame.looking(verb.slots(), inputs, coverage);
        Checklist list = new Checklist();
        verb.check().judge(frame, list);
        Frame looking = frame.observed(Coverage.NONE);
        verb.about().ifPresent(about -> about.values(looking));
        if (list.objections().isEmpty()) {
            verb.roll().look(looking);
            looking.forget(verb.outcome());
            for (Verb.WrittenOutcome outcome : verb.outcomes()) {
                outcome.shown().ifPresent(shown -> shown.value(looking));
                outcome.verdict().values(looking);
            }
            verb.after().forEach(each -> each.look(looking));
        }
        return new RuleFileSituation(verb, frame.values(), list, coverage);
    }

    @Override
    public RuleFileResult resolve(Umpire umpire) {
        Frame frame = Frame.rolling(verb.begun(values), umpire, coverage);
        Value.Word end = verb.roll().resolve(frame);
        List<Value> all = frame.values();
        List<Value> kept = new ArrayList<>();
        verb.kept().forEach(slot -> kept.add(all.get(slot.index())));
        return new RuleFileResult(end, kept);
    }

    /** Returns the values after a ruling. */
    Frame after(RuleFileResult result, Frame.Source source) {
        List<Value> all = new ArrayList<>(values);
        int i = 0;
        for (Slot slot : verb.kept()) {
            all.set(slot.index(), result.kept().get(i++));
        }
        all.set(verb.outcome().index(), result.end());
        return Frame.known(all, source).observed(coverage);
    }

    @Override
    public Sentence headline() {
        Frame frame = Frame.known(values, FixedSource.NONE);
        return verb.about().map(about -> about.sentence(frame)).orElseGet(() -> Sentence.of(verb.summary()));
    }

    @Override
    public List<? extends NamedConstant> shown() {
        Frame frame = Frame.known(values, FixedSource.NONE);
        List<NamedConstant> shown = new ArrayList<>();
        for (Verb.WrittenOutcome outcome : verb.outcomes()) {
            boolean hidden = outcome.shown()
                    .map(when -> when.value(frame) == Value.Truth.NO)
                    .orElse(false);
            if (!hidden) {
                shown.add(outcome.word());
            }
        }
        return shown;
    }

    @Override
    public List<Quantity<RuleFileResult>> quantities() {
        List<Quantity<RuleFileResult>> quantities = new ArrayList<>();
        for (Verb.CountedNumber number : verb.numbers()) {
            int place = verb.kept().indexOf(number.slot());
            quantities.add(new Quantity<>(
                    number.slot().name(),
                    number.words(),
                    result -> result.kept().get(place) instanceof Value.Whole whole ? whole.number() : 0));
        }
        return quantities;
    }

    @Override
    public Sentence verdict(RuleFileResult result) {
        Text verdict = verb.outcomes().stream()
                .filter(outcome -> outcome.word().equals(result.end()))
                .findFirst()
                .orElseThrow()
                .verdict();
        return verdict.sentence(after(result, FixedSource.NONE));
    }
}
