package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.terms.Fortification;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Described;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Look-ups: the states of fortification of a class of teams, the family of a fortification, and what is a Bunker. */
public final class States extends Described<StateQuestion, String> {
    /** What it is called on the command line. */
    public static final String VERB = "states";

    private static final Fields FIELDS = new Fields();
    private static final Field<StateColumn> TEAM_CLASS =
            FIELDS.choice("team-class", StateColumn.class, "class of teams [FOW-STATES-03]");
    private static final Field<Integer> STATE =
            FIELDS.number("state", 1, 9, "a number of the table: is it listed? [FOW-STATES-08]");
    private static final Field<Fortification> TYPE =
            FIELDS.choice("type", Fortification.class, "a fortification: which family? [FOW-GEN-01, FOW-GEN-02]");
    private static final Field<Boolean> AS_BUNKER =
            FIELDS.flag("as-bunker", "ask whether the type counts as a Bunker [FOW-BUNK-09, FOW-BUNK-02]");

    private static final Form<StateQuestion> FORM = FIELDS.form(States::read);

    private static StateQuestion read(Inputs inputs) {
        Optional<Fortification> type = inputs.find(TYPE);
        Optional<StateColumn> column = inputs.find(TEAM_CLASS);
        if (type.isPresent() && column.isPresent()) {
            throw new BadInput("--team-class and --type ask two questions: ask one of them");
        }
        if (type.isPresent()) {
            return inputs.get(AS_BUNKER)
                    ? new StateQuestion.Bunker(type.get())
                    : new StateQuestion.FamilyOf(type.get());
        }
        return new StateQuestion.Column(inputs.get(TEAM_CLASS), inputs.find(STATE));
    }

    public States() {
        super(
                VERB,
                "states of fortification, families, and what is a Bunker",
                FORM,
                StateQuestion.EVERY_ANSWER,
                new Example("how tanks are fortified", "--team-class tanks"),
                new Example("Foxholes for tanks?", "--team-class tanks --state 1"),
                new Example("a Gun Pit for machine-guns?", "--team-class machine-guns --state 2"),
                new Example("the family of a Trench Line", "--type trench-line"),
                new Example("the family of a Minefield", "--type minefield"),
                new Example("is a Gun Pit a Bunker?", "--type gun-pit --as-bunker"),
                new Example("is a Tobruk Pit a Bunker?", "--type tobruk-pit --as-bunker"));
    }

    @Override
    public void check(StateQuestion question, Checklist list) {
        question.check(list);
    }

    @Override
    public String resolve(StateQuestion question, Umpire umpire) {
        return question.answer();
    }

    @Override
    public List<String> outcomes(StateQuestion question) {
        return question.answers();
    }

    @Override
    public String outcome(StateQuestion question, String result) {
        return result;
    }

    @Override
    public Sentence headline(StateQuestion question) {
        return question.headline();
    }

    @Override
    public Sentence verdict(StateQuestion question, String result) {
        return question.verdict();
    }
}
