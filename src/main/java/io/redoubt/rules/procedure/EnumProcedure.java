package io.redoubt.rules.procedure;

import io.redoubt.rules.input.Form;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A procedure whose results are the constants of an enum, and whose situation implements its own rules. */
public abstract class EnumProcedure<S extends Situation<E>, E extends Enum<E> & Outcome>
        extends DescribedProcedure<S, E> {
    /**
     * Creates a procedure.
     *
     * @param outcomes the enum of all outcomes, the mildest first
     */
    protected EnumProcedure(String verb, String summary, Form<S> form, Class<E> outcomes, Example... examples) {
        super(verb, summary, form, ids(Arrays.asList(outcomes.getEnumConstants())), examples);
    }

    @Override
    public final String outcome(S situation, E end) {
        return end.id();
    }

    @Override
    public Sentence verdict(S situation, E end) {
        return Sentence.of(end.verdict());
    }

    @Override
    public final Sentence headline(S situation) {
        return situation.headline();
    }

    @Override
    public final void check(S situation, Checklist list) {
        situation.check(list);
    }

    @Override
    public final E resolve(S situation, Umpire umpire) {
        return situation.resolve(umpire);
    }

    @Override
    public final List<String> displayedOutcomes(S situation) {
        List<E> possible = situation.possible();
        return possible.isEmpty() ? outcomes(situation) : ids(possible);
    }

    private static <E extends Outcome> List<String> ids(List<E> of) {
        List<String> ids = new ArrayList<>(of.size());
        of.forEach(end -> ids.add(end.id()));
        return ids;
    }
}
