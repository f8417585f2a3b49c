package io.redoubt.rules.procedure;

import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A procedure with several kinds of situation, each of which implements its own rules. */
public abstract class CaseProcedure<S extends Case<R>, R extends Case.Result> extends DescribedProcedure<S, R> {
    /**
     * Creates a procedure.
     *
     * @param ends every outcome, the mildest first
     */
    public CaseProcedure(String verb, String summary, Form<S> form, NamedConstant[] ends, Example... examples) {
        super(verb, summary, form, ids(Arrays.asList(ends)), examples);
    }

    /** Returns the names without duplicates: two ends of one name are one outcome. */
    private static List<String> ids(List<? extends NamedConstant> ends) {
        List<String> ids = new ArrayList<>(ends.size());
        for (NamedConstant end : ends) {
            String id = end.id();
            if (!ids.contains(id)) {
                ids.add(id);
            }
        }
        return ids;
    }

    @Override
    public final void check(S situation, Checklist list) {
        situation.check(list);
    }

    @Override
    public final R resolve(S situation, Umpire umpire) {
        return situation.resolve(umpire);
    }

    @Override
    public final List<String> displayedOutcomes(S situation) {
        return ids(situation.shown());
    }

    @Override
    public final String outcome(S situation, R result) {
        return result.end().id();
    }

    @Override
    public final List<Quantity<R>> quantities(S situation) {
        return situation.quantities();
    }

    @Override
    public final Sentence headline(S situation) {
        return situation.headline();
    }

    @Override
    public final Sentence verdict(S situation, R result) {
        return situation.verdict(result);
    }
}
