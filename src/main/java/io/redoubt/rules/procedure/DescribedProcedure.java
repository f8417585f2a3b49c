package io.redoubt.rules.procedure;

import io.redoubt.rules.input.Form;
import java.util.List;

/** A procedure whose verb, form, outcomes and examples are given to its constructor. */
public abstract class DescribedProcedure<S, O> implements Procedure<S, O> {
    private final String verb;
    private final String summary;
    private final Form<S> form;
    private final List<String> outcomes;
    private final List<Example> examples;

    /**
     * Creates a procedure.
     *
     * @param verb the word on the command line
     * @param summary one line of help
     * @param outcomes every outcome, the mildest first
     * @param examples worked examples; the first one is part of the help
     */
    protected DescribedProcedure(
            String verb, String summary, Form<S> form, List<String> outcomes, Example... examples) {
        this.verb = verb;
        this.summary = summary;
        this.form = form;
        this.outcomes = List.copyOf(outcomes);
        this.examples = List.of(examples);
    }

    @Override
    public final String verb() {
        return verb;
    }

    @Override
    public final String summary() {
        return summary;
    }

    @Override
    public final Form<S> form() {
        return form;
    }

    @Override
    public final List<String> outcomes() {
        return outcomes;
    }

    @Override
    public final List<Example> examples() {
        return examples;
    }
}
